import SwiftUI
import Testing

private final class Reference {}

extension EnvironmentValues {
  @Entry var pace = 1.5
  @Entry var title: String = "none"
  @Entry var selected: Int?
  @Entry var handler: (Int) -> Int = { $0 + 1 }
  @Entry fileprivate var reference: Reference? = nil
  /// A value that other modules may read.
  @Entry public var names: [String: [Int]] = ["a": [1, 2]]  // with a comment behind
}

@Suite struct EntryTests {
  @Test func `values have their defaults and can be set`() {
    var values = EnvironmentValues()
    #expect(values.pace == 1.5 && values.title == "none" && values.selected == nil)
    #expect(values.handler(1) == 2 && values.reference == nil && values.names == ["a": [1, 2]])
    values.pace = 3
    values.selected = 4
    values.handler = { $0 * 10 }
    #expect(values.pace == 3 && values.selected == 4 && values.handler(2) == 20)
    values.selected = nil
    #expect(values.selected == nil && EnvironmentValues().pace == 1.5)
  }
}
