import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Texts, and what has text inside, stand on common lines.
@MainActor @Suite struct BaselineTests {
  /// The row of pixels on which the letters of a text stand, found in the picture: an `H` has no part below its baseline.
  private func baseline(of name: String, in stage: ViewTestHarness) throws -> Int {
    let picture = try stage.picture()
    let scale = stage.host.environment.displayScale
    let frame = stage.frame(name)
    let rows = Int(frame.minY * scale)..<min(picture.height, Int(frame.maxY * scale))
    let columns = Int(frame.minX * scale)..<min(picture.width, Int(frame.maxX * scale))
    return try #require(rows.last { row in columns.contains { picture[$0, row].red < 100 } })
  }

  /// Also where the line is between two pixels.
  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline], [200.0, 200.5, 201, 201.5])
  func textsOfDifferentSizesStandOnOneLine(_ alignment: VerticalAlignment, _ height: Double) throws {
    let stage = try ViewTestHarness(width: 300, height: height, scale: 2) {
      HStack(alignment: alignment) {
        Text("HI").font(.system(size: 50))
        Text("HE").font(.system(size: 12))
        VStack { Text("HA").font(.system(size: 30)).padding(5) }
        Button("HU") {}.buttonStyle(.plain)
      }
    }
    let lines = try ["HI", "HE", "HA", "HU"].map { try baseline(of: $0, in: stage) }
    #expect(Set(lines).count == 1, "\(lines)")
  }

  @Test func aViewWithoutTextStandsOnTheLine() throws {
    let stage = try ViewTestHarness(width: 300, height: 200, scale: 2) {
      HStack(alignment: .firstTextBaseline) {
        Text("HI").font(.system(size: 50))
        Color.red.frame(width: 20, height: 10).accessibilityElement().accessibilityLabel("box")
      }
    }
    #expect(Int(stage.frame("box").maxY * 2) == (try baseline(of: "HI", in: stage)) + 1)
  }

  @Test func theLastOfSeveralLinesIsLower() throws {
    func top(_ alignment: VerticalAlignment) throws -> Double {
      let stage = try ViewTestHarness(width: 300, height: 200) {
        HStack(alignment: alignment, spacing: 0) {
          Text("one\ntwo\nthree")
          Text("beside")
        }
      }
      return Double(stage.frame("beside").minY - stage.frame("one\ntwo\nthree").minY)
    }
    #expect(try top(.firstTextBaseline) == 0)
    #expect(try top(.lastTextBaseline) > 30)
  }

  @Test func aColumnHasTheFirstAndTheLastBaselineOfItsTexts() throws {
    func top(_ alignment: VerticalAlignment) throws -> Double {
      let stage = try ViewTestHarness(width: 300, height: 200) {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Text("first")
            Text("second")
          }
          Text("beside")
        }
      }
      return Double(stage.frame("beside").minY)
        - Double(stage.frame(alignment == .firstTextBaseline ? "first" : "second").minY)
    }
    #expect(try top(.firstTextBaseline) == 0)
    #expect(try top(.lastTextBaseline) == 0)
  }

  @Test func aSymbolStandsBesideTextAtTheMiddleOfItsCapitals() throws {
    let stage = try ViewTestHarness(width: 300, height: 200, scale: 2) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "heart")
        Text("HI")
      }
      .font(.system(size: 60))
    }
    let text = stage.frame("HI")
    let picture = try stage.picture()
    let rows = (Int(text.minY * 2)..<Int(text.maxY * 2)).filter { row in
      (Int(text.minX * 2)..<Int(text.maxX * 2)).contains { picture[$0, row].red < 100 }
    }
    let middle = Double((try #require(rows.first)) + (try #require(rows.last)) + 1) / 4
    #expect(abs(Double(stage.frame("heart").midY) - middle) <= 0.5)
  }

  @Test func aFieldStandsOnTheBaselineOfItsText() throws {
    let stage = try ViewTestHarness(width: 300, height: 200) {
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        TextField("Name of the dish", text: .constant("")).textFieldStyle(.roundedBorder)
      }
    }
    let field = try #require(stage.all(.textField).first)
    // A field with a border leaves 6.5 of its 34 points on each side of a line of 21, on whole pixels 7.
    #expect(field.frame.height == 34)
    #expect(Double(stage.frame("Name").minY - field.frame.minY) == 7)
  }
}
