import Foundation
import GalleyTree

extension ViewHost {
  /// A rectangle moved to whole pixels, edge by edge, so that neighbours stay neighbours.
  ///
  /// Layout itself is exact; only the drawing is rounded, as described in Apple's talk *Building Custom Views
  /// with SwiftUI* (WWDC 2019, session 237): “SwiftUI rounds the coordinates of your views to the nearest
  /// pixels.”
  package func snapped(_ rect: CGRect) -> CGRect {
    let scale = environment.displayScale
    // Halves go the same way on both sides of 0, so that content looks the same wherever it is scrolled to.
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let minX = snap(rect.minX)
    let minY = snap(rect.minY)
    return CGRect(x: minX, y: minY, width: snap(rect.maxX) - minX, height: snap(rect.maxY) - minY)
  }
}
