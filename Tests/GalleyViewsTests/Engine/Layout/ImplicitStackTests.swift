import Foundation
import GalleyViews
import Testing

/// Several views at an end of a content builder, without a container of their own.
@MainActor @Suite struct ImplicitStackTests {
  @Test(arguments: ContentBuilderCase.all) func severalViewsAreStacked(in builder: ContentBuilderCase) throws
  {
    let frames = MeasuredFrames()
    let harness = try ViewTestHarness { builder.view(frames) }
    if let opener = builder.opener {
      harness.tap(opener)
      harness.advance(.seconds(2))
    }
    let upper = try #require(frames.of["upper"])
    let lower = try #require(frames.of["lower"])
    switch builder.order {
    case .column: #expect(lower.minY >= upper.maxY && lower.minX < upper.maxX, "\(upper) \(lower)")
    case .row: #expect(lower.minX >= upper.maxX && lower.minY < upper.maxY, "\(upper) \(lower)")
    case .depth: #expect(lower.intersects(upper), "\(upper) \(lower)")
    case .apart: #expect(!lower.isEmpty && !upper.isEmpty && !lower.intersects(upper), "\(upper) \(lower)")
    }
  }

  /// The sources are the list of content builders, so that none is forgotten.
  @Test func `every content builder of the public API is walked`() throws {
    let walked = Set(ContentBuilderCase.all.map(\.testDescription))
    let others = Set(ContentBuilderCase.withoutStack.values.joined())
    let declared = try ContentBuilderCase.declared()
    #expect(declared.count > 100)
    #expect(declared.subtracting(walked).subtracting(others).sorted() == [])
    #expect(walked.union(others).subtracting(declared).sorted() == [])
    #expect(walked.intersection(others).sorted() == [])
  }

  @Test func aTabWithSeveralViewsIsOneTab() throws {
    let harness = try ViewTestHarness {
      TabView {
        Tab("First", systemImage: "star") {
          Text("Upper")
          Text("Lower")
        }
        Tab("Second", systemImage: "heart") { Text("Other") }
      }
    }
    #expect(harness.all(.tabBar).first?.children.count == 2)
  }

  @Test func aRendererStacks() throws {
    let one = ImageRenderer(content: Text("Upper")).uiImage?.size.height ?? 0
    let two = ImageRenderer(content: Pair(frames: MeasuredFrames())).uiImage?.size.height ?? 0
    #expect(one > 0 && two >= 2 * one)
  }

  /// A spacer between several views is along their stack, and one that comes later moves them.
  @Test func viewsThatComeLaterAreStackedAsWell() throws {
    let harness = try ViewTestHarness { Growing() }
    let alone = harness.frame("More")
    #expect(abs(alone.midY - 300) < 1)
    harness.tap("More")
    #expect(harness.frame("More").midY < 100)
    #expect(harness.frame("Last").midY > 500)
  }
}

private struct Growing: View {
  @State private var hasMore = false

  var body: some View {
    Button("More") { hasMore = true }
    if hasMore {
      Spacer()
      Text("Last")
    }
  }
}
