  // --- The page

  var page = document.scrollingElement || document.documentElement;
  if (document.body) {
    // Overflow of the body is that of the window.
    var list = document.body.childNodes, style = styleOf(document.body);
    // The ground of both reaches as far as the window and the page.
    var ground = [0, 0, Math.max(page.scrollWidth, window.innerWidth), Math.max(page.scrollHeight, window.innerHeight)];
    var outer = addBox(document.documentElement, styleOf(document.documentElement), ground, -1, null);
    var body = addBox(document.body, style, ground, outer, null);
    for (var i = 0; i < list.length; i++) {
      var root = { at: { x: 0, y: 0 }, parent: -1, clip: null, opacity: 1, depth: 0, box: body };
      if (list[i].nodeType === 3) addText(list[i], root.at, -1, null, style, 1);
      else walk(list[i], root);
    }
  }
  return JSON.stringify({
    galley: "dom", version: 1, title: whole(limited(tidy(document.title))),
    viewport: {
      width: window.innerWidth, height: window.innerHeight, scrollX: window.pageXOffset, scrollY: window.pageYOffset,
      scrollWidth: page.scrollWidth, scrollHeight: page.scrollHeight, density: window.devicePixelRatio || 1
    },
    cut: Object.keys(cut), nodes: nodes, boxes: boxes
  });
})()
