import AppVariants
import SwiftUI

/// What to listen to now.
struct ListenScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.listen.sectionGap) {
        VStack(alignment: .leading, spacing: 12) {
          ShelfHeader(title: look.listen.upNext, action: look.listen.seeAll)
            .padding(.horizontal, look.listen.inset)
          HeroShelf()
        }
        VStack(alignment: .leading, spacing: 4) {
          ShelfHeader(title: look.listen.latest)
          EpisodeRows()
        }
        .padding(.horizontal, look.listen.inset)
        VStack(alignment: .leading, spacing: 12) {
          ShelfHeader(title: look.listen.tiles)
          SeriesGrid()
        }
        .padding(.horizontal, look.listen.inset)
      }
      .padding(.vertical, 12)
    }
    .background(look.page)
    .miniPlayer()
    .navigationTitle(look.listen.title)
    .navigationBarTitleDisplayMode(look.listen.titleIsLarge ? .large : .inline)
    .toolbar {
      if look.listen.hasProfile {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Account", systemImage: look.listen.profileIcon) {}
        }
      }
    }
  }
}

/// The title of a shelf, and a button for all of it.
private struct ShelfHeader: View {
  let title: String
  var action: String?

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).font(.title2.bold())
      Spacer()
      if let action { Button(action) {}.font(.subheadline) }
    }
  }
}

/// Cards that scroll sideways.
private struct HeroShelf: View {
  @Environment(\.look) private var look

  private var series: [Series] {
    look.listen.heroIsReordered ? [.roads, .tide, .kitchen] : [.tide, .roads, .kitchen]
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: look.listen.heroGap) {
        ForEach(series, id: \.self) { HeroCard(series: $0) }
      }
      .padding(.horizontal, look.listen.inset)
    }
  }
}

/// An episode to go on with.
private struct HeroCard: View {
  @Environment(\.look) private var look
  let series: Series

  private var title: String {
    switch series {
    case .tide: "The harbour at night"
    case .roads: "Nine borders, one tyre"
    default: "Soup for forty"
    }
  }

  private var text: String {
    switch series {
    case .tide: look.listen.heroText
    case .roads: "How far does a patched tube take you? Ana finds out between Graz and Trieste."
    default: "Rosa cooks for a wedding of people whom she has never met."
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Artwork(series: series, size: look.listen.heroWidth - look.listen.heroPadding * 2)
      Text(series.rawValue).overline()
      Text(title).font(look.listen.heroTitle.font).bold().foregroundStyle(.white)
      Text(text).font(.footnote).foregroundStyle(.white.opacity(0.75)).lineLimit(look.listen.heroLimit)
      HStack(spacing: 10) {
        Button(series == .tide ? look.listen.playLabel : "Play", systemImage: "play.fill") {}
          .buttonStyle(PlayCapsuleStyle(isOnDark: true))
        if series == .tide {
          Text(look.listen.leftLabel).font(.caption).foregroundStyle(.white.opacity(0.8))
        }
      }
    }
    .environment(\.colorScheme, .dark)
    .padding(look.listen.heroPadding)
    .frame(width: look.listen.heroWidth, alignment: .leading)
    .background {
      LinearGradient(
        colors: [look.dusk, .black.opacity(look.listen.heroShade)], startPoint: .top, endPoint: .bottom)
    }
    .background(Color(hex: 0x6B7280))
    .clipShape(RoundedRectangle(cornerRadius: look.listen.heroRadius, style: .continuous))
    .overlay(alignment: Alignment(horizontal: look.listen.badgeSide.horizontal, vertical: .top)) {
      if look.listen.badgeIsShown, series == .tide {
        Text(look.listen.badge)
          .font(.caption2.weight(.heavy))
          .foregroundStyle(.black)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.yellow, in: Capsule())
          .padding(24)
      }
    }
  }
}

/// Shows as tiles.
private struct SeriesGrid: View {
  @Environment(\.look) private var look

  private var series: [Series] { [.kitchen, .garden, .ledger] + (look.listen.hasFourth ? [.night] : []) }

  var body: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: look.listen.tileGap), count: look.listen.columns),
      spacing: look.listen.tileGap
    ) {
      ForEach(series, id: \.self) { series in
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            Spacer()
            Artwork(series: series, size: 96)
            Spacer()
          }
          .padding(.bottom, 8)
          Text(series.rawValue).font(look.listen.tileFont.font).fontWeight(.semibold)
          Text(series.author).font(.caption).foregroundStyle(.secondary)
        }
        .padding(12)
        .background(look.panel, in: RoundedRectangle(cornerRadius: 14))
      }
    }
  }
}
