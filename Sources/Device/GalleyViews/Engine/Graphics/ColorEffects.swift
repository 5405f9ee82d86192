import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

nonisolated extension View {
  private func colors(_ matrix: ColorMatrix, _ kind: String, _ facts: KeyValuePairs<ViewFact, String?> = [:])
    -> some View
  {
    let facts = ViewFacts(kind, facts)
    return modified(
      by: ColorEffectModifier(
        style: { _ in DisplayList.LayerStyle(colors: [matrix]) }, facts: { _ in facts }))
  }

  /// Brightens the view's colours, or darkens them for a negative amount.
  ///
  /// - Parameter amount: From -1 for black to 1 for white.
  /// - Returns: The view.
  public func brightness(_ amount: Double) -> some View {
    colors(.brightness(amount), "brightness", [.amount: FactText.number(amount)])
  }

  /// Changes the contrast of the view's colours: 1 for no change.
  public func contrast(_ amount: Double) -> some View {
    colors(.contrast(amount), "contrast", [.amount: FactText.number(amount)])
  }

  /// Changes the saturation of the view's colours: 1 for no change, 0 for grey.
  public func saturation(_ amount: Double) -> some View {
    colors(.saturation(amount), "saturation", [.amount: FactText.number(amount)])
  }

  /// Removes the colour of the view.
  ///
  /// - Parameter amount: From 0 for no change to 1 for grey.
  /// - Returns: The view.
  public func grayscale(_ amount: Double) -> some View {
    colors(.saturation(1 - min(max(amount, 0), 1)), "grayscale", [.amount: FactText.number(amount)])
  }

  /// Rotates the hue of the view's colours.
  public func hueRotation(_ angle: Angle) -> some View {
    let turn = Transform.rotation(radians: angle.radians)
    return colors(
      .hueRotation(cosine: turn.a, sine: turn.b), "hueRotation", [.degrees: FactText.degrees(angle.radians)])
  }

  /// Inverts the view's colours.
  public func colorInvert() -> some View { colors(.invert, "colorInvert") }

  /// Shows the view in black, with an opacity that follows the luminance of its colours.
  public func luminanceToAlpha() -> some View { colors(.luminanceToAlpha, "luminanceToAlpha") }

  /// Multiplies the view's colours by another; its opacity counts as well.
  public func colorMultiply(_ color: Color) -> some View {
    modified(
      by: ColorEffectModifier(
        style: { environment in
          let color = color.resolved(in: environment)
          return DisplayList.LayerStyle(
            opacity: Double(color.alpha) / 255,
            colors: [
              .multiply(
                red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255
              )
            ])
        },
        facts: { environment in
          var facts = ViewFacts("colorMultiply")
          facts.add(.color, color, in: environment)
          return facts
        }))
  }

  /// Shows the view only to the extent that another one is opaque.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the other one.
  ///   - mask: The other one, at this one's size.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `mask(alignment:_:)`](https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)).
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
    modified(by: MaskModifier(mask: AnyView(mask()), alignment: alignment))
  }

  /// Shows the view only to the extent that another one is opaque; SwiftUI's older name.
  public func mask(_ mask: some View) -> some View {
    modified(by: MaskModifier(mask: AnyView(mask), alignment: .center))
  }

  /// Draws the view as one picture; here it looks the same.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }
}

/// A view whose colours are mapped.
struct ColorEffectModifier: NodeModifier {
  let style: (EnvironmentValues) -> DisplayList.LayerStyle
  /// A closure that returns the modifier's name and arguments.
  let facts: (EnvironmentValues) -> ViewFacts

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    list.nested(in: .pushLayer(style(node.environment))) { child.draw(into: &$0) }
  }
}

/// A modifier that shows a view only to the extent that another one is opaque.
struct MaskModifier: NodeModifier {
  let mask: AnyView
  let alignment: Alignment

  var isExtraForEach: Bool { true }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.stackAxis = nil
    return mask.reconciled(with: old, in: context)
  }

  @MainActor private func layers(_ node: ModifierNode<Self>) -> [Node] { node.extra?.layoutChildren ?? [] }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect, by: node, offered: node.offered)
    for layer in layers(node) {
      let offer = ProposedSize(rect.size)
      layer.place(in: alignment.place(layer.measure(offer), in: rect), by: node, offered: offer)
    }
  }

  /// Draws the content; the mask erases from a sheet, and the rest of the sheet erases from the content.
  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    let erasing = DisplayList.Command.pushLayer(DisplayList.LayerStyle(blendMode: .destinationOut))
    // Beyond the window nothing is seen.
    let sheet = node.host.bounds.union(node.frame)
    // A layer without an effect would be dropped: the identity map keeps the erasing within it.
    let own = DisplayList.Command.pushLayer(DisplayList.LayerStyle(colors: [.identity]))
    list.nested(in: own) { list in
      child.draw(into: &list)
      list.nested(in: erasing) { list in
        list.append(.roundedRectangle(sheet, radius: 0, .black))
        list.nested(in: erasing) { list in
          for layer in layers(node) { layer.draw(into: &list) }
        }
      }
    }
  }
}
