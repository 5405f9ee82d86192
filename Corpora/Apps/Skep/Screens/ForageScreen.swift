import AppVariants
import SwiftUI

/// What blooms around the apiary, and when.
struct ForageScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var forage: SkepLook.Forage { look.forage }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: forage.gap) {
        if forage.spanIsMenu {
          radius.pickerStyle(.menu)
        } else {
          radius.pickerStyle(.segmented)
        }
        BloomCalendar()
        PlantStrip()
        if forage.emptyIsShown { empty }
        DisclosureGroup("Good to know", isExpanded: .constant(forage.tipIsOpen)) {
          Text(forage.tip)
            .font(.footnote)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 6)
        }
      }
      .padding(16)
    }
    .waxPage()
    .navigationTitle(forage.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu("Filter", systemImage: forage.filter) {
          Button("Trees") {}
          Button("Fields") {}
        }
      }
    }
  }

  private var radius: some View {
    Picker("Radius", selection: .constant(forage.span)) {
      Text("500 m").tag(0)
      Text("2 km").tag(1)
      Text("5 km").tag(2)
    }
  }

  private var empty: some View {
    ContentUnavailableView {
      Label(forage.emptyTitle, systemImage: forage.emptyIcon)
    } description: {
      Text(forage.emptyText)
    } actions: {
      if forage.actionIsCapsule {
        action.buttonStyle(.borderedProminent)
      } else {
        action.buttonStyle(.plain)
      }
    }
    .frame(height: 214)
  }

  private var action: some View {
    Button(forage.action) {}.buttonBorderShape(.capsule)
  }
}

/// The calendar of the blossoms: one lane for each plant.
private struct BloomCalendar: View {
  @Environment(\.look) private var look

  private var bloom: SkepLook.Bloom { look.bloom }

  private struct Plant: Identifiable {
    var name: String
    var weeks: Range<Int>
    var color: Int

    var id: String { name }
  }

  private var plants: [Plant] {
    var plants = [
      Plant(name: "Rape", weeks: 0..<4, color: 0xE5C53A),
      Plant(name: "Acacia", weeks: 3..<6, color: 0xC9B6D6),
      Plant(name: "Linden", weeks: 5..<bloom.lindenEnd, color: bloom.lindenColor),
    ]
    if bloom.hasHeather { plants.append(Plant(name: "Heather", weeks: 11..<16, color: 0x9A5FA3)) }
    if bloom.hasIvy { plants.append(Plant(name: "Ivy", weeks: 13..<16, color: 0x4F7A4A)) }
    if bloom.isReordered { plants.swapAt(0, 1) }
    return plants
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(bloom.header).font(.headline)
      VStack(alignment: .leading, spacing: bloom.laneGap) {
        ForEach(plants) { lane($0) }
      }
      .overlay {
        if bloom.todayIsShown { today }
      }
      if bloom.months {
        HStack(spacing: 0) {
          ForEach(["May", "June", "July", "August"], id: \.self) { month in
            Text(month).font(.caption2).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding(.leading, bloom.nameWidth)
      }
    }
    .waxCard()
  }

  private func lane(_ plant: Plant) -> some View {
    HStack(spacing: 0) {
      Text(plant.name)
        .font(.footnote)
        .fontWeight(bloom.nameWeight.weight)
        .frame(width: bloom.nameWidth, alignment: .leading)
      SeasonLayout(weeks: 16) {
        RoundedRectangle(cornerRadius: bloom.radius)
          .fill(
            bloom.isShaded
              ? AnyShapeStyle(
                LinearGradient(
                  colors: [Color(hex: plant.color), .white], startPoint: .leading, endPoint: .trailing))
              : AnyShapeStyle(Color(hex: plant.color))
          )
          .opacity(bloom.veil)
          .accessibilityElement()
          .accessibilityLabel("Weeks of \(plant.name)")
          .layoutValue(key: SeasonLayout.Span.self, value: plant.weeks)
      }
      .frame(height: bloom.lane)
    }
  }

  private var today: some View {
    GeometryReader { proxy in
      Rectangle()
        .fill(Color(hex: bloom.todayColor))
        .frame(width: bloom.todayWidth)
        .accessibilityElement()
        .accessibilityLabel("Line of today")
        .offset(x: bloom.nameWidth + (proxy.size.width - bloom.nameWidth) * bloom.today)
    }
  }
}

/// The plants, side by side.
private struct PlantStrip: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var blossom: SkepLook.Blossom { look.blossom }

  private var plants: [(name: String, yield: String, color: Int)] {
    var plants = [
      (name: "Raspberry", yield: blossom.yield, color: blossom.color),
      (name: "Cornflower", yield: "2 kg", color: 0x5B7FD1),
      (name: "Dandelion", yield: "4 kg", color: 0xE9BE2E),
    ]
    if blossom.isReordered { plants.swapAt(0, 1) }
    return plants
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: blossom.gap) {
        ForEach(plants, id: \.name) { plant in
          VStack(spacing: 8) {
            petals(plant.name, plant.color).frame(width: 70, height: 62)
            Text(plant.name).font(.subheadline)
            Text("\(plant.yield) per hive").font(.caption).foregroundStyle(.secondary)
          }
          .padding(.vertical, 12)
          .frame(width: blossom.width)
          .background(palette.comb, in: .rect(cornerRadius: blossom.radius))
          .shadow(color: .black.opacity(0.4), radius: blossom.shadow)
          .overlay(alignment: .topTrailing) {
            if plant.name == "Dandelion" {
              Image(systemName: blossom.heart)
                .font(.footnote)
                .foregroundStyle(.pink)
                .accessibilityLabel("Favourite")
                .padding(8)
            }
          }
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
  }

  private func petals(_ name: String, _ color: Int) -> some View {
    let isFirst = name == "Raspberry"
    return ZStack {
      Petals(count: isFirst ? blossom.petals : 9, depth: isFirst ? blossom.depth : 0.3)
        .fill(Color(hex: color))
        .frame(width: blossom.size, height: blossom.size)
        .accessibilityElement()
        .accessibilityLabel("Petals of \(name)")
        .rotationEffect(.degrees(isFirst ? blossom.turn : 0))
        .brightness(isFirst ? blossom.glow : 0)
        .hueRotation(.degrees(isFirst ? blossom.hue : 0))
      Circle().fill(Color(hex: 0x6B4A1F)).frame(width: 16, height: 16)
        .accessibilityElement()
        .accessibilityLabel("Middle of \(name)")
    }
  }
}
