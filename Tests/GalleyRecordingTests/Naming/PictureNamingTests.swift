import GalleyBaselines
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyRecording

@Suite struct PictureNamingTests {
  private func naming(_ patterns: String..., suite: [String] = []) throws -> PictureNaming {
    var naming = PictureNaming()
    naming.suite = suite
    naming.patterns = try patterns.map { try PicturePattern($0) }
    return naming
  }

  @Test func foldersAreSuitesAndTheFileIsTheName() throws {
    let name = try naming(suite: ["web"]).name(of: "checkout/cart.png")
    #expect(name.key == CheckKey(suite: ["web", "checkout"], test: nil, name: "cart", environment: .picture))
    #expect(name.key.text == "web/checkout / cart @ picture")
    #expect(!name.isCut)
  }

  @Test func fieldsBecomeTheConfiguration() throws {
    let name = try naming("{name}-{device}-{appearance}-{browser}@{scale}x").name(
      of: "a/cart-Pixel7-Dark-webkit@3x.png")
    #expect(name.scale == 3)
    #expect(name.key.environment.device == "Pixel7")
    #expect(name.key.environment.appearance == .dark)
    #expect(name.key.environment.parameters == ["browser": "webkit"])
    #expect(name.key.suite == ["a"])
  }

  @Test func picturesOfSeveralBrowsersHaveFilesOfTheirOwn() throws {
    let naming = try naming("{name}-{browser}")
    let keys = try ["cart-chromium.png", "cart-firefox.png"].map { try naming.name(of: $0).key }
    #expect(Set(keys.map(\.stem)).count == 2)
    #expect(keys[0].text == "cart @ picture-light-browser_chromium")
  }

  @Test func whatIsCutInTwoWaysHasNoName() throws {
    #expect(throws: PictureNameError.self) {
      try naming("{name}-{browser}", "{name}-{os}").name(of: "a-b.png")
    }
    // Two patterns that say the same are no ambiguity.
    #expect(try naming("{name}-{os}", "{name}-{os:linux|mac}").name(of: "a-linux.png").isCut)
  }

  @Test func errorsSayTheWayOut() throws {
    var lines: [String] = []
    for (patterns, path) in [
      (["{name}-{browser}", "{name}-{os}"], "shop/a-b.png"), (["{name}-{appearance}"], "a-dusk.png"),
      (["{name}@{scale}x"], "a@0x.png"),
    ] {
      var naming = PictureNaming()
      naming.patterns = try patterns.map { try PicturePattern($0) }
      do { _ = try naming.name(of: path) } catch { lines.append("\(error)") }
    }
    expectGolden(lines.joined(separator: "\n") + "\n")
  }
}
