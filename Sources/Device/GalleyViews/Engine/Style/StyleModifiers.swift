import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Sets the font of text.
  ///
  /// - Parameter font: The font; `nil` for the default.
  /// - Returns: The view.
  public func font(_ font: Font?) -> some View {
    modified(by: EnvironmentModifier(.font) { $0.font = font })
  }

  /// Sets the weight of text.
  ///
  /// - Parameter weight: The weight; `nil` for that of the font.
  /// - Returns: The view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modified(by: EnvironmentModifier(.fontWeight) { $0.fontWeight = weight })
  }

  /// Makes text bold, or restores its font's weight.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Sets the style of text, symbols and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(by: EnvironmentModifier(.foregroundStyle) { $0.setForeground(style) })
  }

  /// Sets the first two levels of the style of text, symbols and shapes.
  ///
  /// - Reference: [SwiftUI's `foregroundStyle(_:_:)`](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:)).
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    modified(by: EnvironmentModifier(.foregroundStyle) { $0.setForeground(primary, secondary) })
  }

  /// Sets the first three levels of the style of text, symbols and shapes.
  ///
  /// - Reference: [SwiftUI's `foregroundStyle(_:_:_:)`](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:_:)).
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    modified(by: EnvironmentModifier(.foregroundStyle) { $0.setForeground(primary, secondary, tertiary) })
  }

  /// Sets the colour of text, symbols and shapes.
  ///
  /// - Parameter color: The colour; `nil` for the default.
  /// - Returns: The view.
  public func foregroundColor(_ color: Color?) -> some View {
    modified(
      by: EnvironmentModifier(.foregroundStyle) {
        $0.foregroundColor = color
        $0.isForegroundSet = color != nil
        $0.foregroundLevels = color.map { [$0] } ?? []
      })
  }

  /// Sets the colour of controls; `nil` for the default.
  public func tint(_ color: Color?) -> some View {
    modified(by: EnvironmentModifier(.tint) { $0.explicitTint = color })
  }

  /// Sets the style of controls.
  ///
  /// A gradient runs along the bar or the ring of a ``Gauge`` with a marker, and fills shapes with the style
  /// `tint`. A gauge that fills has its first colour.
  ///
  /// - Note: Differs from SwiftUI: other controls than gauges show no gradients
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    modified(by: EnvironmentModifier(.tint) { $0.tintStyle = (tint as? AnyShapeStyle)?.style ?? tint })
  }

  /// Sets the colour of sliders, buttons and links; `nil` for the default.
  ///
  /// Switches and activity indicators follow ``tint(_:)`` alone.
  public func accentColor(_ accentColor: Color?) -> some View {
    modified(by: EnvironmentModifier(.tint) { $0.accent = accentColor })
  }

  /// Sets the most lines a text may have.
  ///
  /// - Parameter limit: The number of lines; `nil` for no limit.
  /// - Returns: The view.
  public func lineLimit(_ limit: Int?) -> some View {
    lines(upTo: limit, reserving: nil)
  }

  /// Sets the maximum number of lines of a text, and reserves space for the minimum.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(upTo: limit.upperBound, reserving: limit.lowerBound)
  }

  /// Sets the number of lines that a text reserves space for.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(upTo: nil, reserving: limit.lowerBound)
  }

  /// Sets the maximum number of lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(upTo: limit.upperBound, reserving: nil)
  }

  /// Sets the most lines a text may have.
  ///
  /// - Parameters:
  ///   - limit: The number of lines.
  ///   - reservesSpace: Whether it has the space of them all.
  /// - Returns: The view.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(upTo: limit, reserving: reservesSpace ? limit : nil)
  }

  private func lines(upTo limit: Int?, reserving least: Int?) -> some View {
    modified(
      by: EnvironmentModifier(.lineLimit) {
        $0.lineLimit = limit
        $0.reservedLines = least
      })
  }

  /// Sets the alignment of the lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(by: EnvironmentModifier(.multilineTextAlignment) { $0.multilineTextAlignment = alignment })
  }
}

extension EnvironmentValues {
  /// Sets the style of text, symbols and shapes, and the levels for styles such as `.secondary`.
  ///
  /// A level of the style above is resolved here, so that its colour is still the same when it is read.
  fileprivate mutating func setForeground(_ styles: any ShapeStyle...) {
    let before = self
    let anchored = styles.map { before.anchored($0) }
    if styles.count > 1 || !styles[0].isOfForeground {
      foregroundLevels = anchored.map { $0 ?? before.foreground ?? Color.primary }
    }
    guard let first = anchored[0] else { return }
    foreground = first
    isForegroundSet = true
  }
}
