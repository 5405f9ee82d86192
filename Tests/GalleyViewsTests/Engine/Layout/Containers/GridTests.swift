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

/// What Apple's page of [`Grid`](https://developer.apple.com/documentation/swiftui/grid) says of it.
@MainActor @Suite struct GridTests {
  /// The frames of a grid in the upper leading corner.
  private func stage(
    _ width: Double = 300, _ height: Double = 200, @ViewBuilder _ grid: () -> some View
  ) throws -> ViewTestHarness {
    let content = grid()
    return try ViewTestHarness(width: width, height: height) {
      content.frame(width: width, height: height, alignment: .topLeading)
    }
  }

  @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHighAsTheirHighest() throws {
    let stage = try stage {
      Grid(alignment: .topLeading) {
        GridRow {
          Box(name: "a", width: 20, height: 10)
          Box(name: "b", width: 30, height: 40)
        }
        GridRow {
          Box(name: "c", width: 50, height: 20)
          Box(name: "d", width: 10, height: 5)
        }
      }
    }
    #expect(stage.frame("a") == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(stage.frame("b") == CGRect(x: 58, y: 0, width: 30, height: 40))
    #expect(stage.frame("c") == CGRect(x: 0, y: 48, width: 50, height: 20))
    #expect(stage.frame("d") == CGRect(x: 58, y: 48, width: 10, height: 5))
  }

  @Test func cellsStandByTheAlignmentOfGridRowColumnOrTheirOwnAnchor() throws {
    let stage = try stage {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(name: "wide", width: 50, height: 30)
          Box(name: "high", width: 60, height: 50)
        }
        GridRow(alignment: .top) {
          Box(name: "a", width: 20, height: 10).gridColumnAlignment(.leading)
          Box(name: "b", width: 20, height: 40).gridCellAnchor(.center)
          Box(name: "c", width: 20, height: 10)
        }
      }
    }
    #expect(stage.frame("wide").minX == 0)
    #expect(Double(stage.frame("wide").minY) == 20)
    #expect(stage.frame("a") == CGRect(x: 0, y: 50, width: 20, height: 10))
    #expect(stage.frame("b") == CGRect(x: 70, y: 50, width: 20, height: 40))
    #expect(stage.frame("c") == CGRect(x: 110, y: 50, width: 20, height: 10))
  }

  @Test func aCellGoesAcrossColumns() throws {
    let stage = try stage {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(name: "a", width: 20, height: 10)
          Box(name: "b", width: 30, height: 10)
          Box(name: "c", width: 40, height: 10)
        }
        GridRow {
          Box(name: "wide", width: 60, height: 10).gridCellColumns(2)
          Box(name: "d", width: 5, height: 10)
        }
      }
    }
    // The first two columns are as wide as the cell across them.
    #expect(stage.frame("wide") == CGRect(x: 0, y: 10, width: 60, height: 10))
    #expect(Double(stage.frame("d").minX) == 70)
    #expect(Double(stage.frame("c").minX) == 70)
  }

  @Test func aViewThatIsNoRowGoesAcrossAllColumns() throws {
    let stage = try stage {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(name: "a", width: 20, height: 10)
          Box(name: "b", width: 30, height: 10)
        }
        Box(name: "line", height: 1).gridCellUnsizedAxes(.horizontal)
        GridRow { Box(name: "c", width: 20, height: 10) }
      }
    }
    #expect(stage.frame("line") == CGRect(x: 0, y: 10, width: 50, height: 1))
    #expect(Double(stage.frame("c").minY) == 11)
  }

  @Test func withoutThatALineMakesTheGridAsWideAsItCanBe() throws {
    let stage = try stage(100, 100) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(name: "a", width: 20, height: 10)
          Box(name: "b", width: 30, height: 10)
        }
        Box(name: "line", height: 1)
      }
    }
    #expect(stage.frame("line") == CGRect(x: 0, y: 10, width: 100, height: 1))
  }

  @Test func columnsThatGrowShareTheWidth() throws {
    let stage = try stage(100, 40) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(name: "a", width: 20, height: 10)
          Box(name: "b", height: 10)
          Box(name: "c", height: 10)
        }
        GridRow {
          Box(name: "d", width: 5)
          Box(name: "e")
        }
      }
    }
    #expect(stage.frame("b") == CGRect(x: 20, y: 0, width: 40, height: 10))
    #expect(stage.frame("c") == CGRect(x: 60, y: 0, width: 40, height: 10))
    #expect(stage.frame("e") == CGRect(x: 20, y: 10, width: 40, height: 30))
  }

  @Test func cellsOfARowStandOnOneBaseline() throws {
    let stage = try stage {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("small").font(.system(size: 12))
          Text("large").font(.system(size: 40))
        }
      }
    }
    #expect(stage.frame("small").minY > stage.frame("large").minY)
    #expect(stage.frame("small").maxY < stage.frame("large").maxY)
  }

  @Test func rowsAreMadeOfCollectionsAndMirrored() throws {
    let stage = try ViewTestHarness(
      width: 100, height: 100, environment: { $0.layoutDirection = .rightToLeft }
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<3, id: \.self) { row in
          GridRow {
            ForEach(0..<2, id: \.self) { column in Box(name: "\(row).\(column)", width: 10, height: 10) }
          }
        }
      }
    }
    #expect(stage.frame("0.0") == CGRect(x: 50, y: 35, width: 10, height: 10))
    #expect(stage.frame("2.1") == CGRect(x: 40, y: 55, width: 10, height: 10))
  }

  @Test func outsideOfAGridARowIsAGroup() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        GridRow {
          Box(name: "a", width: 20, height: 10)
          Box(name: "b", width: 20, height: 10)
        }
      }
    }
    #expect(Double(stage.frame("b").minY) == 10)
  }
}
