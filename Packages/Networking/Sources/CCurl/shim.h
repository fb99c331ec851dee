// libcurl's option and information functions are variadic, so Swift cannot call them. Each wrapper below fixes the type
// of the one argument. The type checks of curl.h are macros with the names of the variadic functions, and would reject
// the wrappers, whose option is not a constant.
#ifndef TESSERA_CCURL_SHIM_H
#define TESSERA_CCURL_SHIM_H

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}

// libcurl copies the string, except for CURLOPT_POSTFIELDS.
static inline CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, const void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(easy, option, value);
}

// Called for the body as it arrives, and for each header line.
typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);
static inline CURLcode ccurl_set_receive(CURL *easy, CURLoption option, ccurl_receive function) {
  return curl_easy_setopt(easy, option, function);
}

// Called for the next bytes of the body to send.
typedef size_t (*ccurl_send)(char *buffer, size_t size, size_t count, void *context);
static inline CURLcode ccurl_set_send(CURL *easy, ccurl_send function) {
  return curl_easy_setopt(easy, CURLOPT_READFUNCTION, function);
}

typedef int (*ccurl_seek)(void *context, curl_off_t offset, int origin);
static inline CURLcode ccurl_set_seek(CURL *easy, ccurl_seek function) {
  return curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, function);
}

typedef int (*ccurl_progress)(
  void *context, curl_off_t download_total, curl_off_t downloaded, curl_off_t upload_total, curl_off_t uploaded);
static inline CURLcode ccurl_set_progress(CURL *easy, ccurl_progress function) {
  return curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, function);
}

// Called before a connection is opened, with the address to which the name was resolved.
typedef curl_socket_t (*ccurl_open)(void *context, curlsocktype purpose, struct curl_sockaddr *address);
static inline CURLcode ccurl_set_open(CURL *easy, ccurl_open function) {
  return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, function);
}

static inline CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value) {
  return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_socket(CURL *easy, CURLINFO info, curl_socket_t *value) {
  return curl_easy_getinfo(easy, info, value);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

#endif
