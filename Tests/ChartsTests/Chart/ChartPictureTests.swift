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
        #expect(window.marks.count > 1, "\(name) \(variant)")
        // Annotations may cover each other; labels of axes and the legend may not.
        let isAnnotated = ["donut", "rule", "horizontal"].contains(name)
        let texts = window.elements.filter { $0.type == .staticText }.map(\.frame)
        for (index, one) in texts.enumerated() where !isAnnotated {
          for other in texts[(index + 1)...] {
            let shared = one.intersection(other)
            #expect(
              shared.isNull || shared.width < 1 || shared.height < 8, "\(name) \(variant) \(one) \(other)")
          }
        }
      }
    }
  }
}
