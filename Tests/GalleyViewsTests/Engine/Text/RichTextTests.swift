import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// Texts whose parts have looks of their own.
@MainActor @Suite struct RichTextTests {
  @Test func joinedTextsAreOneElement() throws {
    let stage = try ViewTestHarness { Text("One ") + Text("two").bold() + Text(" three") }
    #expect(stage.all(.staticText).map(\.label) == ["One two three"])
  }

  /// Parts of one look take the place that they take as one text.
  @Test func partsOfOneLookMeasureAsOneText() throws {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let words = (0..<(3 + random.below(12))).map { _ in String(repeating: "n", count: 1 + random.below(8)) }
      let width = Double(60 + random.below(200))
      let whole = words.joined(separator: " ")
      let place = random.below(words.count - 1) + 1
      let first = words[..<place].joined(separator: " ") + " "
      let second = words[place...].joined(separator: " ")
      let stage = try ViewTestHarness(width: width) {
        VStack(alignment: .leading, spacing: 0) {
          Text(whole).accessibilityIdentifier("whole")
          (Text(first) + Text(second)).accessibilityIdentifier("parts")
        }
      }
      #expect(abs(stage.frame("whole").height - stage.frame("parts").height) < 0.5, "seed \(seed)")
      #expect(
        stage.find("whole")?.appearance?.lines?.count == stage.find("parts")?.appearance?.lines?.count,
        "seed \(seed)")
    }
  }

  @Test func aLargerPartMakesItsLineHigher() throws {
    let stage = try ViewTestHarness {
      VStack {
        Text("small").accessibilityIdentifier("one")
        (Text("small ") + Text("large").font(.largeTitle)).accessibilityIdentifier("two")
      }
    }
    #expect(stage.frame("two").height > stage.frame("one").height + 10)
  }

  @Test func tooManyLinesEndInAnEllipsis() throws {
    let stage = try ViewTestHarness(width: 120) {
      (Text("many words of one look ") + Text("and many words of another").bold()).lineLimit(2)
        .accessibilityIdentifier("text")
    }
    let appearance = stage.find("text")?.appearance
    #expect(appearance?.isTruncated == true)
    #expect(appearance?.lines?.count == 2)
    #expect(appearance?.lines?.last?.hasSuffix("…") == true)
  }

  @Test func aPartHasItsColour() throws {
    let stage = try ViewTestHarness(width: 200, height: 60) {
      (Text("███").foregroundColor(.red) + Text("███").foregroundColor(.blue)).font(.system(size: 30))
    }
    let frame = try #require(stage.all(.staticText).first?.frame)
    let left = try stage.color(frame.minX + 20, frame.midY)
    let right = try stage.color(frame.maxX - 20, frame.midY)
    #expect(left.red > left.blue && right.blue > right.red)
  }

  @Test func attributesOfAStringAreALook() throws {
    var text = AttributedString("plain")
    var second = AttributedString(" larger")
    second.font = .largeTitle
    second.foregroundColor = .red
    text += second
    let stage = try ViewTestHarness { Text(text) }
    #expect(stage.all(.staticText).map(\.label) == ["plain larger"])
    #expect((stage.all(.staticText).first?.frame.height ?? 0) > 30)
  }

  @Test func aTextShrinksUntilItFits() throws {
    let stage = try ViewTestHarness(width: 100) {
      VStack {
        Text("a rather long line").lineLimit(1).accessibilityIdentifier("cut")
        Text("a rather long line").lineLimit(1).minimumScaleFactor(0.3).accessibilityIdentifier("shrunk")
      }
    }
    #expect(stage.find("cut")?.appearance?.isTruncated == true)
    #expect(stage.find("shrunk")?.appearance?.isTruncated == nil)
    #expect(stage.frame("shrunk").height < stage.frame("cut").height)
  }

  @Test func casesAndReservedLinesChangeTexts() throws {
    let stage = try ViewTestHarness(scale: 3) {
      VStack {
        Text("Word").textCase(.uppercase)
        Text("one").lineLimit(3, reservesSpace: true).accessibilityIdentifier("space")
        Text("one").accessibilityIdentifier("line")
      }
    }
    #expect(stage.find("WORD") != nil)
    #expect(abs(stage.frame("line").height - 61.0 / 3) < 0.01)
    #expect(abs(stage.frame("space").height - 183.0 / 3) < 0.01)
  }
}
