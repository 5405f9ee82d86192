import Foundation
import GalleyRaster

/// A renderer that draws texts instead of the library.
///
/// - Reference: [SwiftUI's `TextRenderer`](https://developer.apple.com/documentation/swiftui/textrenderer).
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: Its lines, from its upper left corner.
  ///   - context: The drawing context.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around a text for drawing; here texts are not clipped.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size of a text without the renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text for its renderer to measure.
///
/// - Reference: [SwiftUI's `TextProxy`](https://developer.apple.com/documentation/swiftui/textproxy).
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// An attribute of a part of a text, for a custom renderer.
///
/// - Reference: [SwiftUI's `TextAttribute`](https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}

/// The attributes of a part of a text, by their types.
struct TextAttributes: Equatable, @unchecked Sendable {
  /// The attributes, values that do not change once a text has them.
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? {
    values[ObjectIdentifier(type)] as? Attribute
  }

  /// Sets an attribute, unless there is one of its type.
  mutating func add(_ attribute: any TextAttribute) {
    let key = ObjectIdentifier(type(of: attribute))
    if values[key] == nil { values[key] = attribute }
  }

  /// Returns the attributes with those of others that are missing here.
  func merging(_ others: TextAttributes) -> TextAttributes {
    var all = self
    all.values.merge(others.values) { own, _ in own }
    return all
  }

  /// Whether attributes are equal; those of the same types that cannot be compared count as equal.
  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in
        guard let other = b.values[key] else { return false }
        guard let value = value as? any Hashable, let other = other as? any Hashable else { return true }
        return AnyHashable(value) == AnyHashable(other)
      }
  }
}

nonisolated extension Text {
  /// Adds an attribute for the renderer of the text.
  ///
  /// - Reference: [SwiftUI's `customAttribute(_:)`](https://developer.apple.com/documentation/swiftui/text/customattribute(_:)).
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    var text = self
    text.look.attributes.add(value)
    return text
  }
}

nonisolated extension View {
  /// Sets the renderer of texts.
  ///
  /// - Reference: [SwiftUI's `textRenderer(_:)`](https://developer.apple.com/documentation/swiftui/view/textrenderer(_:)).
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// A modifier that passes a renderer to the texts inside, animated if it moves.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    let renderer = renderer
    content.modified(by: EnvironmentModifier { $0.textRenderer = renderer })
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

private enum TextAttributesKey: EnvironmentKey {
  static var defaultValue: TextAttributes { TextAttributes() }
}

extension EnvironmentValues {
  /// The renderer of texts; `nil` for the library's.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }

  /// The app's attributes of a part of a text, for its renderer.
  var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }
}
