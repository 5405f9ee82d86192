import Foundation
import Testing

/// Compares the public declarations of every library product, and of the modules it exports again, with the listings in
/// `Documentation/API`.
@Suite struct PublicAPITests {
  private static let folder = PackageFiles.root.appendingPathComponent("Documentation/API")
  static let modules: [String] = {
    let manifest = (try? PackageFiles.text(of: "Package.swift")) ?? ""
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
    return products + exported
  }()
  /// Modules that are no products, and whose public types products export again.
  private static let exported = [
    "GalleyAuthoring", "GalleyBaselines", "GalleyLogging", "GalleyRaster", "GalleyUIKit",
  ]

  @Test(arguments: modules)
  func `the public declarations are those that are listed`(_ module: String) throws {
    let file = Self.folder.appendingPathComponent("\(module).txt")
    let lines = try PublicAPI(SymbolGraph.graphs(of: module)).lines
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_API"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try WrappedListing.text(of: lines).write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Documentation/API/\(module).txt is written; run again without GALLEY_WRITE_API")
      return
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let listed = WrappedListing.declarations(in: text)
    let changes = Self.changes(from: listed, to: lines)
    #expect(
      changes.isEmpty,
      """
      The public API of \(module) is not the one in Documentation/API/\(module).txt:
      \(changes.joined(separator: "\n"))
      If this is meant, write it anew: GALLEY_WRITE_API=1 swift test --filter PublicAPITests
      """)
  }

  @Test func `there is a listing for every public module, and for nothing else`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.modules.map { "\($0).txt" }.sorted())
  }

  @Test func `a change is told with the type it belongs to`() {
    let old = ["struct A: Sendable", "  var a: Int", "  var b: Int", "", "struct B"]
    let new = ["struct A: Sendable", "  var a: Int", "  var c: Int", "", "struct B", "  init()"]
    #expect(
      Self.changes(from: old, to: new) == [
        "- struct A | var b: Int", "+ struct A | var c: Int", "+ struct B | init()",
      ])
  }

  /// The lines that were removed and inserted, members with the lines of their types.
  private static func changes(from old: [String], to new: [String]) -> [String] {
    func labelled(_ lines: [String]) -> [String] {
      var type = ""
      return lines.map { line in
        if line.hasPrefix("  ") { return "\(type) |\(line.dropFirst())" }
        type = String(line.prefix { $0 != ":" })
        return line
      }
    }
    let old = Set(labelled(old)).subtracting([""])
    let new = Set(labelled(new)).subtracting([""])
    let removed = old.subtracting(new).map { (line: $0, mark: "-") }
    let inserted = new.subtracting(old).map { (line: $0, mark: "+") }
    return (removed + inserted).sorted { ($0.line, $1.mark) < ($1.line, $0.mark) }.map {
      "\($0.mark) \($0.line)"
    }
  }
}
