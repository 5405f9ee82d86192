import Foundation
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Rotates the view in space, without moving other views.
  ///
  /// The renderer draws parallelograms, as seen from far away: nearer parts are not larger.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis: to the right, down, and towards the viewer.
  ///   - anchor: The point that stays in place.
  ///   - anchorZ: The distance of the axis in front of the screen; from far away it makes no difference.
  ///   - perspective: The nearness of the viewer; not used.
  /// - Returns: The turned view.
  /// - Reference: [SwiftUI's `rotation3DEffect`](https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)).
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      by: TransformModifier(
        angle: angle.radians, axis: RotationAxis(x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)),
        anchor: anchor))
  }
}

/// The axis of a rotation in space: to the right, down, and towards the viewer.
nonisolated struct RotationAxis: Equatable, Sendable {
  let x: Double
  let y: Double
  let z: Double
}

extension Transform {
  /// Returns the map of a rotation in space, as seen from far away.
  static func rotation(radians: Double, around axis: RotationAxis) -> Transform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .rotation(radians: 0) }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let turn = Transform.rotation(radians: radians)
    let (cosine, sine) = (turn.a, turn.b)
    let rest = 1 - cosine
    return Transform(
      a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine,
      d: cosine + y * y * rest, tx: 0, ty: 0)
  }
}
