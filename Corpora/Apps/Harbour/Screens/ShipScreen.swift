import AppVariants
import SwiftUI

/// One ferry: its tanks, its car deck and its papers.
struct ShipScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private let about = """
    Built in 1998 in the yard at Holm Sound, lengthened by a third ten years later, and since then the one ferry of \
    the line that takes lorries across the strait in any weather.
    """

  private var ship: HarbourLook.Ship { look.ship }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        hero
        VStack(alignment: .leading, spacing: 14) {
          Text(about)
            .font(.subheadline)
            .lineLimit(ship.aboutLines == 0 ? nil : ship.aboutLines)
            .lineSpacing(ship.aboutSpacing)
            .multilineTextAlignment(ship.aboutSide.text)
            .frame(maxWidth: .infinity, alignment: ship.aboutSide.frame)
          tanks
          CarDeck()
          papers
        }
        .padding(.horizontal, 16)
      }
      .padding(.bottom, 16)
    }
    .background(palette.fog)
    .navigationTitle("Berth 2")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if ship.starIsShown { Button("Follow", systemImage: "star") {} }
      }
    }
    .safeAreaInset(edge: .bottom) { bar }
  }

  private var hero: some View {
    LinearGradient(
      colors: [Color(hex: ship.sky), palette.sea], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .overlay(alignment: .trailing) {
      Image(systemName: ship.picture)
        .font(.system(size: 64))
        .foregroundStyle(.white)
        .accessibilityLabel("Picture of the ship")
        .padding(.trailing, 34)
    }
    .mask {
      LinearGradient(
        colors: [.black, .black.opacity(ship.veil ? 0.35 : 1)], startPoint: .center, endPoint: .bottom)
    }
    .overlay(alignment: .bottomLeading) {
      Text("MS Tern")
        .font(.system(size: ship.nameSize, weight: .bold, design: .serif))
        .padding(16)
    }
    .frame(height: 118)
  }

  private var tanks: some View {
    HStack {
      if ship.tanksAreReordered {
        tank("Water", 0.45, palette.sea)
        tank("Fuel", ship.fuel, Color(hex: ship.fuelColor))
      } else {
        tank("Fuel", ship.fuel, Color(hex: ship.fuelColor))
        tank("Water", 0.45, palette.sea)
      }
      tank("Ballast", 0.3, .gray)
    }
    .plank()
  }

  private func tank(_ name: String, _ part: Double, _ color: Color) -> some View {
    Gauge(value: part) {
      Text(name)
    } currentValueLabel: {
      Text(part, format: .percent)
    }
    .gaugeStyle(TankGaugeStyle(color: color, height: 56))
  }

  private var papers: some View {
    VStack(alignment: .leading, spacing: 8) {
      LabeledContent("Captain") { Text(ship.captain).lineLimit(1) }
      if ship.rules { Divider() }
      Button {
      } label: {
        Text("Manual for the bridge").underline(ship.manualIsUnderlined)
      }
    }
    .font(.subheadline)
    .plank(edge: palette.buoy)
  }

  private var bar: some View {
    HStack(spacing: 12) {
      if ship.planIsBordered {
        Button("Plan") {}.buttonStyle(.bordered)
      } else {
        Button("Plan") {}.buttonStyle(.plain)
      }
      Button {
      } label: {
        Text("Clear for departure").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .tint(ship.sailTint.color(or: palette.sea))
    }
    .controlSize(ship.sailIsLarge ? .large : .regular)
    .padding(12)
    .background(.bar)
  }
}

/// The car deck, lane by lane.
private struct CarDeck: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// Something on wheels.
  private struct Vehicle: Identifiable {
    var name: String
    var lane: Int
    var metres: Double
    var color: Int

    var id: String { name }
  }

  private var deck: HarbourLook.Deck { look.deck }

  private var vehicles: [Vehicle] {
    var vehicles = [
      Vehicle(name: "Lorry", lane: 0, metres: deck.lorry, color: deck.lorryColor),
      Vehicle(name: "Camper", lane: 0, metres: 8, color: 0xA66A2C),
      Vehicle(name: "Estate", lane: 1, metres: 6, color: 0x8A3B47),
      Vehicle(name: "Post", lane: 1, metres: 7, color: 0xB08900),
      Vehicle(name: "Tractor", lane: 2, metres: 9, color: 0x3F7D4E),
    ]
    if deck.hasBus { vehicles.append(Vehicle(name: "Bus", lane: 2, metres: 12, color: 0x3A4F8F)) }
    if deck.hasVan { vehicles.append(Vehicle(name: "Van", lane: 1, metres: 7, color: 0x5B6770)) }
    if deck.isReordered { vehicles.swapAt(2, 3) }
    return vehicles
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(deck.header).font(.headline)
      LaneLayout(lanes: 3, height: 26, gap: deck.gap, metres: deck.metres) {
        ForEach(vehicles) { vehicle in
          Text(vehicle.name)
            .font(.caption2.weight(.medium))
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(hex: vehicle.color), in: .rect(cornerRadius: deck.radius))
            .layoutValue(key: LaneKey.self, value: vehicle.lane)
            .layoutValue(key: MetresKey.self, value: vehicle.metres)
        }
      }
    }
    .plank()
  }
}
