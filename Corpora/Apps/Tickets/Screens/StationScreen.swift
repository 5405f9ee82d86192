import AppVariants
import SwiftUI

/// A station: what there is, and where it goes.
struct StationScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        VStack(alignment: .leading, spacing: 20) {
          Label(look.station.open, systemImage: look.station.openIcon).font(.subheadline)
          Text(look.station.header).headed()
          FacilityGrid()
          DisclosureGroup(look.station.linesHeader, isExpanded: .constant(look.station.expanded)) {
            LineList()
          }
          BusyBars()
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 20)
      }
    }
    .ignoresSafeArea(edges: .top)
    .background(theme.ground)
  }

  private var header: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: look.station.heroTop), theme.board], startPoint: .top, endPoint: .bottom)
      Image(systemName: look.station.heroIcon)
        .font(.system(size: 96))
        .foregroundStyle(.white.opacity(look.station.heroIconOpacity))
        .scaleEffect(look.station.heroIconScale)
        .accessibilityLabel("Hall")
    }
    .frame(height: look.station.hero)
    .overlay(alignment: .bottom) {
      Text(look.station.name)
        .font(.title.bold())
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.6), radius: look.station.nameShadow)
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
        .wide(look.station.nameSide.frame)
        .background(look.station.heroMaterial ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(.clear))
    }
    .overlay(alignment: .topTrailing) {
      Button("Keep", systemImage: look.station.saveIcon) {}
        .labelStyle(.iconOnly)
        .foregroundStyle(.white)
        .padding(10)
        .background(.black.opacity(0.3), in: .circle)
        .padding(.top, 60)
        .padding(.trailing, 16)
    }
  }
}

/// What there is at a station.
private struct FacilityGrid: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  private var tiles: [(String, String)] {
    var tiles = [
      (look.station.wifi, look.station.wifiIcon), ("Lockers", "lock.fill"), ("Café", "cup.and.saucer.fill"),
      ("Lift", "arrow.up.arrow.down.square"), ("Taxi", "car.fill"),
    ]
    if look.station.hasParking { tiles.append(("Parking", "parkingsign")) }
    if look.station.tilesAreReordered { tiles.swapAt(0, 1) }
    return tiles
  }

  var body: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: look.station.tileGap), count: look.station.columns),
      spacing: look.station.tileGap
    ) {
      ForEach(tiles, id: \.0) { name, icon in
        VStack(spacing: 6) {
          Image(systemName: icon)
            .font(.system(size: look.station.tileIconSize))
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
          Text(name).font(.caption)
        }
        .frame(maxWidth: .infinity, minHeight: look.station.tile)
        .paper(look.station.tileRadius, fill: theme.stub)
      }
    }
  }
}

/// Where it goes.
private struct LineList: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 0) {
      row("B", look.station.lineColor, look.station.lineName, look.station.lineNote)
      if look.station.dividers { Divider().padding(.leading, look.station.dividerInset) }
      row("C", 0xB91C1C, "To Caíde", "Every hour")
    }
  }

  private func row(_ letter: String, _ color: Int, _ name: String, _ note: String) -> some View {
    HStack(spacing: 12) {
      Text(letter)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: look.station.pill, height: look.station.pill)
        .background(Color(hex: color), in: .rect(cornerRadius: look.station.pillRadius))
      VStack(alignment: .leading) {
        Text(name).font(.subheadline)
        Text(note).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .foregroundStyle(.primary)
    .frame(height: look.station.rowHeight)
  }
}

/// When it is full.
private struct BusyBars: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(alignment: .bottom, spacing: look.station.busyGap) {
      ForEach(look.station.busy.indices, id: \.self) { hour in
        UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
          .fill(look.station.busyColor.color(or: look.theme.rail))
          .opacity(hour == 2 ? 1 : 0.5)
          .frame(height: CGFloat(look.station.busy[hour]) * 7)
          .accessibilityElement()
          .accessibilityLabel("\(6 + hour * 2) o’clock")
          .accessibilityValue("\(look.station.busy[hour])")
      }
    }
    .frame(height: 72, alignment: .bottom)
  }
}
