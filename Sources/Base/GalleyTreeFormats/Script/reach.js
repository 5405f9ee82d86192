  // --- Touches
  // For a driver: the numbers of live objects, and the element that the browser itself finds below a finger.

  var isLive = !!options.memory, memory = options.memory, noted = [];
  var bounds = [0, 0, window.innerWidth, window.innerHeight];

  function note(item, node, visible) {
    var handle = memory.handles.get(node);
    if (!handle) {
      handle = memory.next++;
      memory.handles.set(node, handle);
      memory.objects.set(handle, new WeakRef(node));
    }
    item.handle = handle;
    var box = intersect(visible, bounds);
    if (box[2] > 0 && box[3] > 0) noted.push({ item: item, node: node, box: box });
  }
  function scrolls(e, style, overflow) {
    // If one axis scrolls, `overflow` of the other one is never `visible`.
    if (overflow === "visible") return false;
    return (/auto|scroll/.test(style.overflowY) && scrollHeightOf(e) > clientHeightOf(e) + 1) ||
      (/auto|scroll/.test(overflow) && scrollWidthOf(e) > clientWidthOf(e) + 1);
  }
  // The innermost element at a point of the window, through open shadow roots and frames of the same origin.
  function topmost(x, y) {
    var root = document, at = { x: 0, y: 0 }, found = null;
    for (var depth = 0; depth < MOST_DEPTH; depth++) {
      var next = root.elementFromPoint(x - at.x, y - at.y);
      if (!next || next === found) return found;
      found = next;
      var inner = isFrame(found) ? innerDocument(found) : null;
      if (inner) { at = placeIn(found, at); root = inner; } else if (shadowOf(found)) root = shadowOf(found);
      else return found;
    }
    return found;
  }
  function above(node) {
    if (kindOf(node) === 9) { var view = viewOf(node); return view && view !== window ? view.frameElement : null; }
    return (kindOf(node) === 1 && slotOf(node)) || parentOf(node) || node.host || null;
  }
  function isWithin(node, e) {
    for (var n = node; n; n = above(n)) {
      if (n === e) return true;
      // A touch of a label is one of its control.
      if (tag(n) === "label" && n.control === e) return true;
    }
    return false;
  }
  var POINTS = [0.5, 0.3, 0.7, 0.1, 0.9];

  // A point of a visible part at which a touch reaches an element, the middle first.
  function pointIn(box, e) {
    var isControl = kindOf(e) === 1 && (CONTROLS[roleOf(e)] || testId(e)), count = isControl ? POINTS.length : 1, cover = null;
    for (var i = 0; i < count; i++) {
      for (var j = 0; j < count; j++) {
        var x = box[0] + box[2] * POINTS[j], y = box[1] + box[3] * POINTS[i], top = topmost(x, y);
        if (top && isWithin(top, kindOf(e) === 3 ? parentOf(e) : e)) return { point: [x, y].map(round) };
        if (!cover) cover = top;
      }
    }
    if (cover && !told) told = new Map(nodes.map(function (item) { return [memory.objects.get(item.handle).deref(), item.handle]; }));
    for (var n = cover; n; n = above(n)) if (told.has(n)) return { cover: told.get(n) };
    return {};
  }
  // The handles of the elements by their nodes, once one is covered.
  var told = null;
  function reach() {
    noted.forEach(function (entry) {
      var found = pointIn(entry.box, entry.node);
      entry.item.touch = { visible: entry.box.map(round) };
      if (found.point) entry.item.touch.point = found.point;
      else if (found.cover) entry.item.touch.cover = found.cover;
    });
  }
