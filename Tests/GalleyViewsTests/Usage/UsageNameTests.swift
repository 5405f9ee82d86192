import Foundation
import Testing

/// Every name of the ranking has a test.
@Suite struct UsageNameTests {
  @Test func everyNameIsUsedByATest() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var tested: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.hasSuffix("UsageTests.swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      tested += source.matches(of: /@Test\("((?:[^"\\]|\\.)*)"\)/).map {
        String($0.output.1).replacing("\\\"", with: "\"")
      }
    }
    #expect(UsageNames.all.count == 200)
    #expect(UsageNames.all.filter { !tested.contains($0) } == [], "names without a test")
    #expect(tested.filter { !UsageNames.all.contains($0) } == [], "tests of no name")
    #expect(Set(tested).count == tested.count, "names with two tests")
  }
}
