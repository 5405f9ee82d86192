import Foundation
import GalleyTree

/// The accessibility traits of a view, with UIKit's bits.
///
/// - Reference: [UIKit's `UIAccessibilityTraits`](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits).
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element acts when tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element opens a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element is text that cannot be edited.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element's value is changed step by step.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element is the heading of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// The traits that an element's own are of.
  var shared: ElementTraits {
    let pairs: [(UIAccessibilityTraits, ElementTraits)] = [
      (.button, .button), (.link, .link), (.image, .image), (.selected, .selected),
      (.staticText, .staticText), (.notEnabled, .notEnabled), (.updatesFrequently, .updatesFrequently),
      (.searchField, .searchField), (.header, .header),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}

/// A custom action on a view.
///
/// - Reference: [UIKit's `UIAccessibilityCustomAction`](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
@MainActor @preconcurrency public final class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  public let name: String
  /// A closure that performs the action, and returns whether it did.
  public let actionHandler: (UIAccessibilityCustomAction) -> Bool

  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// A direction in which content is scrolled by a page.
///
/// - Reference: [UIKit's `UIAccessibilityScrollDirection`](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection).
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the content on the right.
  case right = 1
  /// To the content on the left.
  case left
  /// To the content above.
  case up
  /// To the content below.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous

  init(_ direction: AccessibilityRequest.Direction) {
    self =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}

extension UIView: ElementHolding {
  /// Returns the facts of this view for screen readers; `nil` for none beyond the element's.
  func toldAccessibility(_ handle: UInt64) -> ElementAccessibility? {
    var told = ElementAccessibility()
    if isAccessibilityElement { told.grouping = .element }
    told.hint = accessibilityHint ?? ""
    told.order = accessibilityElements?.compactMap { ($0 as? UIView)?.accessibilityHandle }
    if accessibilityTraits.contains(.adjustable) { told.actions.append(.init(.adjust, handle: handle)) }
    told.actions += (accessibilityCustomActions ?? []).map { .init(.named($0.name), handle: handle) }
    // A class cannot be asked which methods it overrides: a view of an app's own is asked to act.
    if AppTypes.contains(type(of: self)) {
      told.actions += [.activate, .scroll, .escape, .magicTap].map { .init($0, handle: handle) }
    }
    return told == ElementAccessibility() ? nil : told
  }

  /// Notifies the view that assistive technology has focused it; returns an action for the end of the focus.
  func becomeAccessibilityFocused() -> @MainActor () -> Void {
    hasAccessibilityFocus = true
    accessibilityElementDidBecomeFocused()
    return { [weak self] in
      self?.hasAccessibilityFocus = false
      self?.accessibilityElementDidLoseFocus()
    }
  }

  /// The numbers that may identify an element of this view, the nearest first; `nil` for a view without a
  /// window.
  var elementHandles: [UInt64]? {
    guard accessibilityHandle != nil else { return nil }
    func inside(_ view: UIView) -> [UInt64] {
      [view.accessibilityHandle].compactMap(\.self) + view.subviews.flatMap(inside)
    }
    return inside(self)
      + sequence(first: self, next: \.superview).dropFirst().compactMap(\.accessibilityHandle)
  }

  /// Performs a request of assistive technology.
  func perform(_ request: AccessibilityRequest) -> Bool {
    switch request {
    case .activate: return accessibilityActivate()
    case .named(let name):
      guard let action = accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
      return action.actionHandler(action)
    case .increment: accessibilityIncrement()
    case .decrement: accessibilityDecrement()
    case .scroll(let direction): return accessibilityScroll(UIAccessibilityScrollDirection(direction))
    case .escape: return accessibilityPerformEscape()
    case .magicTap: return accessibilityPerformMagicTap()
    case .showRotorEntry: return false
    }
    return true
  }
}
