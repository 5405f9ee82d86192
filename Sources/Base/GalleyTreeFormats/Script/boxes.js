  // --- The styles of boxes, which explain differences: only those that are not as usual, or not as around

  // A driver asks for looks and boxes where it takes a picture; they are most of what a snapshot would cost.
  var boxes = [], hasBoxes = !options.memory || !!options.boxes;
  var USUAL = {
    "align-content": "normal", "align-items": "normal", "align-self": "auto", "backdrop-filter": "none",
    "background-attachment": "scroll", "background-blend-mode": "normal", "background-clip": "border-box",
    "background-color": "rgba(0, 0, 0, 0)", "background-image": "none", "background-origin": "padding-box",
    "background-position": "0% 0%", "background-repeat": "repeat", "background-size": "auto", "border-image-source": "none",
    "box-shadow": "none", clear: "none", clip: "auto", "clip-path": "none", "column-count": "auto", "column-span": "none",
    "column-width": "auto", "content-visibility": "visible", display: "block", filter: "none", "flex-direction": "row",
    "flex-grow": "0", "flex-shrink": "1", "flex-wrap": "nowrap", float: "none", "grid-auto-flow": "row",
    "grid-column-end": "auto", "grid-column-start": "auto", "grid-row-end": "auto", "grid-row-start": "auto",
    "grid-template-areas": "none", isolation: "auto", "justify-content": "normal", "justify-items": "normal",
    "justify-self": "auto", "mask-image": "none", "mix-blend-mode": "normal", "object-fit": "fill", "object-position": "50% 50%",
    opacity: "1", order: "0", "outline-style": "none", "overflow-x": "visible", "overflow-y": "visible", perspective: "none",
    position: "static", resize: "none", rotate: "none", scale: "none", "shape-outside": "none", "table-layout": "auto",
    "text-decoration-line": "none", "text-decoration-style": "solid", "text-decoration-thickness": "auto",
    "text-overflow": "clip", transform: "none", translate: "none", "unicode-bidi": "normal", "vertical-align": "baseline",
    "-webkit-line-clamp": "none", "z-index": "auto", zoom: "1"
  };
  // Lengths that layout computes, so that they are read as they were given, where the browser tells that.
  var LENGTHS = {
    "aspect-ratio": "auto", bottom: "auto", "column-gap": "normal", "flex-basis": "auto", "grid-auto-columns": "auto",
    "grid-auto-rows": "auto", "grid-template-columns": "none", "grid-template-rows": "none", height: "auto", left: "auto", "margin-bottom": "0px", "margin-left": "0px", "margin-right": "0px", "margin-top": "0px",
    "max-height": "none", "max-width": "none", "min-height": "auto", "min-width": "auto", "padding-bottom": "0px",
    "padding-left": "0px", "padding-right": "0px", "padding-top": "0px", right: "auto", "row-gap": "normal", top: "auto",
    width: "auto", "border-top-left-radius": "0px", "border-top-right-radius": "0px", "border-bottom-left-radius": "0px",
    "border-bottom-right-radius": "0px"
  };
  // Of these, browsers without typed styles tell only what layout made of them; then the rules tell what was given.
  var COMPUTED = /^(aspect|bottom|flex|grid|height|left|margin|right|top|width|min|max)/;
  // Those that browsers and attributes of HTML set, too; where the rules of a page are known, others are read where one gives them.
  var OFTEN = words("align-items background-color background-image box-shadow display float opacity overflow-x overflow-y position " +
    "text-decoration-line transform vertical-align z-index height margin-bottom margin-left margin-right margin-top " +
    "padding-bottom padding-left padding-right padding-top width border-collapse border-spacing color direction font-family " +
    "font-size font-style font-weight letter-spacing line-height list-style-type text-align text-transform visibility white-space");
  var ALIASES = { "background-position": "background-position-x", "border-spacing": "-webkit-border-horizontal-spacing",
    "mask-image": "-webkit-mask-image", "white-space": "text-wrap-mode" };
  // Those that boxes inside find, or that pages set for all boxes.
  var INHERITED = ("accent-color border-collapse border-spacing box-sizing caption-side color direction fill font-family " +
    "font-feature-settings font-size font-stretch font-style font-variant-caps font-variant-numeric font-weight hyphens " +
    "image-rendering letter-spacing line-height list-style-image list-style-position list-style-type overflow-wrap stroke " +
    "stroke-dasharray stroke-linecap stroke-linejoin stroke-width tab-size text-align text-align-last text-indent text-shadow " +
    "text-transform text-underline-offset text-wrap-style visibility -webkit-text-fill-color -webkit-text-stroke-width white-space " +
    "word-break word-spacing writing-mode").split(" ");
  function sides(property, end) { return ["top", "right", "bottom", "left"].map(function (side) { return property + side + end; }); }
  function lineOf(side) { return ["width", "style", "color"].map(function (part) { return "border-" + side + "-" + part; }); }
  var SHORTHANDS = {
    padding: sides("padding-", ""), margin: sides("margin-", ""), gap: ["row-gap", "column-gap"],
    "border-radius": ["border-top-left-radius", "border-top-right-radius", "border-bottom-right-radius",
      "border-bottom-left-radius"],
    border: [].concat(lineOf("top"), lineOf("right"), lineOf("bottom"), lineOf("left")), "border-top": lineOf("top"),
    "border-right": lineOf("right"), "border-bottom": lineOf("bottom"), "border-left": lineOf("left"),
    outline: ["outline-width", "outline-style", "outline-color"]
  };

  // An address of the page's own server without the server, which is another one in the next run.
  function local(address) { return address.indexOf(location.origin + "/") === 0 ? address.slice(location.origin.length) : address; }
  function plainly(text) {
    if (text.indexOf("url(") >= 0) text = text.split('url("' + location.origin + "/").join('url("/').replace(/url\("data:[^"]*"\)/g, digested);
    return limited(text.replace(/rgba?\([^)]*\)/g, function (paint) { return color(paint, 1) || "transparent"; }));
  }
  function digested(text) { return "data " + digest(text); }
  // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, over UTF-16 units.
  function digest(text) {
    var hash = 0x811C9DC5;
    for (var i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return (hash >>> 0).toString(16);
  }
  // A length as it was given; layout has made another one of what scripts read.
  function given(e, style, name, pseudo, won) {
    if ((pseudo || !e.computedStyleMap) && COMPUTED.test(name)) {
      return won && won[name] ? won[name].of[name].value || style.getPropertyValue(name) : LENGTHS[name];
    }
    var typed = !pseudo && e.computedStyleMap && e.computedStyleMap().get(name);
    if (typed) return String(typed);
    if (name === "line-height") {
      var ratio = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
      return isNaN(ratio) ? "normal" : String(round(ratio));
    }
    return style.getPropertyValue(name);
  }
  function inherited(e, style, name, pseudo) {
    if (name === "font-family") return style.fontFamily.split(",")[0].replace(/["']/g, "");
    return plainly(name === "line-height" ? given(e, style, name, pseudo) : style.getPropertyValue(name));
  }
  // The longhands of a property as one text of as many values.
  function shorten(facts, name, parts) {
    if (!parts.some(function (part) { return facts[part]; })) return;
    facts[name] = parts.map(function (part) { return facts[part] || LENGTHS[part]; }).join(" ");
    parts.forEach(function (part) { delete facts[part]; });
  }
  var animated = null;
  function isAnimated() {
    if (animated === null) animated = !document.getAnimations || document.getAnimations().length > 0;
    return animated;
  }
  // The inherited values of an element.
  var found = new Map();
  function foundAt(e, name) {
    var values = found.get(e);
    if (!values) found.set(e, values = new Map());
    if (!values.has(name)) values.set(name, inherited(e, styleOf(e), name));
    return values.get(name);
  }
  // Adds the box of an element or, with its name, of a pseudo-element; returns its number.
  function addBox(e, style, frame, parent, made, pseudo) {
    if (!hasBoxes) return -1;
    if (boxes.length >= 2 * MOST_NODES) { cut[2 * MOST_NODES + " boxes"] = true; return parent; }
    var facts = {}, won = winners(e, pseudo || ""), name, value;
    function mayHave(name) { return pseudo || !isComplete || won[name] || won[ALIASES[name]] || OFTEN[name]; }
    for (name in USUAL) {
      if (!mayHave(name)) continue;
      value = style.getPropertyValue(name);
      if (value && value !== USUAL[name]) facts[name] = plainly(value);
    }
    // A transform as it was written, rather than as a matrix.
    if (facts.transform && won.transform && !isAnimated() && !/var\(|^$/.test(won.transform.of.transform.value)) {
      facts.transform = limited(tidy(won.transform.of.transform.value));
    }
    if (won["transform-origin"]) facts["transform-origin"] = won["transform-origin"].of["transform-origin"].value || style.transformOrigin;
    for (name in LENGTHS) {
      if (!mayHave(name)) continue;
      value = given(e, style, name, pseudo, won);
      if (value && value !== LENGTHS[name]) facts[name] = value;
    }
    ["padding", "margin", "border-radius", "gap"].forEach(function (name) { shorten(facts, name, SHORTHANDS[name]); });
    addLines(facts, style);
    var around = pseudo ? e : up(e), own = new Map();
    if (!pseudo) found.set(e, own);
    INHERITED.forEach(function (name) {
      if (!mayHave(name)) return;
      var value = inherited(e, style, name, pseudo);
      if (name === "-webkit-text-fill-color" && value === plainly(style.color)) value = "currentcolor";
      own.set(name, value);
      if (!around || value !== foundAt(around, name)) facts[name] = value;
    });
    if (facts["text-decoration-line"] && style.textDecorationColor !== style.color) {
      facts["text-decoration-color"] = plainly(style.textDecorationColor);
    }
    for (name in won) if (/^--/.test(name)) facts[name] = custom(style, name);
    if (pseudo) {
      if (/^(before|after|marker)$/.test(pseudo)) facts.content = limited(plainly(style.content));
    } else addContent(facts, e, made);
    var box = { tag: pseudo ? "::" + pseudo : tag(e), frame: frame.map(round), style: facts }, rules = rulesFor(won, facts);
    if (rules) box.rules = rules;
    if (parent >= 0) box.parent = parent;
    if (made && made.index >= 0) box.node = made.index;
    if (!pseudo && attr(e, "class")) box["class"] = whole(limited(tidy(attr(e, "class"))));
    if (!pseudo && attr(e, "id")) box.id = whole(limited(attr(e, "id")));
    boxes.push(box);
    var number = boxes.length - 1;
    if (!pseudo) addParts(e, style, frame, number);
    return number;
  }
  function addLines(facts, style) {
    var lines = ["top", "right", "bottom", "left"].map(function (side) {
      var line = "border-" + side, kind = style.getPropertyValue(line + "-style");
      if (kind === "none" || kind === "hidden") return null;
      return facts[line] = plainly(
        style.getPropertyValue(line + "-width") + " " + kind + " " + style.getPropertyValue(line + "-color"));
    });
    if (lines[0] && lines.every(function (line) { return line === lines[0]; })) {
      facts.border = lines[0];
      sides("border-", "").forEach(function (line) { delete facts[line]; });
    }
    if (facts["outline-style"]) {
      facts.outline = plainly([style.outlineWidth, style.outlineStyle, style.outlineColor].join(" "));
      if (style.outlineOffset !== "0px") facts["outline-offset"] = style.outlineOffset;
      delete facts["outline-style"];
    }
  }
  function addContent(facts, e, made) {
    if (matches(e, ":disabled")) facts.isEnabled = "false";
    if (tag(e) === "img") { delete facts["overflow-x"]; delete facts["overflow-y"]; }
    if (tag(e) === "img" && e.currentSrc) facts.src = limited(/^data:/.test(e.currentSrc) ? "data:" : local(e.currentSrc));
    var text = "", list = made && made.isLeaf ? [] : kids(e);
    if (made && made.isLeaf) text = textIn(e);
    for (var i = 0; i < list.length; i++) if (kindOf(list[i]) === 3 && !LEAVES[tag(e)]) text += " " + list[i].data;
    if (tidy(text)) facts.text = whole(limited(tidy(text)));
  }
  // Pseudo-elements have the frame of their element, since browsers tell none.
  function addParts(e, style, frame, number) {
    var parts = declared.get(e) || NONE;
    ["before", "after"].forEach(function (pseudo) {
      if (!parts[pseudo]) return;
      var inner = pseudoStyleOf(e, "::" + pseudo);
      if (!/^(none|normal)$/.test(inner.content) && inner.display !== "none") addBox(e, inner, frame, number, null, pseudo);
    });
    if (parts.marker && style.display === "list-item") addBox(e, pseudoStyleOf(e, "::marker"), frame, number, null, "marker");
    if (parts.placeholder && attr(e, "placeholder") && !e.value) addBox(e, pseudoStyleOf(e, "::placeholder"), frame, number, null, "placeholder");
    ["first-letter", "first-line", "file-selector-button"].forEach(function (pseudo) {
      if (parts[pseudo] && (pseudo !== "file-selector-button" || e.type === "file")) addBox(e, pseudoStyleOf(e, "::" + pseudo), frame, number, null, pseudo);
    });
    if (tag(e) === "svg") addDrawing(e, frame, number);
  }
  // The parts of a drawing: what they are painted with, and a digest of their other attributes.
  var MOST_PARTS = 200;
  function addDrawing(svg, frame, number) {
    var parts = select(svg, "*"), numbers = new Map([[svg, number]]);
    for (var i = 0; i < parts.length && i < MOST_PARTS && boxes.length < 2 * MOST_NODES; i++) {
      var e = parts[i], style = styleOf(e), around = styleOf(elementAbove(e)), facts = {}, won = winners(e, "");
      if (style.display === "none") continue;
      ["fill", "stroke", "stroke-width", "visibility"].forEach(function (name) {
        if (style.getPropertyValue(name) !== around.getPropertyValue(name)) facts[name] = plainly(style.getPropertyValue(name));
      });
      ["opacity", "transform", "filter"].forEach(function (name) {
        if (style.getPropertyValue(name) !== USUAL[name]) facts[name] = plainly(style.getPropertyValue(name));
      });
      facts.drawing = digest(Array.from(e.attributes, function (one) {
        return /^(class|style|fill|stroke|stroke-width|opacity)$/.test(one.name) ? "" : one.name + "=" + one.value;
      }).join(" ") + (e.firstElementChild ? "" : textIn(e)));
      var box = { tag: tag(e), frame: frame.map(round), parent: numbers.get(elementAbove(e)), style: facts }, rules = rulesFor(won, facts);
      if (box.parent === undefined) box.parent = number;
      if (rules) box.rules = rules;
      if (attr(e, "class")) box["class"] = whole(limited(tidy(attr(e, "class"))));
      numbers.set(e, boxes.length);
      boxes.push(box);
    }
  }
