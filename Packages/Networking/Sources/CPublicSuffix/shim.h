#ifndef TESSERA_CPUBLICSUFFIX_SHIM_H
#define TESSERA_CPUBLICSUFFIX_SHIM_H

#include <libpsl.h>

#endif
