(function (channel) {
  "use strict";
  // Holds what moves on a page while pictures are taken, from Galley's world; frames.js holds the page's own frames.
  var sheets = [], animations = [], marquees = [];
  var RULES = "*, *::before, *::after { caret-color: transparent !important } " +
    // A bar without a value is drawn by the browser in real time; without its native look it stands still.
    "progress:indeterminate { appearance: none !important; background: #bdbdbd !important }";

  function roots(root, found) {
    found.push(root);
    root.querySelectorAll("*").forEach(function (element) {
      if (element.shadowRoot) roots(element.shadowRoot, found);
      if (/^i?frame$/.test(element.localName)) {
        var inner = null;
        try { inner = element.contentDocument; } catch (error) { inner = null; }
        if (inner && inner.documentElement) roots(inner, found);
      }
    });
    return found;
  }
  // An animation that ends is at its end; any other is at its start.
  function hold(animation) {
    var timing = animation.effect && animation.effect.getComputedTiming();
    if (animation.playState !== "running") return;
    if (timing && isFinite(timing.endTime)) { animation.finish(); return; }
    animation.pause();
    animation.currentTime = 0;
    animations.push(animation);
  }
  function freeze() {
    roots(document, []).forEach(function (root) {
      var view = (root.defaultView || root.ownerDocument.defaultView), sheet = new view.CSSStyleSheet();
      sheet.replaceSync(RULES);
      root.adoptedStyleSheets = Array.from(root.adoptedStyleSheets).concat([sheet]);
      sheets.push([root, sheet]);
      root.querySelectorAll("marquee").forEach(function (marquee) { marquee.stop(); marquees.push(marquee); });
      if (root.getAnimations) root.getAnimations().forEach(hold);
    });
    document.dispatchEvent(new CustomEvent(channel, { detail: "hold" }));
  }
  function unfreeze() {
    sheets.forEach(function (pair) {
      pair[0].adoptedStyleSheets = Array.from(pair[0].adoptedStyleSheets).filter(function (sheet) { return sheet !== pair[1]; });
    });
    animations.forEach(function (animation) { if (animation.playState === "paused") animation.play(); });
    marquees.forEach(function (marquee) { marquee.start(); });
    sheets = [], animations = [], marquees = [];
    document.dispatchEvent(new CustomEvent(channel, { detail: "go" }));
  }
  // Waits until fonts are there and the pictures in sight are decoded, for some milliseconds at the longest.
  function ready(milliseconds) {
    var pictures = Array.from(document.images).filter(function (image) {
      var box = image.getBoundingClientRect();
      return box.bottom > 0 && box.right > 0 && box.top < window.innerHeight && box.left < window.innerWidth;
    }).map(function (image) { return image.decode().catch(function () { return null; }); });
    // As in agent.js: a signal ends in time where timers do not run.
    var late = new Promise(function (resolve) { AbortSignal.timeout(milliseconds).addEventListener("abort", resolve); });
    return Promise.race([late, Promise.all(pictures.concat([document.fonts.ready]))]).then(function () { return true; });
  }
  // Whether a style sheet is one of these.
  function isOwn(sheet) { return sheets.some(function (pair) { return pair[1] === sheet; }); }
  return { freeze: freeze, unfreeze: unfreeze, ready: ready, isOwn: isOwn };
})
