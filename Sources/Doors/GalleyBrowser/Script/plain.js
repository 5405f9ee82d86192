(function (channel, galley) {
  "use strict";
  // The part for browsers that have neither DevTools nor settings of movement: texts that no key has, and still pictures.
  var sheets = [], drawings = [], stills = new Map();
  var freeze = galley.freeze, unfreeze = galley.unfreeze;
  // Bars that lie over the page fade away after a movement, and a marquee that only stops stands wherever it was.
  var RULES = "* { scrollbar-width: none !important } marquee { overflow: hidden !important }";
  var MOVING = "animate, animateMotion, animateTransform, set";

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

  // --- Still pictures

  function isMoving(type, bytes) {
    var text = "";
    for (var i = 0; i < bytes.length; i += 8192) text += String.fromCharCode.apply(null, bytes.subarray(i, i + 8192));
    if (/^GIF8/.test(text)) return /NETSCAPE2\.0|ANIMEXTS1\.0/.test(text) || text.split("\x00\x21\xF9\x04").length > 2;
    if (/^\x89PNG/.test(text)) return text.indexOf("acTL") > 0 && text.indexOf("acTL") < text.indexOf("IDAT");
    if (/^RIFF....WEBP/.test(text)) return text.slice(0, 64).indexOf("ANIM") > 0;
    return /svg/.test(type) && /<(animate|set)\b|@keyframes/.test(text);
  }
  function drawn(url) {
    var image = new Image();
    image.src = url;
    return image.decode().then(function () {
      var canvas = frame.document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL();
    });
  }
  function withoutMovement(text) {
    var drawing = new DOMParser().parseFromString(text, "image/svg+xml");
    drawing.querySelectorAll(MOVING).forEach(function (element) { element.remove(); });
    drawing.querySelectorAll("style").forEach(function (style) {
      style.textContent += " * { animation: none !important; transition: none !important }";
    });
    return "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(drawing)).replace(/'/g, "%27");
  }
  // The first picture of an address with several; null for one that stands still, or that the page may not read.
  function still(url) {
    if (!stills.has(url)) {
      stills.set(url, fetch(url, { cache: "force-cache" }).then(function (answer) {
        var type = answer.headers.get("content-type") || "";
        return answer.arrayBuffer().then(function (buffer) {
          var bytes = new Uint8Array(buffer);
          if (!isMoving(type, bytes)) return null;
          return /svg/.test(type) ? withoutMovement(new TextDecoder().decode(bytes)) : drawn(url);
        });
      }).catch(function () { return null; }));
    }
    return stills.get(url);
  }
  // A selector of one element within its root.
  function path(element, root) {
    var parts = [];
    for (var e = element; e; e = e.parentElement) {
      var number = 1;
      for (var before = e.previousElementSibling; before; before = before.previousElementSibling) number++;
      parts.unshift(":nth-child(" + number + ")");
    }
    return (root.host ? ":host > " : ":root > ") + (root.host ? parts : parts.slice(1)).join(" > ");
  }
  function rule(selector, name, text, url, replaced) {
    return selector + " { " + name + ": " + text.split(url).join(replaced) + " !important }";
  }
  // The rules that show first pictures in a root.
  function rulesIn(root) {
    var work = [], view = root.defaultView || root.ownerDocument.defaultView;
    root.querySelectorAll("*").forEach(function (element) {
      if (element === document.documentElement) return;
      if (element.localName === "img" && element.currentSrc) {
        work.push(still(element.currentSrc).then(function (data) {
          return data ? path(element, root) + " { content: url('" + data + "') !important }" : "";
        }));
      }
      ["", "::before", "::after"].forEach(function (pseudo) {
        var style = view.getComputedStyle(element, pseudo || null), image = style.backgroundImage;
        if (pseudo && (style.content === "none" || style.content === "normal")) return;
        (image.match(/url\("[^"]*"\)/g) || []).forEach(function (text) {
          work.push(still(text.slice(5, -2)).then(function (data) {
            return data ? rule(path(element, root) + pseudo, "background-image", image, text, "url('" + data + "')") : "";
          }));
        });
      });
    });
    return Promise.all(work).then(function (rules) { return rules.join("\n"); });
  }
  function add(root, rules) {
    var view = root.defaultView || root.ownerDocument.defaultView, sheet = new view.CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = Array.from(root.adoptedStyleSheets).concat([sheet]);
    sheets.push([root, sheet]);
    return sheet;
  }
  // The selectors of what has bars in a root: elements that scroll, and the window, whose overflow may be that of the body.
  function scrolling(root) {
    var found = [], view = root.defaultView || root.ownerDocument.defaultView;
    function overflow(element) { return view.getComputedStyle(element).overflowY; }
    function isLarger(element) {
      return element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    }
    root.querySelectorAll("*").forEach(function (element) {
      if (element === root.documentElement || !isLarger(element)) return;
      if (/auto|scroll/.test(overflow(element))) found.push(path(element, root));
    });
    var whole = root.documentElement, body = root.body;
    if (whole && isLarger(whole)) {
      found.push(body && overflow(whole) === "visible" && overflow(body) !== "visible" ? path(body, root) : ":root");
    }
    return found;
  }
  // Hides bars. WebKitGTK paints those that are there already until it makes them anew, for elements that scroll again.
  function hideBars(root) {
    var found = scrolling(root), sheet = add(root, RULES);
    if (!found.length) return;
    sheet.replaceSync(RULES + found.join(", ") + " { overflow: hidden !important }");
    void (root.documentElement || root.host).offsetHeight;
    sheet.replaceSync(RULES);
    void (root.documentElement || root.host).offsetHeight;
  }
  galley.freeze = function () {
    freeze();
    var all = roots(document, []);
    all.forEach(function (root) {
      hideBars(root);
      root.querySelectorAll("marquee").forEach(function (marquee) { marquee.scrollLeft = 0; });
      root.querySelectorAll("svg").forEach(function (svg) {
        if (svg.ownerSVGElement || !svg.querySelector(MOVING) || svg.animationsPaused()) return;
        svg.pauseAnimations();
        drawings.push([svg, svg.getCurrentTime()]);
        svg.setCurrentTime(0);
      });
    });
    return Promise.all(all.map(function (root) {
      return rulesIn(root).then(function (rules) { if (rules) add(root, rules); });
    })).then(function () { return null; });
  };
  galley.unfreeze = function () {
    sheets.forEach(function (pair) {
      pair[0].adoptedStyleSheets = Array.from(pair[0].adoptedStyleSheets).filter(function (sheet) { return sheet !== pair[1]; });
    });
    drawings.forEach(function (pair) {
      pair[0].setCurrentTime(pair[1]);
      pair[0].unpauseAnimations();
    });
    sheets = [], drawings = [];
    unfreeze();
  };
  // --- Frames of other origins

  // Galley's frames in their documents hear calls of this one, so that no command of the driver moves the focus at each look.
  frame.addEventListener("message", function (event) {
    var call = event.data;
    if (!call || call.channel !== channel || !call.name) return;
    function answer(value) { event.source.postMessage({ channel: channel, number: call.number, value: value }, "*"); }
    Promise.resolve().then(function () { return galley[call.name].apply(null, call.values); }).then(answer, function () { answer(null); });
  });
  var calls = 0;
  // The value of a call in the frame of an element; null for a frame without Galley, and for one that does not answer in time.
  galley.inFrame = function (handle, name, values, milliseconds) {
    var number = ++calls, there = null;
    try { there = galley.element(handle).contentWindow[channel]; } catch (error) { /* the element has gone */ }
    if (!there) return null;
    return new Promise(function (resolve) {
      var end = new AbortController();
      function answer(value) { end.abort(); resolve({ value: value }); }
      frame.addEventListener("message", function (event) {
        if (event.data && event.data.channel === channel && event.data.number === number && !event.data.name) answer(event.data.value);
      }, { signal: end.signal });
      AbortSignal.timeout(milliseconds).addEventListener("abort", function () { answer(null); });
      there.postMessage({ channel: channel, name: name, values: values, number: number }, "*");
    });
  };
  // The way to the document of a frame's element: the number of each frame among those of the window around it.
  galley.wayTo = function (handle) {
    var way = [], view = (galley.element(handle) || {}).contentWindow;
    for (; view && view !== window; view = view.parent) {
      for (var i = 0; i < view.parent.length; i++) if (view.parent[i] === view) way.unshift(i);
    }
    return way;
  };
  // Inserts a text at the caret, as an input method does.
  galley.insert = function (text) { return document.execCommand("insertText", false, text); };
  return galley;
})
