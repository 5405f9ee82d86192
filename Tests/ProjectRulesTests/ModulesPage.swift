/// `Documentation/Modules.md`: the folders of `Sources`, and the modules in them, from the lowest up.
struct ModulesPage {
  /// A folder of modules.
  struct Group {
    /// Its path from the package's root.
    let folder: String
    /// Its content, as half a sentence.
    let content: String
  }

  static let groups = [
    Group(
      folder: "Sources/System",
      content:
        "system libraries, and C where Swift cannot call them or a profile asked for it; a row names those it may import"
    ),
    Group(
      folder: "Sources/Base",
      content: "files, pictures, element trees and HTTP, which know nothing of screens or tests"),
    Group(
      folder: "Sources/Screen",
      content: "screens of any driver: drivers, queries, waiting, pages, and tools for authors of pages"),
    Group(
      folder: "Sources/Proof",
      content: "comparison, explanation, baselines, decisions and reports, which need no driver"),
    Group(folder: "Sources/Device", content: "the simulated device: rasteriser, views, services, servers"),
    Group(folder: "Sources/Apple", content: "Apple's modules, name for name"),
    Group(
      folder: "Sources/Doors",
      content:
        "modules for tests: `GalleyChecks` for any driver, `Galley` with the simulated device, `GalleyBrowser` with browsers, `GalleyAppiumDriver` with telephones"
    ),
    Group(folder: "Sources/Programs", content: "the command line, and the programs that it starts"),
    Group(folder: "Sources/Samples", content: "sample apps"),
    Group(folder: "Pages", content: "the page objects of the sample apps"),
  ]

  /// The page.
  static var text: String {
    var text = """
      # Modules

      Tests print this page from `Tests/ProjectRulesTests/Module.swift`: `GALLEY_WRITE_API=1 swift test --filter PublicAPITests`.

      A module may import the modules of its row, the modules that those may import in turn, and the toolchain's \(list(Module.toolchain)). \
      System libraries are for the modules that name them. Tests fail on any other import, on a permission that no file uses, and on a \
      target without a row. No file imports both \(list(Module.neverTogether)): both have a `Button` and a `Label`.

      | folder | content |
      | --- | --- |

      """
    text += groups.map { "| `\($0.folder)` | \($0.content) |\n" }.joined()
    for group in groups {
      let modules = Module.all.filter { ($0.folder + "/").hasPrefix(group.folder + "/") }
      guard !modules.isEmpty else { continue }
      text += "\n## \(group.folder)\n\n| module | its one job | may import |\n| --- | --- | --- |\n"
      text += modules.map { module in
        let name = module.folder == group.folder ? module.name : "`\(module.name)`"
        return "| \(name) | \(module.job) | \(module.imports.map { "`\($0)`" }.joined(separator: ", ")) |\n"
      }.joined()
    }
    return text
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
