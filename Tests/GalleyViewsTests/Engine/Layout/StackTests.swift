import Foundation
import GalleyTree
import GalleyViews
import Testing

/// A box that shows where it was put.
private struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel(name)
  }
}

@MainActor @Suite struct StackTests {
  @Test func aColumnPutsViewsBelowEachOtherEightPointsApart() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      VStack {
        Box(name: "a", width: 20, height: 10)
        Box(name: "b", width: 40, height: 30)
      }
    }
    #expect(stage.frame("a") == CGRect(x: 40, y: 26, width: 20, height: 10))
    #expect(stage.frame("b") == CGRect(x: 30, y: 44, width: 40, height: 30))
  }

  @Test(arguments: [(HorizontalAlignment.leading, 30.0), (.center, 40), (.trailing, 50)])
  func alignmentMovesAcross(_ alignment: HorizontalAlignment, _ x: Double) throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      VStack(alignment: alignment) {
        Box(name: "a", width: 20, height: 10)
        Box(name: "b", width: 40, height: 30)
      }
    }
    #expect(Double(stage.frame("a").minX) == x)
  }

  @Test func whatCannotShrinkGetsItsSizeAndTheRestIsShared() throws {
    let stage = try ViewTestHarness(width: 300, height: 50) {
      HStack(spacing: 0) {
        Box(name: "first")
        Box(name: "fixed", width: 100)
        Box(name: "last")
      }
    }
    #expect(Double(stage.frame("first").width) == 100)
    #expect(Double(stage.frame("fixed").width) == 100)
    #expect(stage.frame("last") == CGRect(x: 200, y: 0, width: 100, height: 50))
  }

  @Test func aSpacerTakesWhatNobodyElseWants() throws {
    let stage = try ViewTestHarness(width: 300, height: 50) {
      HStack(spacing: 0) {
        Text("A text of some length")
        Spacer()
        Box(name: "end", width: 10, height: 10)
      }
    }
    #expect(Double(stage.frame("end").maxX) == 300)
    #expect(stage.find("A text of some length")?.appearance?.lines == ["A text of some length"])
  }

  @Test func whatMattersMoreComesFirst() throws {
    let stage = try ViewTestHarness(width: 150, height: 50) {
      HStack(spacing: 0) {
        Text("Breaks or is cut").lineLimit(1)
        Text("Stays whole").layoutPriority(1).lineLimit(1)
      }
    }
    #expect(stage.find("Stays whole")?.appearance?.isTruncated == nil)
    #expect(stage.find("Breaks or is cut")?.appearance?.isTruncated == true)
  }

  @Test func aFlexibleViewInAScrollViewIsAsTallAsItLikesHoweverManyThereAre() throws {
    let stage = try ViewTestHarness(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          TextEditor(text: .constant("one line"))
          TextEditor(text: .constant("three\nlines\nhere"))
        }
      }
    }
    // One and three lines of 20.29 points in whole pixels, with 8 points above and below.
    #expect(stage.frame("one line").height == 37)
    #expect(stage.frame("three\nlines\nhere").height == 77)
  }

  /// Whatever is in a row: its members do not overlap, keep their order, and fill the row if one of them can.
  @Test(arguments: 0..<40) func membersOfARowNeverOverlap(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let widths = (0..<(2 + random(4))).map { _ in random(3) == 0 ? nil : CGFloat(5 + random(40)) }
    let stage = try ViewTestHarness(width: 400, height: 50) {
      HStack(spacing: 4) {
        ForEach(widths.indices) { Box(name: "box \($0)", width: widths[$0], height: 10) }
      }
    }
    let frames = widths.indices.map { stage.frame("box \($0)") }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(Double(next.minX - frame.maxX) - 4) < 1.01)
    }
    if widths.contains(nil) {
      #expect(Double(frames.first?.minX ?? -1) == 0)
      #expect(Double(frames.last?.maxX ?? -1) == 400)
    }
  }
}

@MainActor @Suite struct FrameTests {
  @Test func paddingIsAroundTheView() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Box(name: "box").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(stage.frame("box") == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test func anInfiniteFrameTakesAllThereIs() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Text("x").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(stage.frame("x").maxY == 100)
    #expect(Double(stage.frame("x").maxX) == 100)
  }

  @Test func aModifierOfSeveralViewsChangesEachOfThem() throws {
    let stage = try ViewTestHarness(width: 100, height: 200) {
      VStack(spacing: 0) {
        Group {
          Box(name: "a", width: 10, height: 10)
          Box(name: "b", width: 10, height: 10)
        }
        .padding(5)
      }
    }
    #expect(Double(stage.frame("b").minY - stage.frame("a").maxY) == 10)
  }

  @Test func placesAreOnWholePixelsAndNeighboursStayNeighbours() throws {
    let stage = try ViewTestHarness(width: 100, height: 30, scale: 3) {
      HStack(spacing: 0) {
        Box(name: "a")
        Box(name: "b")
        Box(name: "c")
      }
    }
    #expect(stage.frame("a").maxX == stage.frame("b").minX)
    #expect(stage.frame("b").maxX == stage.frame("c").minX)
    for edge in [stage.frame("a").maxX, stage.frame("b").maxX] {
      #expect(abs(Double(edge * 3) - Double(edge * 3).rounded()) < 1e-9)
    }
  }

  @Test func proportionsAreKept() throws {
    let stage = try ViewTestHarness(width: 90, height: 300) {
      Box(name: "wide").aspectRatio(3, contentMode: .fit)
    }
    #expect(stage.frame("wide").size == CGSize(width: 90, height: 30))
  }
}
