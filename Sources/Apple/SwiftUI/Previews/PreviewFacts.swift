import GalleyTree
import GalleyViews

/// The facts about a preview that modifiers set.
package struct PreviewFacts: Sendable {
  /// The name in lists.
  package var name: String?
  /// The traits of the preview.
  package var traits: [PreviewTrait<Preview.ViewTraits>] = []
  /// The name of the device it is for.
  package var device: String?

  /// Creates empty facts.
  package init() {}
}

/// A view with facts about it as a preview.
nonisolated struct PreviewedView<Content: View>: View {
  let content: Content
  let change: (inout PreviewFacts) -> Void

  @MainActor var body: some View { content }
}

/// A view with facts, of any content.
private nonisolated protocol PreviewFactsCarrying {
  var inner: any View { get }
  var change: (inout PreviewFacts) -> Void { get }
}

extension PreviewedView: PreviewFactsCarrying {
  var inner: any View { content }
}

/// One of the views of a preview, with its facts.
package struct PreviewedContent {
  /// The view.
  package let view: any View
  /// The facts about the view.
  package let facts: PreviewFacts

  /// The views that stand side by side in a preview's view, each with its facts.
  ///
  /// Facts around several views apply to each of them; those nearer to a view take precedence.
  @MainActor package static func all(in view: any View, _ outer: PreviewFacts = PreviewFacts())
    -> [PreviewedContent]
  {
    if let carrying = view as? any PreviewFactsCarrying {
      var facts = outer
      carrying.change(&facts)
      return all(in: carrying.inner, facts)
    }
    let parts = ViewParts.of(view)
    if parts.count == 1, ViewParts.isSame(parts[0], view) {
      return [PreviewedContent(view: view, facts: outer)]
    }
    return parts.flatMap { all(in: $0, outer) }
  }
}

/// The layout of a preview.
///
/// - Reference: [SwiftUI's `PreviewLayout`](https://developer.apple.com/documentation/swiftui/previewlayout).
public enum PreviewLayout: Sendable {
  /// A whole screen.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a preview's device.
///
/// - Reference: [SwiftUI's `PreviewDevice`](https://developer.apple.com/documentation/swiftui/previewdevice).
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// An orientation of the interface.
///
/// - Reference: [SwiftUI's `InterfaceOrientation`](https://developer.apple.com/documentation/swiftui/interfaceorientation).
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  let orientation: PreviewTrait<Preview.ViewTraits>.Orientation

  /// Upright.
  public static let portrait = InterfaceOrientation(orientation: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(orientation: .portraitUpsideDown)
  /// The orientation with the device's left side down.
  public static let landscapeLeft = InterfaceOrientation(orientation: .landscapeLeft)
  /// The orientation with the device's right side down.
  public static let landscapeRight = InterfaceOrientation(orientation: .landscapeRight)

  /// All four.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Itself.
  public var id: InterfaceOrientation { self }
}

nonisolated extension View {
  /// Sets the name of the preview.
  ///
  /// - Reference: [SwiftUI's `previewDisplayName(_:)`](https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)).
  public func previewDisplayName(_ value: String?) -> some View {
    PreviewedView(content: self) { if let value { $0.name = value } }
  }

  /// Sets the layout of the preview, which is a whole screen by default.
  ///
  /// - Reference: [SwiftUI's `previewLayout(_:)`](https://developer.apple.com/documentation/swiftui/view/previewlayout(_:)).
  public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewedView(content: self) { facts in
      switch value {
      case .device: facts.traits.append(.defaultLayout)
      case .sizeThatFits: facts.traits.append(.sizeThatFitsLayout)
      case .fixed(let width, let height): facts.traits.append(.fixedLayout(width: width, height: height))
      }
    }
  }

  /// Sets the device of the preview; an unknown one is replaced by the requested device.
  ///
  /// - Reference: [SwiftUI's `previewDevice(_:)`](https://developer.apple.com/documentation/swiftui/view/previewdevice(_:)).
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewedView(content: self) { if let value { $0.device = value.rawValue } }
  }

  /// Sets the orientation of the preview.
  ///
  /// - Reference: [SwiftUI's `previewInterfaceOrientation(_:)`](https://developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:)).
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewedView(content: self) { $0.traits.append(PreviewTrait(kind: .orientation(value.orientation))) }
  }
}
