import Foundation
import GalleyImage
import Testing

@testable import GalleyViews

/// Pictures that code draws.
@MainActor @Suite struct UIGraphicsImageRendererTests {
  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test func `a rectangle is filled with the colour that was set`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format(2)).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    }
    #expect(picture.size == CGSize(width: 10, height: 6) && picture.scale == 2)
    #expect(picture.bitmap.width == 20 && picture.bitmap.height == 12)
    #expect(picture.bitmap[9, 6] == RGBA(255, 0, 0) && picture.bitmap[10, 6] == .clear)
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1, opaque: true))
    #expect(opaque.image { _ in }.bitmap[0, 0] == .black)
  }

  @Test func `a picture is begun, drawn and ended`() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 3, y: 0, width: 1, height: 2))
    let picture = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(picture.bitmap.width == 8 && picture.bitmap[3, 1] == RGBA(255, 0, 0))
    #expect(picture.bitmap[4, 1] == .clear && picture.bitmap[7, 3] == RGBA(0, 0, 255))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a picture is drawn smaller, as apps make thumbnails`() throws {
    let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format(1)).image { _ in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).set()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let size = CGSize(width: 10, height: 10)
    let small = UIGraphicsImageRenderer(size: size, format: format(1)).image { _ in
      large.draw(in: CGRect(origin: .zero, size: size))
    }
    #expect(small.bitmap.width == 10 && small.bitmap[5, 5] == RGBA(0, 0, 255))
    let bytes = UIGraphicsImageRenderer(size: size, format: format(1)).pngData { _ in large.draw(at: .zero) }
    #expect(UIImage(data: bytes)?.bitmap[9, 9] == RGBA(0, 0, 255))
  }

  @Test func `outlines are filled and drawn, and nothing is drawn elsewhere`() throws {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    let picture = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 20, height: 20), format: format(1)
    )
    .image { _ in
      UIColor(white: 0, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
      UIColor(white: 1, alpha: 1).setStroke()
      let line = UIBezierPath()
      line.lineWidth = 2
      line.move(to: CGPoint(x: 10, y: 20))
      line.addLine(to: CGPoint(x: 30, y: 20))
      line.stroke()
    }
    #expect(picture.bitmap[0, 0] == .clear && picture.bitmap[10, 4] == .black)
    #expect(picture.bitmap[10, 10] == .white)
  }

  @Test func `its pixels a point are those of the device`() throws {
    struct Scales: View {
      var body: some View { Text("\(Int(UIGraphicsImageRendererFormat.preferred().scale)) a point") }
    }
    #expect(try ViewTestHarness(scale: 2) { Scales() }.find("2 a point") != nil)
  }
}
