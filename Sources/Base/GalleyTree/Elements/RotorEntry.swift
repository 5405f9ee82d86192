/// One of the places that a rotor of an app leads to.
///
/// - Reference: [SwiftUI's `AccessibilityRotorEntry`](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
public struct RotorEntry: Hashable, Sendable {
  /// The label that the app gives the entry; empty if there is none.
  public var label: String
  /// The numbers of its live objects, the nearest first; the first one of an accessible element decides.
  ///
  /// It is empty as long as the app has not made them, such as a row far down.
  public var handles: [UInt64]
  /// The range of text that it leads to; `nil` for the whole element.
  public var text: String?

  public init(_ label: String, handles: [UInt64], text: String? = nil) {
    self.label = label
    self.handles = handles
    self.text = text
  }
}
