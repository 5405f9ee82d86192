import SwiftUI

/// A record's cover, drawn by its number.
struct Cover: View {
  let number: Int
  var radius = 8.0

  var body: some View {
    let hue = Double(number * 29 % 100) / 100
    RoundedRectangle(cornerRadius: radius, style: .continuous)
      .fill(
        LinearGradient(
          colors: [
            Color(hue: hue, saturation: 0.7, brightness: 0.9),
            Color(hue: hue + 0.12, saturation: 0.8, brightness: 0.45),
          ], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay {
        Image(systemName: "music.note").font(.title).foregroundStyle(.white.opacity(0.75))
          .accessibilityHidden(true)
      }
      .aspectRatio(1, contentMode: .fit)
      .accessibilityElement()
      .accessibilityLabel("Cover \(number)")
  }
}

/// The player above the tabs.
private struct MiniPlayer: View {
  var body: some View {
    HStack(spacing: 12) {
      Cover(number: 3, radius: 5).frame(width: 40, height: 40)
      Text("Blossom").lineLimit(1)
      Spacer()
      Button("Play", systemImage: "play.fill") {}.font(.title3)
      Button("Next", systemImage: "forward.fill") {}.font(.title3).padding(.leading, 8)
    }
    .labelStyle(.iconOnly)
    .foregroundStyle(.primary)
    .padding(.horizontal, 10)
    .frame(height: 56)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    .padding(.horizontal, 8)
    .padding(.bottom, 6)
  }
}

/// The library of Music.
struct MusicLibrary: View {
  private let places = [
    ("Playlists", "music.note.list"), ("Artists", "music.mic"), ("Albums", "square.stack"),
    ("Songs", "music.note"),
    ("Downloaded", "arrow.down.circle"),
  ]

  var body: some View {
    TabView(selection: .constant("Library")) {
      Tab("Home", systemImage: "house.fill", value: "Home") { Color.clear }
      Tab("New", systemImage: "square.grid.2x2.fill", value: "New") { Color.clear }
      Tab("Radio", systemImage: "dot.radiowaves.left.and.right", value: "Radio") { Color.clear }
      Tab("Library", systemImage: "music.note.list", value: "Library") {
        NavigationStack {
          List {
            ForEach(places, id: \.0) { place in
              NavigationLink {
                Text(place.0)
              } label: {
                Label(place.0, systemImage: place.1).font(.title3)
              }
            }
            Section {
              LazyVGrid(columns: [GridItem(spacing: 16), GridItem()], spacing: 16) {
                ForEach(1..<5) { number in
                  VStack(alignment: .leading, spacing: 2) {
                    Cover(number: number).padding(.bottom, 4)
                    Text(["Blossom", "Harvest", "Windfall", "Cider"][number - 1]).font(.subheadline)
                    Text("The Orchard Keepers").font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                  }
                }
              }
              .listRowSeparator(.hidden)
            } header: {
              Text("Recently Added").font(.title2).bold().foregroundStyle(.primary)
            }
          }
          .listStyle(.plain)
          .navigationTitle("Library")
          .toolbar { Button("Account", systemImage: "person.crop.circle") {} }
          .safeAreaInset(edge: .bottom) { MiniPlayer() }
        }
      }
      Tab("Search", systemImage: "magnifyingglass", value: "Search") { Color.clear }
    }
    .tint(.pink)
  }
}

/// A record with its songs.
struct AlbumPage: View {
  private let songs = ["First Frost", "Blossom", "Bees", "Long Ladder", "Windfall", "Press", "Cellar"]

  var body: some View {
    NavigationStack {
      List {
        VStack(spacing: 4) {
          Cover(number: 3, radius: 10).frame(width: 220, height: 220).shadow(radius: 12, y: 6).padding(
            .bottom, 14)
          Text("Blossom").font(.title3).bold()
          Text("The Orchard Keepers").font(.title3).foregroundStyle(.pink)
          Text("FOLK · 2024 · Lossless").font(.caption).fontWeight(.semibold).foregroundStyle(.secondary)
          HStack(spacing: 16) {
            Button {
            } label: {
              Label("Play", systemImage: "play.fill").frame(maxWidth: .infinity)
            }
            Button {
            } label: {
              Label("Shuffle", systemImage: "shuffle").frame(maxWidth: .infinity)
            }
          }
          .buttonStyle(.bordered)
          .controlSize(.large)
          .font(.headline)
          .padding(.top, 14)
        }
        .frame(maxWidth: .infinity)
        .listRowSeparator(.hidden)
        ForEach(Array(songs.enumerated()), id: \.offset) { number, song in
          HStack(spacing: 14) {
            Text(number + 1, format: .number).foregroundStyle(.secondary).frame(width: 20)
            Text(song).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            Spacer()
            Button("More", systemImage: "ellipsis") {}.labelStyle(.iconOnly).buttonStyle(.plain)
          }
        }
      }
      .listStyle(.plain)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Download", systemImage: "arrow.down.circle.fill") {}
          Button("More", systemImage: "ellipsis.circle.fill") {}
        }
      }
    }
    .tint(.pink)
  }
}

/// What is played, on the whole screen.
struct NowPlaying: View {
  @State private var volume = 0.4

  var body: some View {
    VStack(spacing: 28) {
      Capsule().fill(.white.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 10)
      Cover(number: 3, radius: 12).padding(.horizontal, 8).shadow(
        color: .black.opacity(0.4), radius: 20, y: 10)
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Long Ladder").font(.title3).bold()
          Text("The Orchard Keepers").font(.title3).foregroundStyle(.white.opacity(0.7))
        }
        Spacer()
        Button("Favourite", systemImage: "star") {}.padding(8).background(.white.opacity(0.2), in: Circle())
        Button("More", systemImage: "ellipsis") {}.padding(12).background(.white.opacity(0.2), in: Circle())
      }
      VStack(spacing: 6) {
        ProgressView(value: 0.35).tint(.white)
        HStack {
          Text("1:12")
          Spacer()
          Text("-2:18")
        }
        .font(.caption).monospacedDigit().foregroundStyle(.white.opacity(0.7))
      }
      HStack {
        Spacer()
        Button("Back", systemImage: "backward.fill") {}.font(.largeTitle)
        Spacer()
        Button("Pause", systemImage: "pause.fill") {}.font(.system(size: 48))
        Spacer()
        Button("Forward", systemImage: "forward.fill") {}.font(.largeTitle)
        Spacer()
      }
      HStack(spacing: 12) {
        Image(systemName: "speaker.fill").accessibilityHidden(true)
        Slider(value: $volume) { Text("Volume") }.tint(.white)
        Image(systemName: "speaker.wave.3.fill").accessibilityHidden(true)
      }
      .font(.footnote)
      Spacer(minLength: 0)
      HStack {
        Spacer()
        Button("Lyrics", systemImage: "quote.bubble") {}
        Spacer()
        Button("AirPlay", systemImage: "airplayaudio") {}
        Spacer()
        Button("Queue", systemImage: "list.bullet") {}
        Spacer()
      }
      .font(.title2)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.plain)
    .foregroundStyle(.white)
    .padding(.horizontal, 28)
    .padding(.bottom, 12)
    .background(
      LinearGradient(colors: [.purple, .indigo, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea())
  }
}
