import Foundation
import GalleySystem

/// A method that UIKit calls on a target, in place of a selector of Objective-C.
///
/// Linux has no `#selector`; the plugin AppleSources writes `Selector(…)` in its place, with the same method. A method of `self`, such as
/// `#selector(tapped)`, keeps its object for as long as the selector is there.
///
/// - Reference: [Objective-C's `Selector`](https://developer.apple.com/documentation/objectivec/selector).
public struct Selector {
  let call: @MainActor (_ target: AnyObject?, _ sender: Any?) -> Void

  /// The method of a class without an argument.
  @preconcurrency public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    nonisolated(unsafe) let method = method
    call = { target, _ in if let target = target as? Target { method(target)() } }
  }

  /// The method of a class without an argument, whose result nobody needs.
  @preconcurrency public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Bool) {
    nonisolated(unsafe) let method = method
    call = { target, _ in if let target = target as? Target { _ = method(target)() } }
  }

  /// The method of a class with an argument: the object that calls.
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    call = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  /// The method of an object without an argument.
  @preconcurrency public init(_ method: @escaping @MainActor () -> Void) {
    call = { _, _ in method() }
  }

  /// The method of an object with an argument: the object that calls.
  @preconcurrency public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    call = { _, sender in if let sender = sender as? Sender { method(sender) } }
  }
}

/// The code of an app that something else calls, on the clock and in the place of the app.
struct TargetAction {
  private(set) weak var target: AnyObject?
  private let action: Selector
  private let isForNobody: Bool

  init(_ target: Any?, _ action: Selector) {
    self.target = target as AnyObject?
    self.action = action
    isForNobody = target == nil
  }

  /// Calls the method, unless its target is gone.
  @MainActor func send(from sender: Any?) {
    if target != nil || isForNobody { action.call(target, sender) }
  }
}

extension UIApplication {
  /// Calls a method of a target; without one, the method of the object that has the keyboard, which can give it back.
  ///
  /// - Returns: Whether there was a target.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver = target.map { $0 as AnyObject } ?? KeyboardHolder()
    action.call(receiver, sender)
    return true
  }
}

/// The object that has the keyboard.
private final class KeyboardHolder: UIResponder {
  override func resignFirstResponder() -> Bool {
    RunningDevice.current?.host?.focus.resign()
    return true
  }
}

/// An event of UIKit, of which there is none here.
///
/// - Reference: [UIKit's `UIEvent`](https://developer.apple.com/documentation/uikit/uievent).
@MainActor @preconcurrency public final class UIEvent: NSObject {
  private override init() {
    super.init()
  }
}

extension NotificationCenter {
  /// Calls a method of an object with notifications of a name, for as long as the object is there.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    nonisolated(unsafe) let action = TargetAction(observer, aSelector)
    let registration = SelectorRegistration()
    registration.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] note in
      nonisolated(unsafe) let note = note
      MainActorEntry.run {
        if action.target == nil, let token = registration.token { self?.removeObserver(token) }
        action.send(from: note)
      }
    }
  }
}

/// The registration of an object, which ends with it.
private final class SelectorRegistration: @unchecked Sendable {
  var token: (any NSObjectProtocol)?
}
