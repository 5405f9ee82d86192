import AppVariants
import SwiftUI

/// What is followed.
struct LibraryScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    List {
      Section {
        ForEach(links, id: \.title) { link in
          NavigationLink(value: PodcastsScreen.downloads) {
            Label(link.title, systemImage: link.icon)
              .labelStyle(TintedIconStyle())
              .badge(link.title == look.library.downloads ? look.library.count : 0)
              .frame(minHeight: look.library.rowHeight - 22)
          }
        }
        .listRowInsets(
          EdgeInsets(top: 11, leading: look.library.rowInset, bottom: 11, trailing: 20)
        )
        .listRowSeparator(look.library.separators ? .automatic : .hidden)
      }
      Section {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: look.library.gap) {
          ForEach([Series.tide, .night, .garden, .roads], id: \.self) { RecentTile(series: $0) }
        }
        .padding(.vertical, 8)
        .listRowSeparator(.hidden)
      } header: {
        Text(look.library.header)
      }
      .headerProminence(look.library.headerIsProminent ? .increased : .standard)
    }
    .listStyle(.plain)
    .miniPlayer()
    .navigationTitle(look.library.title)
    .toolbar { Button(look.library.edit) {} }
  }

  private var links: [(title: String, icon: String)] {
    var links = [("Shows", "square.stack"), ("Saved", look.library.savedIcon)]
    if look.library.hasChannels { links.append(("Channels", "antenna.radiowaves.left.and.right")) }
    links.append((look.library.downloads, "arrow.down.circle"))
    if look.library.hasHistory { links.append(("History", "clock.arrow.circlepath")) }
    if look.library.isReordered { links.swapAt(0, 1) }
    return links.map { (title: $0.0, icon: $0.1) }
  }
}

/// The icon in the app's colour, the title in the usual one.
private struct TintedIconStyle: LabelStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) {
      configuration.icon
        .font(.title3)
        .foregroundStyle(look.library.iconTint == 0 ? look.accent : Color(hex: look.library.iconTint))
        .frame(width: 28)
      configuration.title.font(.title3)
    }
  }
}

/// A show that has something new.
private struct RecentTile: View {
  @Environment(\.look) private var look
  let series: Series

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Artwork(series: series, size: 150)
        .overlay(alignment: .topTrailing) {
          if look.library.dot, series == .tide {
            Circle().fill(.red).stroke(.white, lineWidth: 2).frame(width: 16, height: 16).offset(x: 5, y: -5)
          }
        }
      Text(series.rawValue).font(.subheadline).lineLimit(1)
      Text(series == .tide ? look.library.caption : "Updated Monday")
        .font(look.library.captionFont.font)
        .foregroundStyle(.secondary)
    }
  }
}
