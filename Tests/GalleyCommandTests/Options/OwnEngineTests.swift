import BaselineFixtures
import GalleyDiff
import GalleyFileDiff
import GalleyImage
import Testing

@testable import GalleyCommands

/// An engine that counts reds alone, with a threshold and a number of its own.
///
/// All that there is to say of it is here; ``PixelEngineCatalogue`` has to list it.
private struct RedEngine: NamedPixelEngine {
  static let name = "red"
  static let step = EngineNumber(
    name: "red-step", range: 1...16, summary: "the step in which reds are counted")
  static let options = EngineOptions(thresholds: 0...255, numbers: [step])

  let limit: Double
  let step: Double

  init(_ choices: EngineChoices) {
    limit = choices.threshold ?? 0
    step = choices[Self.step] ?? 1
  }

  var contextRows: Int { 0 }

  func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    for y in rows {
      for x in 0..<pair.width where pair.baselineColor(x, y) != pair.candidateColor(x, y) {
        let differs = differ(pair.baselineColor(x, y).red, pair.candidateColor(x, y).red)
        marks.set(x, y, differs ? .different : .tolerated, magnitude: 1)
      }
    }
  }

  func rowComparator(width: Int) -> (any RowComparator)? { Rows(engine: self) }

  private func differ(_ a: UInt8, _ b: UInt8) -> Bool {
    (abs(Double(a) - Double(b)) / step).rounded(.down) * step > limit
  }

  private struct Rows: RowComparator {
    let engine: RedEngine
    var dependsOnPosition: Bool { false }

    func judge(
      _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
      marks: UnsafeMutablePointer<UInt8>?
    ) -> Int {
      (0..<count).count { x in
        let differs = engine.differ(
          first.load(fromByteOffset: x * 4, as: UInt8.self),
          second.load(fromByteOffset: x * 4, as: UInt8.self))
        marks?[x] = differs ? 1 : 0
        return differs
      }
    }
  }
}

/// The options of `galley diff` with one engine more.
private struct MoreOptions: CommandOptions {
  let judging: JudgingOptions

  init(_ line: inout OptionReader) {
    judging = JudgingOptions(
      &line, engines: PixelEngineCatalogue(PixelEngineCatalogue.standard.engines + [RedEngine.self]))
  }
}

/// An engine is one file: its options, messages and rows come with it.
@Suite struct OwnEngineTests {
  private let spec = CommandSpec(
    name: "diff", summary: "", operands: .each(["a", "b"]), options: MoreOptions.self)

  private func count(_ words: String...) throws -> Int {
    let sandbox = try Sandbox()
    var after = Bitmap(width: 20, height: 10, color: .black)
    after[3, 2] = RGBA(10, 0, 0)
    after[4, 2] = RGBA(100, 0, 0)
    after[5, 2] = RGBA(0, 200, 200)
    try sandbox.write([UInt8](try PNG.encode(Bitmap(width: 20, height: 10, color: .black))), to: "a.png")
    try sandbox.write([UInt8](try PNG.encode(after)), to: "b.png")
    let paths = ["a.png", "b.png"].map { "\(sandbox.root)/\($0)" }
    let judging = try ParsedArguments<MoreOptions>(paths + words, for: spec).options.judging.read()
    #expect(judging.engine == "red")
    return try judging.comparison.compare(paths[0], paths[1]).differingPixels
  }

  @Test func `is chosen by its name, with its options`() throws {
    #expect(try count("--engine", "red") == 2)
    #expect(try count("--engine=red", "--threshold=50") == 1)
    #expect(try count("--engine=red", "-t=9", "--red-step=6") == 1)
  }

  @Test func `rejects what it does not have, and others reject its options`() throws {
    func error(_ words: String...) -> String? {
      let error = #expect(throws: UsageError.self) {
        try ParsedArguments<MoreOptions>(["a", "b"] + words, for: spec).options.judging.read()
      }
      return error.map { "\($0)" }
    }
    #expect(
      error("--engine=red", "--aa") == "--antialiasing has no effect with --engine red; omit one of them")
    #expect(
      error("--engine=yiq", "--red-step=2") == "--red-step has no effect with --engine yiq; omit one of them")
    #expect(error("--engine=red", "-t=256") == "--threshold needs a number from 0 to 255, not \"256\"")
    #expect(error("--engine=red", "--red-step=99") == "--red-step needs a number from 1 to 16, not \"99\"")
  }

  @Test func `help lists it`() {
    #expect(
      spec.options.first?.summary
        == "compare by exact, yiq, oklab, ciede2000, ssim, strict, content, odiff, red")
    #expect(spec.options.contains { $0.usage == "--red-step <number>" })
  }
}
