import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct TextModifierTests {
  private func runs(
    width: Double = 350, environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ view: () -> some View
  ) throws -> [(run: TextRun, x: Double)] {
    let stage = try ViewTestHarness(width: width, height: 200, environment: environment, view)
    var list = DisplayList()
    stage.host.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let run, let origin, _) = command { (run, Double(origin.x)) } else { nil }
    }
  }

  @Test func linesBelowAndThroughText() throws {
    let plain = try runs { Text("Hall") }[0].run
    #expect(plain.decorations.isEmpty)
    let under = try runs { Text("Hall").underline(pattern: .solid, color: .red) }[0].run
    #expect(
      under.decorations.count == 1 && under.decorations[0].rect.minY > 0 && under.decorations[0].color != nil)
    let through = try runs { Text("Hall").strikethrough() }[0].run
    #expect(through.decorations.count == 1 && through.decorations[0].rect.maxY < 0)
    #expect(try runs { Text("Hall").underline(false).underline() }[0].run.decorations.isEmpty)
  }

  @Test func spacingAndPlace() throws {
    let plain = try runs { Text("Hall") }[0].run
    #expect(abs(try runs { Text("Hall").tracking(3) }[0].run.width - plain.width - 12) < 1e-6)
    #expect(abs(try runs { Text("Hall").kerning(2) }[0].run.width - plain.width - 8) < 1e-6)
    #expect(try runs { Text("Hall").baselineOffset(4) }[0].run.glyphs[0].y == -4)
    #expect(try runs { Text("Hall").italic() }[0].run.font.isItalic)
    let digits = try runs { Text("1118").monospacedDigit() }[0].run
    #expect(abs(digits.glyphs[1].x * 3 - digits.glyphs[3].x) < 1e-6)
  }

  @Test func thePartThatGivesWayIsChosen() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    func shown(_ mode: Text.TruncationMode) throws -> String {
      try runs(width: 150) { Text(text).lineLimit(1).truncationMode(mode) }[0].run.text
    }
    #expect(try shown(.head).hasPrefix("…") && shown(.tail).hasSuffix("…"))
    #expect(try shown(.middle).hasPrefix("The") && shown(.middle).hasSuffix("dog"))
  }

  /// A row begins where other rows do, wherever its text is cut off.
  @Test func aButtonWithACutTextBeginsAtTheEdge() throws {
    for width in stride(from: 130.0, through: 220, by: 2) {
      let found = try runs(width: width) {
        HStack {
          Button {
          } label: {
            Text("Very vivid yew trees, watered every day").lineLimit(1)
          }
          .buttonStyle(.plain)
          Spacer()
          Text("Today")
        }
      }
      #expect(found[0].run.text.hasSuffix("…") && abs(found[0].x) < 0.02, "\(width): \(found[0].x)")
    }
  }

  @Test func fromRightToLeftLinesBeginAtTheRight() throws {
    let lines = try runs(environment: { $0.layoutDirection = .rightToLeft }) {
      Text("A rather long line\nshort")
    }
    #expect(abs(lines[0].x + lines[0].run.width - lines[1].x - lines[1].run.width) < 0.02)
    let hebrew = try runs { Text("שלום לכולם\nכן") }
    #expect(abs(hebrew[0].x - hebrew[1].x) < 0.02)
  }

  @Test func theLanguageOfTheDeviceIsTheTexts() throws {
    #expect(try runs { Text("x") }[0].run.font.language == nil)
    #expect(
      try runs(environment: { $0.localeIdentifier = "ja-JP" }) { Text("x") }[0].run.font.language == "ja-JP")
  }
}
