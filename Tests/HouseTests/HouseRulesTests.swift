import Testing

@Suite struct HouseRulesTests {
  @Test func `every file imports only what its room may`() throws {
    let sources = try House.sources(below: "Sources") + House.sources(below: "Pages")
    try #require(sources.count > 20, "the sources were not found")
    let faults = sources.flatMap(HouseRules.importFaults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func `no file is too long`() throws {
    let sources = try ["Sources", "Pages", "Tests"].flatMap(House.sources)
    let faults = sources.flatMap(HouseRules.lengthFaults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func `a long file is excused only while it is long`() throws {
    let sources = try ["Sources", "Pages", "Tests"].flatMap(House.sources)
    for path in HouseRules.longFiles.keys.sorted() {
      let source = sources.first { $0.path == path }
      #expect((source?.lineCount ?? 0) > HouseRules.longestFile, "\(path) needs no exception any more")
    }
  }

  @Test func `what makes pixels asks for nothing that differs from run to run`() throws {
    let sources = try House.sources(below: "Sources/GalleyRaster")
    try #require(sources.count > 20, "the sources were not found")
    let faults = sources.flatMap(HouseRules.outsideFaults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func `pages and the suites written with them need no sleep, no query and no position`() throws {
    let sources = try ["Pages", "Tests/RecipesTests"].flatMap(House.sources)
    try #require(sources.count > 10, "the sources were not found")
    let faults = sources.flatMap(HouseRules.pageFaults)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  // MARK: What the rules say

  @Test func `what layouts are there for is named with its place`() {
    let source = SourceText(
      path: "Pages/Recipes/Faulty.swift",
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
      HouseRules.pageFaults(in: source) == [
        "Pages/Recipes/Faulty.swift:2: \(position)",
        "Pages/Recipes/Faulty.swift:3: \(position)",
        "Pages/Recipes/Faulty.swift:4: \(position)",
        "Pages/Recipes/Faulty.swift:5: \(position)",
        "Pages/Recipes/Faulty.swift:6: sleeps; wait for what is to come.",
        "Pages/Recipes/Faulty.swift:7: asks the device past the pages; declare what it needs in a layout.",
      ])
  }

  @Test func `what differs from run to run is named with its place`() {
    let source = SourceText(
      path: "Sources/GalleyRaster/Paint/Dither.swift",
      text: "// A Date in a comment.\nlet updates = 0\nlet noise = Int.random(in: 0..<4)\n")
    #expect(
      HouseRules.outsideFaults(in: source) == [
        "Sources/GalleyRaster/Paint/Dither.swift:3: asks for random, which is not the same in every run. Pixels may depend on the display list and the fonts alone."
      ])
  }

  @Test func `a forbidden import is named with its place and what is allowed`() {
    let source = SourceText(
      path: "Sources/GalleyTree/Elements/Element.swift", text: "import Foundation\n\nimport GalleyImage\n")
    #expect(
      HouseRules.importFaults(in: source) == [
        "Sources/GalleyTree/Elements/Element.swift:3: imports GalleyImage, which GalleyTree may not. It may import Dispatch, Foundation, Glibc, Observation, Synchronization."
      ])
  }

  @Test func `a room may import what its imports may, but no system library of theirs`() {
    let source = SourceText(
      path: "Sources/GalleyViews/Text.swift",
      text:
        "import GalleyImage\nimport GalleyRaster\nimport GalleyTree\nimport CHarfBuzz\nimport Synchronization\n"
    )
    #expect(
      HouseRules.importFaults(in: source) == [
        "Sources/GalleyViews/Text.swift:4: imports CHarfBuzz, which GalleyViews may not. It may import Dispatch, Foundation, GalleyImage, GalleyRaster, GalleyTree, Glibc, Observation, Synchronization."
      ])
  }

  @Test func `the two vocabularies stay out of each other's files`() {
    let source = SourceText(
      path: "Sources/Galley/Check.swift", text: "import GalleyPages\nimport GalleyViews\n")
    #expect(
      HouseRules.importFaults(in: source) == [
        "Sources/Galley/Check.swift: imports GalleyViews and GalleyPages, which both have a Button and a Label. Split the file."
      ])
  }

  @Test func `a folder that is no room is refused`() {
    let source = SourceText(path: "Sources/Utilities/Things.swift", text: "")
    #expect(
      HouseRules.importFaults(in: source) == [
        "Sources/Utilities/Things.swift: its folder is no room of the house. Move it, or add the room to Tests/HouseTests/Room.swift and to the table in CONTRIBUTING.md."
      ])
  }

  @Test func `a long file is told its length`() {
    let longest = SourceText(path: "Sources/Galley/A.swift", text: String(repeating: "\n", count: 500))
    #expect(HouseRules.lengthFaults(in: longest) == [])
    let longer = SourceText(path: "Sources/Galley/A.swift", text: longest.text + "\n")
    #expect(
      HouseRules.lengthFaults(in: longer) == [
        "Sources/Galley/A.swift: has 501 lines, and 500 are the most. Split it by concept, or give the reason in Tests/HouseTests/HouseRules.swift."
      ])
  }

  // MARK: The plan itself

  @Test func `the rooms form no circle`() {
    for room in Room.all {
      #expect(!room.allowed.contains(room.name), "\(room.name) may import itself by way of others")
    }
  }

  @Test func `every room comes after those it imports`() {
    for (index, room) in Room.all.enumerated() {
      let below = Room.all[..<index].map(\.name)
      let above = Room.all[index...].map(\.name).filter(room.imports.contains)
      #expect(above.isEmpty, "\(room.name) imports \(above), of rooms \(below)")
    }
  }
}
