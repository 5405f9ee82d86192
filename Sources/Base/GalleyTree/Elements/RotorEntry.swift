/// One of the places that a rotor of an app leads to.
///
/// - Reference: [SwiftUI's `AccessibilityRotorEntry`](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
public struct RotorEntry: Hashable, Sendable {
  /// The label that the app gives the entry; empty if there is none.
  public var label: String
  /// The numbers of the live objects that it stands for, the nearest first: the element with the first of them that is read is meant.
  ///
  /// It is empty as long as the app has not made them, such as a row far down.
  public var handles: [UInt64]
  /// The part of the element's text that is meant; `nil` for all of the element.
  public var text: String?

  public init(_ label: String, handles: [UInt64], text: String? = nil) {
    self.label = label
    self.handles = handles
    self.text = text
  }
}
