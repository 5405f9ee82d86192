import Foundation
import GalleyImage
import Testing

@testable import GalleyViews

/// Drawings in the form of Core Graphics.
@MainActor @Suite struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func picture(_ draw: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      draw($0.cgContext)
    }
    .bitmap
  }

  @Test func `states return, and what was begun in them ends`() {
    let bitmap = picture { context in
      context.setFillColor(red)
      context.saveGState()
      context.setFillColor(blue)
      context.translateBy(x: 10, y: 10)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.scaleBy(x: 2, y: 2)
    }
    #expect(bitmap[12, 12] == RGBA(0, 0, 255) && bitmap[16, 16] == .clear && bitmap[2, 2] == RGBA(255, 0, 0))
  }

  @Test func `outlines are filled, drawn and taken`() {
    let bitmap = picture { context in
      context.setFillColor(red)
      context.setStrokeColor(blue)
      context.setLineWidth(2)
      context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
      context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
      context.drawPath(using: .eoFillStroke)
      context.fillPath()
    }
    #expect(bitmap[4, 10] == RGBA(255, 0, 0) && bitmap[10, 10] == .clear && bitmap[2, 10] == RGBA(0, 0, 255))
    let half = picture { context in
      context.setAlpha(0.5)
      context.setFillColor(red)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(half[0, 0] == .clear && (126...129).contains(half[10, 10].alpha))
  }

  @Test func `a view and a picture are drawn`() throws {
    let renderer = ImageRenderer(content: Color(cgColor: blue).frame(width: 10, height: 10))
    var size = CGSize.zero
    let bitmap = picture { context in
      context.translateBy(x: 5, y: 5)
      renderer.render {
        size = $0
        $1(context)
      }
      if let image = renderer.cgImage { context.draw(image, in: CGRect(x: 10, y: 10, width: 5, height: 5)) }
    }
    #expect(size == CGSize(width: 10, height: 10))
    #expect(bitmap[10, 10] == RGBA(0, 0, 255) && bitmap[17, 17] == RGBA(0, 0, 255))
    #expect(bitmap[2, 2] == .clear && bitmap[17, 10] == .clear)
    var count = 0
    ImageRenderer(content: EmptyView()).render { _, _ in count += 1 }
    #expect(count == 0)
  }
}
