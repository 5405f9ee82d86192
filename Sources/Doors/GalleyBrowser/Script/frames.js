(function (channel) {
  "use strict";
  // Holds the frames of a page's own drawing while pictures are taken. It runs in the page's world before its first script.
  var original = window.requestAnimationFrame, stop = window.cancelAnimationFrame, isHeld = false, kept = new Map(), last = -1;

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
