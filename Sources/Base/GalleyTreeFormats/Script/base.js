(function (options) {
  "use strict";
  // The tree of a web page as Galley reads it: one JSON text, elements in a flat list, parents first.
  var MOST_NODES = options.most || 20000, MOST_TEXT = 1000, MOST_DEPTH = 200;
  var nodes = [], cut = {};

  // --- The browser's own members
  // Fields of a form hide its members of the same name, and so do named images those of the document.

  var uncurried = Function.prototype.bind.bind(Function.prototype.call);
  function getter(prototype, name) {
    var property = Object.getOwnPropertyDescriptor(prototype, name);
    return property && property.get ? uncurried(property.get) : function (node) { return node[name]; };
  }
  var attributeOf = uncurried(Element.prototype.getAttribute), hasAttribute = uncurried(Element.prototype.hasAttribute);
  var hasAttributes = uncurried(Element.prototype.hasAttributes);
  var matches = uncurried(Element.prototype.matches), boxOf = uncurried(Element.prototype.getBoundingClientRect);
  var tagOf = getter(Element.prototype, "localName"), shadowOf = getter(Element.prototype, "shadowRoot");
  var slotOf = getter(Element.prototype, "assignedSlot"), childrenOf = getter(Element.prototype, "children");
  var scrollWidthOf = getter(Element.prototype, "scrollWidth"), scrollHeightOf = getter(Element.prototype, "scrollHeight");
  var clientWidthOf = getter(Element.prototype, "clientWidth"), clientHeightOf = getter(Element.prototype, "clientHeight");
  var kindOf = getter(Node.prototype, "nodeType"), nodesOf = getter(Node.prototype, "childNodes");
  var parentOf = getter(Node.prototype, "parentNode"), elementAbove = getter(Node.prototype, "parentElement");
  var documentOf = getter(Node.prototype, "ownerDocument"), textIn = getter(Node.prototype, "textContent");
  var rootOf = uncurried(Node.prototype.getRootNode), viewOf = getter(Document.prototype, "defaultView");
  var bodyOf = getter(Document.prototype, "body"), titleOf = getter(Document.prototype, "title");
  var topOf = getter(Document.prototype, "documentElement"), scrollerOf = getter(Document.prototype, "scrollingElement");
  var activeIn = getter(Document.prototype, "activeElement"), rangeIn = uncurried(Document.prototype.createRange);
  var byId = uncurried(Document.prototype.getElementById), sheetsOf = getter(Document.prototype, "styleSheets");
  var adoptedBy = getter(Document.prototype, "adoptedStyleSheets"), controlOf = getter(HTMLLabelElement.prototype, "control");
  var inDocument = uncurried(Document.prototype.querySelectorAll), inFragment = uncurried(DocumentFragment.prototype.querySelectorAll);

  // A function of a node whose result stays the same while the tree is made.
  function remembered(make) {
    var known = new Map();
    return function (node) {
      var result = known.get(node);
      if (result === undefined) known.set(node, result = make(node));
      return result;
    };
  }

  // --- Texts and attributes

  function attr(e, name) { return kindOf(e) === 1 ? attributeOf(e, name) || "" : ""; }
  // Most texts are tidy already, which one look tells.
  var UNTIDY = /[^\S ]|^ | $|  /;
  function tidy(text) {
    text = String(text);
    return UNTIDY.test(text) ? text.replace(/\s+/g, " ").replace(/^ | $/g, "") : text;
  }
  function limited(text) {
    if (text.length <= MOST_TEXT) return text;
    cut["texts of " + MOST_TEXT + " characters"] = true;
    var end = MOST_TEXT, code = text.charCodeAt(end - 1);
    if (code >= 0xD800 && code < 0xDC00) end--;
    return text.slice(0, end);
  }
  // A half of a pair is no text, and JSON readers refuse it.
  function whole(text) {
    return text.isWellFormed && text.isWellFormed() ? text : text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, function (c) { return c.length > 1 ? c : "\uFFFD"; });
  }
  function words(text) {
    var set = Object.create(null);
    text.split(" ").forEach(function (word) { set[word] = true; });
    return set;
  }
  function tag(e) { return kindOf(e) === 1 ? tagOf(e) : ""; }
  var styleOf = remembered(function (e) { return viewOf(documentOf(e)).getComputedStyle(e); });
  function pseudoStyleOf(e, pseudo) { return viewOf(documentOf(e)).getComputedStyle(e, pseudo); }
  function isFrame(e) { return /^i?frame$/.test(tag(e)); }
  // The document of a frame of the same origin; null for any other.
  function innerDocument(frame) {
    var inner;
    try { inner = frame.contentDocument; } catch (error) { inner = null; }
    if (!inner || !bodyOf(inner)) return null;
    if (options.memory) options.memory.watch(inner);
    return inner;
  }
  function kids(e) {
    var shadow = shadowOf(e);
    if (shadow) {
      if (options.memory) options.memory.watch(shadow);
      return nodesOf(shadow);
    }
    if (tag(e) === "slot" && e.assignedNodes) {
      var given = e.assignedNodes();
      if (given.length) return given;
    }
    return nodesOf(e);
  }
  function up(e) { return slotOf(e) || elementAbove(e) || rootOf(e).host || null; }
