import Foundation
import GalleyServices
import GalleyViews

/// A list with a shelf that reach all edges of the screen, or a plain list; and on request a grip of which the lower edge alone is uncovered.
struct BleedApp: App {
  var body: some Scene {
    WindowGroup { BleedView() }
  }
}

private struct BleedView: View {
  @Environment(\.launchEnvironment) private var launch

  @ViewBuilder var body: some View {
    if launch["LIST"] == nil { scroller } else { rows }
  }

  private var rows: some View {
    List(1...40, id: \.self) { Text("row \($0)") }
      .accessibilityIdentifier("list")
      .ignoresSafeArea()
  }

  private var scroller: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(1...25, id: \.self) { number in
          if number == 4 { shelf }
          Text("row \(number)").frame(maxWidth: .infinity, minHeight: 60)
        }
      }
    }
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
