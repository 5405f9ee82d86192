import Foundation
import SwiftUI

extension ChartContent {
  /// Sets the style of the marks.
  ///
  /// - Reference: [Swift Charts' `foregroundStyle(_:)`](https://developer.apple.com/documentation/charts/chartcontent/foregroundstyle(_:)).
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changed {
      $0.style = AnyShapeStyle(style)
      $0.styleKey = nil
    }
  }

  /// Paints the marks in different styles by a value; the legend shows the styles.
  ///
  /// - Reference: [Swift Charts' `foregroundStyle(by:)`](https://developer.apple.com/documentation/charts/chartcontent/foregroundstyle(by:)).
  public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changed {
      $0.styleKey = value.plotted
      $0.style = nil
    }
  }

  /// Lets the style fill the plot, such as by a gradient, of which each mark shows its part.
  ///
  /// - Parameter aligns: Whether the style fills the plot; otherwise it fills each mark.
  /// - Reference: [Swift Charts' `alignsMarkStylesWithPlotArea(_:)`](https://developer.apple.com/documentation/charts/chartcontent/alignsmarkstyleswithplotarea(_:)).
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.alignsWithPlot = aligns }
  }

  /// Sets the opacity of the marks: 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity }
  }

  /// Rounds the corners of bars, rectangles and sectors, in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.cornerRadius = radius }
  }

  /// Sets the style of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed {
      $0.lineStyle = style
      $0.lineStyleKey = nil
    }
  }

  /// Draws lines in different dashes by a value; the legend shows the dashes.
  public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changed {
      $0.lineStyleKey = value.plotted
      $0.lineStyle = nil
    }
  }

  /// Sets the course of lines and areas between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }

  /// Draws a symbol at points, and at the points of lines.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    changed {
      $0.symbol = AnyChartSymbolShape(symbol)
      $0.symbolKey = nil
      $0.symbolView = nil
    }
  }

  /// Draws different symbols at points by a value; the legend shows the symbols.
  public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changed {
      $0.symbolKey = value.plotted
      $0.symbol = nil
      $0.symbolView = nil
    }
  }

  /// Shows a view at points, and at the points of lines.
  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol().inColumn)
    return changed {
      $0.symbolView = view
      $0.symbol = nil
      $0.symbolKey = nil
    }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed {
      $0.symbolSize = area
      $0.symbolSizeKey = nil
    }
  }

  /// Sets the width and height of symbols; here their area decides.
  public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }

  /// Sets the area of symbols by a value.
  public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changed {
      $0.symbolSizeKey = value.plotted
      $0.symbolSize = nil
    }
  }

  /// Places marks with the same position on an axis side by side, by a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - axis: The axis of the arrangement; `nil` for that of the categories.
  ///   - span: The space for all of them; by default that of one mark.
  public func position(
    by value: PlottableValue<some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed {
      $0.positionKey = value.plotted
      $0.positionAxis = axis
      $0.positionSpan = span
    }
  }

  /// Offsets the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Offsets the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Draws the marks above those of a lower number.
  public func zIndex(_ value: Double) -> some ChartContent {
    changed { $0.zIndex = value }
  }

  /// Shows a view beside each mark.
  ///
  /// - Parameters:
  ///   - position: The side.
  ///   - alignment: The alignment of the view with the mark.
  ///   - spacing: The distance to the mark, in points; `nil` for the default.
  ///   - content: The view.
  /// - Reference: [Swift Charts' `annotation(position:alignment:spacing:content:)`](https://developer.apple.com/documentation/charts/chartcontent/annotation(position:alignment:spacing:content:)).
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Shows a view beside each mark, and sets the treatment of one that does not fit.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> some View
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { (_: AnnotationContext) in content() }
  }

  /// Shows a view beside each mark that depends on the mark's size.
  ///
  /// - Parameters:
  ///   - position: The side.
  ///   - alignment: The alignment of the view with the mark.
  ///   - spacing: The distance to the mark, in points; `nil` for the default.
  ///   - overflowResolution: The treatment of a view that does not fit.
  ///   - content: A closure that returns the view.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> some View
  ) -> some ChartContent {
    changed {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, resolution: overflowResolution,
          content: { AnyView(content($0).inColumn) }))
    }
  }

  /// Sets the label of each mark for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { $0.accessibilityLabel = label }
  }

  /// Sets the label of each mark for assistive technology.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of each mark for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the value of each mark for assistive technology.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { $0.accessibilityValue = value }
  }

  /// Sets the value of each mark for assistive technology.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of each mark for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets the identifier by which tests find each mark.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.accessibilityIdentifier = identifier }
  }

  /// Hides the marks from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.isAccessibilityHidden = hidden }
  }
}
