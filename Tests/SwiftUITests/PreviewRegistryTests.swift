import GalleyViews
import PreviewedModule
import Testing

@testable import SwiftUI

/// Previews of this module and of another are found, and nobody names them.
@Suite struct PreviewRegistryTests {
  /// Those of other test targets are in this process, too.
  private let entries = PreviewRegistry.entries().filter {
    ["PreviewedModule", "SwiftUITests"].contains($0.module)
  }

  @Test func `every preview is found once, in order`() {
    let lines = entries.filter { $0.module != "SwiftUITests" || $0.file == "Sample.swift" }.map { entry in
      "\(entry.module) \(entry.file ?? "-"):\(entry.line ?? 0) \(entry.name) \(entry.kind)"
    }
    #expect(
      lines == [
        "PreviewedModule -:0 Card provider",
        "PreviewedModule -:0 Hidden provider",
        "PreviewedModule Card.swift:19 A card declaration",
        "PreviewedModule Card.swift:23 Preview declaration",
        "PreviewedModule Switch.swift:3 With state declaration",
        "PreviewedModule Twice.swift:3 Twice declaration",
        "PreviewedModule Twice.swift:7 Twice declaration",
        "SwiftUITests Sample.swift:3 In the test's module declaration",
        "SwiftUITests Sample.swift:8 With a view of its own declaration",
      ])
  }

  @Test @MainActor func `traits are kept in order`() throws {
    let entry = try #require(entries.first { $0.name == "A card" })
    #expect(entry.makeTraits().map { "\($0.kind)" } == ["sizeThatFits", "fixed(width: 200.0, height: 80.0)"])
  }

  @Test @MainActor func `views are made`() throws {
    for entry in entries {
      let view = entry.makeView()
      #expect(!"\(type(of: view))".isEmpty)
    }
    let card = try #require(
      entries.first { $0.place == "PreviewedModule/Card.swift" && $0.name == "Preview" })
    #expect("\(type(of: card.makeView()))" == "Card")
    let counter = try #require(entries.first { $0.name == "With a view of its own" })
    #expect("\(type(of: counter.makeView()))" == "Counter")
  }

  @Test @MainActor func `a preview declares types, functions and aliases of its own`() {
    let local = entries.filter { $0.file == "LocalDeclarations.swift" }
    #expect(local.map(\.name) == ["With declarations of every kind", "With state and a type"])
    #expect(local.map(\.line) == [3, 22])
    let types = local.map { "\(type(of: $0.makeView()))" }
    #expect(types.first?.hasPrefix("VStack<ForEach<") == true && types.last == "Content", "\(types)")
  }
}
