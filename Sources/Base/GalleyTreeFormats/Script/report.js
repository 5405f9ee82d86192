  // --- The report

  // Escapes the separators of fields and lines in a text; JSON would escape tabs and line breaks, more than once.
  function field(text) {
    text = String(text);
    return /[|~^]/.test(text) ? text.replace(/[|~^]/g, function (c) { return "^" + "^|~".indexOf(c); }) : text;
  }
  // An element as a line of fields, in the order of DOMLines.swift; a driver reads twenty thousand objects several times slower.
  function lineOfFields(item, last) {
    var touch = item.touch, attributes = item.attributes, visible = item.style && item.style.visible, line;
    line = (item.parent === undefined ? "" : item.parent) + "|" + field(item.role) + "|" + (item.handle === last + 1 ? "" : item.handle) + "|" + item.frame +
      "|" + (visible || "") + "|" + (item.disabled ? "d" : "") + (item.selected ? "s" : "") + (item.focused ? "f" : "") + (item.scrolls ? "r" : "") + "|";
    if (touch) line += touch.visible + "|" + (touch.point || "") + "|" + (touch.cover === undefined ? "" : touch.cover) + "|";
    else line += "|||";
    line += (item.name ? field(item.name) : "") + "|" + (item.value ? field(item.value) : "") + "|" +
      (item.placeholder ? field(item.placeholder) : "") + "|" + (item.id ? field(item.id) : "");
    if (attributes) for (var key in attributes) line += "|" + field(key) + "|" + field(attributes[key]);
    else line = line.replace(/[|]+$/, "");
    return line;
  }
  function linesOfFields() {
    var last = -1, text = "";
    for (var i = 0; i < nodes.length; i++) {
      text += (i ? "~" : "") + lineOfFields(nodes[i], last);
      last = nodes[i].handle;
    }
    return text;
  }

  // A new document of Firefox has no element for a moment, and a page may remove them all.
  var body = bodyOf(document), page = scrollerOf(document) || topOf(document);
  var pageWidth = page ? scrollWidthOf(page) : 0, pageHeight = page ? scrollHeightOf(page) : 0;
  if (body) {
    // Overflow of the body is that of the window.
    var list = nodesOf(body), style = styleOf(body), top = topOf(document);
    // The backgrounds of both fill the window and the whole page, and scroll with it.
    var ground = [
      -window.pageXOffset, -window.pageYOffset, Math.max(pageWidth, window.innerWidth), Math.max(pageHeight, window.innerHeight)
    ];
    var inner = addBox(body, style, ground, addBox(top, styleOf(top), ground, -1, null), null);
    for (var i = 0; i < list.length; i++) {
      var root = { at: { x: 0, y: 0 }, parent: -1, clip: null, opacity: 1, depth: 0, box: inner };
      if (kindOf(list[i]) === 3) addText(list[i], root.at, -1, null, style, 1);
      else walk(list[i], root);
    }
  }
  if (isLive) reach();
  // A new document of Firefox has no size yet; a driver looks again.
  function side(length) { return isLive ? Math.max(1, length) : length; }
  var report = {
    galley: "dom", version: 1, title: whole(limited(tidy(titleOf(document)))),
    viewport: {
      width: side(window.innerWidth), height: side(window.innerHeight), scrollX: window.pageXOffset, scrollY: window.pageYOffset,
      scrollWidth: side(pageWidth), scrollHeight: side(pageHeight), density: window.devicePixelRatio || 1
    },
    cut: Object.keys(cut), nodes: nodes, boxes: hasBoxes ? boxes : undefined
  };
  if (isLive) {
    report.live = { address: location.href, origin: location.protocol === "file:" ? "file://" : location.origin, change: memory.change };
    if (memory.activity) report.live.activity = memory.activity();
    if (!hasBoxes) {
      report.live.lines = linesOfFields();
      report.nodes = [];
    }
    if (frames.length) report.live.frames = frames;
  }
  return JSON.stringify(report);
})
