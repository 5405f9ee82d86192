import AppVariants
import SwiftUI

/// The berths of the harbour, and what lies there.
struct BerthsScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// A berth and the ship in it.
  private struct Berth: Identifiable {
    var number: Int
    var ship: String
    var note: String
    var flag: String
    var isFull = false

    var id: Int { number }
  }

  private var berths: HarbourLook.Berths { look.berths }

  private var tiles: [Berth] {
    var tiles = [
      Berth(number: 1, ship: "MS Gannet", note: "Under repair", flag: "M"),
      Berth(number: 2, ship: "MS Tern", note: berths.note, flag: "T", isFull: true),
      Berth(number: 3, ship: "MS Plover", note: "Taking fuel", flag: "K"),
    ]
    if berths.hasTug { tiles.append(Berth(number: 4, ship: "Tug Heron", note: "Ready", flag: "S")) }
    return tiles
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        chart
        legend
        QuayLayout(bend: berths.bend) {
          ForEach(["M", "T", "K", "S", "I"], id: \.self) { SignalFlag(letter: $0) }
        }
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: berths.columns),
          spacing: 12
        ) {
          ForEach(tiles) { tile($0) }
        }
        DisclosureGroup("Rules of the harbour", isExpanded: .constant(berths.rulesAreOpen)) {
          Text("Keep the lane to berth 1 clear. No swimming between the piers.")
            .font(.footnote)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 4)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(palette.fog)
    .navigationTitle("Berths")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu("Filter", systemImage: berths.menu) {
          Button("Free berths") {}
          Button("Ferries only") {}
        }
      }
    }
  }

  @ViewBuilder private var chart: some View {
    if look.chart.clips {
      HarbourChart().clipShape(.rect(cornerRadius: 16))
    } else {
      HarbourChart()
    }
  }

  private var legend: some View {
    HStack(spacing: berths.legendGap) {
      Label("Pier", systemImage: "square.fill").foregroundStyle(Color(hex: 0x8A7A66))
      Label("Boats", systemImage: "capsule.fill").foregroundStyle(palette.buoy)
      Label("Depth", systemImage: "water.waves").foregroundStyle(palette.sea)
    }
    .font(.caption)
  }

  private func tile(_ berth: Berth) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        SignalFlag(letter: berth.flag)
        Spacer()
        Text("\(berth.number)").font(.title3.weight(.heavy)).foregroundStyle(.tertiary)
      }
      Text(berth.ship).font(berths.shipFont.font)
      Text(berth.note).font(.caption).foregroundStyle(.secondary)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(palette.deck, in: .rect(cornerRadius: 12))
    .background(alignment: .bottomTrailing) {
      if berth.isFull, berths.signIsBehind { sign }
    }
    .overlay {
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(berths.strokeColor.color(or: .primary.opacity(0.15)), lineWidth: berths.stroke)
    }
    .overlay(alignment: .bottomTrailing) {
      if berth.isFull, !berths.signIsBehind { sign }
    }
  }

  private var sign: some View {
    Text(berths.sign)
      .font(.caption2.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(palette.buoy, in: .capsule)
      .offset(x: -10 + berths.signShift, y: 8)
  }
}

/// The chart of the harbour, drawn.
private struct HarbourChart: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var chart: HarbourLook.Chart { look.chart }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: chart.water)))
      for line in 0..<chart.lines {
        let depth = size.height * (CGFloat(line) + 1) / CGFloat(chart.lines + 1)
        var path = Path()
        path.move(to: CGPoint(x: 0, y: depth))
        path.addCurve(
          to: CGPoint(x: size.width, y: depth - 14),
          control1: CGPoint(x: size.width * 0.35, y: depth - 30),
          control2: CGPoint(x: size.width * 0.65, y: depth + 26))
        context.stroke(path, with: .color(Color(hex: 0x5FA3C4)), lineWidth: chart.lineWidth)
      }
      if chart.lightIsShown {
        var beam = Path()
        let lamp = CGPoint(x: size.width - 26, y: 20)
        beam.move(to: lamp)
        beam.addArc(
          center: lamp, radius: 120, startAngle: .degrees(120), endAngle: .degrees(165), clockwise: false)
        beam.closeSubpath()
        context.fill(beam, with: .color(.yellow.opacity(0.5)))
      }
      for pier in 0..<2 {
        let x = size.width * (0.3 + 0.36 * CGFloat(pier))
        let bar = CGRect(x: x, y: size.height * 0.42, width: 20, height: size.height * 0.58)
        context.fill(Path(bar), with: .color(Color(hex: 0x8A7A66)))
      }
      context.fill(
        Path(CGRect(x: 0, y: size.height - 22, width: size.width, height: 22)),
        with: .color(Color(hex: 0x8A7A66)))
      for boat in 0..<chart.boats {
        let hull = CGRect(
          x: size.width * (0.19 + 0.19 * CGFloat(boat)), y: size.height * 0.5, width: 16, height: 50)
        context.fill(Path(roundedRect: hull, cornerRadius: 8), with: .color(palette.buoy))
      }
    }
    .overlay(alignment: .topLeading) {
      Image(systemName: "location.north.fill")
        .font(.system(size: 20))
        .foregroundStyle(palette.sea)
        .rotationEffect(.degrees(chart.northTurn))
        .accessibilityLabel("North")
        .padding(12)
    }
    .frame(height: chart.height)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Chart of the harbour")
  }
}
