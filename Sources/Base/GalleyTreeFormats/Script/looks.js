  // --- Looks

  function hex(number) {
    var text = Math.max(0, Math.min(255, Math.round(number))).toString(16).toUpperCase();
    return text.length < 2 ? "0" + text : text;
  }
  // Colours as #RRGGBBAA, seen through the opacity of everything around.
  function color(text, opacity) {
    if (text === "rgba(0, 0, 0, 0)") return null;
    var key = opacity + " " + text, known = colors.get(key);
    if (known === undefined) colors.set(key, known = colorIn(text, opacity));
    return known;
  }
  var colors = new Map(), families = new Map();
  function colorIn(text, opacity) {
    var parts = /^rgba?\(([^)]*)\)$/.exec(text);
    if (!parts) return null;
    var numbers = parts[1].split(/[ ,\/]+/).map(parseFloat);
    if (numbers.length < 3 || numbers.some(isNaN)) return null;
    var alpha = (numbers.length > 3 ? numbers[3] : 1) * opacity;
    return alpha <= 0 ? null : "#" + hex(numbers[0]) + hex(numbers[1]) + hex(numbers[2]) + hex(alpha * 255);
  }
  function paints(style) {
    if (color(style.backgroundColor, 1) || style.backgroundImage !== "none" || style.boxShadow !== "none") return true;
    return paintsLine(style.borderTopStyle, style, "Top") || paintsLine(style.borderRightStyle, style, "Right") ||
      paintsLine(style.borderBottomStyle, style, "Bottom") || paintsLine(style.borderLeftStyle, style, "Left");
  }
  function paintsLine(kind, style, side) {
    return kind !== "none" && parseFloat(style["border" + side + "Width"]) > 0 && color(style["border" + side + "Color"], 1) !== null;
  }
  function round(number) { return Math.round(number * 100) / 100; }
  function fontOf(style) {
    var list = style.fontFamily, family = families.get(list), weight = style.fontWeight, slant = style.fontStyle;
    if (family === undefined) families.set(list, family = list.split(",")[0].replace(/^\s*["']?|["']?\s*$/g, ""));
    return family + (weight === "400" || weight === "normal" ? "" : " " + weight) + (slant === "normal" ? "" : " " + slant);
  }
  function hasSameText(a, b) {
    return a.color === b.color && a.fontFamily === b.fontFamily && a.fontSize === b.fontSize &&
      a.fontWeight === b.fontWeight && a.fontStyle === b.fontStyle && a.textDecorationLine === b.textDecorationLine;
  }
