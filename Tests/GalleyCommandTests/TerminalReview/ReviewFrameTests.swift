import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

@Suite struct ReviewFrameTests {
  private func frame(
    _ press: String = "", columns: Int = 80, rows: Int = 24, depth: ColorDepth = .none,
    hasPictures: Bool = false
  ) throws -> ReviewFrame {
    let (sandbox, service) = try ReviewDeckTests.service()
    defer { withExtendedLifetime(sandbox) {} }
    return frame(of: service, press, columns: columns, rows: rows, depth: depth, hasPictures: hasPictures)
  }

  private func frame(
    of service: DecisionService, _ press: String, columns: Int, rows: Int, depth: ColorDepth = .none,
    hasPictures: Bool
  ) -> ReviewFrame {
    var model = ReviewModel(ReviewDeckTests.entries(service))
    for key in press { _ = model.press(.character(key)) }
    return ReviewFrame(
      model, ReviewPictures(model.entry.check, with: service), size: .init(columns: columns, rows: rows),
      style: TerminalStyle(depth: depth), hasPictures: hasPictures)
  }

  @Test func noFrameIsLargerThanTheTerminal() throws {
    let (sandbox, service) = try ReviewDeckTests.service()
    defer { withExtendedLifetime(sandbox) {} }
    for (columns, rows) in [(20, 6), (40, 10), (80, 24), (200, 60)] {
      for press in ["", "n", "g", "gg", "d", "t", "tt", "?", "c"] {
        for hasPictures in [false, true] {
          let frame = frame(of: service, press, columns: columns, rows: rows, hasPictures: hasPictures)
          #expect(frame.lines.count == rows, "\(columns) × \(rows) \(press)")
          #expect(frame.lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(columns) × \(rows) \(press)")
          #expect(frame.pictureRow + frame.pictureRows <= rows)
        }
      }
    }
  }

  @Test func wideLettersTakeTwoCells() {
    #expect(DisplayWidth.of("a漢é") == 4)
    #expect(DisplayWidth.of("e\u{301}") == 1)
    #expect(DisplayWidth.cut("漢字漢字", to: 5) == "漢字…")
    #expect(DisplayWidth.cut("abc", to: 3) == "abc")
    #expect(DisplayWidth.wrap("one two three", to: 7, indent: "  ") == ["one two", "  three"])
  }

  @Test func hiddenPartsMakeRoom() throws {
    let all = try frame(rows: 30, hasPictures: true)
    #expect(all.pictureRows > 8)
    #expect(try frame("t", rows: 30, hasPictures: true).pictureRows > all.pictureRows)
    #expect(try frame("t").lines.allSatisfy { !$0.hasPrefix("@@") })
    #expect(try frame("tt", rows: 30, hasPictures: true).pictureRows == 0)
    #expect(try frame("tt", rows: 30, hasPictures: true).lines.contains { $0.hasPrefix("@@") })
  }
}
