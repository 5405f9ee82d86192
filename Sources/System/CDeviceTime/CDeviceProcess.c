// The process that an app on a simulated device runs in, which it shares with the tests and with the apps of other tests.
//
// An app sets variables of the environment, handlers of signals, the working folder, the locale and the mask of new files as on a
// phone, where it has a process of its own. The functions that do so are defined here anew, see CDeviceTime.c: what the code of an app
// changes is noted with what was there before, and undone when the app ends. What others, such as the test, change after the app stays:
// the note of the app's change is dropped.

#define _GNU_SOURCE
#include "CDeviceTime.h"
#include "Interposition.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

extern char **environ;

typedef enum { Variable, Handler, WorkingFolder, Locale, Mask } Kind;

// The state before any running app changed it.
typedef struct Change {
  struct Change *next;
  // The app that changed it last.
  const void *owner;
  Kind kind;
  // A signal, a descriptor of a folder, or a mask.
  int number;
  // The mask that the app set.
  mode_t mask;
  // A variable, and its value or the locale; null for a variable that was not set.
  char *name;
  char *value;
  struct sigaction action;
} Change;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Change *changes;
// The number of changes, and the process that they are of: a child that it forks has a copy of the lock, which nobody may open.
static atomic_int count;
static _Atomic(pid_t) home;
// Whether this thread undoes changes.
static _Thread_local bool isUndoing;

// Whether the code that runs here is an app's.
static bool isOfApp(void) { return deviceView() && !isUndoing; }

// The place of a change; called with the lock.
static Change **find(Kind kind, const char *name, int number) {
  Change **place = &changes;
  for (; *place; place = &(*place)->next) {
    if ((*place)->kind != kind || (kind == Handler && (*place)->number != number)) continue;
    if (!name || ((*place)->name && !strcmp((*place)->name, name))) break;
  }
  return place;
}

static void release(Change *change) {
  if (change->kind == WorkingFolder && change->number >= 0) close(change->number);
  free(change->name);
  free(change->value);
  free(change);
}

// Adds a change of the app whose code runs here, unless there is an earlier one; called with the lock.
static Change *note(Kind kind, const char *name, int number) {
  Change *change = *find(kind, name, number);
  if (change) {
    change->owner = deviceView()->receiver;
    return 0;
  }
  change = calloc(1, sizeof(Change));
  if (!change) return 0;
  change->kind = kind;
  change->owner = deviceView()->receiver;
  change->number = number;
  change->name = name ? strdup(name) : 0;
  change->next = changes;
  changes = change;
  atomic_store(&home, getpid());
  atomic_fetch_add(&count, 1);
  return change;
}

// Drops a change of an app, which code outside of apps has changed again; all of a kind without a name.
static void forget(Kind kind, const char *name, int number) {
  if (isUndoing || !atomic_load(&count) || atomic_load(&home) != getpid()) return;
  pthread_mutex_lock(&lock);
  for (Change **place = find(kind, name, number); *place; place = find(kind, name, number)) {
    Change *change = *place;
    *place = change->next;
    atomic_fetch_sub(&count, 1);
    release(change);
  }
  pthread_mutex_unlock(&lock);
}

static void noteVariable(const char *name) {
  if (!name) return;
  if (!isOfApp()) return forget(Variable, name, 0);
  pthread_mutex_lock(&lock);
  Change *change = note(Variable, name, 0);
  const char *value = getenv(name);
  if (change && value) change->value = strdup(value);
  pthread_mutex_unlock(&lock);
}

typedef int (*SetVariable)(const char *, const char *, int);
typedef int (*UnsetVariable)(const char *);
typedef int (*PutVariable)(char *);
typedef int (*Clear)(void);
typedef int (*ChangeFolder)(const char *);
typedef int (*ChangeToOpen)(int);
typedef char *(*SetLocale)(int, const char *);
typedef int (*SetAction)(int, const struct sigaction *, struct sigaction *);
typedef sighandler_t (*SetHandler)(int, sighandler_t);
typedef mode_t (*SetMask)(mode_t);

WEAK int setenv(const char *name, const char *value, int replaces) {
  THE_LIBRARYS(SetVariable, setenv)
  noteVariable(name);
  return library(name, value, replaces);
}

WEAK int unsetenv(const char *name) {
  THE_LIBRARYS(UnsetVariable, unsetenv)
  noteVariable(name);
  return library(name);
}

WEAK int putenv(char *text) {
  THE_LIBRARYS(PutVariable, putenv)
  char *name = strndup(text, strcspn(text, "="));
  noteVariable(name);
  free(name);
  return library(text);
}

WEAK int clearenv(void) {
  THE_LIBRARYS(Clear, clearenv)
  if (!isOfApp()) {
    forget(Variable, 0, 0);
  } else {
    for (char **place = environ; place && *place; place++) {
      char *name = strndup(*place, strcspn(*place, "="));
      noteVariable(name);
      free(name);
    }
  }
  return library();
}

// The working folder before an app changes it; -1 if none does.
static int folderBefore(void) { return isOfApp() ? open(".", O_PATH | O_DIRECTORY | O_CLOEXEC) : -1; }

// Notes a change of the working folder, if it succeeded.
static int noteFolder(int before, int result) {
  Change *change = 0;
  if (!result && isOfApp()) {
    pthread_mutex_lock(&lock);
    change = note(WorkingFolder, 0, before);
    pthread_mutex_unlock(&lock);
  } else if (!result) {
    forget(WorkingFolder, 0, 0);
  }
  if (!change && before >= 0) close(before);
  return result;
}

WEAK int chdir(const char *path) {
  THE_LIBRARYS(ChangeFolder, chdir)
  int before = folderBefore();
  return noteFolder(before, library(path));
}

WEAK int fchdir(int folder) {
  THE_LIBRARYS(ChangeToOpen, fchdir)
  int before = folderBefore();
  return noteFolder(before, library(folder));
}

WEAK char *setlocale(int category, const char *name) {
  THE_LIBRARYS(SetLocale, setlocale)
  if (name && !isOfApp()) forget(Locale, 0, 0);
  if (name && isOfApp()) {
    pthread_mutex_lock(&lock);
    Change *change = note(Locale, 0, 0);
    const char *before = change ? library(LC_ALL, 0) : 0;
    if (before) change->value = strdup(before);
    pthread_mutex_unlock(&lock);
  }
  return library(category, name);
}

static void noteHandler(int number) {
  if (number < 1 || number >= NSIG) return;
  if (!isOfApp()) return forget(Handler, 0, number);
  static _Atomic(SetAction) found;
  SetAction library = atomic_load_explicit(&found, memory_order_relaxed);
  if (!library) {
    library = (SetAction)dlsym(RTLD_NEXT, "sigaction");
    atomic_store_explicit(&found, library, memory_order_relaxed);
  }
  pthread_mutex_lock(&lock);
  Change *change = note(Handler, 0, number);
  if (change) library(number, 0, &change->action);
  pthread_mutex_unlock(&lock);
}

WEAK int sigaction(int number, const struct sigaction *action, struct sigaction *before) {
  THE_LIBRARYS(SetAction, sigaction)
  if (action) noteHandler(number);
  return library(number, action, before);
}

WEAK sighandler_t signal(int number, sighandler_t handler) {
  THE_LIBRARYS(SetHandler, signal)
  noteHandler(number);
  return library(number, handler);
}

WEAK mode_t umask(mode_t mask) {
  THE_LIBRARYS(SetMask, umask)
  mode_t before = library(mask);
  // A mask can only be read by setting it, so other code may set an unchanged one: undoing checks whether it is still the app's.
  if (isOfApp()) {
    pthread_mutex_lock(&lock);
    note(Mask, 0, (int)before);
    Change *change = *find(Mask, 0, 0);
    if (change) change->mask = mask & 0777;
    pthread_mutex_unlock(&lock);
  }
  return before;
}

static void undo(const Change *change) {
  switch (change->kind) {
  case Variable:
    if (change->value) setenv(change->name, change->value, 1);
    else unsetenv(change->name);
    break;
  case Handler:
    sigaction(change->number, &change->action, 0);
    break;
  case WorkingFolder:
    // A folder that is gone cannot be entered again.
    if (change->number < 0 || fchdir(change->number)) return;
    break;
  case Locale:
    if (change->value) setlocale(LC_ALL, change->value);
    break;
  case Mask: {
    mode_t now = umask((mode_t)change->number);
    if (now != change->mask) umask(now);
    break;
  }
  }
}

void deviceProcessRestore(const void *owner) {
  Change *rest = 0;
  pthread_mutex_lock(&lock);
  for (Change **place = &changes; *place;) {
    Change *change = *place;
    if (change->owner != owner) {
      place = &change->next;
      continue;
    }
    *place = change->next;
    atomic_fetch_sub(&count, 1);
    change->next = rest;
    rest = change;
  }
  pthread_mutex_unlock(&lock);
  // Undoing is no change of an app's.
  isUndoing = true;
  while (rest) {
    Change *change = rest;
    rest = change->next;
    undo(change);
    release(change);
  }
  isUndoing = false;
}
