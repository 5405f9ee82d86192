import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Bars and formats under the person's settings: text size, language and region.
@MainActor @Suite struct BarTextSizeTests {
  private func screen(_ size: DynamicTypeSize) throws -> ViewTestHarness {
    try ViewTestHarness(width: 375, height: 700) {
      $0.dynamicTypeSize = size
    } _: {
      TabView {
        NavigationStack {
          List { Text("row") }
            .navigationTitle("Yoga")
            .toolbar { Button("Add") {} }
        }
        .tabItem { Label("Home", systemImage: "house") }
      }
    }
  }

  @Test func `a large title is whole at every text size`() throws {
    for size in DynamicTypeSize.allCases {
      let stage = try screen(size)
      let bar = try #require(stage.all(.navigationBar).first)
      let title = try #require(stage.elements.first { $0.label == "Yoga" })
      #expect(title.frame.maxY <= bar.frame.maxY, "\(size)")
      #expect(title.frame.minY >= bar.frame.minY + 40, "\(size)")
      #expect(title.appearance?.isTruncated != true)
      #expect(stage.frame("row").minY >= bar.frame.maxY, "\(size)")
    }
    #expect(try screen(.large).all(.navigationBar).first?.frame.height == 96)
  }

  @Test func `what stands in bars does not grow at the sizes for accessibility`() throws {
    let (large, largest) = (try screen(.xxxLarge), try screen(.accessibility5))
    #expect(large.frame("Add") == largest.frame("Add"))
    #expect(large.frame("Home") == largest.frame("Home"))
    #expect(try screen(.large).frame("Add").height < large.frame("Add").height)
    #expect(large.frame("row").height < largest.frame("row").height)
  }

  @Test func `values are written as the device's region has it`() throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "USD"
    func texts(_ locale: String) throws -> [String] {
      let stage = try ViewTestHarness {
        $0.localeIdentifier = locale
      } _: {
        VStack {
          Text(12, format: .currency(code: "USD"))
          Text(12 as NSNumber, formatter: formatter)
          TextField("price", value: .constant(12.0), format: .currency(code: "USD"))
          LabeledContent("label", value: 12, format: .currency(code: "USD"))
        }
      }
      return stage.elements.filter { $0.type == .staticText || $0.type == .textField }
        .map { ($0.value?.text ?? $0.label).replacingOccurrences(of: "\u{A0}", with: " ") }.filter {
          $0.contains("12")
        }
    }
    #expect(try texts("en-US") == ["$12.00", "$12.00", "$12.00", "$12.00"])
    #expect(try texts("de-DE") == ["12,00 $", "12,00 $", "12,00 $", "12,00 $"])
    #expect(formatter.string(from: 12) != nil)
  }
}
