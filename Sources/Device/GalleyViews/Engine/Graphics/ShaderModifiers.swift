import Foundation

nonisolated extension View {
  /// Changes the colours of a view by a shader; here the view keeps its colours.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - isEnabled: Whether it has an effect.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `colorEffect(_:isEnabled:)`](https://developer.apple.com/documentation/swiftui/view/coloreffect(_:isenabled:)).
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modified(by: ShaderModifier(isEnabled: isEnabled))
  }

  /// Moves the pixels of a view by a shader; here they stay in place.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The greatest distance of a pixel, in points.
  ///   - isEnabled: Whether it has an effect.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `distortionEffect(_:maxSampleOffset:isEnabled:)`](https://developer.apple.com/documentation/swiftui/view/distortioneffect(_:maxsampleoffset:isenabled:)).
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    modified(by: ShaderModifier(isEnabled: isEnabled))
  }

  /// Draws a view anew by a shader; here it is drawn as it is.
  ///
  /// - Parameters:
  ///   - shader: The shader.
  ///   - maxSampleOffset: The greatest distance of a pixel, in points.
  ///   - isEnabled: Whether it has an effect.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `layerEffect(_:maxSampleOffset:isEnabled:)`](https://developer.apple.com/documentation/swiftui/view/layereffect(_:maxsampleoffset:isenabled:)).
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modified(by: ShaderModifier(isEnabled: isEnabled))
  }
}

/// A modifier whose shader is not drawn.
struct ShaderModifier: NodeModifier {
  let isEnabled: Bool

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    guard isEnabled else { return }
    context.host.problems.report(.missingFeature(.shader, view: context.bodyName))
  }
}
