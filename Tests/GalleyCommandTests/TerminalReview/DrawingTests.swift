import Foundation
import GalleyImage
import Testing

@testable import GalleyCommands

@Suite struct DrawingTests {
  private func noise(_ width: Int, _ height: Int, colors: Int, seed: UInt64 = 1) -> Bitmap {
    var state = seed
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let palette = (0..<colors).map { _ in
      RGBA(UInt8(next() & 255), UInt8(next() & 255), UInt8(next() & 255))
    }
    var picture = Bitmap(width: width, height: height, color: .white)
    for y in 0..<height { for x in 0..<width { picture[x, y] = palette[next() % colors] } }
    return picture
  }

  @Test func aPictureOfOneColourKeepsItAtEverySize() {
    let picture = Bitmap(width: 37, height: 23, color: RGBA(200, 16, 46))
    for (width, height) in [(1, 1), (5, 7), (37, 23), (90, 60)] {
      let small = AreaAverage.resize(picture, width: width, height: height)
      #expect(small == Bitmap(width: width, height: height, color: RGBA(200, 16, 46)), "\(width) × \(height)")
    }
  }

  @Test func theSameSizeIsTheSamePicture() {
    let picture = noise(19, 11, colors: 40)
    #expect(AreaAverage.resize(picture, width: 19, height: 11) == picture)
  }

  @Test func lightIsAveragedAndNotItsCode() {
    var picture = Bitmap(width: 2, height: 1, color: .white)
    picture[0, 0] = .black
    // Half the light of white has the code 188; the mean of the codes would be 128.
    #expect(AreaAverage.resize(picture, width: 1, height: 1)[0, 0] == RGBA(188, 188, 188))
  }

  @Test func enlargedPixelsStaySquares() {
    let picture = noise(3, 2, colors: 6)
    let large = AreaAverage.resize(picture, width: 12, height: 8)
    for y in 0..<8 { for x in 0..<12 { #expect(large[x, y] == picture[x / 4, y / 4]) } }
  }

  @Test func halfBlocksHaveTwoPixelsACell() {
    var picture = Bitmap(width: 3, height: 3)
    picture[0, 0] = RGBA(255, 0, 0)
    picture[0, 1] = RGBA(0, 0, 255)
    picture[1, 1] = RGBA(0, 255, 0)
    picture[0, 2] = RGBA(255, 0, 0)
    let esc = "\u{1B}"
    #expect(
      HalfBlocks.lines(picture, .direct) == [
        "\(esc)[38;2;255;0;0;48;2;0;0;255m▀\(esc)[38;2;0;255;0;49m▄ \(esc)[0m",
        "\(esc)[38;2;255;0;0m▀  \(esc)[0m",
      ])
    #expect(
      HalfBlocks.lines(picture, .indexed)[0] == "\(esc)[38;5;196;48;5;21m▀\(esc)[38;5;46;49m▄ \(esc)[0m")
    #expect(HalfBlocks.lines(picture, .sixteen)[0] == "\(esc)[91;44m▀\(esc)[92;49m▄ \(esc)[0m")
    #expect(HalfBlocks.lines(picture, .none).isEmpty)
  }

  @Test func coloursAreThoseTheTerminalSaysItHas() {
    #expect(ColorDepth.of(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .direct)
    #expect(ColorDepth.of(["TERM": "xterm-256color"]) == .indexed)
    #expect(ColorDepth.of(["TERM": "xterm"]) == .sixteen)
    #expect(ColorDepth.of(["TERM": "xterm-direct"]) == .direct)
    #expect(ColorDepth.of(["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
    #expect(ColorDepth.of([:]) == .none)
    #expect(ColorDepth.of(["TERM": "xterm", "NO_COLOR": "1"]) == .none)
    #expect(ColorDepth.of(["TERM": "xterm", "NO_COLOR": ""]) == .sixteen)
    #expect(ColorDepth.of(["TERM": "xterm", "CLICOLOR": "0"]) == .none)
    #expect(ColorDepth.of(["TERM": "xterm"], isTerminal: false) == .none)
    #expect(ColorDepth.of(["TERM": "dumb", "CLICOLOR_FORCE": "1"], isTerminal: false) == .sixteen)
    #expect(ColorDepth.of(["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], isTerminal: false) == .indexed)
    #expect(ColorDepth.of(["TERM": "xterm", "CLICOLOR_FORCE": "0"], isTerminal: false) == .none)
    #expect(ColorDepth.of(["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == .none)
  }

  /// Reads sixels back, as the manual has it.
  private func decode(_ text: String) throws -> Bitmap {
    let body = try #require(text.wholeMatch(of: /\u{1B}P0;1;0q"1;1;(\d+);(\d+)(.*)\u{1B}\\/))
    var picture = Bitmap(width: try #require(Int(body.1)), height: try #require(Int(body.2)))
    var colors: [Int: RGBA] = [:]
    var (x, top, color, count) = (0, 0, 0, 1)
    var rest = body.3
    while let first = rest.first {
      if let match = rest.prefixMatch(of: /#(\d+);2;(\d+);(\d+);(\d+)/) {
        let parts = [match.2, match.3, match.4].map { UInt8((Int($0) ?? 0) * 255 / 100) }
        colors[Int(match.1) ?? 0] = RGBA(parts[0], parts[1], parts[2])
        rest = rest[match.range.upperBound...]
        continue
      }
      if let match = rest.prefixMatch(of: /#(\d+)/) {
        color = Int(match.1) ?? 0
        rest = rest[match.range.upperBound...]
        continue
      }
      if let match = rest.prefixMatch(of: /!(\d+)/) {
        count = Int(match.1) ?? 1
        rest = rest[match.range.upperBound...]
        continue
      }
      rest = rest.dropFirst()
      switch first {
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let bits = try #require(first.asciiValue) - 63
        for _ in 0..<count {
          for row in 0..<6 where bits >> UInt8(row) & 1 == 1 {
            picture[x, top + row] = try #require(colors[color])
          }
          x += 1
        }
        count = 1
      }
    }
    return picture
  }

  @Test(arguments: [(1, 1, 1), (7, 6, 3), (40, 13, 200), (64, 31, 255)])
  func sixelsAreThePicture(_ width: Int, _ height: Int, _ colors: Int) throws {
    let picture = noise(width, height, colors: colors)
    let back = try decode(SixelPicture.text(picture))
    #expect(back.width == width && back.height == height)
    // Sixels have a hundred steps a channel.
    for (a, b) in zip(picture.bytes, back.bytes) { #expect(abs(Int(a) - Int(b)) <= 3) }
  }

  @Test func whatIsClearStaysClearAndManyColoursBecomeFew() throws {
    var picture = Bitmap(width: 60, height: 60)
    for y in 0..<60 { for x in 30..<60 { picture[x, y] = RGBA(UInt8(x * 4), UInt8(y * 4), UInt8(x + y)) } }
    let text = SixelPicture.text(picture)
    #expect(text.matches(of: /#\d+;2;/).count <= 255)
    let back = try decode(text)
    var worst = 0
    for y in 0..<60 {
      for x in 0..<60 {
        #expect((back[x, y].alpha > 0) == (x >= 30))
        guard x >= 30 else { continue }
        worst = max(worst, abs(Int(back[x, y].red) - Int(picture[x, y].red)))
      }
    }
    #expect(worst < 40)
  }

  @Test func kittyGetsTheFileInPiecesThatItTakes() throws {
    let png = try PNG.encode(noise(90, 90, colors: 4000), effort: .fast)
    let text = InlinePicture.kitty(png, columns: 30, rows: 12)
    let commands = text.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
    #expect(commands.count > 2)
    #expect(commands.map { $0.0.count }.reduce(0, +) == text.count)
    #expect(commands.allSatisfy { $0.2.count <= 4096 })
    #expect(commands.dropLast().allSatisfy { $0.2.count % 4 == 0 && $0.1.hasSuffix("m=1") })
    #expect(commands.last?.1.hasSuffix("m=0") == true)
    #expect(commands[0].1 == "a=T,f=100,q=2,C=1,c=30,r=12,m=1")
    #expect(Data(base64Encoded: commands.map { String($0.2) }.joined()) == png)
    let one = InlinePicture.iterm(png, columns: 30, rows: 12)
    #expect(one.hasPrefix("\u{1B}]1337;File=inline=1;size=\(png.count);width=30;height=12;"))
    #expect(one.hasSuffix(":\(png.base64EncodedString())\u{07}"))
  }

  @Test func theMethodIsSaidOrKnownOrAsked() throws {
    func method(_ environment: [String: String], forced: String? = nil) throws -> PictureMethod? {
      var line = OptionReader(forced.map { ["--images": [$0]] } ?? [:])
      return try PictureMethodDetection.method(
        forced: ReviewCommand.Options(&line).images,
        environment.merging(["TERM": "xterm-256color"]) { a, _ in a })
    }
    #expect(try method([:]) == nil)
    #expect(try method(["GALLEY_IMAGES": "none"], forced: "SIXEL") == .sixel)
    #expect(try method(["GALLEY_IMAGES": "blocks", "KITTY_WINDOW_ID": "1"]) == .blocks)
    #expect(try method(["KITTY_WINDOW_ID": "1"]) == .kitty)
    #expect(try method(["TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(try method(["KITTY_WINDOW_ID": "1", "TMUX": "/tmp/x"]) == .blocks)
    #expect(try method(["NO_COLOR": "1"]) == PictureMethod.none)
    let error = #expect(throws: UsageError.self) { try method(["GALLEY_IMAGES": "ascii"]) }
    #expect(
      error.map { "\($0)" } == "GALLEY_IMAGES needs kitty, iterm, sixel, blocks or none, not \"ascii\"")
    func answer(_ text: String) -> PictureMethod { PictureMethodDetection.method(answer: Array(text.utf8)) }
    #expect(answer("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c") == .kitty)
    #expect(answer("\u{1B}[?62;4;6c") == .sixel)
    #expect(answer("\u{1B}[?64;14c") == .blocks)
    #expect(answer("") == .blocks)
    #expect(PictureMethodDetection.isWhole(Array("\u{1B}[?62;4c".utf8)))
    #expect(!PictureMethodDetection.isWhole(Array("\u{1B}[?62;4".utf8)))
  }
}
