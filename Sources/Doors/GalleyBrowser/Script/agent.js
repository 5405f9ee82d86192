(function (tree, channel) {
  "use strict";
  // Galley's part in a page. It lives in a world of its own: it shares the document with the page, but no global and no prototype, so
  // nothing that the page overrides reaches it, and the page sees nothing of it.
  var waiting = [], watched = new WeakSet(), scrolled = -Infinity, requests = new Map(), methods = new Map();
  var memory = { handles: new WeakMap(), objects: new Map(), next: 0, change: 0, watch: watch, activity: activity };
  var EVENTS = ["scroll", "input", "change", "focusin", "focusout", "toggle", "load", "error", "transitionrun", "transitionend",
    "animationstart", "animationend", "close", "cancel", "slotchange"];
  // The longest time without a look, since some changes have no event, such as a rule that a script adds to a style sheet.
  var LONGEST = 500;
  // A request that takes longer waits for news, as long polls do, and the page rests meanwhile; in milliseconds.
  var LONGEST_REQUEST = 5000;

  // Runs a function after some milliseconds. A page whose scripts are off by `Content-Security-Policy: sandbox` stops the timers of
  // every world in Chromium, but no signal.
  function later(go, milliseconds) {
    AbortSignal.timeout(Math.max(0, milliseconds)).addEventListener("abort", go, { once: true });
  }
  function changed() {
    memory.change++;
    var all = waiting;
    waiting = [];
    all.forEach(function (go) { go(); });
  }
  function watch(root) {
    if (watched.has(root)) return;
    watched.add(root);
    new MutationObserver(changed).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    EVENTS.forEach(function (name) { root.addEventListener(name, changed, { capture: true, passive: true }); });
    root.addEventListener("scroll", function () { scrolled = performance.now(); }, { capture: true, passive: true });
    root.addEventListener(channel + "-requests", tell, true);
    root.addEventListener(channel + "-opened", openedWindow, true);
    ["click", "submit"].forEach(function (name) { root.addEventListener(name, mayOpenWindow, { capture: true, passive: true }); });
    root.dispatchEvent(new CustomEvent(channel + "-requests-ask"));
  }
  // A request of the page's scripts begins or ends, as requests.js tells it.
  function tell(event) {
    event.stopImmediatePropagation();
    var facts = String(event.detail).split("\n");
    if (facts[0] === "begin") {
      requests.set(facts[1], { method: facts[2], url: facts[3], since: performance.now() });
      if (facts[2] !== "GET") methods.set(facts[3], facts[2]);
    } else if (requests.delete(facts[1])) changed();
  }
  // Whether the page may have opened a window since the last look, which says so once: no look costs a question for windows.
  var mayHaveOpened = false;
  function openedWindow(event) {
    if (event) event.stopImmediatePropagation();
    mayHaveOpened = true;
    changed();
  }
  // A link or a form may open a window, unless the page does something else.
  function mayOpenWindow(event) {
    var path = event.composedPath(), source = event.type === "submit" ? event.submitter && event.submitter.getAttribute("formtarget") : null;
    var element = path.filter(function (e) { return /^(a|area|form)$/.test(e.localName) && (e.localName === "form") === (event.type === "submit"); })[0];
    if (!element) return;
    var page = element.ownerDocument, base = page.querySelector("base[target]");
    var name = source || element.getAttribute("target") || base && base.getAttribute("target") || "_self";
    if (/^_(self|top|parent)$/i.test(name)) return;
    if (Array.from(page.querySelectorAll("iframe[name], frame[name]")).some(function (e) { return e.getAttribute("name") === name; })) return;
    later(function () { if (!event.defaultPrevented) openedWindow(); }, 0);
  }
  function unless(opened, report) {
    mayHaveOpened = false;
    return opened ? "opened" : report();
  }
  function pending() {
    return Array.from(requests.values()).map(function (request) {
      return { method: request.method, url: request.url, age: performance.now() - request.since };
    });
  }
  watch(document);
  ["resize", "hashchange", "popstate", "load", "pageshow"].forEach(function (name) { addEventListener(name, changed, true); });
  document.fonts.addEventListener("loadingdone", changed);
  try { new PerformanceObserver(changed).observe({ type: "layout-shift" }); } catch (error) { /* another engine */ }

  function name(animation) {
    var target = animation.effect && animation.effect.target;
    var what = animation.animationName || animation.transitionProperty || animation.id || "";
    return ("animation " + what).trim() + (target ? " of " + target.localName + (target.id ? "#" + target.id : "") : "");
  }
  function moving() {
    return document.getAnimations().filter(function (animation) { return animation.playState === "running"; });
  }
  // The activities that another frame shows more of, in words.
  function movement() {
    var words = [];
    if (document.readyState !== "complete") words.push("the page loads");
    if (document.fonts.status === "loading") words.push("fonts load");
    var late = Array.from(document.images).filter(function (image) { return !image.complete && image.loading !== "lazy"; });
    if (late.length) words.push(late.length === 1 ? "a picture loads" : late.length + " pictures load");
    if (performance.now() - scrolled < 100) words.push("the page scrolls");
    return words.concat(moving().slice(0, 5).map(name));
  }
  // The activities that keep the page from resting, in words.
  function activity() {
    var late = pending().filter(function (request) { return request.age < LONGEST_REQUEST; });
    return movement().concat(late.slice(0, 5).map(function (request) {
      return request.method + " " + request.url + " is not answered";
    }));
  }
  // Waits until something changed since a count of changes, for some milliseconds at the longest.
  function wait(change, milliseconds) {
    return new Promise(function (resolve) {
      if (memory.change !== change) return resolve(memory.change);
      var end = performance.now() + milliseconds;
      function go() { resolve(memory.change); }
      waiting.push(go);
      later(go, Math.min(milliseconds, LONGEST));
      // A movement shows another screen in the next frame; the end of a request wakes the wait by itself.
      if (movement().length) requestAnimationFrame(function () { later(go, Math.min(16, end - performance.now())); });
    });
  }
  // Waits until a wheel that turned has scrolled, of which a browser's answer says nothing, or until some frames are over.
  function turned() {
    return new Promise(function (resolve) {
      var left = 10;
      (function look() {
        if (performance.now() - scrolled < 100 || left-- === 0) resolve(true);
        else requestAnimationFrame(look);
      })();
    });
  }
  // The clock that the test holds, as clock.js tells it: the time, and the time until its next timer; nothing where none is held.
  var held = null;
  document.addEventListener(channel + "-clock-is", function (event) {
    event.stopImmediatePropagation();
    var numbers = String(event.detail).split(" ").map(Number);
    held = { time: numbers[0], left: numbers[1] };
  }, true);
  function ask(words) {
    held = null;
    document.dispatchEvent(new CustomEvent(channel + "-clock", { detail: words }));
    return held;
  }
  // The longest wait for what takes real time, such as requests, before a held clock goes on as long.
  var LONGEST_REAL = 20;

  // Waits until something changed, as `wait` does, and has the held clock of the page go on meanwhile: in real time while the page
  // loads or moves something, and from timer to timer otherwise. `passes`: whether it goes on over changes.
  function pass(change, milliseconds, passes) {
    var first = ask("ask"), spent = 0;
    if (!first) return wait(change, milliseconds).then(function () { return JSON.stringify({ change: memory.change, passed: 0 }); });
    return new Promise(function (resolve) {
      // Animations take real time; those without an end are not waited for.
      function isBusy() {
        return performance.now() - scrolled < 100 || moving().some(function (animation) {
          return animation.effect && isFinite(animation.effect.getComputedTiming().endTime);
        }) || document.readyState !== "complete" || document.fonts.status === "loading" ||
          pending().some(function (request) { return request.age < LONGEST_REQUEST; });
      }
      function go(time) {
        var before = held.time;
        spent += ask("pass " + time).time - before;
      }
      function step() {
        var state = ask("ask");
        if ((!passes && memory.change !== change) || milliseconds - spent < 0.01 || !state) {
          return resolve(JSON.stringify({ change: memory.change, passed: spent, time: state ? state.time : null }));
        }
        var rest = milliseconds - spent;
        if (isBusy()) {
          var begin = performance.now();
          return wait(memory.change, Math.min(LONGEST_REAL, rest)).then(function () {
            if (ask("ask")) go(Math.min(rest, performance.now() - begin));
            later(step, 0);
          });
        }
        go(state.left < 0 ? rest : Math.min(state.left, rest));
        // What the timer began, such as a promise, comes first.
        later(step, 0);
      }
      step();
    });
  }
  // The element with the keyboard's focus, through open shadow roots and frames of the same origin.
  function focused() {
    var active = document.activeElement;
    for (;;) {
      var root = active && active.shadowRoot;
      if (active && /^i?frame$/.test(active.localName)) {
        try { root = active.contentDocument; } catch (error) { root = null; }
      }
      var inner = root && root.activeElement;
      if (!inner || inner === active) return active;
      active = inner;
    }
  }
  // Chooses an option of a select as a person does in its menu, and returns the options; null for any other element.
  function choose(handle, text) {
    var select = element(handle);
    if (!select || select.localName !== "select") return null;
    var options = Array.from(select.options).filter(function (option) {
      return !option.matches(":disabled");
    });
    var labels = options.map(function (option) { return option.label.trim().replace(/\s+/g, " "); });
    var chosen = options[labels.indexOf(text)];
    if (!chosen) return labels;
    select.focus();
    if (!chosen.selected) {
      chosen.selected = true;
      select.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    return labels;
  }
  // The file input that an element is, or that it is the label of or in the label of; null for any other element.
  function fileInput(handle) {
    var found = element(handle);
    if (found && found.nodeType !== 1) found = found.parentElement;
    if (found && !isFileInput(found)) found = (found.closest("label") || {}).control;
    return isFileInput(found) ? found : null;
  }
  function isFileInput(element) { return !!element && element.localName === "input" && element.type === "file"; }
  // The number of files that an element takes: 0, 1, or 2 for any number.
  function takenFiles(handle) {
    var input = fileInput(handle);
    return input ? (input.multiple ? 2 : 1) : 0;
  }
  // Puts files into a file input, each with name, type and content in base64, where the browser has no command for it.
  function putFiles(handle, files) {
    var input = fileInput(handle), list = new DataTransfer();
    files.forEach(function (file) {
      var bytes = Uint8Array.from(atob(file[2]), function (letter) { return letter.charCodeAt(0); });
      list.items.add(new File([bytes], file[0], { type: file[1] }));
    });
    input.files = list.files;
    input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
  // Whether a page of this origin, next to it in the history, is before this one; null where the browser does not tell it.
  function canGoBack() { return window.navigation ? window.navigation.canGoBack : null; }
  // The element that a handle is; null for one that has gone.
  function element(handle) {
    var held = memory.objects.get(handle);
    return held && held.deref() || null;
  }
  // The element at a point of the window, through open shadow roots; a frame itself, where the tree's script looks inside of it.
  function elementAt(x, y) {
    var found = document.elementFromPoint(x, y);
    while (found && found.shadowRoot) {
      var inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  }
  // Whether an element can scroll along an axis; the document's scrolling element does with the window.
  function scrollsAlong(e, isVertical, style) {
    var room = isVertical ? e.scrollHeight - e.clientHeight : e.scrollWidth - e.clientWidth;
    if (room < 1) return false;
    var overflow = isVertical ? style.overflowY : style.overflowX;
    return e === document.scrollingElement ? overflow !== "hidden" : /^(auto|scroll|overlay)$/.test(overflow);
  }
  // Whether a drag from a point is the page's: it has a slider, a draggable element or a style that says so there, or nothing scrolls.
  // Otherwise a wheel has the effect of a finger.
  function drags(x, y, isVertical) {
    var canScroll = false;
    for (var e = elementAt(x, y); e; e = e.parentElement || e.getRootNode().host) {
      if (e.localName === "input" && e.type === "range" || e.draggable && !/^(a|img)$/.test(e.localName)) return true;
      var style = getComputedStyle(e);
      if (style.touchAction === "none" || /^(grab|move|crosshair|(col|row)-resize)$/.test(style.cursor)) return true;
      canScroll = canScroll || scrollsAlong(e, isVertical, style);
    }
    return !canScroll;
  }
  return {
    // Takes the first handle of the document, before any other call: the script itself is the same text for each, which browsers compile once.
    begin: function (first) { memory.next = memory.next || first; },
    element: element, frameWindow: function (handle) { return (element(handle) || {}).contentWindow || null; },
    canGoBack: canGoBack, historyLength: function () { return history.length; },
    choose: choose, drags: drags, fileInput: fileInput, takenFiles: takenFiles, putFiles: putFiles,
    tree: function (options) {
      return unless(mayHaveOpened, function () {
        return tree({
          memory: memory, most: options.most, identifiers: options.identifiers, boxes: options.boxes, isOwn: globalThis.galley.isOwn
        });
      });
    },
    look: function () {
      return unless(mayHaveOpened, function () {
        return JSON.stringify({ change: memory.change, activity: activity(), origin: location.protocol === "file:" ? "file://" : location.origin });
      });
    },
    requests: function () { return JSON.stringify({ pending: pending(), methods: Array.from(methods).slice(-200) }); },
    wait: wait, turned: turned, pass: pass,
    hasFocus: function () {
      var element = focused();
      return !!element && (!/^(html|body)$/.test(element.localName) || element.isContentEditable);
    }
  };
})
