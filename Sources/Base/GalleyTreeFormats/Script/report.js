  // --- The report

  // A field of a line, without the characters between fields and lines.
  function field(text) {
    return String(text).replace(/[\\\t\n]/g, function (c) { return c === "\t" ? "\\t" : c === "\n" ? "\\n" : "\\\\"; });
  }
  var FLAGS = { disabled: "d", selected: "s", focused: "f", scrolls: "r" };
  // An element as a line of fields; twenty thousand objects take a driver several times as long to read.
  function fieldsOf(item) {
    var touch = item.touch || {}, flags = "", texts = [item.name, item.value, item.placeholder, item.id];
    for (var flag in FLAGS) if (item[flag]) flags += FLAGS[flag];
    for (var key in item.attributes) texts.push(key, item.attributes[key]);
    var fields = [
      item.parent, item.role, item.handle, item.frame, item.style && item.style.visible, flags, touch.visible, touch.point, touch.cover
    ];
    return fields.concat(texts.map(function (text) { return text === undefined ? "" : field(text); })).join("\t");
  }

  var body = bodyOf(document), page = scrollerOf(document) || topOf(document);
  if (body) {
    // Overflow of the body is that of the window.
    var list = nodesOf(body), style = styleOf(body), top = topOf(document);
    // The ground of both reaches as far as the window and the page, and scrolls with it.
    var ground = [
      -window.pageXOffset, -window.pageYOffset, Math.max(scrollWidthOf(page), window.innerWidth), Math.max(scrollHeightOf(page), window.innerHeight)
    ];
    var inner = addBox(body, style, ground, addBox(top, styleOf(top), ground, -1, null), null);
    for (var i = 0; i < list.length; i++) {
      var root = { at: { x: 0, y: 0 }, parent: -1, clip: null, opacity: 1, depth: 0, box: inner };
      if (kindOf(list[i]) === 3) addText(list[i], root.at, -1, null, style, 1);
      else walk(list[i], root);
    }
  }
  if (isLive) reach();
  // A document of Firefox that has just come has no size yet, and a driver looks again.
  function side(length) { return isLive ? Math.max(1, length) : length; }
  var report = {
    galley: "dom", version: 1, title: whole(limited(tidy(titleOf(document)))),
    viewport: {
      width: side(window.innerWidth), height: side(window.innerHeight), scrollX: window.pageXOffset, scrollY: window.pageYOffset,
      scrollWidth: side(scrollWidthOf(page)), scrollHeight: side(scrollHeightOf(page)), density: window.devicePixelRatio || 1
    },
    cut: Object.keys(cut), nodes: nodes, boxes: hasBoxes ? boxes : undefined
  };
  if (isLive) {
    report.live = { address: location.href, origin: location.protocol === "file:" ? "file://" : location.origin, change: memory.change };
    if (!hasBoxes) {
      report.live.lines = nodes.map(fieldsOf).join("\n");
      report.nodes = [];
    }
    if (frames.length) report.live.frames = frames;
  }
  return JSON.stringify(report);
})
