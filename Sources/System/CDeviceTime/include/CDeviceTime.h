#ifndef CDEVICETIME_H
#define CDEVICETIME_H

#include <stdbool.h>
#include <stdint.h>

/// Where work runs.
typedef enum : int32_t {
  /// In turn, as on the main queue and the main actor.
  DeviceQueueMain,
  /// In any order, as on the global queues and the executor of tasks without an actor.
  DeviceQueueConcurrent,
} DeviceQueue;

/// Work that has been asked for, to be performed once, on whatever thread.
typedef struct __attribute__((swift_attr("@Sendable"))) {
  /// What it is called with.
  void *_Nullable context;
  /// What is called.
  void (*_Nonnull function)(void *_Nullable);
  DeviceQueue queue;
  /// When it is due, in nanoseconds of the device's clock; what is past is due now.
  int64_t due;
  /// The number of the task that it is a part of; 0 for other work.
  uint64_t task;
  /// The number of the task that it wakes, where it wakes one; that may be awake before, as it is when it is cancelled.
  uint64_t sleeper;
  /// Which work for a queue of the app's own it comes from, by its number; 0 for what comes from the app's main thread.
  uint64_t origin;
} DeviceWork;

/// The language, the region, the time zone and the calendar that the code of an app sees, as values of Foundation's.
typedef struct {
  /// A `Locale`.
  const void *_Nonnull locale;
  /// A `TimeZone`.
  const void *_Nonnull timeZone;
  /// A `Calendar`.
  const void *_Nonnull calendar;
  /// An array of strings.
  const void *_Nonnull languages;
  /// A time zone of CoreFoundation's; null where that is linked statically.
  const void *_Nullable coreTimeZone;
} DeviceRegion;

/// What the code that this thread runs sees of time, and who gets the work that it asks for.
typedef struct {
  /// Who gets the work; passed to `DeviceWorkReceivers`.
  void *_Nonnull receiver;
  /// The nanoseconds since the device's start.
  const int64_t *_Nonnull now;
  /// The date of the device's start, in nanoseconds since 1970.
  int64_t start;
  /// The region; null for the machine's.
  const DeviceRegion *_Nullable region;
} DeviceScope;

/// Who is told of work.
typedef struct {
  /// Work of the scope of the calling thread.
  void (*_Nonnull add)(void *_Nonnull receiver, DeviceWork work);
  /// Work that is asked for on another thread, by what the app has given a queue of its own.
  void (*_Nonnull post)(void *_Nonnull receiver, DeviceWork work);
  /// Work for a queue of the app's own is under way from now on; returns its number. With `isFirst`, the receiver stays
  /// there for it. Called on any thread, as the two around it.
  uint64_t (*_Nonnull leave)(void *_Nonnull receiver, bool isFirst);
  /// A thread has begun with such work.
  void (*_Nonnull begin)(void *_Nonnull receiver);
  /// Such work is done, or waits for its turn on the main queue.
  void (*_Nonnull comeBack)(void *_Nonnull receiver, bool isLast);
  /// A job of a task that is resumed outside of every scope; false where the task belongs to no device.
  bool (*_Nonnull resume)(DeviceWork work);
  /// A timer of Foundation that is added to a run loop; `interval` is 0 for one that fires once.
  void (*_Nonnull schedule)(void *_Nonnull receiver, void *_Nonnull timer, int64_t due, int64_t interval);
  /// A configuration of sessions that an app has made.
  void (*_Nonnull configure)(void *_Nonnull configuration);
  /// The shared session of apps, retained once more.
  void *_Nonnull (*_Nonnull sharedSession)(void);
  /// Gives a new `Calendar` a `TimeZone`.
  void (*_Nonnull setTimeZone)(void *_Nonnull calendar, const void *_Nonnull timeZone);
} DeviceWorkReceivers;

/// Sets who is told of work; called once, before any scope is entered.
void deviceTimeSetReceivers(DeviceWorkReceivers receivers);

/// Who gets what the code on this thread asks for, also where it is that of a queue of the app's own; null where no app's code
/// runs.
void *_Nullable deviceTimeReceiver(void);

/// The number of the work for a queue of the app's own that this thread performs; 0 for none.
uint64_t deviceTimeOrigin(void);

/// Creates a time zone of CoreFoundation's, which lives as long as the process; null where that is linked statically.
const void *_Nullable deviceRegionCoreTimeZone(const char *_Nonnull identifier);

/// Replaces the scope of this thread, and returns the one before; null for none.
const DeviceScope *_Nullable deviceTimeEnter(const DeviceScope *_Nullable scope);

/// Undoes what the code of an app has changed of the process: variables of the environment, handlers of signals, the working folder,
/// the locale, and the mask of new files. `receiver`: that of the app's scopes.
void deviceProcessRestore(const void *_Nonnull receiver);

#endif
