import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

/// The options of `galley diff` that other tools have under the same names.
@Suite struct DiffOptionsTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    var after = Bitmap(width: 20, height: 10, color: .white)
    after[3, 2] = .black
    after[4, 2] = RGBA(250, 250, 250)
    after[9, 7] = .black
    try sandbox.write([UInt8](try PNG.encode(Bitmap(width: 20, height: 10, color: .white))), to: "a.png")
    try sandbox.write([UInt8](try PNG.encode(after)), to: "b.png")
    try sandbox.write([UInt8](try PNG.encode(Bitmap(width: 10, height: 10, color: .white))), to: "small.png")
    return sandbox
  }

  @Test(arguments: [
    ([], "differ: 3 pixels, in 2 regions\n"),
    (["--engine", "exact"], "differ: 3 pixels, in 2 regions\n"),
    (["--threshold", "0.1"], "differ: 2 pixels, in 2 regions\n"),
    (["-t=0"], "differ: 3 pixels, in 2 regions\n"),
    (["--engine", "yiq"], "differ: 2 pixels, in 2 regions\n"),
    (["--engine=oklab", "--include-aa"], "differ: 2 pixels, in 2 regions\n"),
    (["--engine=ciede2000"], "differ: 2 pixels, in 2 regions\n"),
    (["--engine=ciede2000", "--ignore-caret"], "differ: 2 pixels, in 2 regions\n"),
    (["--engine=ssim"], "differ: 3 pixels, in 2 regions\n"),
    (["--engine=strict"], "differ: 2 pixels, in 2 regions\n"),
    (["--engine=content"], "differ: 10 pixels, in 2 regions\n"),
    (["--engine=odiff"], "differ: 2 pixels, in 2 regions\n"),
    (["--like=odiff"], "differ: 2 pixels, in 2 regions\n"),
    (["--like=odiff", "-t=0"], "differ: 3 pixels, in 2 regions\n"),
    (["--like", "pixelmatch"], "differ: 2 pixels, in 2 regions\n"),
    (["--like", "playwright"], "differ: 2 pixels, in 2 regions\n"),
    (["--like", "looks-same"], "differ: 2 pixels, in 2 regions\n"),
    (
      ["--like", "looks-same", "--pixel-ratio=2.5", "--antialiasing-tolerance=3"],
      "differ: 2 pixels, in 2 regions\n"
    ),
    (["--engine=strict", "--ignore-caret", "--pixel-ratio=1.5"], "differ: 2 pixels, in 2 regions\n"),
    (["--compare-regions", "0:0-5:5"], "differ: 2 pixels, in 1 region (164 pixels ignored)\n"),
    (
      ["--compare-regions=0:0-5:5,9:7-9:7", "-i=3:2-3:2"],
      "differ: 2 pixels, in 2 regions (164 pixels ignored)\n"
    ),
    (["--reduce-ram-usage"], "differ: 3 pixels, in 2 regions\n"),
    (["--no-checkerboard"], "differ: 2 pixels, in 2 regions\n"),
    (["--threshold", "1"], "equal: 20 × 10 pixels\n"),
    (["-i", "3:2-3:2"], "differ: 2 pixels, in 2 regions (1 pixel ignored)\n"),
    (["--ignore-regions", "0:0-5:5,9:7-9:7"], "equal: 20 × 10 pixels (37 pixels ignored)\n"),
    (["--ignore=0:0-5:5", "--ignore=9:7-99:99"], "equal: 20 × 10 pixels (69 pixels ignored)\n"),
    (["--verdict"], "differ: at least 2 pixels\n"),
    (["--output-diff-lines"], "differ: 3 pixels, in 2 regions\nrows: 2,7\n"),
    (["--parsable-stdout"], "3;1.50\n"),
    (["--parsable-stdout", "--output-diff-lines"], "3;1.50;2,7\n"),
  ])
  func means(_ options: [String], _ words: String) throws {
    let result = Tool(sandbox: try sandbox()).run(["diff", "a.png", "b.png"] + options)
    #expect(result.out == words && result.err == "")
    #expect(result.code == (words.hasPrefix("equal") ? .clean : .differences))
  }

  @Test func otherSizes() throws {
    let tool = Tool(sandbox: try sandbox())
    expectGolden(
      tool("diff", "a.png", "small.png", "--fail-on-layout").out,
      "tool(\"diff\", \"a.png\", \"small.png\", \"--fail-on-layout\").out")
    #expect(tool("diff", "a.png", "small.png", "--parsable-stdout").out == "100;50.00\n")
    expectGolden(tool("diff", "b.png", "small.png").out, "tool(\"diff\", \"b.png\", \"small.png\").out")
  }

  @Test(arguments: [
    (
      ["--engine", "magic"],
      "--engine needs one of exact, yiq, oklab, ciede2000, ssim, strict, content, odiff, not \"magic\""
    ),
    (["-t", "2"], "--threshold needs a number from 0 to 1, not \"2\""),
    (["-t", "nan"], "--threshold needs a number from 0 to 1, not \"nan\""),
    (["--engine=ssim", "-t=101"], "--threshold needs a number from 0 to 100, not \"101\""),
    (["--engine=exact", "-t=0.1"], "--threshold has no effect with --engine exact; omit one of them"),
    (
      ["--engine=strict", "--aa"], "--antialiasing has no effect with --engine strict; omit one of them"
    ),
    (
      ["--engine=ssim", "--no-checkerboard"],
      "--no-checkerboard has no effect with --engine ssim; omit one of them"
    ),
    (
      ["--engine=yiq", "--ignore-caret"],
      "--ignore-caret has no effect with --engine yiq; omit one of them"
    ),
    (
      ["--engine=content", "-t=1"],
      "--threshold has no effect with --engine content; omit one of them"
    ),
    (["--like", "magick"], "--like needs one of odiff, pixelmatch, looks-same, playwright, not \"magick\""),
    (["--like=odiff", "--engine=yiq"], "--engine and --like do not go together; give one of them"),
    (["--like=odiff", "--ignore-caret"], "--ignore-caret has no effect with --like odiff; omit one of them"),
    (["--engine=strict", "--pixel-ratio=2"], "--pixel-ratio needs --ignore-caret"),
    (
      ["--engine=strict", "--ignore-caret", "--pixel-ratio=0"],
      "--pixel-ratio needs a number from 1 to 16, not \"0\""
    ),
    (
      ["--engine=ciede2000", "--antialiasing-tolerance=3"],
      "--antialiasing-tolerance needs --antialiasing"
    ),
    (
      ["--compare-regions", "1"], "--compare-regions needs corners such as 0:0-99:49,200:10-299:59, not \"1\""
    ),
    (["--diffColorAlt", "blue"], "--diff-color-alt needs a colour such as #cd2cc9, not \"blue\""),
    (["--aa", "--include-aa"], "--antialiasing and --include-aa do not go together; give one of them"),
    (["--verdict", "-o", "x.png"], "--output and --verdict do not go together; give one of them"),
    (["y.png", "-o", "x.png"], "--output and <difference.png> do not go together; give one of them"),
    (["-i", "1:2-3"], "--ignore-regions needs corners such as 0:0-99:49,200:10-299:59, not \"1:2-3\""),
    (["-i", "5:0-4:9"], "--ignore-regions needs corners such as 0:0-99:49,200:10-299:59, not \"5:0-4:9\""),
    (["--diff-color", "red"], "--diff-color needs a colour such as #cd2cc9, not \"red\""),
    (["--diff-color", "+12345"], "--diff-color needs a colour such as #cd2cc9, not \"+12345\""),
  ])
  func refuses(_ options: [String], _ words: String) throws {
    let result = Tool(sandbox: try sandbox()).run(["diff", "a.png", "b.png"] + options)
    #expect(result.code == .usage && result.out == "")
    #expect(result.err == "galley: \(words).\n")
  }

  @Test func drawsAsAsked() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    func drawn(_ words: String...) throws -> Bitmap {
      #expect(tool.run(["diff", "a.png", "b.png"] + words).code == .differences)
      return try PNG.read(sandbox.url("out.png").path)
    }
    #expect(
      try drawn("out.png")[3, 2] == DifferenceAppearance.light.different,
      "the third file, as odiff and pixelmatch have it")
    let colored = try drawn("-o", "out.png", "--diff-color", "#cd2cc9", "--diff-mask")
    #expect(colored[3, 2] == RGBA(0xCD, 0x2C, 0xC9) && colored[0, 0] == .clear)
    // White stays white; what is black in both pictures would show how much is drawn.
    try sandbox.write([UInt8](try PNG.encode(Bitmap(width: 20, height: 10, color: .black))), to: "a.png")
    #expect(try drawn("-o=out.png", "--alpha=1", "-i=0:0-0:0")[3, 2] == .black)
    #expect(try drawn("-o=out.png", "--diff-overlay", "-i=0:0-0:0")[3, 2] == RGBA(128, 128, 128))
  }

  @Test(arguments: ["exact", "yiq", "oklab", "ciede2000", "ssim", "strict"])
  func drawsWhatGotDarkerInAColourOfItsOwn(_ engine: String) throws {
    let sandbox = try Sandbox()
    var (before, after) = (
      Bitmap(width: 30, height: 20, color: RGBA(128, 128, 128)),
      Bitmap(width: 30, height: 20, color: RGBA(128, 128, 128))
    )
    for y in 4..<14 {
      for x in 4..<12 { (before[x, y], after[x, y]) = (.white, .black) }
      for x in 18..<26 { (before[x, y], after[x, y]) = (.black, .white) }
    }
    try sandbox.write([UInt8](try PNG.encode(before)), to: "a.png")
    try sandbox.write([UInt8](try PNG.encode(after)), to: "b.png")
    let words = ["diff", "a.png", "b.png", "out.png", "--engine=\(engine)"]
    let tool = Tool(sandbox: sandbox)
    #expect(tool.run(words + ["--diffColor=#ff0000", "--diffColorAlt=#0000ff"]).code == .differences)
    let drawn = try PNG.read(sandbox.url("out.png").path)
    #expect(drawn[6, 6] == RGBA(0, 0, 255) && drawn[20, 6] == RGBA(255, 0, 0))
    #expect(tool.run(words + ["--diffColor=#ff0000", "--diffMask"]).code == .differences)
    let plain = try PNG.read(sandbox.url("out.png").path)
    #expect(plain[6, 6] == RGBA(255, 0, 0) && plain[20, 6] == RGBA(255, 0, 0) && plain[0, 0] == .clear)
  }
}
