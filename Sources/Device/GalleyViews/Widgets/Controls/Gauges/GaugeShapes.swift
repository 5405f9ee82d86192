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

/// A bar with the label above, the bounds beside and the value below.
nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  /// Whether the bar fills, instead of having a marker.
  let isCapacity: Bool
  let isAccessory: Bool
  @Environment(\.areLabelsHidden) private var hidesLabel

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
    .modified(by: GaugeElement(configuration: configuration))
  }

  @MainActor private var bar: some View {
    let height = isAccessory ? GaugeMeasure.accessoryBar : GaugeMeasure.bar
    let share = configuration.value
    return GeometryReader { space in
      ZStack(alignment: .leading) {
        if isCapacity {
          Capsule().fill(.tint.opacity(0.25))
          Capsule().fill(.tint).frame(width: max(height, space.size.width * share)).opacity(share > 0 ? 1 : 0)
        } else {
          Capsule().fill(.tint)
          Circle().frame(width: height + 4, height: height + 4).blendMode(.destinationOut)
            .offset(x: (space.size.width - height) * share - 2)
          Circle().fill(.tint).frame(width: height, height: height)
            .offset(x: (space.size.width - height) * share)
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
    .modified(by: GaugeElement(configuration: configuration))
  }

  @MainActor private var stroke: StrokeStyle {
    StrokeStyle(lineWidth: GaugeMeasure.accessoryBar, lineCap: .round)
  }

  @MainActor private var closedRing: some View {
    ZStack {
      Circle().stroke(.tint.opacity(0.25), style: stroke)
      if configuration.value > 0 {
        Circle().trim(from: 0, to: configuration.value).rotation(.degrees(-90)).stroke(.tint, style: stroke)
      }
    }
    .padding(GaugeMeasure.accessoryBar / 2)
  }

  @MainActor private var openRing: some View {
    let radius = (GaugeMeasure.ring - GaugeMeasure.accessoryBar) / 2
    let turn = Double.pi * (0.75 + 2 * Double(GaugeMeasure.openShare) * configuration.value)
    return ZStack {
      Circle().trim(from: 0, to: GaugeMeasure.openShare).rotation(.degrees(135))
        .stroke(.tint, style: stroke).padding(GaugeMeasure.accessoryBar / 2)
      Circle().frame(width: GaugeMeasure.accessoryBar + 4, height: GaugeMeasure.accessoryBar + 4)
        .blendMode(.destinationOut).offset(x: radius * cos(turn), y: radius * sin(turn))
      Circle().fill(.tint).frame(width: GaugeMeasure.accessoryBar, height: GaugeMeasure.accessoryBar)
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

/// A modifier that turns a gauge into one element, with the words of its label and its value.
///
/// Apple does not document the type of the element; here it is that of a progress view.
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
