import Foundation
import GalleyImage
import GalleyTree

/// Finds obstacles to accessibility on a screen, as far as one tree and its picture show them.
///
/// Only visible elements that touches reach are audited; the keyboard and the status bar are the system's.
/// ``DynamicTypeAudit`` finds problems at other text sizes.
package struct AccessibilityAudit {
  let capture: Capture
  let screen: ScreenIndex
  /// The place of the app's root; `nil` where it shows nothing.
  let root: Int?
  /// The elements that are part of a view that is drawn as a whole.
  let composed: ComposedViews
  /// The places of the elements that are looked at.
  let places: [Int]
  let platform: Platform

  private static let systems: Set<ElementType> = [.keyboard, .statusBar]
  /// The types of bars, whose text and buttons have sizes that the system chooses.
  static let bars: Set<ElementType> = [.navigationBar, .tabBar, .toolbar, .touchBar, .menuBar]

  /// Takes a screen.
  ///
  /// - Parameters:
  ///   - capture: The screen.
  ///   - bundleIdentifier: The app whose elements are looked at.
  ///   - platform: The system that it runs on.
  package init(_ capture: Capture, of bundleIdentifier: String, on platform: Platform = .iOS) {
    self.capture = capture
    self.platform = platform
    let screen = ScreenIndex(capture.snapshot)
    self.screen = screen
    let root = screen.bundleIdentifiers.firstIndex(of: bundleIdentifier).map { screen.roots[$0] }
    self.root = root
    composed = ComposedViews(screen, root: root)
    let grounds = BarGrounds(screen)
    places =
      root.map { root in
        screen.descendants(of: root).filter { place in
          screen.nodes[place].element.isHittable && !screen.isInnerSwitch(place)
            && !screen.isPlace(place, withinAnyOf: Self.systems) && !grounds.cover(place, of: screen)
        }
      } ?? []
  }

  /// Audits the screen for some rules.
  ///
  /// - Returns: The issues, in tree order; text without an element comes last.
  package func issues(of rules: Set<AuditRule>) -> [AuditIssue] {
    var issues: [AuditIssue] = []
    for place in places {
      for rule in AuditRule.allCases where rules.contains(rule) {
        if let fact = fact(rule, of: place) { issues.append(issue(rule, fact, at: place)) }
      }
    }
    if rules.contains(.elementDetection) { issues += unspokenTexts() }
    return issues
  }

  /// Describes a finding about an element.
  func issue(_ rule: AuditRule, _ fact: AuditFact, at place: Int) -> AuditIssue {
    let node = screen.nodes[place]
    return AuditIssue(
      rule, fact, of: node.element, at: screen.path(of: place), frame: node.visible ?? node.element.frame)
  }

  private func fact(_ rule: AuditRule, of place: Int) -> AuditFact? {
    switch rule {
    case .contrast: contrast(of: place)
    case .hitRegion: hitRegion(of: place)
    case .sufficientElementDescription: description(of: place)
    case .textClipped: clippedText(of: place)
    case .trait: traits(of: screen.nodes[place].element)
    case .action: platform == .macOS ? action(of: screen.nodes[place].element) : nil
    case .parentChild: platform == .macOS ? parentChild(of: place) : nil
    case .elementDetection, .dynamicType: nil
    }
  }

  private func traits(of element: Element) -> AuditFact? {
    let traits = element.traits
    let takesText: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView]
    if traits.isSuperset(of: [.button, .link]) { return .conflictingTraits(.buttonAndLink) }
    if traits.contains(.notEnabled), element.isEnabled { return .conflictingTraits(.notEnabledButEnabled) }
    if traits.contains(.selected), !element.isSelected { return .conflictingTraits(.selectedButNot) }
    if traits.contains(.header), takesText.contains(element.type) {
      return .conflictingTraits(.headerAndField)
    }
    return nil
  }
}

extension ScreenIndex {
  /// Whether an element is of some types, or somewhere in one that is.
  func isPlace(_ place: Int, withinAnyOf types: Set<ElementType>) -> Bool {
    ([place] + ancestors(of: place)).contains { types.contains(nodes[$0].element.type) }
  }
}
