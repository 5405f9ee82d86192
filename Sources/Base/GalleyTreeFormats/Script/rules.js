  // --- The rules of style sheets: which one gives a box a property, and by which custom properties

  // One test is a selector at an element. Beyond so many, boxes are not told which rules they follow.
  var MOST_TESTS = 20000000, tests = 0, count = 0, sheetsRead = new Set(), declared = new Map(), layers = [], NONE = {};
  var inElement = uncurried(Element.prototype.querySelectorAll);
  var inlineOf = getter(HTMLElement.prototype, "style");
  function select(root, selector) {
    return kindOf(root) === 9 ? inDocument(root, selector) : kindOf(root) === 11 ? inFragment(root, selector) : inElement(root, selector);
  }
  // The declarations of a style attribute; null for none.
  function inlineStyle(e) {
    if (!hasAttribute(e, "style")) return null;
    try { return inlineOf(e); } catch (error) { return e.style; /* a drawing */ }
  }
  // A longer list of selectors is told by the one that matches.
  var MOST_SELECTOR = 60;
  // Whether all rules are known: sheets of other origins keep theirs to themselves.
  var isComplete = true;
  // Logical sides as those of pages in horizontal lines from left to right.
  function physical(name) {
    return name.replace("inset-inline-start", "left").replace("inset-inline-end", "right").replace("inset-block-start", "top")
      .replace("inset-block-end", "bottom").replace("-inline-start", "-left").replace("-inline-end", "-right")
      .replace("-block-start", "-top").replace("-block-end", "-bottom").replace("inline-size", "width").replace("block-size", "height");
  }

  // The declarations of a rule: for each longhand its value, its importance, and the custom properties and units of fonts in it.
  function declarationsOf(style) {
    var all = {}, shared = [], css = style.cssText, match;
    var parts = /(?:^|;)\s*([\w-]+)\s*:((?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)/g;
    function tokens(text) { return text.match(/--[\w-]+|\d(?:r?em|r?lh|ch|r?ex)\b/g) || []; }
    for (var i = 0; i < style.length; i++) {
      var name = style[i], value = style.getPropertyValue(name);
      all[/inline|block/.test(name) ? physical(name) : name] = { value: value, isImportant: style.getPropertyPriority(name) === "important", tokens: tokens(value) };
    }
    if (css.indexOf("var(") < 0) return all;
    // The longhands of a shorthand with custom properties have no value of their own.
    while ((match = parts.exec(css))) if (!all[match[1]]) shared = shared.concat(tokens(match[2]));
    for (name in all) if (!all[name].value) all[name].tokens = shared;
    return all;
  }
  // How much a selector counts; an approximation, since :is() counts as its most specific part.
  function weight(selector) {
    var text = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, "").replace(/"[^"]*"|'[^']*'/g, "");
    var ids = (text.match(/#[\w-]+/g) || []).length, classes = (text.match(/\.[\w-]|\[|[^:]:(?!is\(|not\(|has\(|:)[\w-]/g) || []).length;
    return ids * 1000000 + classes * 1000 + (text.match(/(^|[\s>+~(,])[a-z][\w-]*/gi) || []).length;
  }
  function partsOf(selector) {
    var parts = [], depth = 0, start = 0;
    for (var i = 0; i < selector.length; i++) {
      var c = selector[i];
      if (c === "\\") i++;
      else if (c === "(" || c === "[") depth++;
      else if (c === ")" || c === "]") depth--;
      else if (c === "," && !depth) { parts.push(selector.slice(start, i)); start = i + 1; }
    }
    return parts.concat([selector.slice(start)]).map(tidy);
  }
  function noteRule(element, pseudo, entry) {
    var all = declared.get(element);
    if (!all) declared.set(element, all = {});
    (all[pseudo] = all[pseudo] || []).push(entry);
  }
  function addRule(rule, root, outer, layer, file) {
    var selector = rule.selectorText;
    if (outer) selector = /&/.test(selector) ? selector.replace(/&/g, ":is(" + outer + ")") : ":is(" + outer + ") " + selector;
    if (rule.cssRules && rule.cssRules.length) addRules(rule.cssRules, root, selector, layer, file);
    if (!rule.style || !rule.style.length) return;
    var declarations = declarationsOf(rule.style);
    partsOf(selector).forEach(function (part) {
      var pseudo = (/::?(before|after|marker|placeholder|first-line|first-letter|backdrop|file-selector-button)$/.exec(part) || [])[1] || "";
      var base = pseudo ? part.replace(/::?[\w-]+$/, "") || "*" : part, found = [], host = root.host;
      if (/[\s>+~]$/.test(base)) base += "*";
      tests += rootSize(root);
      if (tests > MOST_TESTS) { isComplete = false; return; }
      try {
        if (host && /^:host/.test(base)) {
          var inner = /^:host\((.*)\)$/.exec(base);
          if (base === ":host" || (inner && matches(host, inner[1]))) found = [host];
        } else found = select(root, base);
      } catch (error) { return; }
      var label = file + "\t" + (outer || rule.selectorText.length <= MOST_SELECTOR ? tidy(rule.selectorText) : part);
      var entry = { label: label, of: declarations, layer: layer, weight: weight(part), order: count++ };
      for (var i = 0; i < found.length; i++) noteRule(found[i], pseudo, entry);
    });
  }
  var sizes = new Map();
  function rootSize(root) {
    if (!sizes.has(root)) sizes.set(root, select(root, "*").length);
    return sizes.get(root);
  }
  function layerNumber(name) {
    if (layers.indexOf(name) < 0) layers.push(name);
    return layers.indexOf(name);
  }
  function addRules(list, root, outer, layer, file) {
    for (var i = 0; i < list.length && tests <= MOST_TESTS; i++) {
      var rule = list[i], kind = Object.prototype.toString.call(rule).slice(8, -1), view = viewOf(kindOf(root) === 9 ? root : documentOf(root));
      if (rule.selectorText !== undefined) addRule(rule, root, outer, layer, file);
      else if (kind === "CSSImportRule") addSheet(rule.styleSheet, root, rule.layerName ? layerNumber(rule.layerName) : layer);
      else if (kind === "CSSMediaRule" && !view.matchMedia(rule.conditionText).matches) continue;
      else if (kind === "CSSSupportsRule" && !CSS.supports(rule.conditionText)) continue;
      else if (kind === "CSSLayerStatementRule") Array.prototype.forEach.call(rule.nameList, layerNumber);
      else if (kind === "CSSLayerBlockRule") addRules(rule.cssRules, root, outer, layerNumber(rule.name || "layer " + layers.length), file);
      else if (kind === "CSSNestedDeclarations" && outer) addRule({ selectorText: "&", style: rule.style }, root, outer, layer, file);
      else if (rule.cssRules && /^CSS(Media|Supports|Container|Scope|StartingStyle)Rule$/.test(kind)) addRules(rule.cssRules, root, outer, layer, file);
    }
  }
  function addSheet(sheet, root, layer) {
    var rules;
    try { rules = sheet && !sheet.disabled && sheet.cssRules; } catch (error) { isComplete = false; return; }
    if (!rules) return;
    if (sheet.media && sheet.media.mediaText && !window.matchMedia(sheet.media.mediaText).matches) return;
    var file = sheet.href ? local(sheet.href).split(/[?#]/)[0].split("/").pop() : "";
    addRules(rules, root, "", layer, file || "a style element");
  }
  // Reads the style sheets of a document or shadow root.
  function readSheets(root) {
    if (sheetsRead.has(root) || (kindOf(root) !== 9 && kindOf(root) !== 11)) return;
    sheetsRead.add(root);
    var isPage = kindOf(root) === 9, sheets = isPage ? sheetsOf(root) : root.styleSheets;
    var all = Array.from(sheets || []).concat(Array.from((isPage ? adoptedBy(root) : root.adoptedStyleSheets) || []));
    all.forEach(function (sheet) { if (!options.isOwn || !options.isOwn(sheet)) addSheet(sheet, root, Infinity); });
  }
  function outranks(a, b, name) {
    var x = a.of[name], y = b.of[name];
    if (x.isImportant !== y.isImportant) return x.isImportant;
    if (a.layer !== b.layer) return (a.layer > b.layer) !== x.isImportant;
    return a.weight !== b.weight ? a.weight > b.weight : a.order >= b.order;
  }
  // The declarations that win at an element or pseudo-element, by longhand.
  function winners(e, pseudo) {
    readSheets(rootOf(e));
    if (shadowOf(e)) readSheets(shadowOf(e));
    var all = (declared.get(e) || NONE)[pseudo] || [], won = {}, inline = pseudo ? null : inlineStyle(e);
    if (inline) {
      all = all.concat([{ label: "\tits style attribute", of: declarationsOf(inline), layer: Infinity, weight: Infinity, order: Infinity }]);
    }
    all.forEach(function (entry) {
      for (var name in entry.of) if (!won[name] || outranks(entry, won[name], name)) won[name] = entry;
    });
    return won;
  }
  // Custom properties as a color where they are one, so that all ways to write it are alike.
  var painter = null;
  function custom(style, name) {
    var value = tidy(style.getPropertyValue(name));
    if (!/^(#|[a-z]+\(|[a-z]+$)/i.test(value) || /^(none|auto|inherit|initial|unset|normal|currentcolor)$/i.test(value) ||
      !CSS.supports("color", value) || typeof OffscreenCanvas === "undefined") return limited(value);
    painter = painter || new OffscreenCanvas(1, 1).getContext("2d");
    painter.fillStyle = value;
    var paint = painter.fillStyle;
    return paint[0] === "#" ? paint.toUpperCase() + "FF" : plainly(paint);
  }
  var RESETS = words("background-color background-image border border-radius box-shadow color display font-size font-style font-weight gap " +
    "height letter-spacing line-height margin opacity padding position text-align text-decoration-line text-transform transform width");
  // The winning rules of some facts: a line each of names, file and selector; "name=--a,--b" where the value uses custom properties.
  function rulesFor(won, facts) {
    var lines = {}, text = [];
    function put(name, parts) {
      var all = parts.map(function (part) { return won[part] ? part : ALIASES[part]; }).filter(function (part) { return won[part]; });
      if (!all.length) return;
      var tokens = [];
      all.forEach(function (part) {
        won[part].of[part].tokens.forEach(function (token) {
          token = token.replace(/^\d/, "");
          if (tokens.indexOf(token) < 0 && token !== name) tokens.push(token);
        });
      });
      var label = won[all[0]].label;
      (lines[label] = lines[label] || []).push(name + (tokens.length ? "=" + tokens.join(",") : ""));
    }
    var names = Object.keys(facts);
    // Of values that are as usual, or as around, the rules of some are told as well: they may have been others before.
    for (var usual in RESETS) if (!facts[usual] && won[(SHORTHANDS[usual] || [usual])[0]]) names.push(usual);
    names.forEach(function (name) {
      var parts = SHORTHANDS[name];
      if (!parts) return put(name, [name]);
      var same = parts.every(function (part) { return won[part] && won[parts[0]] && won[part].label === won[parts[0]].label; });
      if (same) put(name, parts);
      else parts.forEach(function (part) { put(part, [part]); });
    });
    for (var label in lines) text.push(lines[label].join(" ") + "\t" + label);
    return text.join("\n");
  }
