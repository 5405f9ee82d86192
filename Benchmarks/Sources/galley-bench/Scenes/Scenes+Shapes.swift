import Foundation
import GalleyImage
import GalleyRaster

extension Scene {
  /// A sheet of curves, strokes, clips, turned shapes and a layer.
  static func shapes() -> Scene {
    var list = DisplayList()
    for index in 0..<6 {
      let x = 20 + Double(index) * 60
      list.append(
        .fill(
          star(center: CGPoint(x: x + 25, y: 50), radius: 26, points: 5 + 2 * index), Ink.icons[index],
          index.isMultiple(of: 2) ? .nonZero : .evenOdd))
      for (row, join) in [LineJoin.miter, .round, .bevel].enumerated() {
        var path = Path()
        let top = 100 + Double(row) * 50
        path.move(to: CGPoint(x: x, y: top + 36))
        path.addLine(to: CGPoint(x: x + 22, y: top))
        path.addLine(to: CGPoint(x: x + 44, y: top + 36))
        let caps: [LineCap] = [.butt, .round, .square]
        list.append(
          .stroke(path, .init(width: 1 + Double(index) * 1.7, cap: caps[index % 3], join: join), Ink.tint))
      }
      var curve = Path()
      curve.move(to: CGPoint(x: x, y: 300))
      curve.addCurve(
        to: CGPoint(x: x + 48, y: 260), control1: CGPoint(x: x + 60, y: 330),
        control2: CGPoint(x: x - 20, y: 230))
      list.append(.stroke(curve, .init(width: 3, cap: .round), Ink.icons[7 - index]))
    }
    list.append(.pushClip(Path(ellipseIn: CGRect(x: 20, y: 330, width: 160, height: 160))))
    for index in 0..<16 {
      let rect = CGRect(x: 20, y: 330 + Double(index) * 10, width: 160, height: 5.3)
      list.append(.roundedRectangle(rect, radius: 0, Ink.icons[index % 8]))
    }
    list.append(.pop)
    list.append(.pushClipRectangle(CGRect(x: 205.5, y: 330.25, width: 164, height: 160), radius: 28))
    list.append(.pushTransform(.translation(x: 287, y: 410)))
    list.append(.pushTransform(.rotation(radians: 0.3)))
    for index in -8..<8 {
      let rect = CGRect(x: -140, y: Double(index) * 16, width: 280, height: 8)
      list.append(.roundedRectangle(rect, radius: 4, Ink.icons[(index + 8) % 8]))
    }
    list.append(.pop)
    list.append(.pop)
    list.append(.pop)
    list.append(.pushOpacity(0.5))
    for index in 0..<3 {
      let rect = CGRect(x: 60 + Double(index) * 70, y: 520, width: 120, height: 120)
      list.append(.fill(Path(ellipseIn: rect), Ink.icons[index * 2], .nonZero))
    }
    list.append(.pop)
    for index in 0..<40 {
      var line = Path()
      line.move(to: CGPoint(x: 195, y: 745))
      line.addLine(to: CGPoint(x: 10 + Double(index) * 9.5, y: index.isMultiple(of: 2) ? 660 : 830))
      list.append(.stroke(line, .init(width: index.isMultiple(of: 2) ? 0.5 : 1), Ink.label))
    }
    return Scene(
      name: "shapes", title: "strokes, paths, clips, a layer", size: phoneSize, scale: 3, background: .white,
      list: list)
  }

  private static func star(center: CGPoint, radius: Double, points: Int) -> Path {
    var path = Path()
    let step = 2 * Double.pi * Double(points / 2) / Double(points)
    for index in 0..<points {
      let end = Transform.rotation(radians: step * Double(index)).apply(CGPoint(x: 0, y: -radius))
      let point = CGPoint(x: center.x + end.x, y: center.y + end.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
