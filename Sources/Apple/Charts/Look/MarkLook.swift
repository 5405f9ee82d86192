import Foundation
import SwiftUI

/// The look of a mark, and the other settings of its modifiers.
struct MarkLook {
  var style: AnyShapeStyle?
  /// The value that chooses the style.
  var styleKey: PlottedValue?
  /// Whether the style fills the plot, of which each mark shows its part.
  var alignsWithPlot = false
  var opacity = 1.0
  var symbol: AnyChartSymbolShape?
  /// The view in place of a symbol.
  var symbolView: AnyView?
  var symbolKey: PlottedValue?
  /// The area of a symbol, in square points.
  var symbolSize: CGFloat?
  var symbolSizeKey: PlottedValue?
  var lineStyle: StrokeStyle?
  var lineStyleKey: PlottedValue?
  var interpolation = InterpolationMethod.linear
  var cornerRadius: CGFloat?
  var offset = CGSize.zero
  var zIndex = 0.0
  /// The value that chooses the position beside others with the same value on the axis.
  var positionKey: PlottedValue?
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var annotations: [MarkAnnotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let resolution: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}

/// The facts about a mark for the view beside it.
///
/// - Reference: [Swift Charts' `AnnotationContext`](https://developer.apple.com/documentation/charts/annotationcontext).
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// Content with a modifier.
struct ModifiedMarks<Content: ChartContent>: PrimitiveChartContent {
  typealias Body = Never

  let content: Content
  let change: (inout MarkLook) -> Void

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    var look = look
    change(&look)
    content.addMarks(to: &marks, look)
  }
}

extension ChartContent {
  /// Returns the content with changed looks of its marks, unless they set their looks themselves.
  func changed(_ change: @escaping (inout MarkLook) -> Void) -> some ChartContent {
    ModifiedMarks(content: self, change: change)
  }
}

/// The position of a view beside a mark or a plot.
///
/// - Reference: [Swift Charts' `AnnotationPosition`](https://developer.apple.com/documentation/charts/annotationposition).
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// The default position.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above.
  public static let top = AnnotationPosition(kind: .top)
  /// Below.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// At the leading edge.
  public static let leading = AnnotationPosition(kind: .leading)
  /// At the trailing edge.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above, at the leading edge.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above, at the trailing edge.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below, at the leading edge.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below, at the trailing edge.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The treatment of an annotation that does not fit.
///
/// - Reference: [Swift Charts' `AnnotationOverflowResolution`](https://developer.apple.com/documentation/charts/annotationoverflowresolution).
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, fit, padScale, disabled
    }

    let kind: Kind

    /// The default: the annotation is moved into the chart.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation is moved into the chart.
    public static let fit = Strategy(kind: .fit)
    /// The scale grows until the annotation fits; here the annotation is moved into the chart instead.
    public static let padScale = Strategy(kind: .padScale)
    /// The annotation stays in place.
    public static let disabled = Strategy(kind: .disabled)

    /// The annotation is moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// A part of the chart.
  public struct Boundary: Hashable, Sendable {
    /// The default.
    public static let automatic = Boundary()
    /// The whole chart.
    public static let chart = Boundary()
    /// The plot; here the whole chart.
    public static let plot = Boundary()
  }

  /// The treatment along the x axis.
  public var x: Strategy
  /// The treatment along the y axis.
  public var y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The default.
  public static let automatic = AnnotationOverflowResolution()
}

/// The course of a line or area between its points.
///
/// - Reference: [Swift Charts' `InterpolationMethod`](https://developer.apple.com/documentation/charts/interpolationmethod).
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// Curves that never exceed both neighbours.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Steps at the first of two points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps in the middle between two points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps at the second of two points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

  /// A cardinal spline; a tension of 1 gives straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }

  /// A Catmull-Rom spline; 0 for the uniform, 0.5 for the centripetal, 1 for the chordal one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
}
