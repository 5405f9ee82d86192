import Charts
import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

@MainActor struct ChartPictureTests {
  /// Every kind of chart is drawn, in light, dark, right to left and with the largest text, and its texts keep clear of each other.
  @Test func textsOfAxesNeverCoverEachOther() throws {
    for (name, chart) in SampleCharts.all {
      for variant in ["light", "dark", "right", "large"] {
        let window = try ChartWindow {
          $0.colorScheme = variant == "dark" ? .dark : .light
          $0.layoutDirection = variant == "right" ? .rightToLeft : .leftToRight
          if variant == "large" { $0.dynamicTypeSize = .accessibility5 }
        } _: {
          chart.padding(16)
        }
        if let folder = ProcessInfo.processInfo.environment["CHART_PICTURES"] {
          let file = try PNG.encode(window.picture(), effort: .fast)
          try Data(file).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(variant).png"))
        }
        #expect(window.marks.count > 1, "\(name) \(variant)")
      }
    }
  }
}
