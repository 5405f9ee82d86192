import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import SeededCases
import Synchronization
import Testing

private nonisolated let stacks = "https://developer.apple.com/documentation/swiftui/lazyvstack"
private nonisolated let grids = "https://www.objc.io/blog/2020/11/23/grid-layout/"
private nonisolated let items = "https://developer.apple.com/documentation/swiftui/griditem"

/// Stacks and grids that make only what is on the screen.
@MainActor @Suite struct LazyStackTests {
  private static var cases: [FrameCase] {
    [
      FrameCase("rows in the middle", stacks, ["0": [150, 50, 100, 20], "1": [150, 78, 100, 20]]) {
        ScrollView { LazyVStack { ForEach(0..<50) { Probe("\($0)").frame(width: 100, height: 20) } } }
      },
      FrameCase("rows at the leading edge", stacks, ["0": [0, 50, 100, 20], "2": [0, 100, 100, 20]]) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 5) {
            ForEach(0..<50) { Probe("\($0)").frame(width: 100, height: 20) }
          }
        }
      },
      FrameCase("it is as wide as what is offered", stacks, ["0": [0, 50, 400, 20]]) {
        ScrollView { LazyVStack { Probe("0").frame(height: 20) } }
      },
      FrameCase(
        "a row that stands for two views", stacks, ["a1": [0, 70, 400, 20], "b1": [0, 90, 400, 10]]
      ) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<2) { number in
              Probe("a\(number)").frame(height: 20)
              if number > 0 { Probe("b\(number)").frame(height: 10) }
            }
          }
        }
      },
      FrameCase("a row without a view takes no space", stacks, ["2": [0, 78, 400, 20]]) {
        ScrollView {
          LazyVStack {
            ForEach(0..<3) { number in
              if number != 1 { Probe("\(number)").frame(height: 20) }
            }
          }
        }
      },
      FrameCase(
        "what is around it scrolls as well", stacks,
        ["first": [0, 50, 400, 30], "0": [20, 88, 360, 20], "last": [0, 116, 400, 30]]
      ) {
        ScrollView {
          VStack {
            Probe("first").frame(height: 30)
            LazyVStack { Probe("0").frame(height: 20) }.padding(.horizontal, 20)
            Probe("last").frame(height: 30)
          }
        }
      },
      FrameCase("a row of columns", stacks, ["0": [0, 400, 30, 20], "3": [90, 400, 30, 20]]) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<100) { Probe("\($0)").frame(width: 30, height: 20) } }
        }
      },
      FrameCase(
        "two equal columns", grids,
        ["0": [0, 50, 196, 20], "1": [204, 50, 196, 20], "2": [0, 78, 196, 20]]
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(0..<50) { Probe("\($0)").frame(height: 20) }
          }
        }
      },
      FrameCase(
        "a fixed and an adaptive column, of which the second is two", grids,
        ["0": [100, 0, 70, 20], "1": [178, 0, 57, 20], "2": [243, 0, 57, 20], "3": [100, 28, 70, 20]]
      ) {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
          ForEach(0..<6) { Probe("\($0)").frame(height: 20) }
        }
        .frame(width: 200).frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
      },
      FrameCase("as many columns as fit", items, ["3": [306, 50, 94, 94], "4": [0, 152, 94, 94]]) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<9) { Probe("\($0)").aspectRatio(1, contentMode: .fit) }
          }
        }
      },
      FrameCase("an adaptive column that is limited", items, ["0": [0, 50, 85, 10], "1": [93, 50, 85, 10]]) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 85))], alignment: .leading) {
            ForEach(0..<9) { Probe("\($0)").frame(height: 10) }
          }
        }
      },
      FrameCase(
        "fixed columns stand in the middle", items, ["0": [96, 50, 100, 10], "1": [204, 50, 100, 10]]
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
            ForEach(0..<9) { Probe("\($0)").frame(height: 10) }
          }
        }
      },
      FrameCase("distances of its own", items, ["1": [215, 50, 185, 10], "2": [0, 64, 185, 10]]) {
        ScrollView {
          LazyVGrid(columns: [GridItem(spacing: 30), GridItem()], spacing: 4) {
            ForEach(0..<9) { Probe("\($0)").frame(height: 10) }
          }
        }
      },
      FrameCase("a view is aligned in its column", items, ["0": [0, 56, 50, 10], "1": [350, 56, 50, 10]]) {
        ScrollView {
          LazyVGrid(
            columns: [GridItem(alignment: .topLeading), GridItem(alignment: .trailing)]
          ) {
            Probe("0").frame(width: 50, height: 10)
            Probe("1").frame(width: 50, height: 10)
            Probe("2").frame(width: 50, height: 10)
            Probe("3").frame(width: 50, height: 10)
          }
          .frame(height: 40)
          Spacer()
        }
      },
      FrameCase(
        "a section begins with a line of its own", items,
        ["head": [0, 78, 400, 10], "1": [0, 96, 196, 20], "0": [0, 50, 196, 20]]
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            Probe("0").frame(height: 20)
            Section {
              Probe("1").frame(height: 20)
            } header: {
              Probe("head").frame(height: 10)
            }
          }
        }
      },
      FrameCase(
        "rows of a grid to the right", items,
        ["0": [0, 50, 30, 356], "1": [0, 414, 30, 356], "2": [38, 50, 30, 356]]
      ) {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<50) { Probe("\($0)").frame(width: 30) } }
        }
      },
    ]
  }

  @Test func viewsStandWhereSwiftUIPutsThem() throws {
    for test in Self.cases { try test.check() }
  }

  private struct Rows: View {
    let count: Int
    var made: (Int) -> Void = { _ in }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count) { number in row(number) }
        }
      }
    }

    private func row(_ number: Int) -> some View {
      made(number)
      return Text("row \(number)").frame(height: 44)
    }
  }

  @Test func onlyRowsOnTheScreenAreMade() throws {
    let made = Mutex<Set<Int>>([])
    let stage = try ViewTestHarness(height: 440) {
      Rows(count: 100_000) { number in made.withLock { _ = $0.insert(number) } }
    }
    #expect(made.withLock { $0 } == Set(0..<10))
    #expect(stage.find("row 9") != nil && stage.find("row 10") == nil)
  }

  private struct Toggled: View {
    let id: Int
    @State private var isOn = false

    var body: some View { Button("\(id) \(isOn)") { isOn.toggle() }.frame(height: 44) }
  }

  @Test func stateOfRowsThatLeftIsKept() throws {
    let stage = try ViewTestHarness(height: 440) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500) { Toggled(id: $0) } } }
    }
    stage.tap("1 false")
    #expect(stage.find("1 true") != nil)
    for _ in 0..<12 {
      stage.drag(
        from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -380), over: .milliseconds(500),
        hold: .milliseconds(300))
    }
    #expect(stage.find("1 true") == nil)
    for _ in 0..<13 {
      stage.drag(
        from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 380), over: .milliseconds(500),
        hold: .milliseconds(300))
    }
    stage.advance(.seconds(2))
    #expect(stage.find("1 true") != nil && stage.find("0 false") != nil)
  }

  /// Rows of unknown heights come into sight above without moving what is seen.
  @Test func aFingerMovesRowsExactlyAsFarAsItGoes() throws {
    let stage = try ViewTestHarness(height: 400) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 3) {
            ForEach(0..<300) { Probe("\($0)").frame(height: CGFloat(20 + $0 * 7 % 40)) }
          }
        }
        .onAppear { proxy.scrollTo(200, anchor: .top) }
      }
    }
    #expect(stage.frame("200").minY == 0)
    for _ in 0..<5 {
      stage.drag(
        from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60), over: .seconds(1),
        hold: .milliseconds(300))
    }
    #expect(stage.frame("200").minY == 300)
    #expect(stage.find("194") != nil)
  }

  @Test func headersStayAtTheEdge() throws {
    let stage = try ViewTestHarness(height: 440) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<20) { Text("\(section) \($0)").frame(height: 40) }
            } header: {
              Probe("head \(section)").frame(height: 30)
            }
          }
        }
      }
    }
    #expect(stage.frame("head 0").minY == 0)
    stage.drag(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -300), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(stage.frame("head 0").minY == 0)
    stage.drag(
      from: CGPoint(x: 100, y: 430), by: CGVector(dx: 0, dy: -420), over: .seconds(1),
      hold: .milliseconds(300))
    stage.drag(
      from: CGPoint(x: 100, y: 430), by: CGVector(dx: 0, dy: -90), over: .seconds(1), hold: .milliseconds(300)
    )
    // The second section begins 830 points down; 810 points have gone by.
    #expect(stage.frame("head 1").minY == 20)
    #expect(stage.frame("head 0").minY == -10)
  }

  /// Any rows look the same in a lazy stack as in an eager one, wherever they are scrolled to.
  @Test(arguments: Soak.slice(of: 0..<20, oneIn: 4)) func aLazyStackLooksLikeAnEagerOne(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let heights = (0..<(5 + random.below(40))).map { _ in CGFloat(10 + random.below(6) * 30) }
    let spacing = CGFloat(random.below(3) * 5)
    let alignment: HorizontalAlignment = [.leading, .center, .trailing][random.below(3)]
    func rows() -> some View {
      ForEach(heights.indices, id: \.self) { index in
        Color(light: 0x10_2030 &* UInt32(index + 1) & 0xFF_FFFF, dark: 0).frame(
          width: CGFloat(40 + index), height: heights[index]
        )
        .accessibilityElement().accessibilityLabel("\(index)")
      }
    }
    let lazy = try ViewTestHarness(width: 200, height: 300) {
      ScrollView { LazyVStack(alignment: alignment, spacing: spacing) { rows() } }
    }
    let eager = try ViewTestHarness(width: 200, height: 300) {
      ScrollView {
        VStack(alignment: alignment, spacing: spacing) { rows() }.frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      }
    }
    for _ in 0..<6 {
      #expect(try lazy.picture() == eager.picture())
      for element in lazy.elements where !element.label.isEmpty {
        #expect(element.frame == eager.frame(element.label))
      }
      let length = CGFloat(random.below(500)) - 330
      let start = CGPoint(x: 100, y: length < 0 ? 299 : 1)
      for stage in [lazy, eager] {
        stage.drag(
          from: start, by: CGVector(dx: 0, dy: length), over: .milliseconds(400), hold: .milliseconds(300))
        stage.advance(.seconds(2))
      }
    }
  }
}
