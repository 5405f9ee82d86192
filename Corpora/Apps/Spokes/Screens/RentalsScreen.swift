import AppVariants
import SwiftUI

/// The bicycles for rent, and the stands in town.
struct RentalsScreen: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  /// A bicycle for rent.
  private struct Rental: Identifiable {
    var name: String
    var note: String
    var charge: Double?
    var isOut = false

    var id: String { name }
  }

  private var rentals: SpokesLook.Rentals { look.rentals }

  private var fleet: [Rental] {
    var fleet = [
      Rental(name: "Heron", note: "Free today", charge: rentals.charge),
      Rental(name: "Otter", note: rentals.note, isOut: true),
      Rental(name: "Badger", note: "Needs air"),
    ]
    if rentals.hasFolder { fleet.append(Rental(name: "Wren", note: "Folds, free")) }
    return fleet
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        map
        legend
        HStack(alignment: .center) {
          Text("In the rack").font(.headline)
          Spacer()
          RackLayout(overlap: rentals.overlap, rise: rentals.rise) {
            plate("A", 0x2F6F5E)
            plate("B", 0x5A7FA8)
            plate("C", 0xB4552D)
            plate("D", 0x6D5A8C)
          }
        }
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: rentals.columns), spacing: 14
        ) {
          ForEach(fleet) { tile($0) }
        }
        DisclosureGroup("Before you ride", isExpanded: .constant(rentals.rulesAreOpen)) {
          Text(rentals.deposit)
            .font(.footnote)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 4)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(paint.chalk)
    .navigationTitle(rentals.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu("Filter", systemImage: rentals.menu) {
          Button("Free bicycles") {}
          Button("Electric only") {}
        }
      }
    }
  }

  @ViewBuilder private var map: some View {
    if look.map.clips {
      TownMap().clipShape(.rect(cornerRadius: 18))
    } else {
      TownMap()
    }
  }

  private var legend: some View {
    HStack(spacing: rentals.legendGap) {
      Label("Stand", systemImage: "circle.fill").foregroundStyle(paint.rust)
      Label("River", systemImage: "water.waves").foregroundStyle(Color(hex: 0x4E8CA8))
      Label("Park", systemImage: "leaf.fill").foregroundStyle(paint.moss)
    }
    .font(.caption)
  }

  private func plate(_ letter: String, _ color: Int) -> some View {
    Face(initials: letter, color: color, size: 34)
      .accessibilityElement()
      .accessibilityLabel("Slot \(letter)")
  }

  private func tile(_ rental: Rental) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(rental.name).font(rentals.bikeFont.font)
      Text(rental.note).font(.caption).foregroundStyle(.secondary)
      if let charge = rental.charge {
        Gauge(value: charge) {
          Text("Charge")
        } currentValueLabel: {
          Text(charge, format: .percent)
        }
        .gaugeStyle(BatteryGaugeStyle(color: rentals.chargeTint.color(or: paint.moss)))
      } else {
        Text("Without motor").font(.caption2).foregroundStyle(.tertiary)
      }
    }
    .padding(rentals.tileInset)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(paint.canvas, in: .rect(cornerRadius: 12))
    .background(alignment: .topTrailing) {
      if rental.isOut, rentals.signIsBehind { sign }
    }
    .overlay {
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(rentals.strokeColor.color(or: .primary.opacity(0.15)), lineWidth: rentals.stroke)
    }
    .overlay(alignment: .topTrailing) {
      if rental.isOut, !rentals.signIsBehind { sign }
    }
  }

  private var sign: some View {
    Plate(name: rentals.sign, color: paint.rust).offset(x: -10 + rentals.signShift, y: -8)
  }
}

/// The map of the town, drawn.
private struct TownMap: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var map: SpokesLook.Map { look.map }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: map.ground)))
      if map.parkIsShown {
        let park = CGRect(
          x: size.width * 0.58 + map.parkShift, y: size.height * 0.12, width: size.width * 0.26,
          height: size.height * 0.3)
        context.fill(Path(roundedRect: park, cornerRadius: 14), with: .color(Color(hex: 0xA9C795)))
      }
      var river = Path()
      river.move(to: CGPoint(x: 0, y: size.height * 0.7))
      river.addCurve(
        to: CGPoint(x: size.width, y: size.height * 0.55),
        control1: CGPoint(x: size.width * 0.3, y: size.height * 0.35),
        control2: CGPoint(x: size.width * 0.6, y: size.height * 1.05))
      context.stroke(river, with: .color(Color(hex: 0x4E8CA8)), lineWidth: map.river)
      for road in 0..<map.roads {
        let x = size.width * (CGFloat(road) + 1) / CGFloat(map.roads + 1)
        var line = Path()
        line.move(to: CGPoint(x: x, y: 0))
        line.addLine(to: CGPoint(x: x - 24, y: size.height))
        context.stroke(line, with: .color(.white), lineWidth: map.roadWidth)
      }
      for stand in 0..<map.stands {
        let dot = CGRect(
          x: size.width * (0.12 + 0.17 * CGFloat(stand)),
          y: size.height * (stand.isMultiple(of: 2) ? 0.28 : 0.62), width: 16, height: 16)
        context.fill(Path(ellipseIn: dot), with: .color(paint.rust))
      }
    }
    .overlay(alignment: .topTrailing) {
      Image(systemName: "location.north.fill")
        .font(.system(size: 20))
        .foregroundStyle(paint.moss)
        .rotationEffect(.degrees(map.northTurn))
        .accessibilityLabel("North")
        .padding(12)
    }
    .frame(height: map.height)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map of the town")
  }
}
