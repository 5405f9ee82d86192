import Foundation
import GalleyViews
import Testing

/// Several views at an end of a content builder, without a container of their own.
@MainActor @Suite struct ImplicitStackTests {
  /// The direction in which two views follow each other.
  enum Order: String, Sendable { case column, row, depth }

  /// A content builder of the public API.
  struct Builder: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: Order
    /// The control that shows its content.
    var opener: String?
    let view: @MainActor @Sendable (MeasuredFrames) -> AnyView

    init(
      _ name: String, _ order: Order, opener: String? = nil,
      @ViewBuilder _ view: @escaping @MainActor @Sendable (MeasuredFrames) -> some View
    ) {
      testDescription = name
      self.order = order
      self.opener = opener
      self.view = { AnyView(view($0)) }
    }

    static let all = [
      Builder("window", .column) { Pair(frames: $0) },
      Builder("Group", .column) { frames in Group { Pair(frames: frames) } },
      Builder("if", .column) { frames in if frames.of.isEmpty || !frames.of.isEmpty { Pair(frames: frames) }
      },
      Builder("VStack", .column) { frames in VStack { Pair(frames: frames) } },
      Builder("HStack", .row) { frames in HStack { Pair(frames: frames) } },
      Builder("ZStack", .depth) { frames in ZStack { Pair(frames: frames) } },
      Builder("ScrollView", .column) { frames in ScrollView { Pair(frames: frames) } },
      Builder("overlay", .depth) { frames in Color.clear.overlay { Pair(frames: frames) } },
      Builder("background", .depth) { frames in Color.clear.background { Pair(frames: frames) } },
      Builder("modifier", .column) { frames in Pair(frames: frames).modifier(Plain()) },
      Builder("NavigationStack", .column) { frames in NavigationStack { Pair(frames: frames) } },
      Builder("destination of a link", .column, opener: "Go") { frames in
        NavigationStack { NavigationLink("Go") { Pair(frames: frames) } }
      },
      Builder("navigationDestination", .column, opener: "Open") { frames in
        NavigationStack {
          Opener { isOn, button in button.navigationDestination(isPresented: isOn) { Pair(frames: frames) } }
        }
      },
      Builder("sheet", .column, opener: "Open") { frames in
        Opener { isOn, button in button.sheet(isPresented: isOn) { Pair(frames: frames) } }
      },
      Builder("cover", .column, opener: "Open") { frames in
        Opener { isOn, button in button.fullScreenCover(isPresented: isOn) { Pair(frames: frames) } }
      },
      Builder("popover", .column, opener: "Open") { frames in
        Opener { isOn, button in
          button.popover(isPresented: isOn) { Pair(frames: frames).presentationCompactAdaptation(.popover) }
        }
      },
      Builder("Tab", .column) { frames in
        TabView {
          Tab("First", systemImage: "star") { Pair(frames: frames) }
          Tab("Second", systemImage: "heart") { Text("Other") }
        }
      },
      Builder("label of a button", .row) { frames in
        Button {
        } label: {
          Pair(frames: frames)
        }
      },
      Builder("label of a menu", .row) { frames in
        Menu {
          Button("One") {}
        } label: {
          Pair(frames: frames)
        }
      },
      Builder("label of a link", .row) { frames in
        NavigationStack {
          NavigationLink {
            Text("There")
          } label: {
            Pair(frames: frames)
          }
        }
      },
      Builder("label of a button in a row", .row) { frames in
        List {
          Button {
          } label: {
            Pair(frames: frames)
          }
        }
      },
      Builder("label of a value", .column) { frames in
        Form {
          LabeledContent {
            Text("Value")
          } label: {
            Pair(frames: frames)
          }
        }
      },
      Builder("label of a switch", .column) { frames in
        Toggle(isOn: .constant(true)) { Pair(frames: frames) }
      },
    ]
  }

  @Test(arguments: Builder.all) func severalViewsAreStacked(in builder: Builder) throws {
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
    }
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

/// The frames of measured views, in points of the window.
@MainActor final class MeasuredFrames {
  var of: [String: CGRect] = [:]
}

private struct Pair: View {
  let frames: MeasuredFrames

  var body: some View {
    measured("upper")
    measured("lower")
  }

  private func measured(_ name: String) -> some View {
    Text(name).background {
      GeometryReader { proxy in
        let _ = frames.of[name] = proxy.frame(in: .global)
        Color.clear
      }
    }
  }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

/// A button that shows something.
private struct Opener<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Binding<Bool>, Button<Text>) -> Content

  var body: some View { content($isOn, Button("Open") { isOn = true }) }
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
