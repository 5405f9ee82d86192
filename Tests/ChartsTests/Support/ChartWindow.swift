import Charts
import Foundation
import GalleyImage
import GalleyRaster
import GalleySimulator
import GalleyTree
import GalleyViews

/// A window with a chart in it.
@MainActor struct ChartWindow {
  let host: ViewHost

  init(
    width: Double = 360, height: Double = 260, scale: Double = 2,
    environment change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> some View
  ) throws {
    var environment = EnvironmentValues()
    environment.clock = VirtualClock()
    environment.displayScale = scale
    environment.localeIdentifier = "en-US"
    change(&environment)
    host = ViewHost(
      AnyView(view()), typesetter: Typesetter(try FontLibrary()), size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(), environment: environment)
    host.flush()
  }

  /// All elements, in tree order.
  var elements: [Element] {
    var found: [Element] = []
    for window in host.windows() {
      window.walk { element, _ in
        found.append(element)
        return true
      }
    }
    return found
  }

  /// The labels of all texts, in tree order.
  var texts: [String] { elements.filter { $0.type == .staticText }.map(\.label) }

  func find(_ label: String) -> Element? { elements.first { $0.label == label } }

  /// The elements of marks.
  var marks: [Element] { elements.filter { $0.type == .other && !$0.label.isEmpty && $0.children.isEmpty } }

  func picture() throws -> Bitmap {
    var list = DisplayList()
    host.draw(into: &list)
    let isDark = host.environment.colorScheme == .dark
    return Renderer(try FontLibrary()).render(
      list, size: host.size, scale: host.environment.displayScale, background: isDark ? .black : .white)
  }

  /// The colour of the pixel at a point.
  func color(_ point: CGPoint) throws -> RGBA {
    let scale = host.environment.displayScale
    return try picture()[Int(point.x * scale), Int(point.y * scale)]
  }
}
