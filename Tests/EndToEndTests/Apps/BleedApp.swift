import Foundation
import GalleyServices
import GalleyViews

/// A list with a shelf that reach all edges of the screen, and on request a grip of which the lower edge alone is uncovered;
/// or else pages or a slider that reach the edges.
struct BleedApp: App {
  var body: some Scene {
    WindowGroup { BleedView() }
  }
}

private struct BleedView: View {
  @Environment(\.launchEnvironment) private var launch
  @Environment(\.clock) private var clock
  @State private var refreshes = 0
  @State private var volume = 0.5

  var body: some View {
    switch launch["CONTENT"] {
    case "pages": pages
    case "slider": slider
    default: list
    }
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(1...25, id: \.self) { number in
          if number == 4 { shelf }
          Text(number == 1 ? "refreshed \(refreshes) times" : "row \(number)")
            .accessibilityIdentifier(number == 1 ? "first" : "row \(number)")
            .frame(maxWidth: .infinity, minHeight: 60)
        }
      }
    }
    .refreshable(completing: { completion in
      clock.after(.seconds(1)) {
        refreshes += 1
        completion()
      }
    })
    .accessibilityIdentifier("list")
    .ignoresSafeArea()
    .overlay(alignment: .bottom) { if launch["GRIP"] != nil { grip } }
    .ignoresSafeArea()
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(1...20, id: \.self) { Text("item \($0)").frame(width: 120, height: 60) }
      }
    }
    .frame(height: 60)
    .accessibilityIdentifier("shelf")
  }

  private var pages: some View {
    TabView {
      ForEach(1...4, id: \.self) { number in
        Text("page \(number)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
      }
    }
    .tabViewStyle(.page)
    .accessibilityIdentifier("pages")
    .ignoresSafeArea()
  }

  /// A slider from the left edge to the right one, as low as the lower edge's gesture allows.
  private var slider: some View {
    Slider(value: $volume).accessibilityIdentifier("volume")
      .frame(maxHeight: .infinity, alignment: .bottom).padding(.bottom, 8)
      .ignoresSafeArea()
  }

  private var grip: some View {
    ZStack(alignment: .top) {
      part(.gray, height: 200).accessibilityLabel("Grip").accessibilityIdentifier("grip")
      part(.blue, height: 170).accessibilityLabel("Cover")
    }
    .ignoresSafeArea()
  }

  private func part(_ color: Color, height: Double) -> some View {
    Button {
    } label: {
      color.frame(maxWidth: .infinity).frame(height: height)
    }
    .buttonStyle(.plain)
  }
}
