import Foundation
import GalleyTree

/// The character of a view, with UIKit's bits.
///
/// - Reference: [UIKit's `UIAccessibilityTraits`](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits).
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It acts when tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It opens a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that cannot be edited.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It takes no input at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Its value is changed step by step.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It heads a part of the screen.
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

/// Something that a person may choose to do with a view.
///
/// - Reference: [UIKit's `UIAccessibilityCustomAction`](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
@MainActor @preconcurrency public final class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  public let name: String
  /// Does it, and returns whether it was done.
  public let actionHandler: (UIAccessibilityCustomAction) -> Bool

  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// A way in which content is scrolled by a page.
///
/// - Reference: [UIKit's `UIAccessibilityScrollDirection`](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection).
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To what is right of it.
  case right = 1
  /// To what is left of it.
  case left
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To the next page.
  case next
  /// To the page before.
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

extension UIView {
  /// What screen readers are told of this; `nil` for nothing beyond the element.
  func toldAccessibility(_ handle: UInt64) -> ElementAccessibility? {
    var told = ElementAccessibility()
    if isAccessibilityElement { told.grouping = .element }
    told.hint = accessibilityHint ?? ""
    told.order = accessibilityElements?.compactMap { ($0 as? UIView)?.accessibilityHandle }
    if accessibilityTraits.contains(.adjustable) { told.actions.append(.init(.adjust, handle: handle)) }
    told.actions += (accessibilityCustomActions ?? []).map { .init(.named($0.name), handle: handle) }
    // A class cannot be asked which methods it overrides: a view of an app's own is asked to act.
    if Self.isOfApp(type(of: self)) {
      told.actions += [.activate, .scroll, .escape, .magicTap].map { .init($0, handle: handle) }
    }
    return told == ElementAccessibility() ? nil : told
  }

  /// Tells the view that assistive technology looks at it; returns what is to be done when it no longer does.
  func becomeAccessibilityFocused() -> @MainActor () -> Void {
    hasAccessibilityFocus = true
    accessibilityElementDidBecomeFocused()
    return { [weak self] in
      self?.hasAccessibilityFocus = false
      self?.accessibilityElementDidLoseFocus()
    }
  }

  /// The numbers by which an element of this may be known, the nearest first; `nil` for a view without a window.
  var accessibilityHandles: [UInt64]? {
    guard accessibilityHandle != nil else { return nil }
    func inside(_ view: UIView) -> [UInt64] {
      [view.accessibilityHandle].compactMap(\.self) + view.subviews.flatMap(inside)
    }
    return inside(self)
      + sequence(first: self, next: \.superview).dropFirst().compactMap(\.accessibilityHandle)
  }

  private static func isOfApp(_ type: Any.Type) -> Bool {
    !String(reflecting: type).hasPrefix(String(reflecting: UIView.self).dropLast("UIView".count))
  }

  /// Does what assistive technology asks for.
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
