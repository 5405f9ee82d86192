(function (channel) {
  "use strict";
  // Holds the frames of a page's own drawing while pictures are taken, and tells Galley's world of windows that the page opens. It runs
  // in the page's world before its first script.
  var original = window.requestAnimationFrame, stop = window.cancelAnimationFrame, isHeld = false, last = -1;
  // The callbacks that are held, by the numbers that the page knows, and the browser's numbers of those that were held.
  var kept = Object.create(null), moved = Object.create(null), keys = Object.keys;

  var apply = Reflect.apply, Event = CustomEvent, page = document;
  var dispatch = Function.prototype.call.bind(EventTarget.prototype.dispatchEvent);
  window.open = new Proxy(window.open, {
    apply: function (open, self, values) {
      try { return apply(open, self, values); } finally { dispatch(page, new Event(channel + "-opened")); }
    }
  });
  // A frame that was requested before the hold may come during it.
  function request(callback, number) {
    return original.call(window, function (time) {
      delete moved[number()];
      if (isHeld) kept[number()] = callback; else apply(callback, undefined, [time]);
    });
  }
  window.requestAnimationFrame = function requestAnimationFrame(callback) {
    // The browser refuses what is no function.
    if (typeof callback !== "function") return original.call(window, callback);
    var own = last;
    if (isHeld) { kept[last--] = callback; return own; }
    own = request(callback, function () { return own; });
    return own;
  };
  window.cancelAnimationFrame = function cancelAnimationFrame(number) {
    if (number in kept) { delete kept[number]; return; }
    stop.call(window, number in moved ? moved[number] : number);
    delete moved[number];
  };
  function resume(number, callback) { moved[number] = request(callback, function () { return number; }); }
  document.addEventListener(channel, function (event) {
    event.stopImmediatePropagation();
    isHeld = event.detail === "hold";
    if (isHeld) return;
    var all = kept;
    kept = Object.create(null);
    // Those of before the hold have positive numbers, which come first.
    keys(all).forEach(function (number) { resume(number, all[number]); });
  }, true);
})
