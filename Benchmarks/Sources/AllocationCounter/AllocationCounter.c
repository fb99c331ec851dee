#define _GNU_SOURCE
#include "AllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_bool counts;
static atomic_llong blocks;
static atomic_llong bytes;

void allocation_counter_begin(void) {
  atomic_store(&blocks, 0);
  atomic_store(&bytes, 0);
  atomic_store(&counts, true);
}

struct allocation_count allocation_counter_end(void) {
  atomic_store(&counts, false);
  return (struct allocation_count){atomic_load(&blocks), atomic_load(&bytes)};
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER
#endif
#endif

// A sanitizer has already replaced `malloc`.
#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <malloc.h>

// A `malloc` in the program replaces the C library's in all its libraries. glibc's own functions have these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *taken(void *block) {
  if (block && atomic_load_explicit(&counts, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void given(void *block) {
  if (block && atomic_load_explicit(&counts, memory_order_relaxed))
    atomic_fetch_sub_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
}

bool allocation_counter_is_available(void) { return true; }

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  given(block);
  return taken(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

void free(void *block) {
  given(block);
  __libc_free(block);
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
