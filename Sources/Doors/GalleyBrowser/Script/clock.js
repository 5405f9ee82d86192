(function (channel, began) {
  "use strict";
  // A clock that stands still between the waits of a test. It runs in the page's world before its first script, and keeps the browser's
  // own functions, so that nothing that the page overrides later reaches it. Frames of the same origin share the clock of their page.
  var name = channel + "-clock", shared = null, page = document;
  try { shared = parent !== window && parent[name]; } catch (error) { shared = null; }
  var clock = shared || create(began);
  Object.defineProperty(window, name, { value: clock, configurable: true });

  function create(time) {
    // The timers by their numbers, in the order in which they were made.
    var timers = new Map(), next = 1, level = 0;
    // Browsers let nested timers wait 4 milliseconds: https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html
    function add(delay, repeats, run) {
      var wait = Math.max(level > 5 ? 4 : 0, Number(delay) || 0), id = next++;
      timers.set(id, { due: time + wait, every: repeats ? Math.max(1, wait) : null, run: run, level: level + 1 });
      return id;
    }
    function soonest() {
      var found = null;
      timers.forEach(function (timer, id) { if (!found || timer.due < found.timer.due) found = { id: id, timer: timer }; });
      return found;
    }
    return {
      now: function () { return time; },
      add: add,
      remove: function (id) { timers.delete(id); },
      // The time until the next timer, in milliseconds; -1 for none.
      left: function () {
        var found = soonest();
        return found ? Math.max(0, found.timer.due - time) : -1;
      },
      // Lets time pass, and runs the timer that is due first, if there is one until then.
      pass: function (milliseconds) {
        var end = time + milliseconds, found = soonest();
        if (!found || found.timer.due > end) { time = end; return; }
        var timer = found.timer;
        time = Math.max(time, timer.due);
        if (timer.every === null) timers.delete(found.id); else timer.due = time + timer.every;
        level = timer.level;
        try { timer.run(); } finally { level = 0; }
      }
    };
  }

  var NativeDate = Date, origin = clock.now(), report = window.reportError, evaluate = window.eval;
  function guarded(run) {
    return function () { try { run(); } catch (error) { if (report) report.call(window, error); } };
  }
  function timer(handler, values) {
    return guarded(typeof handler === "function"
      ? function () { Reflect.apply(handler, window, values); } : function () { evaluate(String(handler)); });
  }
  function define(owner, key, value) {
    Object.defineProperty(owner, key, { value: value, writable: true, configurable: true, enumerable: true });
  }

  define(window, "setTimeout", function setTimeout(handler, delay) {
    return clock.add(delay, false, timer(handler, Array.prototype.slice.call(arguments, 2)));
  });
  define(window, "setInterval", function setInterval(handler, delay) {
    return clock.add(delay, true, timer(handler, Array.prototype.slice.call(arguments, 2)));
  });
  ["clearTimeout", "clearInterval", "cancelAnimationFrame", "cancelIdleCallback"].forEach(function (key) {
    define(window, key, { [key]: function (id) { clock.remove(id); } }[key]);
  });
  // 60 frames a second, each at its own time.
  define(window, "requestAnimationFrame", function requestAnimationFrame(callback) {
    var frame = 1000 / 60, passed = clock.now() - origin;
    var wait = (Math.floor(passed / frame + 1e-6) + 1) * frame - passed;
    return clock.add(wait, false, guarded(function () { callback(performance.now()); }));
  });
  define(window, "requestIdleCallback", function requestIdleCallback(callback) {
    return clock.add(1, false, guarded(function () {
      callback({ didTimeout: false, timeRemaining: function () { return 50; } });
    }));
  });
  define(performance, "now", function now() { return clock.now() - origin; });

  function FakeDate() {
    if (!new.target) return new NativeDate(clock.now()).toString();
    var values = arguments.length ? Array.prototype.slice.call(arguments) : [clock.now()];
    return Reflect.construct(NativeDate, values, new.target === FakeDate ? NativeDate : new.target);
  }
  Object.defineProperty(FakeDate, "name", { value: "Date" });
  Object.defineProperty(FakeDate, "length", { value: 7 });
  FakeDate.prototype = NativeDate.prototype;
  NativeDate.prototype.constructor = FakeDate;
  FakeDate.now = function now() { return Math.floor(clock.now()); };
  FakeDate.parse = NativeDate.parse;
  FakeDate.UTC = NativeDate.UTC;
  Object.defineProperty(window, "Date", { value: FakeDate, writable: true, configurable: true });
  var format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format").get;
  var parts = Intl.DateTimeFormat.prototype.formatToParts;
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    get: function () {
      var own = format.call(this);
      return function (date) { return own(date === undefined ? clock.now() : date); };
    }, configurable: true
  });
  define(Intl.DateTimeFormat.prototype, "formatToParts", function formatToParts(date) {
    return parts.call(this, date === undefined ? clock.now() : date);
  });
  if (window.AbortSignal && AbortSignal.timeout) {
    define(AbortSignal, "timeout", function timeout(milliseconds) {
      var controller = new AbortController();
      window.setTimeout(function () {
        controller.abort(new DOMException("The operation timed out.", "TimeoutError"));
      }, milliseconds);
      return controller.signal;
    });
  }

  // Galley's world asks: `pass 20` lets time pass; the answer is the time and the time until the next timer.
  if (!shared) page.addEventListener(name, function (event) {
    event.stopImmediatePropagation();
    var words = String(event.detail).split(" ");
    if (words[0] === "pass") clock.pass(Number(words[1]));
    page.dispatchEvent(new CustomEvent(name + "-is", { detail: clock.now() + " " + clock.left() }));
  }, true);
})
