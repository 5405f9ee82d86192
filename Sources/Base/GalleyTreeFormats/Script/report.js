  // --- The report

  var body = bodyOf(document), page = scrollerOf(document) || topOf(document);
  if (body) {
    // Overflow of the body is that of the window.
    var list = nodesOf(body), style = styleOf(body), top = topOf(document);
    // The ground of both reaches as far as the window and the page.
    var ground = [
      0, 0, Math.max(scrollWidthOf(page), window.innerWidth), Math.max(scrollHeightOf(page), window.innerHeight)
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
    if (frames.length) report.live.frames = frames;
  }
  return JSON.stringify(report);
})
