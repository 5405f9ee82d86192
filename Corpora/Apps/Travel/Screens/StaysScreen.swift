import AppVariants
import SwiftUI

/// Where to sleep: results of a search.
struct StaysScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          Picker("View", selection: .constant(look.stays.mode)) {
            Text("List").tag(0)
            Text("Map").tag(1)
          }
          .pickerStyle(.segmented)
          FilterChips()
          LazyVStack(spacing: look.stays.cardGap) {
            ForEach(stays) { StayCard(stay: $0) }
          }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 24)
      }
      .background(look.sand)
      .navigationTitle(look.stays.title)
      .navigationBarTitleDisplayMode(look.stays.titleIsLarge ? .large : .inline)
      .toolbar {
        if look.stays.hasSort {
          ToolbarItem(placement: .topBarTrailing) {
            Menu("Sort", systemImage: look.stays.sortIcon) {
              Button("Price") {}
              Button("Rating") {}
            }
          }
        }
      }
    }
  }

  private var stays: [Stay] {
    var stays = [Stay.alma(named: look.stays.firstName)]
    if look.stays.hasSecond { stays.append(.rio) }
    stays.append(.pension)
    if look.stays.hasGem { stays.insert(.gem, at: 0) }
    return look.stays.isSorted ? stays.sorted { $0.cents < $1.cents } : stays
  }
}

/// A house to sleep in.
struct Stay: Identifiable {
  let id: String
  let name: String
  let area: String
  let photo: String
  let cents: Int
  var isFeatured = false

  static let rio = Stay(
    id: "rio", name: "Casa do Rio", area: "Belém · by the river", photo: "tulum", cents: 15_600)
  static let pension = Stay(
    id: "pension", name: "Pensão Amor", area: "Alfama · 0.9 miles from the centre", photo: "lisbon",
    cents: 21_000)
  static let gem = Stay(
    id: "gem", name: "The Tile House", area: "Graça · 1.1 miles from the centre", photo: "marrakesh",
    cents: 13_100)

  static func alma(named name: String) -> Stay {
    Stay(
      id: "alma", name: name, area: "Chiado · 0.3 miles from the centre", photo: "room", cents: 18_400,
      isFeatured: true)
  }
}

/// What narrows the results.
private struct FilterChips: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.stays.chipGap) {
      chip("Free cancellation", isOn: look.stays.freeIsOn)
      chip("Pool", isOn: false)
      chip("Pets", isOn: false)
      Spacer(minLength: 0)
    }
  }

  private func chip(_ name: String, isOn: Bool) -> some View {
    HStack(spacing: 4) {
      if isOn { Image(systemName: "checkmark").font(.caption2.weight(.bold)).accessibilityHidden(true) }
      Text(name).font(.footnote)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .foregroundStyle(isOn ? Color.white : look.ink)
    .background(isOn ? look.ocean : .clear, in: Capsule())
    .overlay { Capsule().strokeBorder(look.ocean, lineWidth: look.stays.chipBorder) }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
  }
}

/// One stay.
private struct StayCard: View {
  @Environment(\.look) private var look
  let stay: Stay

  var body: some View {
    VStack(spacing: 0) {
      pictures
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .top) {
          Text(stay.name).font(look.stays.nameFont.font).lineLimit(1)
          Spacer()
          ScoreBadge(text: stay.isFeatured ? look.stays.score : "8.7")
        }
        Text(stay.area).font(.footnote).foregroundStyle(.secondary)
        if look.stays.perks && stay.isFeatured {
          Label("Rooftop bar", systemImage: "wineglass").font(.footnote).foregroundStyle(look.ocean)
        }
        HStack(spacing: 3) {
          Spacer()
          nightPrice.font(.headline)
          Text("/ night").font(.caption).foregroundStyle(.secondary)
        }
      }
      .padding(look.stays.cardPadding)
    }
    .background(look.paper)
    .clipShape(RoundedRectangle(cornerRadius: look.stays.cardRadius))
    .shadow(color: .black.opacity(0.15), radius: look.stays.cardShadow, y: 3)
  }

  private var nightPrice: Text {
    let text = Text(look.price(stay.cents))
    return look.stays.nightPriceIsDigits ? text.monospacedDigit() : text
  }

  private var pictures: some View {
    ZStack(alignment: .bottomTrailing) {
      photo.zIndex(1)
      if stay.isFeatured { ribbon.zIndex(look.stays.ribbonIsInFront ? 2 : 0) }
    }
  }

  private var photo: some View {
    Photo(name: stay.photo, isDecorative: true)
      .aspectRatio(look.stays.photoRatio, contentMode: .fit)
      .overlay(alignment: .bottom) {
        if stay.isFeatured { PageDots(count: 4, current: 0).padding(10) }
      }
  }

  private var ribbon: some View {
    Text(look.stays.ribbon)
      .font(.caption.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(look.coral, in: UnevenRoundedRectangle(topLeadingRadius: 10))
  }
}

/// A rating out of ten.
private struct ScoreBadge: View {
  @Environment(\.look) private var look
  let text: String

  var body: some View {
    Text(text)
      .font(.caption.weight(.bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .padding(.vertical, 4)
      .background(Color(hex: look.scoreColor), in: RoundedRectangle(cornerRadius: look.stays.scoreRadius))
  }
}

/// Which of several pages is shown.
struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 5) {
      ForEach(0..<count, id: \.self) { page in
        Circle().fill(.white.opacity(page == current ? 1 : 0.45)).frame(width: 7, height: 7)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page")
    .accessibilityValue("\(current + 1) of \(count)")
  }
}
