import SwiftUI

/// A picture that stands for a photograph: a sky over a hill, by its number.
struct Photograph: View {
  let number: Int

  private var sky: Color { Color(hue: Double(number * 37 % 100) / 100, saturation: 0.35, brightness: 0.95) }
  private var hill: Color { Color(hue: Double(number * 61 % 100) / 100, saturation: 0.55, brightness: 0.55) }

  var body: some View {
    GeometryReader { space in
      let (width, height) = (space.size.width, space.size.height)
      ZStack {
        LinearGradient(colors: [sky, .white], startPoint: .top, endPoint: .bottom)
        Circle().fill(.yellow.opacity(0.8)).frame(width: width / 6, height: width / 6)
          .position(x: width * CGFloat(number % 5 + 1) / 6, y: height * 0.28)
        Path { path in
          path.move(to: CGPoint(x: 0, y: height * 0.7))
          path.addQuadCurve(
            to: CGPoint(x: width, y: height * 0.6),
            control: CGPoint(x: width * CGFloat(number % 3 + 1) / 4, y: height * 0.3))
          path.addLine(to: CGPoint(x: width, y: height))
          path.addLine(to: CGPoint(x: 0, y: height))
        }
        .fill(hill)
      }
    }
    .clipped()
    .accessibilityElement()
    .accessibilityLabel("Photo \(number)")
    .accessibilityAddTraits(.isImage)
  }
}

/// All photos.
struct PhotoLibraryScreen: View {
  @State private var period = "All"

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach(1..<25) { number in
            Photograph(number: number).aspectRatio(1, contentMode: .fill)
              .overlay(alignment: .bottomTrailing) {
                if number % 7 == 0 {
                  Text("0:3\(number % 10)").font(.caption).bold().foregroundStyle(.white).padding(5)
                }
              }
          }
        }
      }
      .defaultScrollAnchor(.top)
      .navigationTitle("Library")
      .toolbar { Button("Select") {} }
      .safeAreaInset(edge: .bottom) {
        Picker("Period", selection: $period) {
          ForEach(["Years", "Months", "All"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        .padding(6)
        .background(.regularMaterial, in: Capsule())
        .padding(.horizontal, 40)
        .padding(.bottom, 8)
      }
    }
  }
}

/// The albums.
struct Albums: View {
  private let albums = [("Recents", 1204), ("Favourites", 87), ("Lake", 41), ("Garden", 230)]
  private let kinds = [
    ("Videos", "video", 64), ("Selfies", "person.crop.square", 18), ("Live Photos", "livephoto", 320),
  ]

  var body: some View {
    TabView(selection: .constant(2)) {
      Tab("Library", systemImage: "photo.on.rectangle", value: 0) { Color.clear }
      Tab("For You", systemImage: "heart.text.square", value: 1) { Color.clear }
      Tab("Albums", systemImage: "rectangle.stack.fill", value: 2) {
        NavigationStack {
          ScrollView {
            VStack(alignment: .leading, spacing: 12) {
              Divider().padding(.leading)
              HStack {
                Text("My Albums").font(.title2).bold()
                Spacer()
                Button("See All") {}
              }
              .padding(.horizontal)
              ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(150))], alignment: .top, spacing: 12) {
                  ForEach(Array(albums.enumerated()), id: \.offset) { number, album in
                    VStack(alignment: .leading, spacing: 2) {
                      Photograph(number: number * 3 + 1).frame(width: 110, height: 110)
                        .clipShape(RoundedRectangle(cornerRadius: 6))
                      Text(album.0).font(.subheadline)
                      Text(album.1, format: .number).font(.subheadline).foregroundStyle(.secondary)
                    }
                  }
                }
                .padding(.horizontal)
              }
              .frame(height: 156)
              .scrollIndicators(.hidden)
              Divider().padding(.leading)
              Text("Media Types").font(.title2).bold().padding(.horizontal)
              VStack(spacing: 0) {
                ForEach(kinds, id: \.0) { kind in
                  HStack {
                    Label(kind.0, systemImage: kind.1).font(.title3).foregroundStyle(.tint)
                    Spacer()
                    Text(kind.2, format: .number).foregroundStyle(.secondary)
                    Image(systemName: "chevron.right").font(.footnote).fontWeight(.semibold).foregroundStyle(
                      .tertiary)
                  }
                  .padding(.horizontal)
                  .padding(.vertical, 11)
                  Divider().padding(.leading, 52)
                }
              }
            }
          }
          .navigationTitle("Albums")
          .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} } }
        }
      }
      Tab("Search", systemImage: "magnifyingglass", value: 3) { Color.clear }
    }
  }
}

/// One photo on the whole screen.
struct OpenPhoto: View {
  var body: some View {
    NavigationStack {
      VStack {
        Spacer()
        Photograph(number: 8).aspectRatio(4 / 3, contentMode: .fit)
        Spacer()
        HStack(spacing: 2) {
          ForEach(2..<14) { number in
            Photograph(number: number).frame(width: number == 8 ? 34 : 22, height: 34)
              .padding(.horizontal, number == 8 ? 8 : 0)
          }
        }
        .padding(.bottom, 8)
      }
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Lake Constance").font(.subheadline).fontWeight(.semibold)
            Text("12 August, 18:04").font(.caption2)
          }
        }
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Share", systemImage: "square.and.arrow.up") {}
          Spacer()
          Button("Favourite", systemImage: "heart") {}
          Spacer()
          Button("Details", systemImage: "info.circle") {}
          Spacer()
          Button("Delete", systemImage: "trash") {}
        }
      }
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
