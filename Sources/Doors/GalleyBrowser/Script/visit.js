(function () {
  "use strict";
  // The facts of a page for whoever goes from page to page: its status, its type, and the addresses that its links lead to. A form's
  // fields and a document's pictures hide members by their names, so members are called from prototypes.
  var MOST = 2000, all = Document.prototype.querySelectorAll, below = DocumentFragment.prototype.querySelectorAll;

  function roots(root, found) {
    found.push(root);
    Array.from((root.nodeType === 9 ? all : below).call(root, "*")).forEach(function (element) {
      if (element.shadowRoot && element.shadowRoot.nodeType === 11) roots(element.shadowRoot, found);
      if (/^i?frame$/.test(element.localName)) {
        var inner = null;
        try { inner = element.contentDocument; } catch (error) { /* another origin */ }
        if (inner) roots(inner, found);
      }
    });
    return found;
  }
  function text(words) { return String(words || "").trim().replace(/\s+/g, " ").slice(0, 200); }
  function label(link) {
    var picture = Element.prototype.querySelector.call(link, "img[alt], svg title");
    return text(link.getAttribute("aria-label")) || text(link.innerText) || text(link.title)
      || text(picture && (picture.alt || picture.textContent));
  }
  // The part of the page that a link is in, if other pages are likely to have it, too.
  function part(link) {
    var around = link.closest("nav, [role=navigation], header, [role=banner], footer, [role=contentinfo]");
    if (!around) return null;
    var kind = /^(header|footer|nav)$/.test(around.localName) ? around.localName : around.getAttribute("role");
    return text(around.getAttribute("aria-label")) || kind;
  }
  function links() {
    return roots(document, []).flatMap(function (root) {
      return Array.from((root.nodeType === 9 ? all : below).call(root, "a[href], area[href]"));
    }).filter(function (link) {
      return link.getClientRects().length > 0 && !link.hasAttribute("download");
    }).slice(0, MOST).map(function (link) {
      return { address: String(link.href), label: label(link), part: part(link) };
    });
  }
  return {
    visit: function () {
      var entry = performance.getEntriesByType("navigation")[0];
      return JSON.stringify({
        address: location.href, title: text(document.title), type: document.contentType,
        status: entry && entry.responseStatus || null, links: links()
      });
    }
  };
})
