import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

private nonisolated let ignoring =
  "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)"
private nonisolated let insetting =
  "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l"
private nonisolated let padding =
  "https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)"
private nonisolated let background =
  "https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)"

/// The places of views in the safe area, and of those that go on beyond it.
@MainActor @Suite struct SafeAreaCases {
  private static let landscape = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)

  private static var cases: [FrameCase] {
    [
      FrameCase("a view fills what is not covered", ignoring, ["a": [0, 50, 400, 720]]) { Probe("a") },
      FrameCase("all edges", ignoring, ["a": [0, 0, 400, 800]]) { Probe("a").ignoresSafeArea() },
      FrameCase("the upper edge", ignoring, ["a": [0, 0, 400, 770]]) {
        Probe("a").ignoresSafeArea(edges: .top)
      },
      FrameCase("the lower edge", ignoring, ["a": [0, 50, 400, 750]]) {
        Probe("a").ignoresSafeArea(edges: .bottom)
      },
      FrameCase("the form before iOS 14", ignoring, ["a": [0, 0, 400, 800]]) {
        Probe("a").edgesIgnoringSafeArea(.all)
      },
      FrameCase("the keyboard alone, which is not there", ignoring, ["a": [0, 50, 400, 720]]) {
        Probe("a").ignoresSafeArea(.keyboard)
      },
      FrameCase("the container", ignoring, ["a": [0, 0, 400, 800]]) {
        Probe("a").ignoresSafeArea(.container)
      },
      FrameCase("the sides in landscape", ignoring, safeArea: landscape, ["a": [0, 0, 400, 779]]) {
        Probe("a").ignoresSafeArea(edges: .horizontal)
      },
      FrameCase("the vertical edges in landscape", ignoring, safeArea: landscape, ["a": [47, 0, 306, 800]]) {
        Probe("a").ignoresSafeArea(edges: .vertical)
      },
      FrameCase(
        "the first of a column reaches up, the last one down", ignoring,
        ["a": [0, 0, 400, 290], "b": [0, 290, 400, 240], "c": [0, 530, 400, 270]]
      ) {
        VStack(spacing: 0) {
          Probe("a").ignoresSafeArea()
          Probe("b").ignoresSafeArea()
          Probe("c").ignoresSafeArea()
        }
      },
      FrameCase("in the middle of a column nothing is reached", ignoring, ["b": [0, 150, 400, 100]]) {
        VStack(spacing: 0) {
          Color.blue.frame(height: 100)
          Probe("b").frame(height: 100).ignoresSafeArea()
          Spacer()
        }
      },
      FrameCase(
        "the background of layers goes on, the content does not", ignoring,
        ["back": [0, 0, 400, 800], "front": [0, 50, 400, 720]]
      ) {
        ZStack {
          Probe("back").ignoresSafeArea()
          Probe("front")
        }
      },
      FrameCase("inside of what ignores it nothing is covered", ignoring, ["a": [0, 0, 400, 800]]) {
        Probe("a").ignoresSafeArea().ignoresSafeArea()
      },
      FrameCase("padding leaves the edge", ignoring, ["a": [20, 70, 360, 680]]) {
        Probe("a").ignoresSafeArea().padding(20)
      },
      FrameCase("padding of what ignores it is inside", ignoring, ["a": [20, 20, 360, 760]]) {
        Probe("a").padding(20).ignoresSafeArea()
      },
      FrameCase(
        "a bar below", insetting, ["bar": [0, 720, 400, 50], "a": [0, 50, 400, 670]]
      ) {
        Probe("a").safeAreaInset(edge: .bottom) { Probe("bar").frame(height: 50) }
      },
      FrameCase(
        "a bar above with a distance", insetting, ["bar": [0, 50, 400, 50], "a": [0, 110, 400, 660]]
      ) {
        Probe("a").safeAreaInset(edge: .top, spacing: 10) { Probe("bar").frame(height: 50) }
      },
      FrameCase(
        "a bar at the leading edge", insetting, ["bar": [0, 50, 60, 720], "a": [60, 50, 340, 720]]
      ) {
        Probe("a").safeAreaInset(edge: .leading) { Probe("bar").frame(width: 60) }
      },
      FrameCase(
        "a narrow bar below at the trailing edge", insetting,
        ["bar": [300, 740, 100, 30], "a": [0, 50, 400, 690]]
      ) {
        Probe("a").safeAreaInset(edge: .bottom, alignment: .trailing) {
          Probe("bar").frame(width: 100, height: 30)
        }
      },
      FrameCase(
        "what ignores the safe area goes on below the bar", insetting,
        ["bar": [0, 720, 400, 50], "a": [0, 0, 400, 800]]
      ) {
        Probe("a").ignoresSafeArea().safeAreaInset(edge: .bottom) { Probe("bar").frame(height: 50) }
      },
      FrameCase(
        "two bars stand on each other", insetting,
        ["inner": [0, 700, 400, 20], "outer": [0, 720, 400, 50], "a": [0, 50, 400, 650]]
      ) {
        Probe("a")
          .safeAreaInset(edge: .bottom) { Probe("inner").frame(height: 20) }
          .safeAreaInset(edge: .bottom) { Probe("outer").frame(height: 50) }
      },
      FrameCase(
        "a list goes on below the bar", insetting, ["bar": [0, 720, 400, 50], "list": [0, 0, 400, 800]]
      ) {
        List { Text("row") }.listStyle(.plain).accessibilityIdentifier("list")
          .safeAreaInset(edge: .bottom) { Probe("bar").frame(height: 50) }
      },
      FrameCase("padding of the safe area", padding, ["a": [16, 66, 368, 688]]) {
        Probe("a").safeAreaPadding()
      },
      FrameCase("padding of one edge", padding, ["a": [0, 90, 400, 680]]) {
        Probe("a").safeAreaPadding(.top, 40)
      },
      FrameCase("what ignores the safe area ignores its padding", padding, ["a": [0, 0, 400, 800]]) {
        Probe("a").ignoresSafeArea().safeAreaPadding(40)
      },
      FrameCase("padding that differs", padding, ["a": [4, 52, 388, 709]]) {
        Probe("a").safeAreaPadding(EdgeInsets(top: 2, leading: 4, bottom: 9, trailing: 8))
      },
      FrameCase("a list below a text goes on at the bottom", ignoring, ["list": [0, 150, 400, 650]]) {
        VStack(spacing: 0) {
          Color.blue.frame(height: 100)
          List { Text("row") }.accessibilityIdentifier("list")
        }
      },
      FrameCase("a scroll view with padding leaves the edge", ignoring, ["s": [10, 60, 380, 700]]) {
        ScrollView { Text("row").frame(maxWidth: .infinity) }.accessibilityIdentifier("s").padding(10)
      },
      FrameCase("what scrolls starts below the bar", ignoring, ["row": [0, 50, 400, 100]]) {
        ScrollView { Probe("row").frame(height: 100) }
      },
      FrameCase("nothing in a scroll view ignores its edges", ignoring, ["row": [0, 50, 400, 100]]) {
        ScrollView { Probe("row").frame(height: 100).ignoresSafeArea() }
      },
    ]
  }

  private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines/layout"

  /// Screens with bars; their heights are those of iOS on a phone.
  private static var bars: [FrameCase] {
    [
      FrameCase("below an inline title", guidelines, ["a": [0, 94, 400, 676]]) {
        NavigationStack { Probe("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
      },
      FrameCase("below a large title", guidelines, ["a": [0, 146, 400, 624]]) {
        NavigationStack { Probe("a").navigationTitle("T") }
      },
      FrameCase("below the bar", ignoring, ["a": [0, 0, 400, 800]]) {
        NavigationStack { Probe("a").ignoresSafeArea().navigationTitle("T") }
      },
      FrameCase("below the bar alone", ignoring, ["a": [0, 0, 400, 770]]) {
        NavigationStack { Probe("a").ignoresSafeArea(edges: .top).navigationTitle("T") }
      },
      FrameCase(
        "a stack with a bar of an app's own", insetting, ["a": [0, 94, 400, 626], "bar": [0, 720, 400, 50]]
      ) {
        NavigationStack {
          Probe("a").safeAreaInset(edge: .bottom) { Probe("bar").frame(height: 50) }
            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }
      },
      FrameCase("a bar around a stack", insetting, ["a": [0, 94, 400, 626], "bar": [0, 720, 400, 50]]) {
        NavigationStack { Probe("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
          .safeAreaInset(edge: .bottom) { Probe("bar").frame(height: 50) }
      },
      FrameCase("a list below a stack's bar", guidelines, ["list": [0, 0, 400, 800]]) {
        NavigationStack { List { Text("row") }.accessibilityIdentifier("list").navigationTitle("T") }
      },
      FrameCase("a stack beside something", guidelines, ["a": [0, 144, 400, 626], "top": [0, 50, 400, 50]]) {
        VStack(spacing: 0) {
          Probe("top").frame(height: 50)
          NavigationStack { Probe("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
        }
      },
      FrameCase("above the bar of tabs", guidelines, ["a": [0, 50, 400, 671]]) {
        TabView { Probe("a").tabItem { Text("Tab") } }
      },
      FrameCase("below the bar of tabs", ignoring, ["a": [0, 50, 400, 750]]) {
        TabView { Probe("a").ignoresSafeArea(edges: .bottom).tabItem { Text("Tab") } }
      },
      FrameCase("a list below the bar of tabs", guidelines, ["list": [0, 0, 400, 800]]) {
        TabView { List { Text("row") }.accessibilityIdentifier("list").tabItem { Text("Tab") } }
      },
      FrameCase("a sheet has only the lower edge", guidelines, ["a": [0, 60, 400, 710]]) {
        Color.clear.sheet(isPresented: .constant(true)) { Probe("a") }
      },
      FrameCase("the lower edge of a sheet", ignoring, ["a": [0, 60, 400, 740]]) {
        Color.clear.sheet(isPresented: .constant(true)) { Probe("a").ignoresSafeArea() }
      },
      FrameCase("a cover has the edges of the device", guidelines, ["a": [0, 50, 400, 720]]) {
        Color.clear.fullScreenCover(isPresented: .constant(true)) { Probe("a") }
      },
      FrameCase("a half of the page below a bar", guidelines, ["a": [100, 94, 200, 676]]) {
        NavigationStack {
          Probe("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }
      },
      FrameCase("a third of the height below a bar", guidelines, ["a": [0, 319, 400, 226]]) {
        NavigationStack {
          Probe("a").containerRelativeFrame(.vertical, count: 3, spacing: -1)
            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }
      },
    ]
  }

  @Test func viewsKeepClearOfBars() throws {
    for test in Self.bars { try test.check() }
  }

  @Test func viewsStandWhereSwiftUIPutsThem() throws {
    for test in Self.cases { try test.check() }
  }

  @Test func aColourBehindAViewGoesOnBelowBars() throws {
    func colors(@ViewBuilder _ view: () -> some View) throws -> [RGBA] {
      let stage = try ViewTestHarness(
        width: 100, height: 100, safeArea: EdgeInsets(top: 20, bottom: 10), view)
      return [try stage.color(50, 5), try stage.color(50, 50), try stage.color(50, 97)]
    }
    let blue = try colors { Color.blue }[1]
    func isBlue(_ color: RGBA) -> Bool { color == blue }
    #expect(try colors { Color.clear.background(Color.blue) }.map(isBlue) == [true, true, true])
    #expect(
      try colors { Color.clear.background(Color.blue, ignoresSafeAreaEdges: .top) }.map(isBlue) == [
        true, true, false,
      ])
    #expect(
      try colors { Color.clear.background(Color.blue, ignoresSafeAreaEdges: []) }.map(isBlue) == [
        false, true, false,
      ])
    #expect(try colors { Color.clear.background { Color.blue } }.map(isBlue) == [false, true, false])
    #expect(
      try colors { Color.clear.background(Color.blue, in: Rectangle()) }.map(isBlue) == [false, true, false])
    #expect(
      try colors { Color.clear.padding(2).background(Color.blue).padding(2) }.map(isBlue) == [
        false, true, false,
      ])
  }

  @Test func theKeyboardCoversWhatDoesNotIgnoreIt() throws {
    struct Fields: View {
      @State private var text = ""
      var body: some View {
        ZStack {
          Probe("all").ignoresSafeArea()
          Probe("container").ignoresSafeArea(.container)
          Probe("keyboard").ignoresSafeArea(.keyboard)
          VStack {
            TextField("field", text: $text)
            Spacer()
          }
        }
      }
    }
    let stage = try ViewTestHarness(width: 400, height: 800, safeArea: EdgeInsets(top: 50, bottom: 30)) {
      Fields()
    }
    #expect(stage.frame("container").maxY == 800)
    stage.tap("field")
    let keyboard = try #require(stage.all(.keyboard).first?.frame)
    #expect(keyboard.minY < 600)
    #expect(stage.frame("all") == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(stage.frame("container") == CGRect(x: 0, y: 0, width: 400, height: keyboard.minY))
    #expect(stage.frame("keyboard") == CGRect(x: 0, y: 50, width: 400, height: 720))
  }

  @Test func barsOfNavigationAndTabsArePartOfTheSafeArea() throws {
    let stage = try ViewTestHarness(width: 400, height: 800, safeArea: EdgeInsets(top: 50, bottom: 30)) {
      TabView {
        NavigationStack {
          ZStack {
            Probe("back").ignoresSafeArea()
            Probe("front")
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Text("Tab") }
      }
    }
    #expect(stage.frame("back") == CGRect(x: 0, y: 0, width: 400, height: 800))
    let front = stage.frame("front")
    #expect(front.minY == 94)
    #expect(front.maxY == stage.all(.tabBar).first?.frame.minY)
  }
}
