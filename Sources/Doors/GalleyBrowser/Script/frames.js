(function (channel) {
  "use strict";
  // Holds the frames of a page's own drawing while pictures are taken, and tells Galley's world of windows that the page opens. It runs
  // in the page's world before its first script.
  var original = window.requestAnimationFrame, stop = window.cancelAnimationFrame, isHeld = false, kept = new Map(), last = -1;

  var apply = Reflect.apply, Event = CustomEvent, page = document;
  var dispatch = Function.prototype.call.bind(EventTarget.prototype.dispatchEvent);
  window.open = new Proxy(window.open, {
    apply: function (open, self, values) {
      try { return apply(open, self, values); } finally { dispatch(page, new Event(channel + "-opened")); }
    }
  });
  window.requestAnimationFrame = function requestAnimationFrame(callback) {
    if (!isHeld) return original.call(window, callback);
    kept.set(last, callback);
    return last--;
  };
  window.cancelAnimationFrame = function cancelAnimationFrame(number) {
    if (!kept.delete(number)) stop.call(window, number);
  };
  document.addEventListener(channel, function (event) {
    event.stopImmediatePropagation();
    isHeld = event.detail === "hold";
    if (isHeld) return;
    var all = Array.from(kept.values());
    kept.clear();
    all.forEach(function (callback) { original.call(window, callback); });
  }, true);
})
