import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Sets what text is set in.
  ///
  /// - Parameter font: The font; `nil` for what is usual.
  /// - Returns: The view.
  public func font(_ font: Font?) -> some View {
    modified(by: EnvironmentModifier { $0.font = font })
  }

  /// Sets the weight of text.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modified(by: EnvironmentModifier { $0.fontWeight = weight })
  }

  /// Makes text bold.
  public func bold() -> some View { fontWeight(.bold) }

  /// Sets the style of text, symbols and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(
      by: EnvironmentModifier {
        if !(style is ForegroundStyle) { $0.foreground = style }
      })
  }

  /// Sets the colour of text, symbols and shapes.
  ///
  /// - Parameter color: The colour; `nil` for what is usual.
  /// - Returns: The view.
  public func foregroundColor(_ color: Color?) -> some View {
    modified(by: EnvironmentModifier { $0.foregroundColor = color })
  }

  /// Sets the colour of controls.
  public func tint(_ color: Color) -> some View {
    modified(by: EnvironmentModifier { $0.tint = color })
  }

  /// Sets the most lines a text may have.
  ///
  /// - Parameter limit: How many lines; `nil` for as many as it takes.
  /// - Returns: The view.
  public func lineLimit(_ limit: Int?) -> some View {
    modified(by: EnvironmentModifier { $0.lineLimit = limit })
  }

  /// Sets the alignment of the lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(by: EnvironmentModifier { $0.multilineTextAlignment = alignment })
  }
}
