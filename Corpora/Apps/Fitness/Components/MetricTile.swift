import AppVariants
import SwiftUI

/// Something measured today.
struct MetricTile: View {
  @Environment(\.look) private var look
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: icon).font(.system(size: look.tiles.iconSize)).foregroundStyle(color)
          .accessibilityHidden(true)
        Text(name).font(.subheadline).fontWeight(look.tiles.nameWeight.weight).foregroundStyle(color)
        Spacer()
        if look.tiles.chevrons {
          Image(systemName: "chevron.right").font(.caption).foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
      }
      HStack(alignment: .firstTextBaseline, spacing: 3) {
        Text(value).font(.system(size: look.tiles.valueSize, weight: .semibold))
        Text(unit).font(.footnote).foregroundStyle(Color(hex: look.tiles.unitColor))
      }
      Spacer(minLength: 0)
      extra
    }
    .padding(look.tiles.padding)
    .frame(height: look.tiles.height)
    .background(look.tile, in: RoundedRectangle(cornerRadius: look.cardRadius, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: look.cardRadius, style: .continuous)
        .strokeBorder(look.sky, lineWidth: look.tiles.border)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("tile.\(name.lowercased())")
  }

  private var icon: String {
    switch name {
    case "Steps": "figure.walk"
    case "Heart": look.tiles.heartIcon
    case "Sleep": "bed.double.fill"
    case "Water": "drop.fill"
    default: "stairs"
    }
  }

  private var color: Color {
    switch name {
    case "Steps": look.lime
    case "Heart": Color(hex: look.heartColor)
    case "Sleep": .indigo
    default: look.sky
    }
  }

  private var value: String {
    switch name {
    case "Steps": look.number(look.tiles.steps)
    case "Heart": "61"
    case "Sleep": "7:42"
    case "Water": "1.2"
    default: "11"
    }
  }

  private var unit: String {
    switch name {
    case "Steps": "steps"
    case "Heart": "bpm"
    case "Sleep": "hours"
    case "Water": "litres"
    default: "floors"
    }
  }

  @ViewBuilder private var extra: some View {
    switch name {
    case "Steps": Sparks(heights: [0.3, 0.7, 0.5, 1, 0.8, 0.4, 0.9])
    case "Water": ProgressView(value: look.tiles.water).tint(look.sky)
    case "Sleep": if look.tiles.sleepPaint { Capsule().fill(Color.indigo.gradient).frame(height: 8) }
    default: EmptyView()
    }
  }
}

/// Bars of the last hours.
private struct Sparks: View {
  @Environment(\.look) private var look
  let heights: [CGFloat]

  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      ForEach(Array(heights.enumerated()), id: \.offset) { _, height in
        Capsule().fill(Color(hex: look.tiles.sparkColor)).frame(
          width: look.tiles.sparkWidth, height: 24 * height)
      }
    }
  }
}
