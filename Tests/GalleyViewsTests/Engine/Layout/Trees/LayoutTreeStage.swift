import Foundation
import GalleyRaster
import GalleyTree
import GalleyViews

/// Lays trees out with the engine.
@MainActor struct LayoutTreeStage {
  private static let side = 4000.0
  private let typesetter: Typesetter
  var scale = 1.0
  var direction = LayoutDirection.leftToRight

  init() throws {
    typesetter = Typesetter(try FontLibrary())
  }

  /// The frames of the named parts of a tree, which is offered a size and has its leading upper corner at zero.
  ///
  /// In an interface from right to left they are measured from the right edge to the left, so that what is mirrored well has
  /// the same numbers.
  func frames(of tree: LayoutTree, offered proposal: ProposedViewSize) -> [String: CGRect] {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    let size = CGSize(width: Self.side, height: Self.side)
    let host = ViewHost(
      AnyView(Offering(proposal: proposal, size: size) { tree.view }), typesetter: typesetter, size: size,
      safeArea: EdgeInsets(), environment: environment)
    host.flush()
    var frames: [String: CGRect] = [:]
    for window in host.windows() {
      window.walk { element, _ in
        guard !element.label.isEmpty else { return true }
        var frame = element.frame
        if direction == .rightToLeft { frame.origin.x = size.width - frame.maxX }
        frames[element.label] = frame
        return true
      }
    }
    return frames
  }
}
