// The language, region, time zone and calendar of apps on a simulated device.
//
// Foundation on Linux takes them from the machine: from TZ, /etc/localtime, and a locale that is “English (World)” everywhere. An
// app asks for them by a few getters of Foundation's, also by the defaults of formats, which are defined here anew: see
// CDeviceTime.c.

#define _GNU_SOURCE
#include "CDeviceTime.h"
#include "Interposition.h"

#include <dlfcn.h>

extern void *swift_retain(void *object);

// How `Locale`, `TimeZone` and `Calendar` are laid out: one existential of a class.
typedef struct {
  void *object;
  const void *witnesses;
} Value;

static const DeviceRegion *region(void) {
  const DeviceScope *seen = deviceView();
  return seen ? seen->region : 0;
}

static Value copy(const void *value) {
  Value result = *(const Value *)value;
  swift_retain(result.object);
  return result;
}

#define GETTER(name, symbol, part) \
  WEAK __attribute__((swiftcall)) Value name(__attribute__((swift_context)) void *type) __asm__(symbol); \
  __attribute__((swiftcall)) Value name(__attribute__((swift_context)) void *type) { \
    typedef __attribute__((swiftcall)) Value (*Getter)(__attribute__((swift_context)) void *type); \
    const DeviceRegion *seen = region(); \
    if (seen) return copy(seen->part); \
    static _Atomic(Getter) found; \
    Getter library = atomic_load_explicit(&found, memory_order_relaxed); \
    if (!library) { \
      library = (Getter)dlsym(RTLD_NEXT, symbol); \
      atomic_store_explicit(&found, library, memory_order_relaxed); \
    } \
    return library(type); \
  }

GETTER(currentLocale, "$s20FoundationEssentials6LocaleV7currentACvgZ", locale)
GETTER(updatingLocale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", locale)
GETTER(currentCalendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", calendar)
GETTER(updatingCalendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", calendar)
GETTER(currentTimeZone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", timeZone)
GETTER(updatingTimeZone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", timeZone)
// Optional, with the same layout.
GETTER(defaultTimeZone, "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ", timeZone)
GETTER(defaultObject, "$s10Foundation10NSTimeZoneC7default0A10Essentials04TimeC0VvgZ", timeZone)

#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

WEAK __attribute__((swiftcall)) void *languages(__attribute__((swift_context)) void *type) __asm__(LANGUAGES);
__attribute__((swiftcall)) void *languages(__attribute__((swift_context)) void *type) {
  typedef __attribute__((swiftcall)) void *(*Getter)(__attribute__((swift_context)) void *type);
  const DeviceRegion *seen = region();
  if (seen) return swift_retain(*(void *const *)seen->languages);
  static _Atomic(Getter) found;
  Getter library = atomic_load_explicit(&found, memory_order_relaxed);
  if (!library) {
    library = (Getter)dlsym(RTLD_NEXT, LANGUAGES);
    atomic_store_explicit(&found, library, memory_order_relaxed);
  }
  return library(type);
}

#define NEW_CALENDAR "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC"

// `Calendar(identifier:)`, whose time zone is the machine's.
WEAK __attribute__((swiftcall)) Value newCalendar(uint8_t identifier) __asm__(NEW_CALENDAR);
__attribute__((swiftcall)) Value newCalendar(uint8_t identifier) {
  typedef __attribute__((swiftcall)) Value (*Initializer)(uint8_t);
  static _Atomic(Initializer) found;
  Initializer library = atomic_load_explicit(&found, memory_order_relaxed);
  if (!library) {
    library = (Initializer)dlsym(RTLD_NEXT, NEW_CALENDAR);
    atomic_store_explicit(&found, library, memory_order_relaxed);
  }
  Value calendar = library(identifier);
  const DeviceRegion *seen = region();
  if (seen) deviceReceivers.setTimeZone(&calendar, seen->timeZone);
  return calendar;
}

// MARK: CoreFoundation, which `DateFormatter` asks

extern const void *CFTimeZoneCreateWithName(const void *allocator, const void *name, unsigned char abbreviations)
  __attribute__((weak));
extern const void *CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding)
  __attribute__((weak));
extern const void *CFRetain(const void *object) __attribute__((weak));

const void *deviceRegionCoreTimeZone(const char *identifier) {
  // kCFStringEncodingUTF8.
  static const uint32_t utf8 = 0x08000100;
  if (!CFTimeZoneCreateWithName || !CFStringCreateWithCString || !CFRetain) return 0;
  return CFTimeZoneCreateWithName(0, CFStringCreateWithCString(0, identifier, utf8), 1);
}

#define CORE_TIME_ZONE(name) \
  WEAK const void *name(void) { \
    const DeviceRegion *seen = region(); \
    if (seen && seen->coreTimeZone) return CFRetain(seen->coreTimeZone); \
    typedef const void *(*Function)(void); \
    THE_LIBRARYS(Function, name) \
    return library ? library() : 0; \
  }

CORE_TIME_ZONE(CFTimeZoneCopyDefault)
CORE_TIME_ZONE(CFTimeZoneCopySystem)
