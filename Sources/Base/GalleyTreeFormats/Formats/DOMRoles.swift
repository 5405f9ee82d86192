import GalleyTree

/// The types of elements of the roles of web pages.
///
/// - Reference: [WAI-ARIA 1.2, definition of roles](https://www.w3.org/TR/wai-aria-1.2/#role_definitions).
package enum DOMRoles {
  /// An element's type and traits.
  package struct Meaning: Hashable, Sendable {
    /// The type.
    package var type: ElementType
    /// The traits.
    package var traits: ElementTraits
    /// Whether the type says all that the role says.
    package var isPlain: Bool

    fileprivate init(_ type: ElementType, _ traits: ElementTraits = [], isPlain: Bool = false) {
      self.type = type
      self.traits = traits
      self.isPlain = isPlain
    }
  }

  /// The meaning of a role; an unknown role has the type `other`.
  ///
  /// - Parameter types: The types of some roles, in place of those of the table; such an element has the traits of its type.
  package static func element(of role: String, _ types: [String: ElementType] = [:]) -> Meaning {
    guard let type = types[role] else { return table[role] ?? Meaning(.other) }
    return Meaning(type, table.values.first { $0.type == type && $0.isPlain }?.traits ?? [])
  }

  /// The meanings by role.
  package static let table: [String: Meaning] = [
    "text": Meaning(.staticText, isPlain: true), "generic": Meaning(.other, isPlain: true),
    "button": Meaning(.button, .button, isPlain: true), "link": Meaning(.link, .link, isPlain: true),
    "heading": Meaning(.staticText, [.header, .staticText]), "img": Meaning(.image, .image, isPlain: true),
    "image": Meaning(.image, .image, isPlain: true),
    "textbox": Meaning(.textField, isPlain: true), "multiline": Meaning(.textView),
    "password": Meaning(.secureTextField), "searchbox": Meaning(.searchField, .searchField, isPlain: true),
    "checkbox": Meaning(.checkBox, isPlain: true), "radio": Meaning(.radioButton, isPlain: true),
    "radiogroup": Meaning(.radioGroup, isPlain: true), "switch": Meaning(.switch, isPlain: true),
    "slider": Meaning(.slider, isPlain: true), "spinbutton": Meaning(.stepper, isPlain: true),
    "combobox": Meaning(.comboBox, isPlain: true), "date": Meaning(.datePicker),
    "color": Meaning(.colorWell), "listbox": Meaning(.table), "option": Meaning(.cell),
    "menu": Meaning(.menu, isPlain: true), "menubar": Meaning(.menuBar, isPlain: true),
    "menuitem": Meaning(.menuItem, isPlain: true), "menuitemcheckbox": Meaning(.menuItem),
    "menuitemradio": Meaning(.menuItem), "tab": Meaning(.tab, isPlain: true),
    "tablist": Meaning(.tabGroup, isPlain: true), "tabpanel": Meaning(.group),
    "dialog": Meaning(.dialog, isPlain: true), "alertdialog": Meaning(.alert), "alert": Meaning(.other),
    "progressbar": Meaning(.progressIndicator, isPlain: true),
    "meter": Meaning(.levelIndicator, isPlain: true),
    "scrollbar": Meaning(.scrollBar, isPlain: true), "separator": Meaning(.splitter, isPlain: true),
    "toolbar": Meaning(.toolbar, isPlain: true), "tree": Meaning(.outline, isPlain: true),
    "treeitem": Meaning(.outlineRow, isPlain: true), "treegrid": Meaning(.outline),
    "table": Meaning(.table, isPlain: true), "grid": Meaning(.grid, isPlain: true), "row": Meaning(.tableRow),
    "rowgroup": Meaning(.group), "cell": Meaning(.cell, isPlain: true), "gridcell": Meaning(.cell),
    "columnheader": Meaning(.cell, .header), "rowheader": Meaning(.cell, .header),
    "caption": Meaning(.staticText),
    "list": Meaning(.table), "listitem": Meaning(.cell), "directory": Meaning(.table),
    "feed": Meaning(.group),
    "navigation": Meaning(.group), "banner": Meaning(.group), "contentinfo": Meaning(.group),
    "main": Meaning(.group),
    "complementary": Meaning(.group), "region": Meaning(.group), "form": Meaning(.group),
    "search": Meaning(.group),
    "article": Meaning(.group), "figure": Meaning(.group), "group": Meaning(.group, isPlain: true),
    "application": Meaning(.group), "document": Meaning(.webView), "iframe": Meaning(.webView),
    "tooltip": Meaning(.helpTag, isPlain: true), "status": Meaning(.other), "log": Meaning(.other),
    "timer": Meaning(.other), "marquee": Meaning(.other), "math": Meaning(.other), "note": Meaning(.other),
    "disclosure": Meaning(.disclosureTriangle), "paragraph": Meaning(.other), "blockquote": Meaning(.other),
    "code": Meaning(.other), "emphasis": Meaning(.other), "strong": Meaning(.other),
    "deletion": Meaning(.other),
    "insertion": Meaning(.other), "subscript": Meaning(.other), "superscript": Meaning(.other),
    "definition": Meaning(.other), "term": Meaning(.other), "time": Meaning(.other),
    "none": Meaning(.other), "presentation": Meaning(.other),
  ]
}
