import Foundation

/// A view of an app's screen, as its framework made it: its kind, its arguments, and its frame.
///
/// Elements are what assistive technology sees; views are what the app's author wrote: stacks with their
/// spacing, paddings, shapes, fonts and decorations. Drivers that know them set ``Element/views`` of an app's
/// root, and a difference of two screens is then explained by the changed arguments. Kinds and facts have the
/// names of the framework, for SwiftUI those of its views and modifiers.
public struct ViewDescription: Sendable {
  /// The name of the view or modifier, such as `VStack` or `padding`.
  public var kind: String

  /// The arguments of the view, by name, such as `spacing` and `12`; lengths are in points, colours are
  /// `#RRGGBBAA`.
  public var facts: [String: String]

  /// The frame of the view, in points of the screen.
  public var frame: CGRect

  /// The number of the view's element, in tree order from the app's root, which is 0.
  public var element: Int?

  /// The views inside, in the order in which they are painted.
  public var children: [ViewDescription]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - kind: The name of the view or modifier.
  ///   - facts: The arguments of the view, by name.
  ///   - frame: The frame of the view, in points of the screen.
  ///   - element: The number of the view's element, in tree order from the app's root.
  ///   - children: The views inside.
  public init(
    _ kind: String, facts: [String: String] = [:], frame: CGRect = .zero, element: Int? = nil,
    children: [ViewDescription] = []
  ) {
    self.kind = kind
    self.facts = facts
    self.frame = frame
    self.element = element
    self.children = children
  }
}

extension Element {
  /// Whether it, or an app of which it is the screen, describes its views.
  package var describesViews: Bool { views != nil || children.contains { $0.views != nil } }
}
