import Combine
import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Pictures that apps make of views, and pictures that they paint with.
@MainActor @Suite struct ImageRendererTests {
  @Test func `a picture has the view's size at the scale`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 30, height: 20))
    #expect(renderer.cgImage?.width == 60)
    #expect(renderer.cgImage?.height == 40)
    let bitmap = try PNG.decode(try #require(picture.pngData()))
    #expect(bitmap[0, 0] == Color.red.bytes)
    #expect(bitmap[59, 39] == Color.red.bytes)
  }

  @Test func `what no view covers is clear, or black where the picture is opaque`() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    #expect(try PNG.decode(try #require(renderer.uiImage?.pngData()))[1, 1].alpha == 0)
    renderer.isOpaque = true
    #expect(try PNG.decode(try #require(renderer.uiImage?.pngData()))[1, 1] == RGBA(0, 0, 0))
  }

  @Test func `the offer counts where the view has no size of its own`() {
    let renderer = ImageRenderer(content: Color.blue)
    renderer.proposedSize = ProposedViewSize(width: 12, height: 7)
    #expect(renderer.uiImage?.size == CGSize(width: 12, height: 7))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func `a change is told before it is made`() {
    let renderer = ImageRenderer(content: Color.blue)
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.scale = 3
    renderer.content = .red
    #expect(count == 2)
    subscription.cancel()
  }

  @Test func `a picture is repeated over a shape`() throws {
    var tile = Bitmap(width: 4, height: 4, color: RGBA(255, 0, 0))
    for y in 0..<4 { for x in 2..<4 { tile[x, y] = RGBA(0, 0, 255) } }
    let picture = Image(tile, scale: 1, label: "")
    let stage = try ViewTestHarness(width: 16, height: 16) {
      Rectangle().fill(.image(picture)).frame(width: 8, height: 8)
    }
    // The frame begins at 4: each four points the picture begins anew.
    #expect(try stage.color(4, 4) == RGBA(255, 0, 0))
    #expect(try stage.color(6, 4) == RGBA(0, 0, 255))
    #expect(try stage.color(8, 8) == RGBA(255, 0, 0))
    #expect(try stage.color(11, 11) == RGBA(0, 0, 255))
    #expect(try stage.color(2, 2) == .white)
    let half = try ViewTestHarness(width: 8, height: 8) {
      Rectangle().fill(
        ImagePaint(image: picture, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 1))
    }
    #expect(try half.color(0, 0) == RGBA(0, 0, 255))
    #expect(try half.color(5, 3) == RGBA(0, 0, 255))
  }
}

extension Color {
  /// The colour's bytes in light.
  fileprivate var bytes: RGBA {
    let color = resolve(in: EnvironmentValues())
    func byte(_ value: Float) -> UInt8 { UInt8((value * 255).rounded()) }
    return RGBA(byte(color.red), byte(color.green), byte(color.blue), byte(color.opacity))
  }
}
