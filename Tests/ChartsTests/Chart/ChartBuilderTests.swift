import Charts
import ContentBuilders
import Foundation
import GalleyTree
import SwiftUI
import Testing

/// Several views in a content builder of charts, without a container of their own.
@MainActor struct ChartBuilderTests {
  @Test(arguments: ChartBuilderCase.all) func severalViewsAreStacked(in builder: ChartBuilderCase) throws {
    let frames = MeasuredFrames()
    _ = try ChartWindow { builder.view(frames) }
    #expect(builder.order.holds(in: frames), "\(frames.of)")
  }

  /// The sources are the list of content builders, so that none is forgotten.
  @Test func everyContentBuilderIsWalked() throws {
    let declared = try DeclaredContentBuilders.names(in: "Sources/Apple/Charts")
    #expect(ChartBuilderCase.all.map(\.testDescription).sorted() == declared.sorted())
  }

  /// The plot makes room for all views of a label, and not for the first alone.
  @Test func labelsOfTwoViewsTakeTheSpaceOfBoth() throws {
    func bottom(@ViewBuilder _ label: @escaping () -> some View) throws -> Double {
      let window = try ChartWindow {
        Chart { BarMark(x: .value("Name", "A"), y: .value("Count", 2)) }
          .chartXAxis { AxisMarks { _ in AxisValueLabel { label() } } }
          .chartYAxis(.hidden)
      }
      return try #require(window.marks.first).frame.maxY
    }
    let one = try bottom { Text("A") }
    let two = try bottom {
      Text("A")
      Text("B")
    }
    let column = try bottom {
      VStack {
        Text("A")
        Text("B")
      }
    }
    #expect(two < one - 8)
    #expect(two == column)
  }

  /// A title beside the plot is rotated as one.
  @Test func aTitleOfTwoViewsIsRotatedAsOne() throws {
    let window = try ChartWindow {
      Chart { BarMark(x: .value("Name", "A"), y: .value("Count", 2)) }
        .chartYAxisLabel(position: .leading) {
          Text("Upper")
          Text("Lower")
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
    let upper = try #require(window.find("Upper")).frame
    let lower = try #require(window.find("Lower")).frame
    #expect(upper.height > upper.width && lower.height > lower.width, "\(upper) \(lower)")
    #expect(lower.minX >= upper.maxX - 0.01, "\(upper) \(lower)")
  }
}
