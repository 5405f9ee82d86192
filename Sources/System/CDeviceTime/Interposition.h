#ifndef INTERPOSITION_H
#define INTERPOSITION_H

#include "CDeviceTime.h"

#include <stdatomic.h>

// The scope of the code that this thread runs; null outside of apps.
__attribute__((visibility("hidden"))) const DeviceScope *deviceView(void);
__attribute__((visibility("hidden"))) extern DeviceWorkReceivers deviceReceivers;

// The library's own definition; looked for once.
#define THE_LIBRARYS(type, name) \
  static _Atomic(type) found; \
  type library = atomic_load_explicit(&found, memory_order_relaxed); \
  if (!library) { \
    library = (type)dlsym(RTLD_NEXT, #name); \
    atomic_store_explicit(&found, library, memory_order_relaxed); \
  }

#define WEAK __attribute__((weak, visibility("default")))

#endif
