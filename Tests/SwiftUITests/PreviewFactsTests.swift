import GalleyViews
import Testing

@testable import SwiftUI

/// What modifiers say about previews, and which views of a preview there are.
@MainActor @Suite struct PreviewFactsTests {
  private func names(@ViewBuilder _ content: () -> some View) -> [String?] {
    PreviewedContent.all(in: content()).map(\.facts.name)
  }

  @Test func `what is nearer to a view counts, and what is around several holds for each`() {
    #expect(
      names {
        Group {
          Text("a")
          Text("b").previewDisplayName("B")
        }
        .previewDisplayName("Group")
        ForEach(0..<2) { Text("\($0)").previewDisplayName("Row \($0)") }
        Text("last")
      } == ["Group", "B", "Row 0", "Row 1", nil])
  }

  @Test func `layout, device and orientation are kept`() throws {
    let view = Text("a").previewLayout(.fixed(width: 10, height: 20)).previewDevice("iPad")
      .previewInterfaceOrientation(.landscapeRight)
    let content = try #require(PreviewedContent.all(in: view).first)
    #expect(content.facts.device == "iPad")
    #expect(
      content.facts.traits.map { "\($0.kind)" } == [
        "orientation(SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>.Orientation.landscapeRight)",
        "fixed(width: 10.0, height: 20.0)",
      ])
    #expect(content.view is Text)
  }
}
