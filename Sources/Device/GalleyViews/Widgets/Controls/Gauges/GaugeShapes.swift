import Foundation
import GalleyRaster
import GalleyTree

/// Measures of gauges; Apple publishes none, these were chosen to look similar.
private enum GaugeMeasure {
  /// The height of a bar, that of a progress view.
  static let bar: CGFloat = 4
  /// The height of an accessory's bar, and the width of its ring.
  static let accessoryBar: CGFloat = 6
  /// The width and height of a ring: the size of a circular accessory on the lock screen of the smaller
  /// phones.
  static let ring: CGFloat = 58
  /// The part of the circle that an open ring has.
  static let openShare: CGFloat = 0.75
}

/// The colours of a gauge.
nonisolated struct GaugeTint {
  /// The style that `tint` has set; `nil` for the colour of the app.
  let style: (any ShapeStyle)?

  private var gradient: Gradient? {
    switch style {
    case let gradient as Gradient: gradient
    case let gradient as AnyGradient: gradient.gradient
    default: nil
    }
  }

  /// The style of a gauge that fills, which of a gradient has the first colour.
  var color: AnyShapeStyle { gradient?.stops.first.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint) }

  /// The style of a bar, or of a part of it.
  ///
  /// - Parameters:
  ///   - start: The beginning of the bar, in widths of the painted part from its leading edge.
  ///   - end: The end of the bar.
  func along(from start: CGFloat, to end: CGFloat) -> AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient, startPoint: UnitPoint(x: start, y: 0.5),
        endPoint: UnitPoint(x: end, y: 0.5)))
  }

  /// The style of an open ring, or of a part of it.
  ///
  /// - Parameter middle: The middle of the ring, in widths and heights of the painted part.
  func around(_ middle: UnitPoint) -> AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(.tint) }
    let start = Angle.degrees(135)
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: middle, startAngle: start,
        endAngle: start + .degrees(360 * Double(GaugeMeasure.openShare))))
  }
}

/// A bar with the label above, the bounds beside and the value below.
nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  /// Whether the bar fills, instead of having a marker.
  let isCapacity: Bool
  let isAccessory: Bool
  @Environment(\.areLabelsHidden) private var hidesLabel
  @Environment(\.tintStyle) private var tintStyle

  @MainActor var body: some View {
    VStack(spacing: 4) {
      if isCapacity, !hidesLabel { configuration.label }
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        bar
        configuration.maximumValueLabel
      }
      if isCapacity { configuration.currentValueLabel.foregroundStyle(.secondary) }
    }
    .modified(by: EnvironmentModifier { [isAccessory] in if isAccessory { $0.font = .caption } })
  }

  @MainActor private var bar: some View {
    let height = isAccessory ? GaugeMeasure.accessoryBar : GaugeMeasure.bar
    let share = configuration.value
    let tint = GaugeTint(style: tintStyle)
    return GeometryReader { space in
      let marker = (space.size.width - height) * share
      ZStack(alignment: .leading) {
        if isCapacity {
          Capsule().fill(tint.color.opacity(0.25))
          Capsule().fill(tint.color).frame(width: max(height, space.size.width * share)).opacity(
            share > 0 ? 1 : 0)
        } else {
          Capsule().fill(tint.along(from: 0, to: 1))
          Circle().frame(width: height + 4, height: height + 4).blendMode(.destinationOut)
            .offset(x: marker - 2)
          Circle().fill(tint.along(from: -marker / height, to: (space.size.width - marker) / height))
            .frame(width: height, height: height).offset(x: marker)
        }
      }
      .grayscale(0)
    }
    .frame(height: height)
  }
}

/// A ring around the value in words.
nonisolated struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  /// Whether the ring fills, instead of having a marker.
  let isCapacity: Bool
  @Environment(\.tintStyle) private var tintStyle

  @MainActor var body: some View {
    ZStack {
      if isCapacity { closedRing } else { openRing }
      if let value = configuration.currentValueLabel {
        value.font(.system(size: 20, weight: .medium, design: .rounded)).lineLimit(1).minimumScaleFactor(0.4)
          .padding(.horizontal, GaugeMeasure.accessoryBar + 4)
      } else if isCapacity {
        configuration.label.font(.caption).lineLimit(1).minimumScaleFactor(0.4)
          .padding(.horizontal, GaugeMeasure.accessoryBar + 4)
      }
      if !isCapacity { lower.frame(maxHeight: .infinity, alignment: .bottom) }
    }
    .frame(width: GaugeMeasure.ring, height: GaugeMeasure.ring)
  }

  @MainActor private var stroke: StrokeStyle {
    StrokeStyle(lineWidth: GaugeMeasure.accessoryBar, lineCap: .round)
  }

  @MainActor private var closedRing: some View {
    let tint = GaugeTint(style: tintStyle)
    return ZStack {
      Circle().stroke(tint.color.opacity(0.25), style: stroke)
      if configuration.value > 0 {
        Circle().trim(from: 0, to: configuration.value).rotation(.degrees(-90))
          .stroke(tint.color, style: stroke)
      }
    }
    .padding(GaugeMeasure.accessoryBar / 2)
  }

  @MainActor private var openRing: some View {
    let radius = (GaugeMeasure.ring - GaugeMeasure.accessoryBar) / 2
    let turn = Double.pi * (0.75 + 2 * Double(GaugeMeasure.openShare) * configuration.value)
    let tint = GaugeTint(style: tintStyle)
    // The middle of the ring, in widths of the marker.
    let middle = UnitPoint(
      x: 0.5 - radius * cos(turn) / GaugeMeasure.accessoryBar,
      y: 0.5 - radius * sin(turn) / GaugeMeasure.accessoryBar)
    return ZStack {
      Circle().trim(from: 0, to: GaugeMeasure.openShare).rotation(.degrees(135))
        .stroke(tint.around(.center), style: stroke).padding(GaugeMeasure.accessoryBar / 2)
      Circle().frame(width: GaugeMeasure.accessoryBar + 4, height: GaugeMeasure.accessoryBar + 4)
        .blendMode(.destinationOut).offset(x: radius * cos(turn), y: radius * sin(turn))
      Circle().fill(tint.around(middle))
        .frame(width: GaugeMeasure.accessoryBar, height: GaugeMeasure.accessoryBar)
        .offset(x: radius * cos(turn), y: radius * sin(turn))
    }
    .grayscale(0)
  }

  /// The content of the opening: the bounds, or otherwise the label.
  @MainActor private var lower: some View {
    HStack(spacing: 4) {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      } else {
        configuration.label
      }
    }
    .font(.system(size: 9, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
    .frame(maxWidth: GaugeMeasure.ring / 2)
  }
}

/// A modifier that turns a gauge into one element, with the words of its label and its value, whatever its style shows.
///
/// A control in a style of the app's own keeps the accessibility of the control. Apple does not document the type of the
/// element; here it is that of a progress view.
///
/// - Reference: [SwiftUI's `accessibilityRepresentation(representation:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)),
///   “a custom `ToggleStyle` that you create inherits the accessibility features of `Toggle` automatically”.
nonisolated struct GaugeElement: NodeModifier {
  let configuration: GaugeStyleConfiguration

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    let node = (old as? GaugeWordsNode) ?? GaugeWordsNode(context.host)
    node.update(configuration, in: context)
    return node
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let words = node.extra as? GaugeWordsNode
    let percent = "\(Int((configuration.value * 100).rounded()))%"
    let value = words?.value ?? ""
    return [
      context.clipped(
        Element(
          .progressIndicator, label: words?.label ?? "", value: .text(value.isEmpty ? percent : value),
          frame: node.frame, handle: node.handle))
    ]
  }
}

/// The words of a gauge's label and of its value, which have no place in the layout.
private final class GaugeWordsNode: Node {
  private var words: Node?
  private var current: Node?

  var label: String { words.map { AccessibilityText($0.layoutChildren).text } ?? "" }
  var value: String { current.map { AccessibilityText($0.layoutChildren).text } ?? "" }

  override var layoutChildren: [Node] { [] }
  override var structure: [Node] { [words, current].compactMap { $0 } }

  func update(_ configuration: GaugeStyleConfiguration, in context: NodeContext) {
    environment = context.environment
    let inside = context.insideControl
    words = configuration.label.reconciled(with: words, in: inside)
    current = configuration.currentValueLabel?.reconciled(with: current, in: inside)
  }
}
