(function (tree, channel, send) {
  "use strict";
  // Tells what a person does in a page, step by step, each with the page's tree before the step. It runs in a world of its own before the
  // page's first script, and sends each step at once, since the page may go with it. Only events of the browser itself count.
  var page = String(Math.random()).slice(2), isTop = window === window.top, order = 0;
  var memory = { handles: new WeakMap(), objects: new Map(), next: 1, change: 0, watch: function () {} };
  var secrets = new WeakSet(), watched = new WeakSet(), typing = null, pressed = null, entered = null, isTouched = false;
  var uncurried = Function.prototype.bind.bind(Function.prototype.call);
  var matches = uncurried(Element.prototype.matches), attribute = uncurried(Element.prototype.getAttribute);

  function tell(kind, facts) {
    var message = { kind: kind, page: page, order: order++, address: location.href, title: String(document.title).slice(0, 200) };
    for (var name in facts || {}) message[name] = facts[name];
    send(JSON.stringify(message));
  }
  // The tree, and the elements in it whose texts are secret.
  function look() {
    var text = "";
    try { text = tree({ memory: memory, most: 20000 }); } catch (error) { return null; }
    var hidden = [];
    memory.objects.forEach(function (held, handle) {
      var element = held.deref();
      if (!element) memory.objects.delete(handle);
      else if (secrets.has(element)) hidden.push(handle);
    });
    return { tree: text, secrets: hidden };
  }
  function isSecret(e) {
    if (e.localName === "input" && (e.type === "password" || /(current|new)-password|one-time-code|cc-(number|csc)/.test(attribute(e, "autocomplete") || ""))) {
      secrets.add(e);
    }
    return secrets.has(e);
  }
  // The elements from the innermost one out, through open shadow roots and frames of the same origin.
  function pathOf(event) {
    var path = event.composedPath().filter(function (node) { return node.nodeType === 1; });
    for (var view = path.length && path[0].ownerDocument.defaultView; view && view !== window; view = view.parent) {
      for (var e = view.frameElement; e; e = e.parentElement || e.getRootNode().host) path.push(e);
    }
    return path;
  }
  function handlesOf(path) {
    return path.map(function (e) { return memory.handles.get(e); }).filter(Boolean);
  }
  function step(kind, path, seen, facts) {
    flush();
    if (kind !== "type") typing = null;
    var now = seen || look();
    if (!now) return;
    if (!handlesOf(path.slice(0, 1)).length) now = look() || now;
    tell(kind, Object.assign({ tree: now.tree, secrets: now.secrets, target: handlesOf(path) }, facts));
    rest();
  }

  // --- Kinds of elements

  var TEXTS = /^(text|search|email|url|tel|number|password)$/;
  function isText(e) {
    return e.localName === "textarea" || e.localName === "input" && TEXTS.test(e.type) || e.isContentEditable;
  }
  function editable(path) {
    var e = path[0];
    while (e && e.isContentEditable && e.parentElement && e.parentElement.isContentEditable) e = e.parentElement;
    return e;
  }
  function valueOf(e) { return e.localName === "textarea" || e.localName === "input" ? e.value : e.innerText.replace(/\n$/, ""); }
  var CONTROLS = "a[href], area[href], button, input, select, textarea, summary, label, option, [onclick], [role=button], [role=link], " +
    "[role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=option], [role=checkbox], [role=switch], " +
    "[role=radio], [role=treeitem], [contenteditable]";
  function controlOf(path) {
    return path.find(function (e) { return matches(e, CONTROLS); }) || null;
  }

  // --- Events

  function touched(event) {
    if (!event.isTrusted || isTouched) return;
    isTouched = true;
    tell("touched");
  }
  function press(event) {
    if (!event.isTrusted || event.button !== 0) return;
    var path = pathOf(event);
    pressed = { path: path, seen: look() };
  }
  function click(event) {
    if (!event.isTrusted || event.button !== 0) return;
    var path = pathOf(event), control = controlOf(path), seen = null;
    if (!path.length) return;
    if (pressed && event.detail > 0) seen = pressed.seen;
    // A click of a label is followed by one of its control.
    if (control && control.localName === "label" && control.control) return;
    if (control && control.localName === "input" && /^(checkbox|radio|range|file|color|date|time|month|week|datetime-local)$/.test(control.type)) return;
    if (control && /^(select|option)$/.test(control.localName)) return;
    // Typing gives a field the focus by itself.
    if (control && isText(control) && !control.readOnly && attribute(control, "role") !== "combobox") return;
    if (event.detail === 0 && entered) {
      // The key of a field presses the button of its form.
      if (control && control.form && control.form === entered.path[0].form) {
        seen = entered.seen;
        entered = null;
      }
    }
    var style = getComputedStyle(path[0]);
    step("tap", path, seen, { isControl: !!control || style.cursor === "pointer" });
  }
  function beforeInput(event) {
    if (!event.isTrusted) return;
    var e = editable(pathOf(event));
    if (!e || !isText(e) || typing && typing.element === e) return;
    flush();
    typing = { element: e, before: isSecret(e) ? "" : valueOf(e), isEmpty: !valueOf(e), seen: look(), isTold: false, run: order };
  }
  function input(event) {
    if (!event.isTrusted) return;
    var path = pathOf(event), e = editable(path);
    if (!e) return;
    if (e.localName === "select") {
      var labels = Array.from(e.selectedOptions).map(function (option) { return option.label.trim().replace(/\s+/g, " "); });
      return step(e.multiple ? "other" : "select", path, pressed && pressed.seen, { value: labels[0] || "", what: "a choice of several" });
    }
    if (e.localName === "input") {
      if (e.type === "checkbox") return step("set", path, pressed && pressed.seen, { isOn: e.checked });
      if (e.type === "radio") return step("tap", path, pressed && pressed.seen, { isControl: true });
      if (e.type === "range") {
        var low = Number(e.min || 0), high = Number(e.max || 100);
        return step("adjust", path, pressed && pressed.seen, { position: high > low ? (Number(e.value) - low) / (high - low) : 0 });
      }
      if (e.type === "file") {
        return step("attach", path, pressed && pressed.seen, { names: Array.from(e.files).map(function (file) { return file.name; }) });
      }
      if (!TEXTS.test(e.type)) return step("other", path, pressed && pressed.seen, { what: "a " + e.type });
    }
    if (!isText(e)) return;
    if (!typing || typing.element !== e) {
      flush();
      typing = { element: e, before: "", isEmpty: true, seen: look(), isTold: false, run: order };
    }
    var first = path.indexOf(e) > 0 ? path.slice(path.indexOf(e)) : path, secret = isSecret(e);
    var facts = { run: typing.run, isEmpty: typing.isEmpty, isSecret: secret };
    if (!secret) facts.value = valueOf(e);
    if (typing.isTold) { tell("typed", facts); rest(); return; }
    typing.isTold = true;
    step("type", first, typing.seen, facts);
  }
  function key(event) {
    touched(event);
    if (!event.isTrusted || event.isComposing) return;
    var path = pathOf(event), e = path[0];
    if (event.key === "Escape") step("escape", path, null, {});
    if (event.key !== "Enter" || !e || e.localName !== "input" || !isText(e) || event.repeat) return;
    flush();
    entered = { path: path, seen: look() };
    setTimeout(flush, 100);
  }
  // The key Enter of a field, unless it has pressed a button.
  function flush() {
    var before = entered;
    entered = null;
    if (before) step("enter", before.path, before.seen, {});
  }
  // A dialog of the page, as dialogs.js tells it.
  function dialog(event) {
    event.stopImmediatePropagation();
    flush();
    typing = null;
    tell("dialog", JSON.parse(String(event.detail)));
  }

  // --- Screens at rest, for the pages on which a person does nothing more

  var QUIET = 400, LONGEST = 3000, MOST = 10, left = MOST, since = 0, timer = 0;
  function rest() {
    left = MOST;
    since = performance.now();
    later();
  }
  function later() {
    clearTimeout(timer);
    if (left <= 0) return;
    timer = setTimeout(function () {
      left--;
      since = performance.now();
      var seen = document.readyState === "loading" ? null : look();
      if (seen) tell("screen", seen);
    }, performance.now() - since > LONGEST ? 0 : QUIET);
  }

  function watch(root) {
    if (watched.has(root)) return;
    watched.add(root);
    function on(names, act) {
      names.split(" ").forEach(function (name) { root.addEventListener(name, act, { capture: true, passive: true }); });
    }
    on("pointerdown", press);
    on("click", click);
    on("beforeinput", beforeInput);
    on("input", input);
    on("keydown", key);
    on("pointermove wheel", touched);
    // A frame of the same origin is met before anything happens in it.
    on("load pointerover mouseover focusin", function (event) {
      var e = event.composedPath()[0];
      if (e && e.nodeType === 1 && isSecret(e)) return;
      if (!e || !/^i?frame$/.test(e.localName || "")) return;
      try { if (e.contentDocument) watch(e.contentDocument); } catch (error) { /* another origin */ }
    });
    new MutationObserver(function () { if (left > 0) later(); }).observe(root, {
      subtree: true, childList: true, attributes: true, characterData: true
    });
  }
  if (!isTop) {
    var isInner = false;
    try { isInner = !!window.frameElement; } catch (error) { isInner = false; }
    // What happens in a frame of another origin is not for this page to know.
    if (!isInner) {
      document.addEventListener("click", function (event) {
        if (event.isTrusted) send(JSON.stringify({ kind: "foreign", page: page, order: order++, address: location.href, title: "" }));
      }, true);
    }
    return;
  }
  watch(document);
  document.addEventListener(channel + "-dialog", dialog, true);
  addEventListener("pagehide", flush, true);
  // Firefox ends this world when it keeps a page that is left for later; a page that hears this event is not kept.
  addEventListener("unload", function () {}, true);
  addEventListener("pageshow", function (event) { if (event.persisted) { isTouched = false; tell("arrived", { way: "back_forward" }); rest(); } }, true);
  addEventListener("load", rest, true);
  addEventListener("popstate", rest, true);
  var entry = performance.getEntriesByType("navigation")[0];
  tell("arrived", { way: entry ? entry.type : "navigate" });
  rest();
})
