(function () {
  "use strict";
  // The tree of a web page as Galley reads it: one JSON text, elements in a flat list, parents first.
  var MOST_NODES = 20000, MOST_TEXT = 1000, MOST_DEPTH = 200;
  var nodes = [], cut = {};

  // --- Texts and attributes

  function attr(e, name) { return (e.getAttribute && e.getAttribute(name)) || ""; }
  function tidy(text) { return String(text).replace(/[\s\u00A0]+/g, " ").replace(/^ | $/g, ""); }
  function limited(text) {
    if (text.length <= MOST_TEXT) return text;
    cut["texts of " + MOST_TEXT + " characters"] = true;
    var end = MOST_TEXT, code = text.charCodeAt(end - 1);
    if (code >= 0xD800 && code < 0xDC00) end--;
    return text.slice(0, end);
  }
  // A half of a pair is no text, and JSON readers refuse it.
  function whole(text) {
    return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, function (c) { return c.length > 1 ? c : "\uFFFD"; });
  }
  function tag(e) { return e.localName || ""; }
  function view(e) { return e.ownerDocument.defaultView; }
  function styleOf(e, pseudo) { return view(e).getComputedStyle(e, pseudo || null); }
  function kids(e) {
    if (e.shadowRoot) return e.shadowRoot.childNodes;
    if (tag(e) === "slot" && e.assignedNodes) {
      var given = e.assignedNodes();
      if (given.length) return given;
    }
    return e.childNodes;
  }
  function up(e) { return e.assignedSlot || e.parentElement || (e.getRootNode && e.getRootNode().host) || null; }

  // --- Roles: https://www.w3.org/TR/html-aam-1.0/

  var TAGS = {
    article: "article", aside: "complementary", blockquote: "blockquote", button: "button", canvas: "img",
    caption: "caption", code: "code", dd: "definition", del: "deletion", details: "group", dialog: "dialog",
    dt: "term", em: "emphasis", fieldset: "group", figure: "figure", hr: "separator", iframe: "iframe", ins: "insertion",
    li: "listitem", main: "main", math: "math", menu: "list", meter: "meter", nav: "navigation", ol: "list",
    optgroup: "group", option: "option", output: "status", p: "paragraph", progress: "progressbar", search: "search",
    strong: "strong", sub: "subscript", summary: "disclosure", sup: "superscript", svg: "img", table: "table",
    tbody: "rowgroup", textarea: "multiline", tfoot: "rowgroup", thead: "rowgroup", time: "time", tr: "row",
    ul: "list", video: "img", img: "img", address: "group", hgroup: "group"
  };
  var INPUTS = {
    button: "button", submit: "button", reset: "button", image: "button", file: "button", checkbox: "checkbox",
    radio: "radio", range: "slider", number: "spinbutton", search: "searchbox", password: "password"
  };
  var FROM_CONTENT = words("button cell checkbox columnheader disclosure gridcell heading link menuitem menuitemcheckbox " +
    "menuitemradio option radio row rowheader switch tab tooltip treeitem");
  var CONTROLS = words("button checkbox combobox disclosure link menuitem menuitemcheckbox menuitemradio option radio " +
    "slider spinbutton switch tab textbox multiline password searchbox treeitem cell gridcell columnheader rowheader listitem");
  var FIELDS = words("combobox spinbutton textbox multiline password searchbox");
  var TEXTUAL = words("generic paragraph blockquote code emphasis strong deletion insertion subscript superscript definition " +
    "term time caption none presentation status log note group");
  var INLINE = words("generic code emphasis strong deletion insertion subscript superscript time none presentation");

  function words(text) {
    var set = {};
    text.split(" ").forEach(function (word) { set[word] = true; });
    return set;
  }
  function within(e, names) {
    for (var p = up(e); p; p = up(p)) if (names[tag(p)]) return true;
    return false;
  }
  var SECTIONS = { article: 1, aside: 1, main: 1, nav: 1, section: 1 };

  function implicitRole(e) {
    var name = tag(e);
    if (/^h[1-6]$/.test(name)) return "heading";
    switch (name) {
      case "a": case "area": return e.hasAttribute("href") ? "link" : "generic";
      case "header": return within(e, SECTIONS) ? "generic" : "banner";
      case "footer": return within(e, SECTIONS) ? "generic" : "contentinfo";
      case "section": return isNamed(e) ? "region" : "generic";
      case "form": return isNamed(e) ? "form" : "generic";
      case "td": return "cell";
      case "th": return attr(e, "scope").indexOf("row") === 0 ? "rowheader" : "columnheader";
      case "select": return e.multiple || e.size > 1 ? "listbox" : "combobox";
      case "input":
        if (e.hasAttribute("list")) return "combobox";
        return INPUTS[(e.type || "text").toLowerCase()] || "textbox";
    }
    if (e.isContentEditable && attr(e, "contenteditable") && attr(e, "contenteditable") !== "false") return "multiline";
    return TAGS.hasOwnProperty(name) ? TAGS[name] : "generic";
  }
  function isNamed(e) { return !!(tidy(attr(e, "aria-label")) || attr(e, "aria-labelledby") || attr(e, "title")); }
  function roleOf(e) {
    var given = tidy(attr(e, "role")).toLowerCase().split(" ")[0];
    if (!given) return implicitRole(e);
    if (given === "none" || given === "presentation") return tag(e) === "img" ? "img" : "generic";
    if (given === "image") return "img";
    if (given === "textbox" && attr(e, "aria-multiline") === "true") return "multiline";
    return given;
  }

  // --- Names: https://www.w3.org/TR/accname-1.2/

  function isHidden(e) {
    if (attr(e, "aria-hidden") === "true") return true;
    var style = styleOf(e);
    return style.display === "none" || style.visibility === "hidden" || style.visibility === "collapse";
  }
  function referenced(e, name) {
    var root = e.getRootNode ? e.getRootNode() : e.ownerDocument;
    return tidy(attr(e, name)).split(" ").map(function (id) {
      return id && root.getElementById ? root.getElementById(id) : null;
    }).filter(Boolean);
  }
  function childOf(e, name) {
    for (var i = 0; i < e.children.length; i++) if (tag(e.children[i]) === name) return e.children[i];
    return null;
  }
  function generated(e, pseudo) {
    var content = styleOf(e, pseudo).content;
    if (!content || content === "none" || content === "normal") return "";
    var slash = content.match(/\/\s*"((?:[^"\\]|\\.)*)"\s*$/);
    if (slash) return slash[1];
    var text = "", pattern = /"((?:[^"\\]|\\.)*)"/g, match;
    while ((match = pattern.exec(content))) text += match[1].replace(/\\(.)/g, "$1");
    return text;
  }
  function selectedText(e) {
    var chosen = [];
    for (var i = 0; i < e.options.length; i++) if (e.options[i].selected) chosen.push(tidy(e.options[i].text));
    return chosen.join(" ");
  }
  function embeddedValue(e, role) {
    switch (role) {
      case "textbox": case "searchbox": case "multiline":
        return "value" in e ? e.value : e.textContent;
      case "combobox": case "listbox":
        if (e.options) return selectedText(e);
        return "value" in e ? e.value : null;
      case "slider": case "spinbutton": case "progressbar": case "meter": case "scrollbar":
        return attr(e, "aria-valuetext") || attr(e, "aria-valuenow") || ("value" in e ? String(e.value) : null);
    }
    return null;
  }
  function nativeName(e, visited) {
    var name = tag(e), found;
    if (name === "input" && /^(button|submit|reset)$/.test(e.type)) {
      if (attr(e, "value")) return attr(e, "value");
      return e.type === "submit" ? "Submit" : e.type === "reset" ? "Reset" : "";
    }
    if (name === "img" || name === "area" || (name === "input" && e.type === "image")) {
      if (e.hasAttribute("alt")) return attr(e, "alt");
    }
    if (e.labels && e.labels.length) {
      var texts = [];
      for (var i = 0; i < e.labels.length; i++) texts.push(nameOf(e.labels[i], { inside: true, visited: visited, of: e }));
      found = tidy(texts.join(" "));
      if (found) return found;
    }
    if (name === "optgroup" || name === "track") return attr(e, "label");
    var part = { fieldset: "legend", figure: "figcaption", table: "caption", svg: "title" }[name];
    found = part && childOf(e, part);
    if (found) return name === "svg" ? tidy(found.textContent) : nameOf(found, { inside: true, visited: visited });
    return "";
  }
  function nameOf(e, how) {
    how = how || {};
    var visited = how.visited || [];
    if (visited.indexOf(e) >= 0) return "";
    visited = visited.concat([e]);
    if (visited.length > MOST_DEPTH) return "";
    // What is referenced may be hidden, and so may what is in it.
    if (how.inside && !how.hidden && isHidden(e)) return "";
    var role = roleOf(e), name;
    if (!how.referenced) {
      var refs = referenced(e, "aria-labelledby");
      if (refs.length) {
        name = tidy(refs.map(function (ref) {
          return nameOf(ref, {
            inside: true, referenced: true, hidden: isHidden(ref), visited: ref === e ? [] : visited, of: how.of
          });
        }).join(" "));
        if (name) return name;
      }
    }
    if (how.inside && e !== how.of) {
      var value = embeddedValue(e, role);
      if (value !== null && (!how.referenced || tag(e) !== "select")) return tidy(value);
    }
    if (how.inside && e === how.of && !how.referenced) return "";
    name = tidy(attr(e, "aria-label"));
    if (name) return name;
    name = tidy(nativeName(e, visited));
    if (name) return name;
    if (how.inside || FROM_CONTENT[role]) {
      name = tidy(contentOf(e, { inside: true, hidden: how.hidden, visited: visited, of: how.of }));
      if (name) return name;
    }
    name = tidy(attr(e, "title"));
    if (name) return name;
    return how.inside ? "" : tidy(attr(e, "placeholder"));
  }
  function contentOf(e, how) {
    var text = generated(e, "::before");
    var list = kids(e);
    for (var i = 0; i < list.length; i++) {
      var child = list[i];
      if (child.nodeType === 3) text += child.data;
      if (child.nodeType !== 1) continue;
      if (tag(child) === "br") { text += " "; continue; }
      if (/^(script|style|template|noscript)$/.test(tag(child))) continue;
      var part = nameOf(child, how);
      var display = styleOf(child).display;
      text += display.indexOf("inline") === 0 || display === "contents" ? part : " " + part + " ";
    }
    referenced(e, "aria-owns").forEach(function (owned) { text += " " + nameOf(owned, how); });
    return text + generated(e, "::after");
  }

  // --- Looks

  function hex(number) {
    var text = Math.max(0, Math.min(255, Math.round(number))).toString(16).toUpperCase();
    return text.length < 2 ? "0" + text : text;
  }
  // Colours as #RRGGBBAA, seen through the opacity of everything around.
  function color(text, opacity) {
    var parts = /^rgba?\(([^)]*)\)$/.exec(text);
    if (!parts) return null;
    var numbers = parts[1].split(/[ ,\/]+/).map(parseFloat);
    if (numbers.length < 3 || numbers.some(isNaN)) return null;
    var alpha = (numbers.length > 3 ? numbers[3] : 1) * opacity;
    return alpha <= 0 ? null : "#" + hex(numbers[0]) + hex(numbers[1]) + hex(numbers[2]) + hex(alpha * 255);
  }
  function paints(style) {
    if (color(style.backgroundColor, 1) || style.backgroundImage !== "none" || style.boxShadow !== "none") return true;
    return ["Top", "Right", "Bottom", "Left"].some(function (side) {
      return parseFloat(style["border" + side + "Width"]) > 0 && style["border" + side + "Style"] !== "none" &&
        color(style["border" + side + "Color"], 1) !== null;
    });
  }
  function round(number) { return Math.round(number * 100) / 100; }
  function fontOf(style) {
    var family = style.fontFamily.split(",")[0].replace(/^\s*["']?|["']?\s*$/g, "");
    var weight = style.fontWeight === "400" || style.fontWeight === "normal" ? "" : " " + style.fontWeight;
    return family + weight + (style.fontStyle === "normal" ? "" : " " + style.fontStyle);
  }
  function hasSameText(a, b) {
    return a.color === b.color && a.fontFamily === b.fontFamily && a.fontSize === b.fontSize &&
      a.fontWeight === b.fontWeight && a.fontStyle === b.fontStyle && a.textDecorationLine === b.textDecorationLine;
  }

  // --- The walk

  function intersect(a, b) {
    if (!b) return a;
    var x = Math.max(a[0], b[0]), y = Math.max(a[1], b[1]);
    return [x, y, Math.min(a[0] + a[2], b[0] + b[2]) - x, Math.min(a[1] + a[3], b[1] + b[3]) - y];
  }
  function rectOf(thing, at) {
    var r = thing.getBoundingClientRect();
    return [r.left + at.x, r.top + at.y, r.width, r.height];
  }
  function rangeOf(node) {
    var range = node.ownerDocument.createRange();
    range.selectNodeContents(node);
    return range;
  }
  // The text as it is shown, line by line, where it has several.
  function linesOf(node) {
    var rects = rangeOf(node).getClientRects(), first = rects[0];
    if (!first || rects.length < 2) return null;
    var lines = [], bottom = -Infinity, texts = [];
    (function collect(n) {
      if (n.nodeType === 3) texts.push(n);
      for (var i = 0; n.nodeType === 1 && i < n.childNodes.length; i++) collect(n.childNodes[i]);
    })(node);
    for (var t = 0; t < texts.length; t++) {
      var pattern = /\S+\s*/g, match, range = texts[t].ownerDocument.createRange();
      while ((match = pattern.exec(texts[t].data))) {
        if (lines.length > 60) return null;
        range.setStart(texts[t], match.index);
        range.setEnd(texts[t], match.index + match[0].replace(/\s+$/, "").length);
        var r = range.getClientRects()[0];
        if (!r) continue;
        if (!lines.length || r.top + r.height / 2 > bottom) { lines.push(""); bottom = r.bottom; }
        lines[lines.length - 1] += match[0];
      }
    }
    lines = lines.map(tidy).map(whole);
    return lines.length > 1 ? lines : null;
  }
  function testId(e) {
    return attr(e, "data-testid") || attr(e, "data-test-id") || attr(e, "data-test") || attr(e, "data-cy") ||
      attr(e, "data-qa") || attr(e, "id");
  }
  // Whether nothing but text in one look is in an element.
  function isTextOnly(e, style) {
    var list = kids(e), hasText = false;
    if (e.shadowRoot) return false;
    for (var i = 0; i < list.length; i++) {
      var child = list[i];
      if (child.nodeType === 3) { if (tidy(child.data)) hasText = true; continue; }
      if (child.nodeType !== 1 || tag(child) === "br" || tag(child) === "wbr") continue;
      var inner = styleOf(child);
      if (!INLINE[roleOf(child)] || inner.display !== "inline" || testId(child) || paints(inner) || isHidden(child) ||
        !hasSameText(style, inner) || !isTextOnly(child, inner)) return false;
      hasText = true;
    }
    return hasText;
  }
  function add(node) {
    if (nodes.length >= MOST_NODES) { cut[MOST_NODES + " elements"] = true; return -1; }
    nodes.push(node);
    return nodes.length - 1;
  }
  function textStyle(style, opacity) {
    var looks = { font: whole(fontOf(style)), size: round(parseFloat(style.fontSize)) };
    var ink = color(style.color, opacity);
    if (ink) looks.color = ink;
    return looks;
  }
  function seen(frame, clip, looks) {
    var visible = intersect(frame, clip);
    if (visible[2] <= 0 || visible[3] <= 0 || (visible[2] <= 1 && visible[3] <= 1)) return false;
    if (clip && (visible[2] < frame[2] - 0.5 || visible[3] < frame[3] - 0.5)) looks.visible = visible.map(round);
    return true;
  }
  function addText(node, at, parent, clip, style, opacity) {
    var text = tidy(node.data);
    if (!text || style.visibility !== "visible") return;
    var frame = rectOf(rangeOf(node), at), looks = textStyle(style, opacity);
    if (!seen(frame, clip, looks)) return;
    var lines = linesOf(node);
    if (lines) looks.lines = lines;
    var item = { role: "text", name: whole(limited(text)), frame: frame.map(round), style: looks };
    if (parent >= 0) item.parent = parent;
    add(item);
  }
  function flag(e, name) { return attr(e, name) === "true"; }
  function addStates(e, role, item, more) {
    var checked = attr(e, "aria-checked"), isInput = tag(e) === "input" && /^(checkbox|radio)$/.test(e.type);
    if ((e.matches && /^(button|fieldset|input|optgroup|option|select|textarea)$/.test(tag(e)) && e.matches(":disabled")) ||
      flag(e, "aria-disabled")) item.disabled = true;
    if ((isInput && e.checked) || checked === "true" || flag(e, "aria-selected") || flag(e, "aria-pressed") ||
      (tag(e) === "option" && e.selected) || (attr(e, "aria-current") && attr(e, "aria-current") !== "false")) {
      item.selected = true;
    }
    if ((isInput && e.indeterminate) || checked === "mixed" || attr(e, "aria-pressed") === "mixed") more.checked = "mixed";
    if (e.hasAttribute("aria-expanded")) more.expanded = attr(e, "aria-expanded");
    if (tag(e) === "details") more.expanded = String(e.open);
    if (e.getRootNode && e.getRootNode().activeElement === e && tag(e) !== "body") item.focused = true;
    if (flag(e, "aria-hidden")) more["aria-hidden"] = "true";
    if (flag(e, "aria-invalid")) more.invalid = "true";
    if ((e.required || flag(e, "aria-required"))) more.required = "true";
    var level = role === "heading" ? attr(e, "aria-level") || (/^h(\d)$/.exec(tag(e)) || [])[1] : "";
    if (level) more.level = level;
  }
  function addValue(e, role, item) {
    var value = null;
    if (role === "password") value = (e.value || "").replace(/[\s\S]/g, "\u2022");
    else if (tag(e) === "progress") value = e.hasAttribute("value") ? String(e.value) : null;
    else value = embeddedValue(e, role);
    if (value) item.value = whole(limited(tidy(value)));
    if (attr(e, "placeholder")) item.placeholder = whole(limited(tidy(attr(e, "placeholder"))));
  }
  function addElement(e, state, style, role, opacity) {
    var id = testId(e), isPainted = paints(style), isText = !LEAVES[tag(e)] && isTextOnly(e, style);
    var isGeneric = role === "generic" || role === "none";
    if (isGeneric && !id && !isPainted && !isText && !e.hasAttribute("tabindex")) return null;
    var looks = {}, more = {}, item = { role: role };
    var isBox = isPainted || CONTROLS[role] || !isText;
    var frame = rectOf(isBox ? e : rangeOf(e), state.at);
    // A text for screen readers alone is cut to a pixel by its own box.
    var clip = isBox || style.overflowX === "visible" || style.display === "inline" ? state.clip
      : intersect(rectOf(e, state.at), state.clip);
    if (!seen(frame, clip, looks)) return null;
    if (isText && TEXTUAL[role]) item.role = "text";
    var name = isText && !FROM_CONTENT[role] && !isNamed(e) && !/^(input|textarea|select)$/.test(tag(e)) && role !== "multiline"
      ? tidy(contentOf(e, { inside: true, visited: [e] })) : nameOf(e);
    // A row or a cell with elements in it is named by these.
    if (!isText && /^(row|cell|gridcell|columnheader|rowheader)$/.test(role) && !isNamed(e)) name = "";
    if (name) item.name = whole(limited(name));
    if (id) item.id = whole(limited(id));
    if (state.parent >= 0) item.parent = state.parent;
    item.frame = frame.map(round);
    addStates(e, role, item, more);
    addValue(e, role, item);
    if (isText || FIELDS[role]) {
      var ink = textStyle(style, opacity);
      for (var key in ink) looks[key] = ink[key];
    }
    var fill = color(style.backgroundColor, opacity);
    if (fill) looks.background = fill;
    var radius = parseFloat(style.borderTopLeftRadius);
    if (radius > 0) looks.radius = round(/%/.test(style.borderTopLeftRadius) ? Math.min(frame[2], frame[3]) * radius / 100 : radius);
    if (style.textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth) looks.isTruncated = true;
    var lines = isText ? linesOf(e) : null;
    if (lines) looks.lines = lines;
    if (opacity < 1) more.opacity = String(round(opacity));
    if (tag(e) === "img" && e.currentSrc) more.src = limited(/^data:/.test(e.currentSrc) ? "data:" : e.currentSrc);
    for (var any in looks) { item.style = looks; break; }
    for (any in more) { item.attributes = more; break; }
    return { index: add(item), isLeaf: isText };
  }
  var SKIPPED = words("script style template noscript head meta link title base param source track datalist");
  // Their insides are drawn by the browser, or are no elements.
  var LEAVES = words("input textarea select img svg canvas video audio progress meter iframe frame object embed math");

  function walk(node, state) {
    if (nodes.length >= MOST_NODES) { cut[MOST_NODES + " elements"] = true; return; }
    if (state.depth > MOST_DEPTH) { cut[MOST_DEPTH + " levels"] = true; return; }
    if (node.nodeType !== 1 || SKIPPED[tag(node)]) return;
    var style = styleOf(node);
    if (style.display === "none") return;
    var opacity = state.opacity * (style.display === "contents" ? 1 : parseFloat(style.opacity));
    if (!(opacity > 0)) return;
    var clip = style.position === "fixed" ? null : state.clip, role = roleOf(node), made = null;
    var here = { at: state.at, parent: state.parent, clip: clip };
    if (style.visibility === "visible" && style.display !== "contents") made = addElement(node, here, style, role, opacity);
    if (made && made.index >= 0) here.parent = made.index;
    var box = addBox(node, style, rectOf(node, state.at), state.box, made);
    if (made && made.isLeaf) return;
    if (style.overflowX !== "visible" && style.display !== "inline" && style.display !== "contents") {
      clip = intersect(rectOf(node, state.at), clip);
      if (clip[2] <= 0 || clip[3] <= 0) clip = [0, 0, 0, 0];
    }
    var inside = { at: state.at, parent: here.parent, clip: clip, opacity: opacity, depth: state.depth + 1, box: box };
    if (/^i?frame$/.test(tag(node))) return walkFrame(node, inside);
    if (tag(node) === "select" && role === "listbox") {
      for (var o = 0; o < node.options.length; o++) walk(node.options[o], inside);
      return;
    }
    if (LEAVES[tag(node)] || style.contentVisibility === "hidden") return;
    var list = kids(node);
    for (var i = 0; i < list.length; i++) {
      if (tag(node) === "details" && !node.open && tag(list[i]) !== "summary") continue;
      if (list[i].nodeType === 3) addText(list[i], state.at, here.parent, clip, style, opacity);
      else walk(list[i], inside);
    }
  }
  function walkFrame(frame, state) {
    var inner;
    try { inner = frame.contentDocument; } catch (error) { inner = null; }
    if (!inner || !inner.body) { cut["frames of other origins"] = true; return; }
    var r = frame.getBoundingClientRect(), style = styleOf(frame);
    var at = {
      x: state.at.x + r.left + frame.clientLeft + parseFloat(style.paddingLeft),
      y: state.at.y + r.top + frame.clientTop + parseFloat(style.paddingTop)
    };
    var clip = intersect([at.x, at.y, frame.clientWidth, frame.clientHeight], state.clip);
    walk(inner.body, { at: at, parent: state.parent, clip: clip, opacity: state.opacity, depth: state.depth, box: state.box });
  }

