import Foundation
import GalleyImage
import GalleyRaster

extension CALayer {
  /// The corners of the layer.
  var corners: Corners { Corners(radius: Double(cornerRadius)) }

  /// The opacity and the shadow of the layer; `nil` for an opaque one without a shadow.
  ///
  /// - Parameter alpha: The opacity.
  func style(alpha: Double) -> DisplayList.LayerStyle? {
    var style = DisplayList.LayerStyle(opacity: alpha)
    if shadowOpacity > 0, !masksToBounds, var color = shadowColor?.rgba {
      color.alpha = UInt8((Float(color.alpha) * min(1, shadowOpacity)).rounded())
      style.shadow = DisplayList.Shadow(
        color: color, radius: Double(shadowRadius), x: Double(shadowOffset.width),
        y: Double(shadowOffset.height))
    }
    return style.opacity == 1 && style.shadow == nil ? nil : style
  }

  /// Draws the line along the inside of the edges.
  func drawBorder(in rect: CGRect, into list: inout DisplayList) {
    guard borderWidth > 0, let color = borderColor?.rgba else { return }
    let half = borderWidth / 2
    let line = Path(
      roundedRect: rect.insetBy(dx: half, dy: half), cornerRadius: max(0, cornerRadius - half))
    list.append(.stroke(line, .init(width: Double(borderWidth)), .color(color)))
  }

  /// Draws what is in front of the background colour: the fill, and the layers that the app has added.
  func drawContent(in rect: CGRect, _ environment: EnvironmentValues, into list: inout DisplayList) {
    if let fill {
      let paint = fill.primitive(in: environment).paint(in: rect, for: environment)
      list.append(.roundedRectangle(rect, corners, paint))
    }
    for layer in sublayers ?? [] where !layer.isHidden && layer.opacity > 0 {
      layer.draw(in: layer.frame.offsetBy(dx: rect.minX, dy: rect.minY), environment, into: &list)
    }
  }

  private func draw(in rect: CGRect, _ environment: EnvironmentValues, into list: inout DisplayList) {
    list.nested(in: style(alpha: Double(min(1, opacity))).map { .pushLayer($0) }) { list in
      if let color = backgroundColor?.rgba { list.append(.roundedRectangle(rect, corners, color)) }
      list.nested(in: masksToBounds ? .pushClipRectangle(rect, corners) : nil) {
        drawContent(in: rect, environment, into: &$0)
      }
      drawBorder(in: rect, into: &list)
    }
  }
}
