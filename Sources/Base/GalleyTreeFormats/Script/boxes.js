  // --- The styles of boxes, which explain differences: only those that are not as usual, or not as around

  // A driver asks for looks and boxes where it takes a picture; they are most of what a snapshot would cost.
  var boxes = [], hasBoxes = !options.memory || !!options.boxes;
  var USUAL = {
    "align-content": "normal", "align-items": "normal", "align-self": "auto", "background-color": "rgba(0, 0, 0, 0)",
    "background-image": "none", "background-position": "0% 0%", "background-size": "auto", "box-shadow": "none", clear: "none",
    "clip-path": "none", display: "block", filter: "none", "flex-direction": "row", "flex-grow": "0", "flex-wrap": "nowrap",
    float: "none", "justify-content": "normal", "justify-self": "auto", "mix-blend-mode": "normal", "object-fit": "fill",
    opacity: "1", order: "0", "outline-style": "none", "overflow-x": "visible", "overflow-y": "visible", position: "static",
    "text-decoration-line": "none", "text-overflow": "clip", transform: "none", "vertical-align": "baseline",
    "-webkit-line-clamp": "none", "z-index": "auto"
  };
  // Lengths that layout computes, so that they are read as they were given, where the browser tells that.
  var LENGTHS = {
    "aspect-ratio": "auto", bottom: "auto", "column-gap": "normal", "flex-basis": "auto", "grid-template-columns": "none",
    height: "auto", left: "auto", "margin-bottom": "0px", "margin-left": "0px", "margin-right": "0px", "margin-top": "0px",
    "max-height": "none", "max-width": "none", "min-height": "auto", "min-width": "auto", "padding-bottom": "0px",
    "padding-left": "0px", "padding-right": "0px", "padding-top": "0px", right: "auto", "row-gap": "normal", top: "auto",
    width: "auto", "border-top-left-radius": "0px", "border-top-right-radius": "0px", "border-bottom-left-radius": "0px",
    "border-bottom-right-radius": "0px"
  };
  // Of these, browsers without typed styles tell only what layout made of them.
  var COMPUTED = /^(aspect|bottom|flex|grid|height|left|margin|right|top|width|min|max)/;
  var INHERITED = ("color font-family font-size font-style font-weight letter-spacing line-height list-style-type text-align " +
    "text-indent text-shadow text-transform visibility white-space word-break word-spacing").split(" ");

  function plainly(text) {
    return limited(text.replace(/rgba?\([^)]*\)/g, function (paint) { return color(paint, 1) || "transparent"; }));
  }
  function given(e, style, name) {
    var typed = e.computedStyleMap && e.computedStyleMap().get(name);
    if (typed) return String(typed);
    if (name === "line-height") {
      var ratio = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
      return isNaN(ratio) ? "normal" : String(round(ratio));
    }
    return e.computedStyleMap || !COMPUTED.test(name) ? style.getPropertyValue(name) : LENGTHS[name];
  }
  function inherited(e, style, name) {
    if (name === "font-family") return style.fontFamily.split(",")[0].replace(/["']/g, "");
    return plainly(name === "line-height" ? given(e, style, name) : style.getPropertyValue(name));
  }
  // The longhands of a property as one text of as many values.
  function shorten(facts, name, parts) {
    if (!parts.some(function (part) { return facts[part]; })) return;
    facts[name] = parts.map(function (part) { return facts[part] || LENGTHS[part]; }).join(" ");
    parts.forEach(function (part) { delete facts[part]; });
  }
  function addBox(e, style, frame, parent, made) {
    if (!hasBoxes) return -1;
    if (boxes.length >= 2 * MOST_NODES) { cut[2 * MOST_NODES + " boxes"] = true; return parent; }
    var facts = {}, name, value;
    for (name in USUAL) {
      value = style.getPropertyValue(name);
      if (value && value !== USUAL[name]) facts[name] = plainly(value);
    }
    for (name in LENGTHS) {
      value = given(e, style, name);
      if (value && value !== LENGTHS[name]) facts[name] = value;
    }
    shorten(facts, "padding", ["padding-top", "padding-right", "padding-bottom", "padding-left"]);
    shorten(facts, "margin", ["margin-top", "margin-right", "margin-bottom", "margin-left"]);
    shorten(facts, "border-radius", ["border-top-left-radius", "border-top-right-radius", "border-bottom-right-radius",
      "border-bottom-left-radius"]);
    shorten(facts, "gap", ["row-gap", "column-gap"]);
    var sides = ["top", "right", "bottom", "left"].map(function (side) {
      var line = "border-" + side, kind = style.getPropertyValue(line + "-style");
      if (kind === "none" || kind === "hidden") return null;
      return facts[line] = plainly(
        style.getPropertyValue(line + "-width") + " " + kind + " " + style.getPropertyValue(line + "-color"));
    });
    if (sides[0] && sides.every(function (side) { return side === sides[0]; })) {
      facts.border = sides[0];
      ["top", "right", "bottom", "left"].forEach(function (side) { delete facts["border-" + side]; });
    }
    var around = up(e), other = around && styleOf(around);
    INHERITED.forEach(function (name) {
      var value = inherited(e, style, name);
      if (!around || value !== inherited(around, other, name)) facts[name] = value;
    });
    if (facts["outline-style"]) {
      facts.outline = plainly([style.outlineWidth, style.outlineStyle, style.outlineColor].join(" "));
      delete facts["outline-style"];
    }
    if (matches(e, ":disabled")) facts.isEnabled = "false";
    if (tag(e) === "img") { delete facts["overflow-x"]; delete facts["overflow-y"]; }
    if (tag(e) === "img" && e.currentSrc) facts.src = limited(/^data:/.test(e.currentSrc) ? "data:" : e.currentSrc);
    var text = "", list = made && made.isLeaf ? [] : kids(e);
    if (made && made.isLeaf) text = textIn(e);
    for (var i = 0; i < list.length; i++) if (kindOf(list[i]) === 3 && !LEAVES[tag(e)]) text += " " + list[i].data;
    if (tidy(text)) facts.text = whole(limited(tidy(text)));
    var box = { tag: tag(e), frame: frame.map(round), style: facts };
    if (parent >= 0) box.parent = parent;
    if (made && made.index >= 0) box.node = made.index;
    if (attr(e, "class")) box["class"] = whole(limited(tidy(attr(e, "class"))));
    if (attr(e, "id")) box.id = whole(limited(attr(e, "id")));
    boxes.push(box);
    return boxes.length - 1;
  }

