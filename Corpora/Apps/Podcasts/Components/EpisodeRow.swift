import AppVariants
import SwiftUI

/// An episode as lists have it.
struct Episode: Hashable {
  var series: Series
  var date: String
  var title: String
  var length: String
}

/// An episode with its cover, and what can be done with it.
struct EpisodeRow: View {
  @Environment(\.look) private var look
  let episode: Episode
  var showsCover = true

  var body: some View {
    HStack(alignment: .top, spacing: look.row.gap) {
      if showsCover { Artwork(series: episode.series, size: look.row.artSize) }
      VStack(alignment: .leading, spacing: 4) {
        date.font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
        Text(episode.title).font(look.row.titleFont.font).lineLimit(look.row.titleLimit)
        controls.padding(.top, 4)
      }
    }
    .padding(.vertical, look.row.padding)
  }

  private var date: Text {
    Text(look.row.dateIsUppercased ? episode.date.uppercased() : episode.date)
  }

  private var controls: some View {
    HStack(spacing: 16) {
      Button {
      } label: {
        Label(episode.length, systemImage: "play.fill")
      }
      .buttonStyle(PlayCapsuleStyle())
      Spacer()
      if look.row.downloadIsShown {
        Image(systemName: "arrow.down.circle.fill").foregroundStyle(.tertiary)
          .accessibilityLabel("Downloaded")
      }
      Button("More", systemImage: look.row.menuIcon) {}
        .labelStyle(.iconOnly)
        .tint(.secondary)
    }
  }
}

/// The newest episodes of all shows.
struct EpisodeRows: View {
  @Environment(\.look) private var look
  var series: Series?

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(episodes, id: \.self) { episode in
        if look.row.dividers, episode != episodes.first {
          Divider().padding(.leading, series == nil ? look.row.artSize + look.row.gap : 0)
        }
        EpisodeRow(episode: episode, showsCover: series == nil)
      }
    }
  }

  private var episodes: [Episode] {
    var episodes = [
      Episode(series: series ?? .night, date: "Today", title: look.row.title, length: look.row.play),
      Episode(
        series: series ?? .ledger, date: "Yesterday", title: "Rent, explained by tenants",
        length: "1 hr 2 min"),
    ]
    if look.row.hasThird {
      episodes.append(
        Episode(
          series: series ?? .roads, date: "Monday", title: "Over the pass in the wrong gear", length: "51 min"
        ))
    }
    if look.row.isReordered { episodes.swapAt(0, 1) }
    return episodes
  }
}
