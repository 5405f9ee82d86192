import Foundation
import Testing

/// The command that writes the listings writes the table of modules, too.
extension PublicAPITests {
  private static let page = "Documentation/Modules.md"

  @Test func `the page of modules is printed from their table`() throws {
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_API"] != nil {
      try ModulesPage.text.write(
        to: PackageFiles.root.appendingPathComponent(Self.page), atomically: true, encoding: .utf8)
      Issue.record("\(Self.page) is written; run again without GALLEY_WRITE_API")
      return
    }
    #expect(
      try PackageFiles.text(of: Self.page) == ModulesPage.text,
      "write \(Self.page) again: GALLEY_WRITE_API=1 swift test --filter PublicAPITests")
  }

  @Test func `every folder of modules is a group, and every group a folder`() throws {
    let sources = PackageFiles.root.appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).map { "Sources/\($0)" }
    #expect(folders.sorted() == ModulesPage.groups.map(\.folder).filter { $0.hasPrefix("Sources/") }.sorted())
    for module in Module.all {
      #expect(
        ModulesPage.groups.contains { (module.folder + "/").hasPrefix($0.folder + "/") },
        "\(module.name) is in no folder of the page")
    }
  }
}
