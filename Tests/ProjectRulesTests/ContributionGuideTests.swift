import Foundation
import Testing

/// Checks of `CONTRIBUTING.md` and of the recipes: length, tables, paths and commands.
@Suite struct ContributionGuideTests {
  /// The rows of a table, each with its cells, from the first one on.
  private func rows(below heading: String) throws -> [[String]] {
    let lines = try PackageFiles.text(of: "CONTRIBUTING.md").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading))
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `it leads to the table of modules`() throws {
    #expect(try PackageFiles.text(of: "CONTRIBUTING.md").contains("(Documentation/Modules.md)"))
  }

  @Test func `its glossary stays short, and explains a term once`() throws {
    let terms = try rows(below: "| term | meaning |").map { $0[1] }
    #expect((10...30).contains(terms.count))
    #expect(Set(terms).count == terms.count)
  }

  @Test func `it is read in five minutes`() throws {
    let words = try PackageFiles.text(of: "CONTRIBUTING.md").split(whereSeparator: \.isWhitespace)
    #expect(words.count <= 1_000, "move what few contributors need to Documentation/Recipes.md")
  }

  @Test(arguments: ["CONTRIBUTING.md", "Documentation/Recipes.md"])
  func `every path it names is there`(_ page: String) throws {
    let guide = try PackageFiles.text(of: page)
    let path =
      #/`((?:Sources|Tests|Pages|Documentation|Benchmarks|.ci)/[^`\s]*|Package.swift|Makefile|.swift-format)`/#
    let paths = guide.matches(of: path).map { String($0.output.1) }
    #expect(paths.count > 8)
    for path in Set(paths).sorted() {
      let file = PackageFiles.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path) is not there")
    }
  }

  @Test func `every path of the data flows is there`() throws {
    let page = try PackageFiles.text(of: "Documentation/DataFlows.md")
    let paths = page.matches(of: #/`((?:Doors|Screen|Proof|Device|Engine)/[^`]+)`/#).map {
      String($0.output.1)
    }
    #expect(paths.count > 15)
    for path in paths {
      let folder = path.hasPrefix("Engine/") ? "Sources/Device/GalleyViews/" : "Sources/"
      let file = PackageFiles.root.appendingPathComponent(folder + path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path) is not there")
    }
  }

  @Test func `every target of make that it names is one`() throws {
    let guide = try PackageFiles.text(of: "CONTRIBUTING.md")
    let makefile = try PackageFiles.text(of: "Makefile")
    let targets = Set(guide.matches(of: /make ([a-z-]+)/).map { String($0.output.1) })
    #expect(targets.isSuperset(of: ["test", "docs", "install"]))
    for target in targets.sorted() {
      #expect(makefile.contains("\n\(target):"), "make \(target) is no target")
    }
  }
}
