// Time and work of apps on a simulated device.
//
// An app's sources are not changed for it: they say `Task.sleep`, `DispatchQueue.main.asyncAfter`, `Timer.scheduledTimer` and
// `Date()`. What these come down to on Linux are a few functions of libc, libdispatch and CoreFoundation, which are defined here
// anew. A definition in a program comes before those of the libraries that it loads (ld.so(8), "symbol interposition"), as
// libfaketime and allocators use it. Each of them does what the library does, but for a thread that runs code of an app: there
// the clock is the device's, and work goes to the device. The definitions are weak, so that a program that is linked with
// these libraries statically is linked with theirs.

#define _GNU_SOURCE
#include "CDeviceTime.h"
#include "Interposition.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The scope of the code of an app's main thread.
static _Thread_local const DeviceScope *scope;
// The scope that work for a queue of the app's own was given in, while a thread of that queue performs it, and its number.
static _Thread_local const DeviceScope *origin;
static _Thread_local uint64_t originNumber;
DeviceWorkReceivers deviceReceivers;

const DeviceScope *deviceView(void) { return scope ? scope : origin; }

void deviceTimeSetReceivers(DeviceWorkReceivers value) { deviceReceivers = value; }

const DeviceScope *deviceTimeEnter(const DeviceScope *value) {
  const DeviceScope *before = scope;
  scope = value;
  return before;
}

void *deviceTimeReceiver(void) { return deviceView() ? deviceView()->receiver : 0; }

uint64_t deviceTimeOrigin(void) { return scope ? 0 : originNumber; }

// MARK: Clocks

static const int64_t second = 1000000000;
// How long the device had run when its clock began: libdispatch has another meaning for the instant 0.
static const int64_t uptimeAtStart = 3600 * second;

WEAK int clock_gettime(clockid_t clock, struct timespec *time) {
  const DeviceScope *seen = deviceView();
  if (seen) {
    int64_t now = *seen->now;
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: now += seen->start - uptimeAtStart; // Falls through.
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME:
      now += uptimeAtStart;
      time->tv_sec = now / second;
      time->tv_nsec = now % second;
      return 0;
    default: break; // The processor's time is no device's.
    }
  }
  typedef int (*Function)(clockid_t, struct timespec *);
  THE_LIBRARYS(Function, clock_gettime)
  // Before libraries are loaded.
  if (!library) return (int)syscall(SYS_clock_gettime, clock, time);
  return library(clock, time);
}

WEAK int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  if (result == 0) {
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
  }
  return result;
}

// MARK: Queues

typedef struct dispatch_queue_s *Queue;
typedef struct dispatch_source_s *Source;
typedef void (*Function)(void *);
typedef const void *Block;
typedef uint64_t Time;

extern struct dispatch_queue_s _dispatch_main_q;
extern Queue dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void *dispatch_get_context(void *object);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *_Block_copy(Block block);
extern void _Block_release(Block block);

// The head of every block: Clang, "Block Implementation Specification".
struct BlockHead {
  void *isa;
  int flags, reserved;
  void (*invoke)(Block);
};

static void performBlock(void *block) {
  ((struct BlockHead *)block)->invoke(block);
  _Block_release(block);
}

static bool isGlobal(Queue queue) {
  // QOS_CLASS_USER_INTERACTIVE to QOS_CLASS_UNSPECIFIED: <dispatch/queue.h>.
  static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  static _Atomic(Queue) queues[12];
  for (int i = 0; i < 12; i++) {
    Queue global = atomic_load_explicit(&queues[i], memory_order_relaxed);
    if (!global) {
      global = dispatch_get_global_queue(classes[i / 2], i % 2 ? 2 : 0);
      atomic_store_explicit(&queues[i], global, memory_order_relaxed);
    }
    if (global == queue) return true;
  }
  return false;
}

static bool isMain(Queue queue) { return queue == &_dispatch_main_q; }

// Whether a function is one of libswift_Concurrency, which has no names for what it gives libdispatch to call.
static bool isOfConcurrency(Function function) {
  static _Atomic(void *) base;
  extern void *swift_task_enqueueGlobal_hook;
  void *library = atomic_load_explicit(&base, memory_order_relaxed);
  Dl_info info;
  if (!library) {
    if (!dladdr(&swift_task_enqueueGlobal_hook, &info)) return false;
    library = info.dli_fbase;
    atomic_store_explicit(&base, library, memory_order_relaxed);
  }
  return dladdr((void *)function, &info) && info.dli_fbase == library;
}

// Whether a function runs a job of a task, which is its context: there is one of that kind.
static bool runsJob(Function function) {
  static _Atomic(Function) known;
  Function job = atomic_load_explicit(&known, memory_order_relaxed);
  if (job) return job == function;
  if (!isOfConcurrency(function)) return false;
  atomic_store_explicit(&known, function, memory_order_relaxed);
  return true;
}

extern __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(void *job);
extern __attribute__((swiftcall)) void *swift_task_getCurrent(void);

// The number of the task that runs now, which asks to be woken; 0 for none.
static uint64_t currentTask(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

// Hands work to the device whose app the thread runs code of.
static void add(DeviceQueue kind, int64_t due, void *context, Function function) {
  const DeviceScope *seen = deviceView();
  uint64_t task = runsJob(function) ? swift_task_getJobTaskId(context) : 0;
  uint64_t sleeper = task && due > *seen->now ? currentTask() : 0;
  DeviceWork work = {context, function, kind, due, task, sleeper, scope ? 0 : originNumber};
  (scope ? deviceReceivers.add : deviceReceivers.post)(seen->receiver, work);
}

// Work for a queue of the app's own, performed there; what it asks for is its app's.
struct Away {
  const DeviceScope *origin;
  uint64_t number;
  void *context;
  Function function;
};

static void performAway(void *context) {
  struct Away away = *(struct Away *)context;
  free(context);
  // Before the thread has the device's time.
  deviceReceivers.begin(away.origin->receiver);
  const DeviceScope *before = origin;
  uint64_t numberBefore = originNumber;
  origin = away.origin;
  originNumber = away.number;
  away.function(away.context);
  origin = before;
  originNumber = numberBefore;
  deviceReceivers.comeBack(away.origin->receiver, true);
}

static void asyncOnLibrary(Queue queue, void *context, Function function) {
  typedef void (*Async)(Queue, void *, Function);
  THE_LIBRARYS(Async, dispatch_async_f)
  library(queue, context, function);
}

// Gives work to a queue of the app's own.
static void asyncAway(Queue queue, void *context, Function function) {
  struct Away *away = malloc(sizeof *away);
  if (!away) abort();
  const DeviceScope *seen = deviceView();
  uint64_t number = deviceReceivers.leave(seen->receiver, true);
  // What such work gives to further queues is in order with it.
  *away = (struct Away){seen, scope ? number : originNumber, context, function};
  asyncOnLibrary(queue, away, performAway);
}

// Whether work for a queue goes to the device, and how it runs there. The jobs of tasks are on queues of libswift_Concurrency.
static bool isForDevice(Queue queue, Function function, DeviceQueue *kind) {
  *kind = isMain(queue) ? DeviceQueueMain : DeviceQueueConcurrent;
  return isMain(queue) || runsJob(function) || isGlobal(queue);
}

WEAK void dispatch_async_f(Queue queue, void *context, Function function) {
  DeviceQueue kind;
  const DeviceScope *seen = deviceView();
  if (seen) {
    if (isForDevice(queue, function, &kind)) return add(kind, *seen->now, context, function);
    return asyncAway(queue, context, function);
  }
  if (deviceReceivers.resume && runsJob(function)) {
    kind = isMain(queue) ? DeviceQueueMain : DeviceQueueConcurrent;
    DeviceWork work = {context, function, kind, 0, swift_task_getJobTaskId(context), 0, 0};
    if (deviceReceivers.resume(work)) return;
  }
  asyncOnLibrary(queue, context, function);
}

WEAK void dispatch_async(Queue queue, Block block) {
  if (deviceView()) return dispatch_async_f(queue, _Block_copy(block), performBlock);
  typedef void (*Async)(Queue, Block);
  THE_LIBRARYS(Async, dispatch_async)
  library(queue, block);
}

// A time as libdispatch encodes it, on the device's clock; all of its clocks go as one there. The two upper bits tell the clock:
// none that of the machine's uptime, 10 that which goes on while it sleeps, 11 the negated nanoseconds since 1970
// (libdispatch, src/shims/time.h).
static int64_t deviceTime(Time when) {
  if (when == ~0ull) return INT64_MAX;
  if (when == 0) return *deviceView()->now;
  switch (when >> 62) {
  case 3: return -(int64_t)when - deviceView()->start;
  case 2: return (int64_t)(when & ~(3ull << 62)) - uptimeAtStart;
  default: return (int64_t)when - uptimeAtStart;
  }
}

// Work for a queue of the app's own, which is given to it when it is due.
struct Forwarded {
  Queue queue;
  void *context;
  Function function;
};

static void forward(void *context) {
  struct Forwarded *work = context;
  dispatch_async_f(work->queue, work->context, work->function);
  dispatch_release(work->queue);
  free(work);
}

static bool after(Time when, Queue queue, void *context, Function function) {
  if (!deviceView()) return false;
  int64_t due = deviceTime(when);
  DeviceQueue kind;
  if (isForDevice(queue, function, &kind)) {
    add(kind, due, context, function);
    return true;
  }
  struct Forwarded *work = malloc(sizeof *work);
  if (!work) abort();
  *work = (struct Forwarded){queue, context, function};
  dispatch_retain(queue);
  add(DeviceQueueConcurrent, due, work, forward);
  return true;
}

WEAK void dispatch_after_f(Time when, Queue queue, void *context, Function function) {
  if (after(when, queue, context, function)) return;
  typedef void (*After)(Time, Queue, void *, Function);
  THE_LIBRARYS(After, dispatch_after_f)
  library(when, queue, context, function);
}

WEAK void dispatch_after(Time when, Queue queue, Block block) {
  if (deviceView()) {
    after(when, queue, _Block_copy(block), performBlock);
    return;
  }
  typedef void (*After)(Time, Queue, Block);
  THE_LIBRARYS(After, dispatch_after)
  library(when, queue, block);
}

// Work that another thread waits for.
struct Turn {
  Block block;
  void *receiver;
  void *done;
};

extern void *dispatch_semaphore_create(intptr_t value);
extern intptr_t dispatch_semaphore_signal(void *semaphore);
extern intptr_t dispatch_semaphore_wait(void *semaphore, Time timeout);

static void performTurn(void *context) {
  struct Turn *turn = context;
  ((struct BlockHead *)turn->block)->invoke(turn->block);
  // Said here, so that the device does not go on before the thread does.
  deviceReceivers.leave(turn->receiver, false);
  dispatch_semaphore_signal(turn->done);
}

// What an app does on the main queue from elsewhere takes its turn there. What runs on a global queue is on the main thread here.
WEAK void dispatch_sync(Queue queue, Block block) {
  if (isMain(queue) && scope) return ((struct BlockHead *)block)->invoke(block);
  if (isMain(queue) && origin) {
    struct Turn turn = {block, origin->receiver, dispatch_semaphore_create(0)};
    add(DeviceQueueMain, *origin->now, &turn, performTurn);
    // Nobody waits for a thread that waits.
    deviceReceivers.comeBack(turn.receiver, false);
    dispatch_semaphore_wait(turn.done, ~0ull);
    dispatch_release(turn.done);
    return;
  }
  typedef void (*Sync)(Queue, Block);
  THE_LIBRARYS(Sync, dispatch_sync)
  library(queue, block);
}

// MARK: Sources

// The timer source that this thread has set last, and when it fires on the device's clock.
static _Thread_local struct {
  Source source;
  int64_t due;
} lastTimer;

extern Time dispatch_time(Time when, int64_t delta);

static void setTimerOfLibrary(Source source, Time start, uint64_t interval, uint64_t leeway) {
  typedef void (*Set)(Source, Time, uint64_t, uint64_t);
  THE_LIBRARYS(Set, dispatch_source_set_timer)
  library(source, start, interval, leeway);
}

// A source fires by the machine's clock: as long from now as the app says.
WEAK void dispatch_source_set_timer(Source source, Time start, uint64_t interval, uint64_t leeway) {
  const DeviceScope *seen = deviceView();
  if (seen && start != ~0ull) {
    const DeviceScope *own = scope, *from = origin;
    int64_t due = deviceTime(start);
    lastTimer.source = source;
    lastTimer.due = due;
    int64_t delay = due - *seen->now;
    scope = origin = 0;
    start = dispatch_time(0, delay > 0 ? delay : 0);
    scope = own;
    origin = from;
  }
  setTimerOfLibrary(source, start, interval, leeway);
}

// A task that sleeps with a tolerance does so by a source, whose handler is a function of libswift_Concurrency.
WEAK void dispatch_source_set_event_handler_f(Source source, Function function) {
  if (scope && lastTimer.source == source && isOfConcurrency(function)) {
    void *context = dispatch_get_context(source);
    DeviceWork work = {context, function, DeviceQueueConcurrent, lastTimer.due, 0, currentTask(), 0};
    setTimerOfLibrary(source, ~0ull, ~0ull, 0);
    lastTimer.source = 0;
    return deviceReceivers.add(scope->receiver, work);
  }
  typedef void (*Set)(Source, Function);
  THE_LIBRARYS(Set, dispatch_source_set_event_handler_f)
  library(source, function);
}

// MARK: Timers

typedef struct {
  intptr_t version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*copyDescription)(const void *);
} TimerContext;

extern void CFRunLoopTimerGetContext(void *timer, TimerContext *context) __attribute__((weak));
extern double CFRunLoopTimerGetNextFireDate(void *timer) __attribute__((weak));
extern double CFRunLoopTimerGetInterval(void *timer) __attribute__((weak));
extern unsigned char CFRunLoopTimerDoesRepeat(void *timer) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));

static int64_t nanoseconds(double seconds) {
  // Dates of this century are known to some 30 nanoseconds only.
  double microseconds = seconds * 1e6;
  if (!(microseconds > 0)) return 0;
  return microseconds > 9e15 ? INT64_MAX / 4 : (int64_t)(microseconds + 0.5) * 1000;
}

WEAK void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  if (scope && CFRunLoopTimerGetContext) {
    TimerContext context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (context.info) {
      int64_t delay = nanoseconds(CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent());
      int64_t interval = nanoseconds(CFRunLoopTimerGetInterval(timer));
      if (!CFRunLoopTimerDoesRepeat(timer)) interval = 0;
      // Foundation for Linux makes `Timer(timeInterval:repeats:block:)` due at once, where Apple's is due after an interval.
      if (delay == 0) delay = interval;
      deviceReceivers.schedule(scope->receiver, context.info, *scope->now + delay, interval);
      return;
    }
  }
  typedef void (*Add)(void *, void *, const void *);
  THE_LIBRARYS(Add, CFRunLoopAddTimer)
  if (library) library(loop, timer, mode);
}

// MARK: Sessions

// The getters of `URLSessionConfiguration.default` and `.ephemeral` and of `URLSession.shared`, by the names that Swift gives them.
// Sessions ask only the protocols that their configurations list, which are Foundation's own, and the shared one those that were
// registered when the process made it: that may be before there is a device, so apps get another.

typedef __attribute__((swiftcall)) void *(*Getter)(__attribute__((swift_context)) void *type);

static void *ofLibrary(_Atomic(Getter) *found, const char *symbol, void *type) {
  Getter library = atomic_load_explicit(found, memory_order_relaxed);
  if (!library) {
    library = (Getter)dlsym(RTLD_NEXT, symbol);
    atomic_store_explicit(found, library, memory_order_relaxed);
  }
  return library(type);
}

#define GETTER(name, symbol) \
  WEAK __attribute__((swiftcall)) void *name(__attribute__((swift_context)) void *type) __asm__(symbol); \
  __attribute__((swiftcall)) void *name(__attribute__((swift_context)) void *type)

#define CONFIGURATION(name, symbol) \
  GETTER(name, symbol) { \
    static _Atomic(Getter) found; \
    void *configuration = ofLibrary(&found, symbol, type); \
    if (deviceView()) deviceReceivers.configure(configuration); \
    return configuration; \
  }

CONFIGURATION(defaultConfiguration, "$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
CONFIGURATION(ephemeralConfiguration, "$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")

#define SHARED "$s20FoundationNetworking10URLSessionC6sharedACvgZ"

GETTER(sharedSession, SHARED) {
  static _Atomic(Getter) found;
  return deviceView() ? deviceReceivers.sharedSession() : ofLibrary(&found, SHARED, type);
}
