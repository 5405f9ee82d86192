/// The contrast that an element requires, and why.
///
/// - Reference: [WCAG 2.2, 1.4.3 Contrast (Minimum)](https://www.w3.org/TR/WCAG22/#contrast-minimum) and
///   [1.4.11 Non-text Contrast](https://www.w3.org/TR/WCAG22/#non-text-contrast): *large scale* is *at least 18 point or 14 point
///   bold*. Points are those of the screen. Apple's own table is in its
///   [guidelines](https://developer.apple.com/design/human-interface-guidelines/accessibility#Vision).
package enum ContrastRequirement: Sendable, Hashable, Codable {
  /// Text of a size in points, bold or not; `nil` where the size is not known.
  case text(size: Double?, isBold: Bool)
  /// An icon, or the visible boundary of a control.
  case graphic
  /// The kind of content that a region declares.
  case declared(AccessibilityKind)

  /// The smallest size of large text, in points.
  package static let largeText = 18.0
  /// The smallest size of bold text that counts as large, in points.
  package static let largeBoldText = 14.0

  /// The required ratio; 1 where none is required.
  package var ratio: Double {
    switch self {
    case .text(let size?, let isBold): size >= (isBold ? Self.largeBoldText : Self.largeText) ? 3 : 4.5
    case .text(nil, _): 4.5
    case .graphic: 3
    case .declared(.regularText): 4.5
    case .declared(.largeText), .declared(.boldText), .declared(.graphicalObject): 3
    case .declared(.ignoreContrast): 1
    }
  }

  /// Whether a face is bold by its name, such as `Inter Bold`; a semibold one is not.
  package static func isBold(_ face: String) -> Bool {
    let name = face.lowercased().filter { $0.isLetter }
    if name.contains("black") || name.contains("heavy") { return true }
    return name.contains("bold") && !name.contains("semibold") && !name.contains("demibold")
  }

  private static let texts: Set<ElementType> = [
    .staticText, .button, .link, .textField, .secureTextField, .searchField, .textView, .menuItem, .tab, .key,
    .toolbarButton, .menuButton, .popUpButton,
  ]

  /// The requirement of an element; `nil` if it shows neither text nor strokes of its own.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isLeaf: Whether nothing is inside of it.
  ///   - kind: The kind of content that its region declares, if there is one.
  ///   - isBold: Returns whether a face is bold; callers may cache the results.
  package init?(
    _ element: Element, isLeaf: Bool, declared kind: AccessibilityKind? = nil,
    isBold: (String) -> Bool = ContrastRequirement.isBold
  ) {
    let looks = element.appearance
    let says =
      !element.label.isEmpty || element.value.map { !$0.text.isEmpty } ?? false
      || !(element.placeholder ?? "").isEmpty
    let isText =
      looks?.lines.map { $0.contains { !$0.isEmpty } } ?? (looks?.font != nil && says)
      || isLeaf && says && Self.texts.contains(element.type)
        && (looks?.foreground == nil || looks?.font != nil)
    if isText {
      self = kind.map(Self.declared) ?? .text(size: looks?.fontSize, isBold: looks?.font.map(isBold) ?? false)
      return
    }
    guard isLeaf else { return nil }
    let isIcon = looks?.foreground != nil || element.type == .icon
    if kind == .graphicalObject, isIcon || element.type == .image {
      self = .declared(.graphicalObject)
    } else if isIcon {
      self = .graphic
    } else {
      return nil
    }
  }
}
