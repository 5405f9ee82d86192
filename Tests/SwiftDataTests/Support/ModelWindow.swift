import Foundation
import GalleyRaster
import GalleySimulator
import GalleyTree
import GalleyViews

/// A window with views that show models.
@MainActor struct ModelWindow {
  let clock = VirtualClock()
  let host: ViewHost

  init(@ViewBuilder _ view: () -> some View) throws {
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.localeIdentifier = "en-US"
    host = ViewHost(
      AnyView(view()), typesetter: Typesetter(try FontLibrary()), size: CGSize(width: 375, height: 600),
      safeArea: EdgeInsets(), environment: environment)
    host.flush()
  }

  /// All elements, in tree order.
  private var elements: [Element] {
    var found: [Element] = []
    for window in host.windows() {
      window.walk { element, _ in
        found.append(element)
        return true
      }
    }
    return found
  }

  /// The labels of all texts that are not in buttons, in tree order.
  var texts: [String] { elements.filter { $0.type == .staticText }.map(\.label) }

  func tap(_ button: String) {
    guard let element = elements.first(where: { $0.type == .button && $0.label == button }) else { return }
    let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
    host.touch(.began, at: point)
    clock.advance(to: clock.now + .milliseconds(50))
    host.flush()
    host.touch(.ended, at: point)
    host.flush()
  }
}
