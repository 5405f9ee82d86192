import ContentBuilders
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
    #expect(builder.order.holds(in: frames), "\(frames.of)")
  }

  /// Several views that a body returns are members of the stack around.
  @Test(arguments: ContentBuilderCase.bodies) func severalViewsOfABodyJoinTheStackAround(
    of body: ContentBuilderCase
  ) throws {
    for order in [ViewOrder.column, .row, .depth] {
      let frames = MeasuredFrames()
      _ = try ViewTestHarness {
        switch order {
        case .column: VStack { body.view(frames) }
        case .row: HStack { body.view(frames) }
        default: ZStack { body.view(frames) }
        }
      }
      #expect(order.holds(in: frames), "\(order) \(frames.of)")
    }
  }

  /// The sources are the list of content builders, so that none is forgotten.
  @Test func `every content builder of the public API is walked`() throws {
    let walked = Set((ContentBuilderCase.all + ContentBuilderCase.bodies).map(\.testDescription))
    let others = Set(ContentBuilderCase.withoutStack.values.joined())
    let declared = try DeclaredContentBuilders.names(in: "Sources/Device/GalleyViews")
    #expect(declared.count > 100)
    #expect(declared.subtracting(walked).subtracting(others).sorted() == [])
    #expect(walked.union(others).subtracting(declared).sorted() == [])
    #expect(walked.intersection(others).sorted() == [])
  }

  @Test func `builders of parameters, macros and protocols are found`() {
    let source = """
      public struct Card<Content: View> {
        /// A protocol is no owner here.
        public init(@ViewBuilder content: () -> Content, @ViewBuilder _ label: () -> Content) {
          self.content = content()
        }
        @ViewBuilder private var icon: some View { content }
      }
      public protocol CardStyle {
        @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
        @ViewBuilder static var samples: Samples { get }
      }
      extension View {
        public func card(@ViewBuilder content: () -> some View) -> some View { self }
        func inner(@ViewBuilder content: () -> some View) -> some View { self }
      }
      public macro Sample(
        _ name: String? = nil, @ViewBuilder body: () -> any View
      ) = #externalMacro(module: "A", type: "B")
      """
    #expect(
      DeclaredContentBuilders.names(inSource: source).sorted() == [
        "Card.content", "Card.label", "CardStyle.makeBody", "CardStyle.samples", "Sample.body",
        "card.content",
      ])
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
