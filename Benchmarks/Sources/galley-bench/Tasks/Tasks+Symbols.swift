import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews

/// A phone screen of 40 symbols and 60 texts, as a list of settings has them.
private struct SymbolScreen: View {
  private static let names = [
    "trash", "star.fill", "gearshape", "person.crop.circle", "bell.badge", "house.fill",
    "square.and.arrow.up", "heart",
    "calendar", "envelope", "folder.badge.plus", "camera", "eye.slash", "wifi", "plus.circle.fill",
    "chevron.right",
    "magnifyingglass", "photo", "cart", "bookmark.fill",
  ]

  var body: some View {
    VStack(spacing: 6) {
      ForEach(0..<20) { row in
        HStack {
          Image(systemName: Self.names[row])
          Text("Title \(row)")
          Text("value")
          Text("note \(row)").font(.footnote)
          Image(systemName: Self.names[(row * 7 + 3) % 20])
        }
      }
    }
  }
}

extension Task {
  /// A phone screen of 40 symbols and 60 texts: its list made and drawn over the last picture (`redraw`), and its list alone (`list`).
  static func symbols(library: FontLibrary) -> [Task] {
    nonisolated(unsafe) let typesetter = Typesetter(library)
    let window = MainActor.assumeIsolated { Window.make(typesetter) { SymbolScreen() } }
    nonisolated(unsafe) let renderer = Renderer(library)
    nonisolated(unsafe) var bitmap = Bitmap(
      width: 1125, height: 2436, bytes: Array(repeating: 255, count: 1125 * 2436 * 4))
    @Sendable func list() -> DisplayList {
      MainActor.assumeIsolated {
        var list = DisplayList()
        window.draw(into: &list)
        return list
      }
    }
    return [
      Task(name: "symbols.list", run: { list().commands.count }),
      Task(
        name: "symbols.redraw",
        run: {
          renderer.render(list(), into: &bitmap, scale: 3, background: .white)
          return bitmap.width
        }),
    ]
  }
}
