import AppVariants
import SwiftUI

/// What is new: a large picture, kinds of trips, popular places and weekends.
struct ExploreScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.explore.sectionGap) {
        ExploreHero()
        CategoryStrip()
        VStack(alignment: .leading, spacing: 12) {
          SectionTitle(title: look.explore.popular, action: look.explore.seeAll)
          Carousel()
        }
        VStack(alignment: .leading, spacing: 12) {
          SectionTitle(title: look.explore.weekend, action: nil)
          escapes
        }
        .padding(.bottom, 20)
      }
    }
    .ignoresSafeArea(edges: .top)
    .background(look.sand)
  }

  private var escapes: some View {
    VStack(spacing: 14) {
      EscapeRow(photo: "oslo", name: "Oslo by night train", detail: "2 nights from \(look.price(21_000))")
      EscapeRow(photo: "tulum", name: "Reefs of Tulum", detail: "4 nights from \(look.price(64_000))")
      if look.explore.thirdEscape {
        EscapeRow(photo: "room", name: "A cabin for six", detail: "3 nights from \(look.price(39_000))")
      }
    }
    .padding(.horizontal, Metrics.gutter)
  }
}

/// The picture at the top with the search on it.
private struct ExploreHero: View {
  @Environment(\.look) private var look

  var body: some View {
    Photo(name: look.explore.photo)
      .frame(height: 300)
      .overlay {
        LinearGradient(
          colors: [.clear, .black.opacity(look.explore.shade)], startPoint: .center, endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(look.explore.greeting).font(.subheadline)
          Text(look.explore.title).font(.largeTitle).fontWeight(look.explore.titleWeight.weight)
          SearchPill().padding(.top, 10)
        }
        .foregroundStyle(.white)
        .padding(Metrics.gutter)
      }
  }
}

/// Opens the search.
private struct SearchPill: View {
  @Environment(\.look) private var look

  var body: some View {
    Button {
    } label: {
      HStack(spacing: 12) {
        Image(systemName: look.explore.searchIcon).font(.headline)
        VStack(alignment: .leading, spacing: 1) {
          Text(look.explore.prompt).font(.subheadline.weight(.semibold))
          Text("Anywhere · Any week · 2 guests").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "slider.horizontal.3")
          .padding(8)
          .overlay { Circle().stroke(.secondary.opacity(0.5)) }
      }
      .foregroundStyle(.primary)
      .padding(.horizontal, 16)
      .padding(.vertical, look.explore.pillPadding)
      .background(look.explore.pillIsThick ? .thickMaterial : .thinMaterial, in: Capsule())
      .compositingGroup()
      .shadow(color: .black.opacity(0.25), radius: look.explore.pillShadow, y: 4)
    }
    .buttonStyle(.plain)
  }
}

/// The kinds of trips, side by side.
private struct CategoryStrip: View {
  @Environment(\.look) private var look

  private var categories: [(String, String)] {
    var all = [
      ("Beach", "beach.umbrella"), ("Peaks", "mountain.2"), ("Cities", "building.2"), ("Camps", "tent"),
      ("Sailing", "sailboat"),
    ]
    if look.explore.hasSkiing { all.insert(("Skiing", "snowflake"), at: 2) }
    if look.explore.categoriesAreChanged { all.swapAt(0, 1) }
    return all
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: look.explore.categoryGap) {
        ForEach(categories, id: \.0) { name, icon in
          chip(name, icon, isChosen: name == look.explore.categorySelection)
        }
      }
      .padding(.horizontal, Metrics.gutter)
    }
  }

  private func chip(_ name: String, _ icon: String, isChosen: Bool) -> some View {
    VStack(spacing: 6) {
      Image(systemName: icon)
        .font(.title3)
        .frame(width: 54, height: 54)
        .foregroundStyle(isChosen ? Color.white : look.ocean)
        .background(isChosen ? look.ocean : look.paper, in: Circle())
        .accessibilityHidden(true)
      Text(name).font(.caption).foregroundStyle(look.ink)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }
}

/// A section's title, and a button to see more.
struct SectionTitle: View {
  @Environment(\.look) private var look
  let title: String
  let action: String?

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).font(.title3.weight(.semibold)).foregroundStyle(look.ink)
      Spacer()
      if let action { Button(action) {}.font(.subheadline) }
    }
    .padding(.horizontal, Metrics.gutter)
  }
}

/// A short trip.
private struct EscapeRow: View {
  @Environment(\.look) private var look
  let photo: String
  let name: String
  let detail: String

  var body: some View {
    HStack(spacing: 14) {
      Photo(name: photo, isDecorative: true)
        .frame(width: look.explore.rowThumb, height: look.explore.rowThumb)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 3) {
        Text(name).font(.subheadline.weight(.medium)).foregroundStyle(look.ink)
        Text(detail).font(look.explore.rowDetail.font).foregroundStyle(.secondary)
      }
      Spacer()
      if look.explore.rowChevrons {
        Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
  }
}
