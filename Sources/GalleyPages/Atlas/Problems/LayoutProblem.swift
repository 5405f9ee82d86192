/// A mistake in a layout that the compiler cannot see.
public struct LayoutProblem: Hashable, Sendable, Codable {
  /// Which rule was broken; the raw value is a stable identifier.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Two elements of one layout are found by the same locator.
    case duplicateLocator = "duplicate-locator"
    /// An element cannot be reached by its name, as a member of ``Page`` has the same.
    case hiddenName = "hidden-name"
    /// The layout's body does not say whether an element must be there.
    case unstatedPresence = "unstated-presence"
  }

  /// Which rule was broken.
  public var rule: Rule
  /// The layout's name.
  public var layout: String
  /// The element's name.
  public var element: String
  /// The line that declares the element; `nil` for a family, which is not declared by a line of its own.
  public var place: SourcePlace?
  /// The other element, where two are concerned.
  public var other: String?
}

extension LayoutProblem: CustomStringConvertible {
  /// What is wrong and what to do about it, in one sentence.
  public var description: String {
    let place = place.map { "\($0): " } ?? ""
    let text =
      switch rule {
      case .duplicateLocator:
        "\(layout).\(element) is found by the same locator as \(other ?? "another element"): remove one of them, "
          + "or tell them apart"
      case .hiddenName:
        "\(layout).\(element) is hidden by a member of Page: rename it, or write page[\\.\(element)]"
      case .unstatedPresence:
        "the body of \(layout) does not mention \(element): put it in Required, Optionally or Absent"
      }
    return "\(place)\(text) [\(rule.rawValue)]"
  }
}

/// A rule that layouts must follow.
protocol LayoutRule {
  /// What breaks the rule.
  ///
  /// - Parameter layout: The layout.
  /// - Returns: One problem for each element, in the order of declaration.
  static func problems(of layout: LayoutDescription) -> [LayoutProblem]
}

extension Atlas {
  /// The mistakes in all layouts of the atlas, those of components, rows and overlays included.
  ///
  /// - Returns: All of them, layout by layout in the order of the atlas, each layout once.
  public func problems() -> [LayoutProblem] {
    var known: Set<ObjectIdentifier> = []
    var layouts: [LayoutDescription] = []
    func add(_ type: any Layout.Type) {
      guard known.insert(ObjectIdentifier(type)).inserted else { return }
      let layout = LayoutDescription.of(type)
      layouts.append(layout)
      for property in layout.properties {
        switch property.member {
        case .component(_, let inner), .rows(_, let inner, _): add(inner)
        case .element, .family: break
        }
      }
    }
    for page in pages { add(page) }
    for overlay in overlays { add(overlay.layout) }
    let rules: [any LayoutRule.Type] = [
      DuplicateLocatorRule.self, HiddenNameRule.self, UnstatedPresenceRule.self,
    ]
    return layouts.flatMap { layout in rules.flatMap { $0.problems(of: layout) } }
  }
}
