  // --- Names: https://www.w3.org/TR/accname-1.2/

  function isHidden(e) {
    if (hasAttributes(e) && attr(e, "aria-hidden") === "true") return true;
    var style = styleOf(e);
    return style.display === "none" || style.visibility === "hidden" || style.visibility === "collapse";
  }
  var NOBODY = [];
  function referenced(e, name) {
    var text = hasAttributes(e) && attr(e, name);
    if (!text) return NOBODY;
    var root = rootOf(e);
    return tidy(text).split(" ").map(function (id) {
      if (!id) return null;
      return kindOf(root) === 9 ? byId(root, id) : root.getElementById ? root.getElementById(id) : null;
    }).filter(Boolean);
  }
  function childOf(e, name) {
    var list = childrenOf(e);
    for (var i = 0; i < list.length; i++) if (tag(list[i]) === name) return list[i];
    return null;
  }
  // Whether a rule of a style sheet may make texts before or after elements; read where there are few rules alone.
  var MOST_RULES = 300, mayGenerate = (function () {
    var left = MOST_RULES;
    function finds(rules) {
      for (var i = 0; i < rules.length; i++) {
        if (--left < 0 || /:(before|after)/.test(rules[i].selectorText || "")) return true;
        if ((rules[i].styleSheet && finds(rules[i].styleSheet.cssRules)) || (rules[i].cssRules && finds(rules[i].cssRules))) return true;
      }
      return false;
    }
    try {
      return Array.from(sheetsOf(document)).concat(Array.from(adoptedBy(document) || [])).some(function (sheet) {
        return finds(sheet.cssRules);
      });
    } catch (error) { return true; /* a sheet of another origin */ }
  })();
  function generated(e, pseudo) {
    if (!mayGenerate && rootOf(e) === document) return "";
    var style = pseudoStyleOf(e, pseudo), content = style.content;
    if (!content || content === "none" || content === "normal") return "";
    var slash = content.match(/\/\s*"((?:[^"\\]|\\.)*)"\s*$/), text = "";
    if (slash) text = slash[1];
    else {
      var pattern = /"((?:[^"\\]|\\.)*)"/g, match;
      while ((match = pattern.exec(content))) text += match[1].replace(/\\(.)/g, "$1");
    }
    return style.display === "inline" ? text : " " + text + " ";
  }
  function selectedText(e) {
    var chosen = [];
    for (var i = 0; i < e.options.length; i++) if (e.options[i].selected) chosen.push(tidy(e.options[i].text));
    return chosen.join(" ");
  }
  // The texts of the chosen options of a list that is none of HTML's.
  function chosenText(e) {
    var owned = referenced(e, "aria-controls").concat(referenced(e, "aria-owns"), [e]), texts = [];
    owned.forEach(function (list) {
      (function look(node) {
        var all = childrenOf(node);
        for (var i = 0; i < all.length; i++) {
          if (attr(all[i], "role") === "option" && attr(all[i], "aria-selected") === "true") texts.push(tidy(textIn(all[i])));
          else look(all[i]);
        }
      })(list);
    });
    return texts.length ? texts.join(" ") : null;
  }
  function embeddedValue(e, role) {
    switch (role) {
      case "textbox": case "searchbox": case "multiline": case "date": case "color":
        return /^(input|textarea)$/.test(tag(e)) ? e.value : textIn(e);
      case "combobox": case "listbox":
        if (tag(e) === "select") return selectedText(e);
        return tag(e) === "input" ? e.value : chosenText(e);
      case "slider": case "spinbutton": case "progressbar": case "meter": case "scrollbar":
        return attr(e, "aria-valuetext") || attr(e, "aria-valuenow") ||
          (/^(input|meter|progress)$/.test(tag(e)) ? String(e.value) : null);
    }
    return null;
  }
  // The labels of a root by their controls, in the order of the document; the browser's own list of a control walks the root each time.
  var labelsIn = remembered(function (root) {
    var found = new Map(), all = (kindOf(root) === 9 ? inDocument : inFragment)(root, "label");
    for (var i = 0; i < all.length; i++) {
      var control = controlOf(all[i]);
      if (control) found.set(control, (found.get(control) || []).concat([all[i]]));
    }
    return found;
  });
  // The elements that HTML names in ways of its own.
  var NATIVE = words("area button fieldset figure img input meter optgroup output progress select svg table textarea track");
  function nativeName(e, how) {
    var name = tag(e), found;
    if (!NATIVE[name]) return "";
    if (name === "input" && /^(button|submit|reset)$/.test(e.type)) {
      if (attr(e, "value")) return attr(e, "value");
      return e.type === "submit" ? "Submit" : e.type === "reset" ? "Reset" : "";
    }
    if (name === "img" || name === "area" || (name === "input" && e.type === "image")) {
      if (hasAttribute(e, "alt")) return attr(e, "alt");
    }
    var labels = /^(button|input|meter|output|progress|select|textarea)$/.test(name) && labelsIn(rootOf(e)).get(e);
    if (labels) {
      var texts = labels.map(function (label) {
        return nameOf(label, { inside: true, labelled: how.labelled, visited: how.visited, of: e, isLabel: true });
      });
      found = tidy(texts.join(" "));
      if (found) return found;
    }
    if (name === "optgroup" || name === "track") return attr(e, "label");
    var part = { fieldset: "legend", figure: "figcaption", table: "caption", svg: "title" }[name];
    found = part && childOf(e, part);
    if (!found) return "";
    return name === "svg" ? tidy(textIn(found))
      : nameOf(found, { inside: true, labelled: how.labelled, hidden: how.hidden, visited: how.visited });
  }
  // `inside`: within the name of another element; `referenced`: named by it in aria-labelledby; `labelled`: within such a reference,
  // where no second one is followed; `hidden`: within a reference to something hidden, of which all counts; `of`: the control that a
  // label is for.
  function nameOf(e, how) {
    how = how || {};
    var visited = how.visited || [];
    if (visited.indexOf(e) >= 0) return "";
    visited = visited.concat([e]);
    if (visited.length > MOST_DEPTH) return "";
    if (how.inside && !how.hidden && isHidden(e)) return "";
    var role = roleOf(e), name;
    if (!how.inside && NAMELESS[role]) return "";
    if (!how.labelled) {
      var refs = referenced(e, "aria-labelledby");
      if (refs.length) {
        name = tidy(refs.map(function (ref) {
          return nameOf(ref, {
            inside: true, referenced: true, labelled: true, hidden: isHidden(ref), visited: ref === e ? [] : visited, of: how.of
          });
        }).join(" "));
        if (name) return name;
      }
    }
    if (how.inside && e === how.of && !how.referenced) return "";
    if (how.inside && e !== how.of) {
      var value = embeddedValue(e, role);
      if (value !== null && (!how.referenced || tag(e) !== "select")) return tidy(value);
    }
    var has = hasAttributes(e);
    name = has && tidy(attr(e, "aria-label"));
    if (name) return name;
    var inner = { inside: true, labelled: how.labelled, hidden: how.hidden, visited: visited, of: how.of };
    if (!isPlain(e)) {
      name = tidy(nativeName(e, { labelled: how.labelled, hidden: how.hidden, visited: visited }));
      if (name) return name;
    }
    if (how.inside || FROM_CONTENT[role]) {
      name = contentOf(e, inner);
      if (tidy(name)) return how.inside && !how.referenced && !how.isLabel ? name.replace(/[\s\u00A0]+/g, " ") : tidy(name);
    }
    name = has && tidy(attr(e, "title"));
    if (name) return name;
    if (!has || role === "iframe" || how.inside) return "";
    return tidy(attr(e, "placeholder") || attr(e, "aria-placeholder"));
  }
  function contentOf(e, how) {
    var text = generated(e, "::before");
    var list = tag(e) === "details" && !e.open ? [childOf(e, "summary")].filter(Boolean) : LEAVES[tag(e)] ? [] : kids(e);
    for (var i = 0; i < list.length; i++) {
      var child = list[i];
      if (kindOf(child) === 3) text += child.data;
      if (kindOf(child) !== 1) continue;
      if (tag(child) === "br") { text += " "; continue; }
      if (/^(script|style|template|noscript)$/.test(tag(child))) continue;
      var part = nameOf(child, how), display = styleOf(child).display;
      text += display === "inline" || display === "contents" ? part : " " + part + " ";
    }
    referenced(e, "aria-owns").forEach(function (owned) { text += " " + nameOf(owned, how); });
    return text + generated(e, "::after");
  }
