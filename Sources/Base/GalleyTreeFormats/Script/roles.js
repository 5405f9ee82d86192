  // --- Roles: https://www.w3.org/TR/html-aam-1.0/ and https://www.w3.org/TR/wai-aria-1.2/

  var TAGS = {
    article: "article", aside: "complementary", blockquote: "blockquote", button: "button", canvas: "img",
    caption: "caption", code: "code", dd: "definition", del: "deletion", details: "group", dialog: "dialog",
    dfn: "term", dt: "term", em: "emphasis", fieldset: "group", figure: "figure", hr: "separator", iframe: "iframe",
    ins: "insertion", main: "main", math: "math", menu: "list", meter: "meter", nav: "navigation", ol: "list",
    optgroup: "group", option: "option", output: "status", p: "paragraph", progress: "progressbar", s: "deletion",
    search: "search", strong: "strong", sub: "subscript", sup: "superscript", svg: "img",
    table: "table", tbody: "rowgroup", textarea: "multiline", tfoot: "rowgroup", thead: "rowgroup", time: "time",
    tr: "row", ul: "list", video: "img", img: "img", address: "group", hgroup: "group"
  };
  var INPUTS = {
    button: "button", submit: "button", reset: "button", image: "button", file: "button", checkbox: "checkbox",
    radio: "radio", range: "slider", number: "spinbutton", search: "searchbox", password: "password", color: "color",
    date: "date", "datetime-local": "date", month: "date", time: "date", week: "date"
  };
  // The roles that an author can give; abstract ones are none.
  var GIVEN = words("alert alertdialog application article banner blockquote button caption cell checkbox code columnheader " +
    "combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid " +
    "gridcell group heading image img insertion link list listbox listitem log main marquee math menu menubar menuitem " +
    "menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup " +
    "region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript superscript " +
    "switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem");
  var FROM_CONTENT = words("button cell checkbox columnheader disclosure gridcell heading link menuitem menuitemcheckbox " +
    "menuitemradio option radio row rowheader switch tab tooltip treeitem");
  // https://www.w3.org/TR/wai-aria-1.2/#namefromprohibited
  var NAMELESS = words("caption code deletion emphasis generic insertion none paragraph presentation strong subscript superscript");
  var CONTROLS = words("button checkbox color combobox date disclosure link menuitem menuitemcheckbox menuitemradio option radio " +
    "slider spinbutton switch tab textbox multiline password searchbox treeitem cell gridcell columnheader rowheader listitem");
  var FIELDS = words("color combobox date spinbutton textbox multiline password searchbox");
  var TEXTUAL = words("generic paragraph blockquote code emphasis strong deletion insertion subscript superscript definition " +
    "term time caption none presentation status log note group");
  var INLINE = words("generic code emphasis strong deletion insertion subscript superscript time none presentation");
  var SECTIONS = words("article aside main nav section");
  // https://www.w3.org/TR/wai-aria-1.2/#global_states, without those that any role allows no longer.
  var GLOBAL = ("aria-atomic aria-busy aria-controls aria-current aria-describedby aria-details aria-flowto aria-keyshortcuts " +
    "aria-label aria-labelledby aria-live aria-owns aria-relevant aria-roledescription").split(" ");

  function within(e, names) {
    for (var p = up(e); p; p = up(p)) if (names[tag(p)]) return true;
    return false;
  }
  function nearest(e, name) {
    for (var p = up(e); p; p = up(p)) if (tag(p) === name) return p;
    return null;
  }
  function isPlain(e) { return hasAttributes(e) && /^(none|presentation)$/.test(givenRole(e)); }
  // The role of a part of a table, which is none if the table is none.
  function partOfTable(e, role) {
    var table = nearest(e, "table");
    if (!table) return "generic";
    if (isPlain(table)) return "generic";
    return role === "cell" && /^(tree)?grid$/.test(givenRole(table)) ? "gridcell" : role;
  }
  function implicitRole(e) {
    var name = tag(e);
    if (/^h[1-6]$/.test(name)) return "heading";
    switch (name) {
      case "a": case "area": return hasAttribute(e, "href") ? "link" : "generic";
      case "header": return within(e, SECTIONS) ? "generic" : "banner";
      case "footer": return within(e, SECTIONS) ? "generic" : "contentinfo";
      case "section": return isNamed(e) ? "region" : "generic";
      case "form": return isNamed(e) ? "form" : "generic";
      case "li":
        var list = up(e);
        return list && (/^(ul|ol|menu)$/.test(tag(list)) ? !isPlain(list) : givenRole(list) === "list") ? "listitem" : "generic";
      case "summary":
        var details = elementAbove(e);
        return details && tag(details) === "details" && childOf(details, "summary") === e ? "disclosure" : "generic";
      case "td": return partOfTable(e, "cell");
      case "th": return partOfTable(e, /^row/.test(attr(e, "scope")) ? "rowheader" : "columnheader");
      case "tr": case "tbody": case "thead": case "tfoot": return partOfTable(e, TAGS[name]);
      case "select": return e.multiple || e.size > 1 ? "listbox" : "combobox";
      case "input":
        var type = (e.type || "text").toLowerCase();
        if (hasAttribute(e, "list") && /^(text|search|tel|url|email)$/.test(type)) return "combobox";
        if (type === "checkbox" && hasAttribute(e, "aria-pressed")) return "button";
        return INPUTS[type] || "textbox";
    }
    if (e.isContentEditable && attr(e, "contenteditable") && attr(e, "contenteditable") !== "false") return "multiline";
    return Object.prototype.hasOwnProperty.call(TAGS, name) ? TAGS[name] : "generic";
  }
  function isNamed(e) { return hasAttributes(e) && !!(tidy(attr(e, "aria-label")) || attr(e, "aria-labelledby") || attr(e, "title")); }
  // The first role of the attribute that there is; "" for none.
  function givenRole(e) {
    var text = attr(e, "role");
    if (!text) return "";
    var list = tidy(text).toLowerCase().split(" ");
    for (var i = 0; i < list.length; i++) if (GIVEN[list[i]]) return list[i];
    return "";
  }
  function isFocusable(e) {
    if (/^(button|input|select|textarea)$/.test(tag(e))) return !matches(e, ":disabled") && e.type !== "hidden";
    return hasAttribute(e, "tabindex") || (/^(a|area)$/.test(tag(e)) && hasAttribute(e, "href"));
  }
  var roleOf = remembered(function (e) {
    var given = hasAttributes(e) ? givenRole(e) : "";
    // A role that is unknown stays readable.
    if (!given) return hasAttributes(e) && attr(e, "role") && implicitRole(e) === "generic" ? tidy(attr(e, "role")).toLowerCase().split(" ")[0] : implicitRole(e);
    if (given === "none" || given === "presentation") {
      if (tag(e) === "img") return "img";
      // https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none
      var isNeeded = isFocusable(e) || GLOBAL.some(function (name) { return hasAttribute(e, name); });
      return isNeeded ? implicitRole(e) : "generic";
    }
    if (given === "image") return "img";
    if (given === "textbox" && attr(e, "aria-multiline") === "true") return "multiline";
    return given;
  });
