import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// Descriptions of random trees are the same each time, and come back from their written form.
@MainActor @Suite struct RandomDescriptionTests {
  /// The lines of a description.
  private func lines(_ view: ViewDescription) throws -> Data {
    var element = Element(.application)
    element.views = view
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(element)
  }

  @Test(arguments: 0..<10) func descriptionsAreDeterminedByTheViews(_ slice: UInt64) throws {
    for seed in 0..<20 as Range<UInt64> {
      var generator = LayoutTreeGenerator(seed: seed * 10 + slice)
      let tree = generator.tree()
      let harness = try ViewTestHarness { tree.view }
      let first = try lines(DescribedViews(harness).root)
      #expect(try lines(DescribedViews(harness).root) == first, "seed \(seed * 10 + slice)")
      #expect(try lines(DescribedViews(ViewTestHarness { tree.view }).root) == first)
      let found = try #require(try JSONDecoder().decode(Element.self, from: first).views)
      #expect(try lines(found) == first, "seed \(seed * 10 + slice)")
    }
  }

  @Test func modifiersAroundModifiersAreAllThere() throws {
    func faded(_ levels: Int) -> AnyView {
      levels == 0 ? AnyView(Text("core")) : AnyView(faded(levels - 1).opacity(0.9))
    }
    let views = try DescribedViews { faded(150) }
    #expect(views.kinds.count == 151)
    #expect(views.kinds.last == "Text")
  }

  @Test(arguments: 0..<10) func allFactsHaveAKnownName(_ slice: UInt64) throws {
    var count = 0
    for seed in 0..<20 as Range<UInt64> {
      var generator = LayoutTreeGenerator(seed: seed * 10 + slice)
      let tree = generator.tree()
      for name in try DescribedViews({ tree.view }).all.flatMap({ $0.facts.keys }) {
        let isPaint = name.hasSuffix(ViewFact.endOfName)
        let fact = isPaint ? String(name.dropLast(ViewFact.endOfName.count)) : name
        #expect(ViewFact(rawValue: fact) != nil, "\(name)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
