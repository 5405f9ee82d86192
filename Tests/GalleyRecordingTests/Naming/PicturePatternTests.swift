import GalleyBaselines
import GalleyTree
import GoldenFiles
import SeededCases
import Testing

@testable import GalleyRecording

@Suite struct PicturePatternTests {
  private func cuts(_ pattern: String, _ path: String) throws -> [PicturePattern.Cut] {
    try PicturePattern(pattern).cuts(of: path)
  }

  @Test func aNameTakesWhatTheOtherFieldsLeave() throws {
    #expect(
      try cuts("{name}-{browser}-{os}", "shop/sign-in-chromium-linux")
        == [["name": "sign-in", "browser": "chromium", "os": "linux"]])
    #expect(try cuts("{name}-{browser}-{os}", "home") == [])
    #expect(try cuts("{name}@{scale}x", "home@2x") == [["name": "home", "scale": "2"]])
  }

  @Test func aPatternWithASlashIsComparedWithTheWholePath() throws {
    #expect(
      try cuts("{suite}/{test}.{name}", "a/b/testStart.1")
        == [["suite": "a/b", "test": "testStart", "name": "1"]])
    #expect(try cuts("{device}/{name}", "a/b/home") == [])
  }

  @Test func listedValuesMayHoldSeparators() throws {
    #expect(
      try cuts("{name}-{device:iPhone-15|Pixel-7}", "cart-iPhone-15") == [
        ["name": "cart", "device": "iPhone-15"]
      ])
    #expect(try cuts("{name}-{device:iPhone-15}", "cart-iPhone-16") == [])
  }

  @Test func twoWaysAreFoundWithinOnePattern() throws {
    #expect(try cuts("{name}-{device:b|a-b}", "x-a-b").count == 2)
  }

  @Test(arguments: [
    "{name", "name}", "{}-{name}", "{na me}", "{name}-{os:a||b}", "{name}-{name}", "{name}{os}",
    "{browser}-{os}",
    "{name}" + (0..<16).map { "-{f\($0)}" }.joined(),
  ])
  func aPatternThatCannotCutIsRefused(_ pattern: String) {
    #expect(throws: PicturePatternError.self) { try PicturePattern(pattern) }
  }

  @Test func errorsSayTheWayOut() throws {
    let patterns = [
      "{name", "name}", "{}-{name}", "{name}-{os:a||b}", "{name}-{name}", "{name}{os}", "{browser}-{os}",
      "{name}" + (0..<16).map { "-{f\($0)}" }.joined(),
    ]
    var lines: [String] = []
    for pattern in patterns {
      do { _ = try PicturePattern(pattern) } catch { lines.append("\(error)") }
    }
    expectGolden(lines.joined(separator: "\n") + "\n")
  }

  /// Whatever values are put together, cutting the name finds them again or says that there are two ways.
  @Test func whatWasPutTogetherIsFoundAgain() throws {
    for seed in Soak.seeds(300) {
      var random = SeededGenerator(seed: seed)
      let words = ["home", "sign-in", "a.b", "x@y", "ü"]
      let values = [
        "name": words.randomElement(using: &random) ?? "",
        "browser": ["chromium", "webkit"].randomElement(using: &random) ?? "",
        "os": ["linux", "mac"].randomElement(using: &random) ?? "",
      ]
      let separators = ["-", ".", "@", "_"].shuffled(using: &random)
      let pattern = "{name}\(separators[0]){browser}\(separators[1]){os}"
      let text =
        "\(values["name"] ?? "")\(separators[0])\(values["browser"] ?? "")\(separators[1])\(values["os"] ?? "")"
      #expect(try PicturePattern(pattern).cuts(of: text) == [values], "\(pattern) \(text)")
    }
  }

  @Test func aHostileNameIsCutInBoundedTime() throws {
    let name = String(repeating: "a-", count: 120)
    #expect(try cuts("{name}-{test}-{argument}-x", name) == [])
  }
}
