import AppVariants
import SwiftUI

/// What there is to find.
struct SearchScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Picker("Scope", selection: .constant(look.search.scope)) {
            Text("All").tag(0)
            Text("Your Library").tag(1)
          }
          .pickerStyle(.segmented)
          if look.search.hasRecents { RecentSearches() }
          Text(look.search.header).font(.title3.bold())
          CategoryGrid()
          Text(look.search.chart).font(.title3.bold())
          TopShows()
        }
        .padding(.horizontal, 20)
      }
      .background(look.page)
      .miniPlayer()
      .navigationTitle(look.search.title)
      .searchable(
        text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: look.search.prompt
      )
    }
  }
}

/// What was searched for, beside one another where there is room.
private struct RecentSearches: View {
  @Environment(\.look) private var look

  var body: some View {
    ViewThatFits {
      HStack(spacing: look.search.pillGap) { pills }
      VStack(alignment: .leading, spacing: look.search.pillGap) { pills }
    }
  }

  private var pills: some View {
    ForEach([look.search.recent, "bread", "tides"], id: \.self) { term in
      Button {
      } label: {
        Label(term, systemImage: "clock").font(.footnote)
      }
      .buttonStyle(PillStyle(border: look.search.pillBorder))
    }
  }
}

/// A capsule with a border.
private struct PillStyle: ButtonStyle {
  var border: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.primary)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background { Capsule().strokeBorder(.gray.opacity(0.5), lineWidth: border) }
  }
}

/// Categories in their colours, with icons that stick out.
private struct CategoryGrid: View {
  @Environment(\.look) private var look

  private var categories: [(name: String, icon: String, color: Int)] {
    var categories = [
      ("News", "newspaper.fill", look.search.newsColor), ("Science", look.search.scienceIcon, 0x6C3FB5),
      ("Comedy", "theatermasks.fill", 0xE08A1E), ("History", "building.columns.fill", 0x8A5A44),
    ]
    if look.search.hasSport { categories.append(("Sport", "figure.run", 0x1F9D61)) }
    if look.search.isReordered { categories.swapAt(0, 1) }
    return categories.map { (name: $0.0, icon: $0.1, color: $0.2) }
  }

  var body: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: look.search.tileGap), count: look.search.columns),
      spacing: look.search.tileGap
    ) {
      ForEach(categories, id: \.name) { category in
        Button {
        } label: {
          tile(category.name, category.icon, Color(hex: category.color))
        }
        .buttonStyle(.plain)
      }
    }
  }

  @ViewBuilder private func tile(_ name: String, _ icon: String, _ color: Color) -> some View {
    let tile =
      color
      .frame(height: look.search.tileHeight)
      .overlay(alignment: .bottomTrailing) {
        Image(systemName: icon)
          .font(.system(size: look.search.iconSize * 2))
          .foregroundStyle(.white.opacity(0.35))
          .rotationEffect(.degrees(look.search.iconTurn))
          .offset(x: 14, y: 16)
          .accessibilityHidden(true)
      }
      .overlay(alignment: Alignment(horizontal: look.search.nameSide.horizontal, vertical: .bottom)) {
        Text(name).fontWeight(look.search.nameWeight.weight).foregroundStyle(.white).padding(12)
      }
    if look.search.iconIsClipped {
      tile.clipShape(RoundedRectangle(cornerRadius: look.search.tileRadius))
    } else {
      tile
    }
  }
}

/// Shows by how many listen to them.
private struct TopShows: View {
  @Environment(\.look) private var look

  private var shows: [Series] { look.search.chartIsSwapped ? [.ledger, .night] : [.night, .ledger] }

  var body: some View {
    VStack(spacing: 12) {
      ForEach(Array(shows.enumerated()), id: \.element) { index, series in
        HStack(spacing: 14) {
          Artwork(series: series, size: 56)
          Text("\(index + 1)")
            .font(.system(size: look.search.rank, weight: .bold))
            .italic(look.search.rankIsItalic)
            .foregroundStyle(.secondary)
          VStack(alignment: .leading) {
            Text(series.rawValue).font(.headline)
            Text(series.author).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: index == 0 ? look.search.trend : "minus").foregroundStyle(.green)
            .accessibilityLabel("Trend")
        }
      }
    }
  }
}
