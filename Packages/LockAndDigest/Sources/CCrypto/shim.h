#ifndef TESSERA_CCRYPTO_SHIM_H
#define TESSERA_CCRYPTO_SHIM_H

#include <openssl/sha.h>

#endif
