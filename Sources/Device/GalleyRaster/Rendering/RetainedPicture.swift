import Foundation
import GalleyImage

/// A picture that is drawn repeatedly, such as a device's screen: only changes are drawn.
///
/// Each result equals, byte for byte, that of ``Renderer/render(_:size:scale:background:threads:)`` for the
/// same list.
package final class RetainedPicture {
  /// The part of the picture that had to be drawn.
  package enum Damage: Hashable, Sendable {
    /// Nothing: the list is the same as before.
    case nothing
    /// These parts of the picture, none over another.
    case parts([PixelRect])
    /// The whole picture.
    case everything
  }

  /// The part that the last update drew.
  package private(set) var damage = Damage.everything

  private let renderer: Renderer
  private var shown: Shown?

  /// The content of the picture.
  private struct Shown {
    var frame: RenderTarget
    var list: DisplayList
    var footprints: Footprints
    var bitmap: Bitmap
  }

  /// Creates a picture with nothing on it yet.
  package init(_ renderer: Renderer) {
    self.renderer = renderer
  }

  /// Shows a list.
  ///
  /// The memory of the picture before is used again once nothing else refers to it; else it is copied first.
  ///
  /// - Parameters:
  ///   - list: The commands to draw.
  ///   - size: The picture's size, in points.
  ///   - scale: Pixels in a point.
  ///   - background: The color below the drawing; it may be clear.
  /// - Returns: The picture.
  package func update(_ list: DisplayList, size: CGSize, scale: Double, background: RGBA) -> Bitmap {
    let frame = RenderTarget(size: size, scale: scale, background: background)
    let footprints = Footprints(list, transform: frame.transform, bounds: frame.bounds)
    guard let region = change(to: list, footprints, in: frame),
      region.area * Self.share.of <= frame.bounds.area * Self.share.most
    else {
      damage = .everything
      return replace(with: list, footprints, in: frame)
    }
    damage = region.parts.isEmpty ? .nothing : .parts(region.parts.map(PixelRect.init))
    return redraw(region, of: list, footprints)
  }

  /// The part of the picture from which on all of it is drawn: three fifths.
  ///
  /// Below, drawing the parts is faster.
  private static let share = (most: 3, of: 5)

  /// The pixels in which a list differs from the shown one; `nil` if no comparable list is shown.
  private func change(to list: DisplayList, _ footprints: Footprints, in frame: RenderTarget) -> DamageRegion?
  {
    guard let shown, shown.frame == frame else { return nil }
    let change = DisplayListChange(from: shown.list, shown.footprints, to: list, footprints)
    return footprints.closed(change.region)
  }

  private func replace(with list: DisplayList, _ footprints: Footprints, in frame: RenderTarget) -> Bitmap {
    var bitmap: Bitmap?
    if shown?.frame.bounds == frame.bounds { bitmap = shown?.bitmap }
    // The picture has to be held here alone, or writing would copy it.
    shown = nil
    var next = bitmap ?? frame.emptyBitmap
    bitmap = nil
    renderer.render(list, into: &next, scale: frame.scale, background: frame.background)
    shown = Shown(frame: frame, list: list, footprints: footprints, bitmap: next)
    return next
  }

  private func redraw(_ region: DamageRegion, of list: DisplayList, _ footprints: Footprints) -> Bitmap {
    guard var next = shown else { preconditionFailure("a picture that was never drawn has no parts") }
    shown = nil
    next.list = list
    next.footprints = footprints
    if !region.parts.isEmpty {
      next.bitmap.bytes.withUnsafeMutableBytes { memory in
        let layer = Layer(bounds: next.frame.bounds, lent: memory.bindMemory(to: UInt32.self))
        for part in region.parts {
          next.frame.draw(
            list, footprints: footprints, window: part, on: layer, resources: renderer.resources)
        }
      }
    }
    shown = next
    return next.bitmap
  }
}

extension PixelRect {
  /// The same rectangle by its corner and size.
  fileprivate init(_ bounds: PixelBounds) {
    self.init(x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height)
  }
}
