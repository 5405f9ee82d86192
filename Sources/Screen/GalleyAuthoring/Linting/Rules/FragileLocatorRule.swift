import GalleyPages
import GalleyTree

/// Elements are found by stable attributes: neither by the elements before them, nor by visible texts.
///
/// Elements of an alert have no identifiers on Apple's systems, so there a text is right.
enum FragileLocatorRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    let isAlert = layout.properties.contains { $0.member.declaration?.soughtTypes == [.alert] }
    return layout.properties.compactMap { property in
      guard let declaration = property.member.declaration, let rule = rule(declaration) else { return nil }
      if isAlert, rule == .labelLocator { return nil }
      return LayoutProblem(rule, in: layout, property.name, at: declaration.place)
    }
  }

  /// There is one of each on a screen, or one that counts.
  private static let lonely: [ElementType] = [
    .alert, .sheet, .keyboard, .navigationBar, .tabBar, .toolbar, .statusBar, .webView, .map, .datePicker,
  ]

  private static func rule(_ declaration: ElementDeclaration) -> LayoutProblem.Rule? {
    let locator = declaration.locator
    if locator.position != nil { return .positionLocator }
    var isByText = false
    var isInNamed = false
    for condition in locator.conditions {
      if case .identifier = condition { return nil }
      if case .itself = condition { return nil }
      if case .inside(let container) = condition, container.hasIdentifier { isInNamed = true }
      if case .label = condition { isByText = true }
      if case .value = condition { isByText = true }
      if case .placeholder = condition { isByText = true }
    }
    if isByText { return .labelLocator }
    let types = declaration.soughtTypes
    return isInNamed || !types.isEmpty && types.allSatisfy(lonely.contains) ? nil : .typeLocator
  }
}

extension Locator {
  /// Whether its elements, or their containers, have an identifier.
  fileprivate var hasIdentifier: Bool {
    conditions.contains { condition in
      switch condition {
      case .identifier: true
      case .inside(let container): container.hasIdentifier
      default: false
      }
    }
  }
}
