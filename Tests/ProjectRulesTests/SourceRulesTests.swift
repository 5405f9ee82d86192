import Testing

@Suite struct SourceRulesTests {
  @Test func `every file imports only what its module may`() throws {
    let sources = try PackageFiles.sources(below: "Sources") + PackageFiles.sources(below: "Pages")
    try #require(sources.count > 20, "the sources were not found")
    let violations = sources.flatMap(SourceRules.importViolations)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func `no file is too long`() throws {
    let sources = try ["Sources", "Pages", "Tests", "Corpora/Apps", "Corpora/Tests"].flatMap(
      PackageFiles.sources)
    let violations = sources.flatMap(SourceRules.lengthViolations)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func `a long file is excused only while it is long`() throws {
    let sources = try ["Sources", "Pages", "Tests", "Corpora/Apps", "Corpora/Tests"].flatMap(
      PackageFiles.sources)
    for path in SourceRules.longFiles.keys.sorted() {
      let source = sources.first { $0.path == path }
      #expect((source?.lineCount ?? 0) > SourceRules.longestFile, "\(path) needs no exception any more")
    }
  }

  @Test func `what makes pixels asks for nothing that differs from run to run`() throws {
    let sources = try PackageFiles.sources(below: "Sources/Device/GalleyRaster")
    try #require(sources.count > 20, "the sources were not found")
    let violations = sources.flatMap(SourceRules.determinismViolations)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func `pages and the suites written with them need no sleep, no query and no position`() throws {
    let sources = try ["Pages", "Tests/RecipesTests"].flatMap(PackageFiles.sources)
    try #require(sources.count > 10, "the sources were not found")
    let violations = sources.flatMap(SourceRules.pageViolations)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  // MARK: What the rules say

  @Test func `what layouts are there for is named with its place`() {
    let source = SourceText(
      path: "Pages/RecipesPages/Faulty.swift",
      text: """
        // sleep(1) in a comment, and "[0]" in a text: list.rows["[0]"]
        let one = Button(.type(.button).at(2))
        let two = Button(.type(.button).first)
        let three = Label(.label("x").inside("y").last)
        try list.recipes[0].open.tap()
        usleep(3)
        app.buttons.count; XCUIApplication().tap()
        try list.recipes.first { try $0.name.text == "A" }
        try list.recipes["A"].open.tap()
        case .first(let list): [0, 1].count
        let first = try all.first(where: isWanted)

        """)
    let position = "takes an element by its position; say what tells it from the others."
    #expect(
      SourceRules.pageViolations(in: source) == [
        "Pages/RecipesPages/Faulty.swift:2: \(position)",
        "Pages/RecipesPages/Faulty.swift:3: \(position)",
        "Pages/RecipesPages/Faulty.swift:4: \(position)",
        "Pages/RecipesPages/Faulty.swift:5: \(position)",
        "Pages/RecipesPages/Faulty.swift:6: sleeps; wait for what is to come.",
        "Pages/RecipesPages/Faulty.swift:7: asks the device past the pages; declare what it needs in a layout.",
      ])
  }

  @Test func `what differs from run to run is named with its place`() {
    let source = SourceText(
      path: "Sources/Device/GalleyRaster/Paint/Dither.swift",
      text: "// A Date in a comment.\nlet updates = 0\nlet noise = Int.random(in: 0..<4)\n")
    #expect(
      SourceRules.determinismViolations(in: source) == [
        "Sources/Device/GalleyRaster/Paint/Dither.swift:3: asks for random, which is not the same in every run. Pixels may depend on the display list and the fonts alone."
      ])
  }

  @Test func `a forbidden import is named with its place and what is allowed`() {
    let source = SourceText(
      path: "Sources/Base/GalleyTree/Elements/Element.swift",
      text: "import Foundation\n\nimport GalleyImage\n")
    #expect(
      SourceRules.importViolations(in: source) == [
        "Sources/Base/GalleyTree/Elements/Element.swift:3: imports GalleyImage, which GalleyTree may not. It may import Dispatch, Foundation, GalleyText, Glibc, Observation, Swift, Synchronization."
      ])
  }

  @Test func `a module may import what its imports may, but no system library of theirs`() {
    let source = SourceText(
      path: "Sources/Device/GalleyViews/Text.swift",
      text:
        "import GalleyImage\nimport GalleyRaster\nimport GalleyTree\nimport CHarfBuzz\nimport Synchronization\n"
    )
    #expect(
      SourceRules.importViolations(in: source) == [
        "Sources/Device/GalleyViews/Text.swift:4: imports CHarfBuzz, which GalleyViews may not. It may import CICU, Combine, Dispatch, Foundation, GalleyImage, GalleyRaster, GalleyServices, GalleySystem, GalleyText, GalleyTree, GalleyUIKit, Glibc, Observation, Swift, Synchronization."
      ])
  }

  @Test func `the two vocabularies stay out of each other's files`() {
    let source = SourceText(
      path: "Sources/Doors/Galley/Check.swift", text: "import GalleyPages\nimport GalleyViews\n")
    #expect(
      SourceRules.importViolations(in: source) == [
        "Sources/Doors/Galley/Check.swift: imports GalleyViews and GalleyPages, which both have a Button and a Label. Split the file."
      ])
  }

  @Test func `a folder that is no module is refused`() {
    let source = SourceText(path: "Sources/Utilities/Things.swift", text: "")
    #expect(
      SourceRules.importViolations(in: source) == [
        "Sources/Utilities/Things.swift: its folder belongs to no module. Move it, or add the module to Tests/ProjectRulesTests/Module.swift and to the table in CONTRIBUTING.md."
      ])
  }

  @Test func `a long file is told its length`() {
    let longest = SourceText(path: "Sources/Doors/Galley/A.swift", text: String(repeating: "\n", count: 500))
    #expect(SourceRules.lengthViolations(in: longest) == [])
    let longer = SourceText(path: "Sources/Doors/Galley/A.swift", text: longest.text + "\n")
    #expect(
      SourceRules.lengthViolations(in: longer) == [
        "Sources/Doors/Galley/A.swift: has 501 lines, and 500 are the most. Split it by concept, or give the reason in Tests/ProjectRulesTests/SourceRules.swift."
      ])
  }
}
