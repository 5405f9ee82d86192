/// The names of the facts that views have, as ``ViewDescription/facts`` and the texts of baselines contain them.
///
/// The simulated device's views have these facts only, beside the fields of an app's own shapes and layouts. The
/// explanation of differences knows a property for each.
package enum ViewFact: String, CaseIterable, Sendable {
  case alignment, amount, anchor, angularInset, axes, axis
  case background, backgroundRule, badge, barHeight, barWidth, baselineOffset, borderShape, bottom
  case bottomLeadingRadius, bottomTrailingRadius
  case color, colorScheme, colors, columns, commands, contentMargins, contentMode, contentOffset, contrast
  case controlSize, cornerRadius
  case dash, dashPhase, degrees, design, destination, detent, displayMode, drawing
  case edge
  case fill, fillRule, font, foreground
  case guide
  case height, hiddenSeparators, hitArea, horizontalSpacing
  case id, idealHeight, idealWidth, image, innerRadius, inset, insets, interpolation
  case isEnabled, isExpanded, isFocused, isOn, isSelected, italic
  case kerning, key
  case layoutDirection, leading, lineCap, lineJoin, lineLimit, lineSpacing, lineWidth, lines, locale
  case marks, maxHeight, maxWidth, minHeight, minLength, minWidth, minimumScaleFactor, mode, monospacedDigit
  case offset, opacity, outerRadius, outline
  case paths, pinned, pixels, placeholder, placement
  case radius, range, ratio, redacted, renderingMode, reservedLines, resizable, role, rotation, rows, runs
  case scale, sectionSpacing, selection, separatorTint, series, shape, size, spacing, stacking
  case stays, step, strikethrough, stroke, style, symbol, symbolRenderingMode, symbolSize
  case text, textCase, textSize, timeZone, tint, title, top, topLeadingRadius
  case topTrailingRadius, tracking, trailing, transform, trim, truncated, truncationMode
  case underline
  case value, values, variableValue, verticalSpacing
  case weight, width
  case x, xDomain
  case y, yDomain

  // Facts of earlier versions and of other frameworks, and modifiers that are a fact of their own.
  case aspectRatio
  case blur, border, buttonStyle
  case cornerRadii
  case data, digest
  case footer, from
  case header, headerProminence, horizontalAlignment
  case labelStyle, listStyle
  case message
  case pickerStyle, picture, prompt
  case rowSpacing
  case shadow
  case to
  case verticalAlignment

  /// The name of the fact that holds the name of a paint, such as that of a colour in an asset catalogue.
  package var nameOfPaint: String { rawValue + Self.endOfName }

  /// The end of the names of ``nameOfPaint``.
  package static let endOfName = ".name"
}

extension Dictionary where Key == String {
  /// The value for a fact.
  package subscript(_ fact: ViewFact) -> Value? {
    get { self[fact.rawValue] }
    set { self[fact.rawValue] = newValue }
  }
}
