import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Effects on colours, masks, and bars in the place of content.
@MainActor @Suite struct ColorEffectTests {
  private func color(_ view: some View) throws -> RGBA {
    let stage = try ViewTestHarness(width: 40, height: 40) { view.frame(width: 40, height: 40) }
    return try stage.color(20, 20)
  }

  @Test func effectsMapColours() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try color(red.grayscale(1)) == RGBA(54, 54, 54))
    #expect(try color(red.saturation(0)) == RGBA(54, 54, 54))
    #expect(try color(red.saturation(1)) == RGBA(255, 0, 0))
    #expect(try color(red.colorInvert()) == RGBA(0, 255, 255))
    #expect(try color(Color(red: 0.5, green: 0.5, blue: 0.5).brightness(0.2)) == RGBA(179, 179, 179))
    #expect(try color(Color(red: 0.2, green: 0.5, blue: 0.8).contrast(0)) == RGBA(128, 128, 128))
    #expect(
      try color(Color.white.colorMultiply(Color(red: 0.2, green: 0.4, blue: 0.6))) == RGBA(51, 102, 153))
    let turned = try color(red.hueRotation(.degrees(120)))
    #expect(turned.green > turned.red && turned.green > turned.blue)
    #expect(try color(red.hueRotation(.degrees(360))) == RGBA(255, 0, 0))
  }

  @Test func aMaskShowsAsMuchAsItIsOpaque() throws {
    let stage = try ViewTestHarness(width: 80, height: 40) {
      Color.blue.mask(alignment: .leading) { Color.black.frame(width: 40) }.frame(width: 80, height: 40)
    }
    #expect(try stage.color(20, 20).blue > 200 && stage.color(20, 20).red < 50)
    #expect(try stage.color(60, 20) == RGBA(255, 255, 255))
    let half = try color(Color(red: 0, green: 0, blue: 0).mask { Color.white.opacity(0.5) })
    #expect((120...135).contains(half.red))
  }

  @Test func whatIsRedactedIsNotShown() throws {
    let stage = try ViewTestHarness(width: 200, height: 40) {
      Text("secret").font(.system(size: 30)).redacted(reason: .placeholder)
    }
    let frame = try #require(stage.all(.staticText).first?.frame)
    let middle = try stage.color(frame.midX, frame.midY)
    let other = try stage.color(frame.minX + 8, frame.midY)
    #expect(middle == other && middle.red < 255, "a bar has one colour")
  }

  @Test func symbolsHaveTheFormThatIsAskedFor() throws {
    let stage = try ViewTestHarness {
      HStack {
        Image(systemName: "photo").accessibilityIdentifier("medium")
        Image(systemName: "photo").imageScale(.large).accessibilityIdentifier("large")
      }
    }
    #expect(stage.frame("large").width > stage.frame("medium").width)
    #expect(SymbolVariants.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    #expect(SymbolVariants.circle.fill.contains(.circle))
  }
}
