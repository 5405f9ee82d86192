import Foundation
import GalleyAppium
import GoldenFiles
import Testing

/// `Documentation/Appium.md` has the tables of commands and routes.
@Suite struct DocumentationTests {
  @Test func tablesAreInStep() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("Documentation/Appium.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "`execute/sync` takes:\n\n"))
    let tables = MobileCommand.documentation + "\n## Routes\n\n" + RouteTable.documentation
    if ProcessInfo.processInfo.environment[GoldenFile.variable] == "1" {
      try (text[..<start.upperBound] + tables).write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start.upperBound...] == tables, "write the tables with \(GoldenFile.variable)=1")
    }
  }
}
