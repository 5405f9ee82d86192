import Testing

@Suite struct FolderWallsTests {
  private static let root = "Sources/Device/GalleyViews"

  private func list() throws -> FolderList {
    FolderList(try PackageFiles.text(of: Self.root + "/Folders.txt"))
  }

  private func walls() throws -> FolderWalls {
    let others = [
      "Sources/Base/GalleyImage", "Sources/Base/GalleySystem", "Sources/Base/GalleyText",
      "Sources/Base/GalleyTree",
      "Sources/Device/GalleyRaster",
      "Sources/Device/GalleyServices", "Sources/Apple/Combine",
    ]
    return FolderWalls(
      try list(), root: Self.root, sources: try PackageFiles.sources(below: Self.root),
      others: try others.flatMap(PackageFiles.sources))
  }

  @Test func `every folder of the views uses only what the list beside it allows`() throws {
    let violations = try walls().violations
    let debts = try PackageFiles.text(of: "Tests/ProjectRulesTests/Walls/Debts.txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let new = violations.filter { !debts.contains($0.debt) }.map(\.message)
    #expect(new.isEmpty, "\(new.joined(separator: "\n"))")
    let paid = debts.filter { debt in !violations.contains { $0.debt == debt } }
    #expect(paid.isEmpty, "paid; remove from Debts.txt: \(paid.joined(separator: ", "))")
  }

  @Test func `every file of the views is in a folder of the list, and every folder of it has files`() throws {
    let list = try list()
    let paths = try PackageFiles.sources(below: Self.root).map {
      String($0.path.dropFirst(Self.root.count + 1))
    }
    try #require(paths.count > 300, "the sources were not found")
    let homeless = paths.filter { $0.contains("/") && list.holding($0) == nil }
    #expect(homeless.isEmpty, "in no folder of Folders.txt: \(homeless.joined(separator: ", "))")
    for folder in list.folders {
      #expect(paths.contains { list.holding($0) == folder }, "\(folder.name) has a line, and no file")
    }
  }

  @Test func `no group of the views uses one above it, and no line allows what nobody uses`() throws {
    let list = try list()
    #expect(list.groups == ["Engine", "Widgets", "UIKit", "Sharing", "Descriptions"])
    #expect(list.disorder.isEmpty, "\(list.disorder.joined(separator: "\n"))")
    let used = try walls().usedFolders
    for folder in list.folders {
      let unused = folder.uses.filter { use in
        used[folder.name]?.contains { $0 == use || $0.hasPrefix(use + "/") } != true
      }
      #expect(unused.isEmpty, "\(folder.name) may use \(unused.joined(separator: ", ")), and no file does")
    }
  }

  // MARK: What the walls see

  /// Two folders, of which the upper one uses the lower one.
  private func violations(low: String, high: String, other: String = "") -> [String] {
    let list = FolderList("Low/Core | the engine | \nHigh/Cards | widgets | Low\n")
    let sources = [("Low/Core/A", low), ("High/Cards/B", high), ("Low/Core/C", other)].map {
      SourceText(path: "Sources/X/\($0.0).swift", text: $0.1)
    }
    return FolderWalls(list, root: "Sources/X", sources: sources).violations.map(\.debt)
  }

  @Test func `a use is named with its place and the ways out`() {
    let list = FolderList("Low/Core | the engine | \nHigh/Cards | widgets | Low\n")
    let sources = [
      SourceText(
        path: "Sources/X/Low/Core/A.swift", text: "// Card\nlet text = \"Card\"\nvar shown: Card?\n"),
      SourceText(path: "Sources/X/High/Cards/B.swift", text: "struct Card {}\n"),
    ]
    let messages = FolderWalls(list, root: "Sources/X", sources: sources).violations.map(\.message)
    #expect(
      messages == [
        "Sources/X/Low/Core/A.swift:3: uses Card of High/Cards, which Low/Core may not. It may use nothing else. Move the declaration down, declare a protocol, a registry or an environment key in Low/Core, or name a namesake of the toolchain in FolderWalls.namesakes."
      ])
  }

  @Test(arguments: [
    ("let a = Card()", "struct Card {}", "Card"), ("extension Card {}", "enum Card {}", "Card"),
    ("func f() -> [Card] { [] }", "class Card {}", "Card"),
    ("let a = b as? any Shown", "protocol Shown {}", "Shown"),
    ("let a = shuffle(1)", "func shuffle(_ a: Int) {}", "shuffle"),
    ("struct S { func f() { host.deal() } }", "extension Host { func deal() {} }", "deal"),
    ("struct S { let a = Host.dealt }", "extension Host { static let dealt = 1 }", "dealt"),
    ("struct S { func f() { deal() } }", "extension S { func deal() {} }", "deal"),
    ("let kind: Kind = .ace", "extension Kind { static var ace: Kind { Kind() } }", "ace"),
    ("let kind: Kind = .joker(2)", "enum Suit { case heart(Int), joker(Int) }", "joker"),
    ("@Dealt var a = 1", "@propertyWrapper struct Dealt {}", "Dealt"),
    ("struct S<Card> {}\nlet a = Card()", "struct Card {}", "Card"),
  ])
  func `a name of a higher folder is found`(_ low: String, _ high: String, _ name: String) {
    #expect(violations(low: low, high: high) == ["Sources/X/Low/Core/A.swift: \(name)"])
  }

  @Test(arguments: [
    // A parameter, a variable, a nested type or a generic parameter of the same name.
    ("func f(deal: Int) -> Int { deal }", "extension Host { var deal: Int { 1 } }"),
    ("func f() { let deal = 1; print(deal) }", "extension Host { var deal: Int { 1 } }"),
    ("let f = { (deal: Int) in deal }", "extension Host { var deal: Int { 1 } }"),
    ("for deal in 0..<3 { print(deal) }", "extension Host { var deal: Int { 1 } }"),
    ("f(deal: 1)", "extension Host { var deal: Int { 1 } }"),
    ("struct S<Card> { let card: Card }\nextension S { func f() -> Card? { nil } }", "struct Card {}"),
    ("func f<Card: P>(_ card: Card) -> Card { card }", "struct Card {}"),
    ("struct S { enum Card {}\n let card: Card }", "struct Card {}"),
    ("protocol P { associatedtype Card\n var card: Card { get } }", "struct Card {}"),
    ("import enum Host.Card", "struct Card {}"),
    // What the low folder declares as well.
    ("struct S { func deal() {} }\nlet a = s.deal()", "extension Host { func deal() {} }"),
    // What no other file sees.
    ("let a = Card()", "private struct Card {}"),
    ("let a = b.deal", "extension Host { private var deal: Int { 1 } }"),
  ])
  func `a namesake is none`(_ low: String, _ high: String) {
    #expect(violations(low: low, high: high) == [])
  }

  @Test func `upper folders use lower ones`() {
    #expect(
      violations(low: "struct Node { func draw() {} }", high: "func f(_ node: Node) { node.draw() }") == [])
  }

  @Test func `a list that stands on its head is refused`() {
    let list = FolderList(
      "# A comment | of | bars\nLow/A | a | Low, High\nLow/B | b | Low/C\nHigh/D | d | Low/A\n")
    #expect(list.groups == ["Low", "High"])
    #expect(
      list.disorder == [
        "Low/A may use High, which stands above it.", "Low/B may use Low/C, which is no folder of the list.",
      ])
  }
}
