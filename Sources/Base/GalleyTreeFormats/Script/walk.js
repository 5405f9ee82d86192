  // --- The walk

  function intersect(a, b) {
    if (!b) return a;
    var x = Math.max(a[0], b[0]), y = Math.max(a[1], b[1]);
    return [x, y, Math.min(a[0] + a[2], b[0] + b[2]) - x, Math.min(a[1] + a[3], b[1] + b[3]) - y];
  }
  function rectOf(r, at) { return [r.x + at.x, r.y + at.y, r.width, r.height]; }
  function frameOf(e, at) { return rectOf(boxOf(e), at); }
  function textFrameOf(node, at) {
    var rects = rectsOf(node);
    return rectOf(rects.length === 1 ? rects[0] : rangeOf(node).getBoundingClientRect(), at);
  }
  var latest = { node: null, rects: null };
  // The boxes of the lines of a text, kept for the next question.
  function rectsOf(node) {
    if (latest.node !== node) latest = { node: node, rects: rangeOf(node).getClientRects() };
    return latest.rects;
  }
  function rangeOf(node) {
    var range = rangeIn(documentOf(node));
    range.selectNodeContents(node);
    return range;
  }
  // The text as it is shown, line by line, where it has several.
  function linesOf(node) {
    var rects = rectsOf(node), first = rects[0];
    if (!first || rects.length < 2) return null;
    var lines = [], bottom = -Infinity, texts = [];
    (function collect(n) {
      if (kindOf(n) === 3) texts.push(n);
      var inner = kindOf(n) === 1 ? nodesOf(n) : [];
      for (var i = 0; i < inner.length; i++) collect(inner[i]);
    })(node);
    for (var t = 0; t < texts.length; t++) {
      var pattern = /\S+\s*/g, match, range = rangeIn(documentOf(texts[t]));
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
  var IDENTIFIERS = options.identifiers || ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa", "id"];
  function testId(e) {
    if (!hasAttributes(e)) return "";
    for (var i = 0; i < IDENTIFIERS.length; i++) {
      var text = attr(e, IDENTIFIERS[i]);
      if (text) return text;
    }
    return "";
  }
  // Whether nothing but text in one look is in an element.
  function isTextOnly(e, style) {
    if (shadowOf(e)) return false;
    var list = kids(e), hasText = false;
    for (var i = 0; i < list.length; i++) {
      var child = list[i];
      if (kindOf(child) === 3) { if (tidy(child.data)) hasText = true; continue; }
      if (kindOf(child) !== 1 || tag(child) === "br" || tag(child) === "wbr") continue;
      var inner = styleOf(child);
      if (!INLINE[roleOf(child)] || inner.display !== "inline" || testId(child) || paints(inner) || isHidden(child) ||
        !hasSameText(style, inner) || !isTextOnly(child, inner)) return false;
      hasText = true;
    }
    return hasText;
  }
  function add(item, node, visible) {
    if (nodes.length >= MOST_NODES) { cut[MOST_NODES + " elements"] = true; return -1; }
    nodes.push(item);
    if (isLive) note(item, node, visible);
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
    if (visible[2] <= 0 || visible[3] <= 0 || (visible[2] <= 1 && visible[3] <= 1)) return null;
    if (clip && (visible[2] < frame[2] - 0.5 || visible[3] < frame[3] - 0.5)) looks.visible = visible.map(round);
    return visible;
  }
  function addText(node, at, parent, clip, style, opacity) {
    var text = tidy(node.data);
    if (!text || style.visibility !== "visible") return;
    var frame = textFrameOf(node, at), looks = hasBoxes ? textStyle(style, opacity) : {}, visible = seen(frame, clip, looks);
    if (!visible) return;
    var lines = hasBoxes ? linesOf(node) : null;
    if (lines) looks.lines = lines;
    var item = { role: "text", name: whole(limited(text)), frame: frame.map(round) };
    for (var any in looks) { item.style = looks; break; }
    if (parent >= 0) item.parent = parent;
    add(item, node, visible);
  }
  function flag(e, name) { return attr(e, name) === "true"; }
  // The elements that take the focus by themselves.
  var ACTIVE = words("button input select textarea summary details iframe frame object embed audio video html");
  function isActive(e) {
    if (!hasAttributes(e) && !ACTIVE[tag(e)]) return false;
    var root = rootOf(e);
    return tag(e) !== "body" && (kindOf(root) === 9 ? activeIn(root) : root.activeElement) === e;
  }
  function addStates(e, role, item, more) {
    if (role === "heading") {
      var level = attr(e, "aria-level") || (/^h(\d)$/.exec(tag(e)) || [])[1];
      if (level) more.level = level;
    }
    if (role === "slider") {
      var isRange = tag(e) === "input";
      more.min = (isRange ? e.min : attr(e, "aria-valuemin")) || "0";
      more.max = (isRange ? e.max : attr(e, "aria-valuemax")) || "100";
      more.now = (isRange ? e.value : attr(e, "aria-valuenow")) || "";
    }
    if (isActive(e)) item.focused = true;
    if (!hasAttributes(e) && !STATED[tag(e)]) return;
    var checked = attr(e, "aria-checked"), isInput = tag(e) === "input" && /^(checkbox|radio)$/.test(e.type);
    if ((/^(button|fieldset|input|optgroup|option|select|textarea)$/.test(tag(e)) && matches(e, ":disabled")) ||
      flag(e, "aria-disabled")) item.disabled = true;
    if ((isInput && e.checked) || checked === "true" || flag(e, "aria-selected") || flag(e, "aria-pressed") ||
      (tag(e) === "option" && e.selected) || (attr(e, "aria-current") && attr(e, "aria-current") !== "false")) {
      item.selected = true;
    }
    if ((isInput && e.indeterminate) || checked === "mixed" || attr(e, "aria-pressed") === "mixed") more.checked = "mixed";
    if (hasAttribute(e, "aria-expanded")) more.expanded = attr(e, "aria-expanded");
    if (tag(e) === "details") more.expanded = String(e.open);
    if (flag(e, "aria-hidden")) more["aria-hidden"] = "true";
    if (flag(e, "aria-invalid")) more.invalid = "true";
    if ((/^(input|select|textarea)$/.test(tag(e)) && e.required) || flag(e, "aria-required")) more.required = "true";
  }
  // The elements that have states without an attribute.
  var STATED = words("button fieldset input optgroup option select textarea details");
  function addValue(e, role, item) {
    var value = null;
    if (role === "password") value = (e.value || "").replace(/[\s\S]/g, "\u2022");
    else if (tag(e) === "progress") value = hasAttribute(e, "value") ? String(e.value) : null;
    else value = embeddedValue(e, role);
    if (value) item.value = whole(limited(tidy(value)));
    if (attr(e, "placeholder")) item.placeholder = whole(limited(tidy(attr(e, "placeholder"))));
  }
  function addLooks(e, role, style, opacity, looks, frame, isText) {
    if (isText || FIELDS[role]) {
      var ink = textStyle(style, opacity);
      for (var key in ink) looks[key] = ink[key];
    }
    var fill = color(style.backgroundColor, opacity);
    if (fill) looks.background = fill;
    var corner = style.borderTopLeftRadius, radius = corner === "0px" ? 0 : parseFloat(corner);
    if (radius > 0) looks.radius = round(/%/.test(corner) ? Math.min(frame[2], frame[3]) * radius / 100 : radius);
    if (style.textOverflow === "ellipsis" && scrollWidthOf(e) > clientWidthOf(e)) looks.isTruncated = true;
    var lines = isText ? linesOf(e) : null;
    if (lines) looks.lines = lines;
  }
  function addElement(e, state, style, role, opacity, overflow) {
    var id = testId(e), isText = !LEAVES[tag(e)] && isTextOnly(e, style), isGeneric = role === "generic" || role === "none";
    var isScroller = isLive && scrolls(e, style, overflow);
    if (isGeneric && !id && !isText && !isScroller && !hasAttribute(e, "tabindex") && !paints(style)) return null;
    var looks = {}, more = {}, item = { role: role };
    var isBox = CONTROLS[role] || !isText || paints(style);
    var frame = isBox ? frameOf(e, state.at) : textFrameOf(e, state.at);
    // A text for screen readers alone is cut to a pixel by its own box.
    var clip = isBox || overflow === "visible" || style.display === "inline" ? state.clip
      : intersect(frameOf(e, state.at), state.clip);
    var visible = seen(frame, clip, looks);
    if (!visible) return null;
    if (isText && TEXTUAL[role]) item.role = "text";
    // A row or a cell with elements in it is named by these.
    var isSummed = !isText && /^(row|cell|gridcell|columnheader|rowheader)$/.test(role) && !isNamed(e);
    var name = isSummed ? "" : isText && !FROM_CONTENT[role] && (!isNamed(e) || NAMELESS[role]) && !/^(input|textarea|select)$/.test(tag(e)) && role !== "multiline"
      ? tidy(contentOf(e, { inside: true, visited: [e] })) : nameOf(e);
    if (name) item.name = whole(limited(name));
    if (id) item.id = whole(limited(id));
    if (state.parent >= 0) item.parent = state.parent;
    item.frame = frame.map(round);
    addStates(e, role, item, more);
    addValue(e, role, item);
    if (hasBoxes) addLooks(e, role, style, opacity, looks, frame, isText);
    if (opacity < 1) more.opacity = String(round(opacity));
    if (tag(e) === "img" && e.currentSrc) more.src = limited(/^data:/.test(e.currentSrc) ? "data:" : local(e.currentSrc));
    for (var any in looks) { item.style = looks; break; }
    for (any in more) { item.attributes = more; break; }
    if (isScroller) item.scrolls = true;
    return { index: add(item, e, visible), isLeaf: isText };
  }
  var SKIPPED = words("script style template noscript head meta link title base param source track datalist");
  // Their insides are drawn by the browser, or are no elements.
  var LEAVES = words("input textarea select img svg canvas video audio progress meter iframe frame object embed math");

  function walk(node, state) {
    if (nodes.length >= MOST_NODES) { cut[MOST_NODES + " elements"] = true; return; }
    if (state.depth > MOST_DEPTH) { cut[MOST_DEPTH + " levels"] = true; return; }
    if (kindOf(node) !== 1 || SKIPPED[tag(node)]) return;
    var style = styleOf(node), display = style.display, own = style.opacity, overflow = style.overflowX;
    if (display === "none") return;
    var opacity = own === "1" || display === "contents" ? state.opacity : state.opacity * parseFloat(own);
    var clip = state.clip && style.position === "fixed" ? null : state.clip, role = roleOf(node), made = null;
    // A control that cannot be seen takes touches, and drawn ones are often made of it.
    if (!(opacity > 0) && !(isLive && CONTROLS[role])) return;
    var here = { at: state.at, parent: state.parent, clip: clip };
    if (style.visibility === "visible" && display !== "contents") made = addElement(node, here, style, role, opacity, overflow);
    if (made && made.index >= 0) here.parent = made.index;
    var box = hasBoxes ? addBox(node, style, frameOf(node, state.at), state.box, made) : -1;
    if (made && made.isLeaf) return;
    if (overflow !== "visible" && display !== "inline" && display !== "contents") {
      clip = intersect(frameOf(node, state.at), clip);
      if (clip[2] <= 0 || clip[3] <= 0) clip = [0, 0, 0, 0];
    }
    var inside = { at: state.at, parent: here.parent, clip: clip, opacity: opacity, depth: state.depth + 1, box: box };
    if (isFrame(node)) return walkFrame(node, inside);
    if (tag(node) === "select" && role === "listbox") {
      for (var o = 0; o < node.options.length; o++) walk(node.options[o], inside);
      return;
    }
    var list = kids(node);
    if (!list.length || LEAVES[tag(node)] || style.contentVisibility === "hidden") return;
    var isClosed = tag(node) === "details" && !node.open, count = list.length;
    for (var i = 0; i < count; i++) {
      var child = list[i];
      if (isClosed && tag(child) !== "summary") continue;
      if (kindOf(child) === 3) addText(child, state.at, here.parent, clip, style, opacity);
      else walk(child, inside);
    }
  }
  // The frames of other origins, for a driver.
  var frames = [];
  // The place of a frame's document in the window.
  function placeIn(frame, at) {
    var r = boxOf(frame), style = styleOf(frame);
    return {
      x: at.x + r.left + frame.clientLeft + parseFloat(style.paddingLeft),
      y: at.y + r.top + frame.clientTop + parseFloat(style.paddingTop)
    };
  }
  function walkFrame(frame, state) {
    var inner = innerDocument(frame);
    var at = placeIn(frame, state.at);
    var clip = intersect([at.x, at.y, frame.clientWidth, frame.clientHeight], state.clip);
    if (!inner) {
      cut["frames of other origins"] = true;
      if (isLive && state.parent >= 0 && nodes[state.parent].handle === memory.handles.get(frame)) {
        frames.push({ handle: nodes[state.parent].handle, at: [at.x, at.y].map(round), visible: clip.map(round) });
      }
      return;
    }
    walk(bodyOf(inner), { at: at, parent: state.parent, clip: clip, opacity: state.opacity, depth: state.depth, box: state.box });
  }
