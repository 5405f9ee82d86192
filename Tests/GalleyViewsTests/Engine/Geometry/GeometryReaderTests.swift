import Foundation
import GalleyTree
import GalleyViews
import Synchronization
import Testing

private nonisolated let reader = "https://developer.apple.com/documentation/swiftui/geometryreader"
private nonisolated let proxy = "https://developer.apple.com/documentation/swiftui/geometryproxy"

/// Views whose content is made of their size and place.
@MainActor @Suite struct GeometryReaderTests {
  private static func text(_ rect: CGRect) -> String {
    "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
  }

  private static var cases: [FrameCase] {
    [
      FrameCase("all that is offered", reader, ["a": [0, 50, 400, 720]]) {
        GeometryReader { _ in Probe("a") }
      },
      FrameCase("the content stands at the upper leading corner", reader, ["a": [0, 50, 30, 20]]) {
        GeometryReader { _ in Probe("a").frame(width: 30, height: 20) }
      },
      FrameCase("a part of the size", reader, ["a": [0, 50, 100, 360]]) {
        GeometryReader { proxy in
          Probe("a").frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
        }
      },
      FrameCase("ten points where nothing is offered", reader, ["a": [195, 405, 10, 10]]) {
        GeometryReader { _ in Probe("a") }.fixedSize()
      },
      FrameCase("ten points high in a scroll view", reader, ["a": [0, 50, 400, 10], "b": [0, 60, 400, 40]]) {
        ScrollView {
          GeometryReader { _ in Probe("a") }
          Probe("b").frame(height: 40)
        }
      },
      FrameCase("a column shares its height with a reader", reader, ["a": [0, 150, 400, 620]]) {
        VStack(spacing: 0) {
          Color.blue.frame(height: 100)
          GeometryReader { _ in Probe("a") }
        }
      },
      FrameCase("two views stand on each other", reader, ["a": [0, 50, 30, 20], "b": [0, 50, 50, 10]]) {
        GeometryReader { _ in
          Probe("a").frame(width: 30, height: 20)
          Probe("b").frame(width: 50, height: 10)
        }
      },
      FrameCase("one inside of another", reader, ["a": [0, 50, 100, 180]]) {
        GeometryReader { outer in
          GeometryReader { inner in
            Probe("a").frame(width: inner.size.width / 2, height: inner.size.height / 2)
          }
          .frame(width: outer.size.width / 2, height: outer.size.height / 2)
        }
      },
      FrameCase("the insets at the edges", proxy, ["50.0 0.0 30.0 0.0": [0, 50, 400, 720]]) {
        GeometryReader { proxy in
          let insets = proxy.safeAreaInsets
          Probe("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
        }
      },
      FrameCase("no insets away from the edges", proxy, ["0.0 0.0": [10, 60, 380, 700]]) {
        GeometryReader { proxy in
          Probe("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
        }
        .padding(10)
      },
      FrameCase("no insets where they are ignored", proxy, ["0.0 0.0": [0, 0, 400, 800]]) {
        GeometryReader { proxy in
          Probe("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
        }
        .ignoresSafeArea()
      },
      FrameCase("a view that ignores the insets that were read", proxy, ["50.0": [0, 0, 400, 770]]) {
        GeometryReader { proxy in
          Probe("\(proxy.safeAreaInsets.top)").ignoresSafeArea(edges: .top)
        }
      },
      FrameCase("the place in the window", proxy, ["10.0 60.0 380.0 700.0": [10, 60, 380, 700]]) {
        GeometryReader { proxy in Probe(text(proxy.frame(in: .global))) }.padding(10)
      },
      FrameCase("the place in itself", proxy, ["0.0 0.0 380.0 700.0": [10, 60, 380, 700]]) {
        GeometryReader { proxy in Probe(text(proxy.frame(in: .local))) }.padding(10)
      },
      FrameCase("the place in a named view", proxy, ["5.0 5.0 370.0 690.0": [15, 65, 370, 690]]) {
        GeometryReader { proxy in Probe(text(proxy.frame(in: .named("box")))) }
          .padding(5).coordinateSpace(.named("box")).padding(10)
      },
      FrameCase("the innermost view of a name counts", proxy, ["2.0 2.0": [17, 67, 366, 686]]) {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named(7))
          Probe("\(frame.minX) \(frame.minY)")
        }
        .padding(2).coordinateSpace(name: 7).padding(5).coordinateSpace(.named(7)).padding(10)
      },
      FrameCase("an unknown name is the window", proxy, ["10.0 60.0": [10, 60, 380, 700]]) {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("nobody"))
          Probe("\(frame.minX) \(frame.minY)")
        }
        .padding(10)
      },
      FrameCase("the bounds of a named view", proxy, ["-5.0 -5.0 380.0 700.0": [15, 65, 370, 690]]) {
        GeometryReader { proxy in
          Probe(text(proxy.bounds(of: .named("box")) ?? .null))
        }
        .padding(5).coordinateSpace(.named("box")).padding(10)
      },
      FrameCase("no bounds of a view that is not there", proxy, ["none": [0, 50, 400, 720]]) {
        GeometryReader { proxy in
          Probe(proxy.bounds(of: .named("box")) == nil ? "none" : "some")
        }
      },
      FrameCase("an offset moves the place", proxy, ["30.0 70.0": [30, 70, 400, 720]]) {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Probe("\(frame.minX) \(frame.minY)")
        }
        .offset(x: 30, y: 20)
      },
      FrameCase("a scale is part of the place", proxy, ["100.0 230.0 200.0 360.0": [100, 230, 200, 360]]) {
        GeometryReader { proxy in Probe(text(proxy.frame(in: .global))) }.scaleEffect(0.5)
      },
      FrameCase(
        "the place in the visible part of a scroll view", proxy, ["0.0 40.0 400.0 20.0": [0, 90, 400, 20]]
      ) {
        ScrollView {
          Color.blue.frame(height: 40)
          GeometryReader { proxy in Probe(text(proxy.frame(in: .scrollView))) }.frame(height: 20)
        }
      },
    ]
  }

  @Test func contentsAreMadeOfSizesAndPlaces() throws {
    for test in Self.cases { try test.check() }
  }

  /// A row that tells how far it has been scrolled.
  private struct Scrolled: View {
    let made: (String) -> Void
    @State private var taps = 0

    var body: some View {
      ScrollView {
        GeometryReader { proxy in
          let _ = made("place")
          Text(verbatim: "at \(proxy.frame(in: .global).minY)")
        }
        .frame(height: 50)
        GeometryReader { proxy in
          let _ = made("size")
          Text(verbatim: "wide \(proxy.size.width)")
        }
        .frame(height: 50)
        Color.blue.frame(height: 2000)
      }
    }
  }

  @Test func whatReadAPlaceIsMadeAgainWhenItIsScrolled() throws {
    let made = Mutex<[String: Int]>([:])
    let stage = try ViewTestHarness(width: 400, height: 800) {
      Scrolled { name in made.withLock { $0[name, default: 0] += 1 } }
    }
    #expect(stage.find("at 0.0") != nil)
    let before = made.withLock { $0 }
    stage.drag(
      from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -30), over: .seconds(1), hold: .milliseconds(300)
    )
    #expect(stage.find("at -30.0") != nil)
    #expect(made.withLock { $0["size"] } == before["size"])
    #expect(made.withLock { $0["place"] ?? 0 } > before["place"] ?? 0)
  }

  private struct Counter: View {
    @State private var taps = 0

    var body: some View {
      GeometryReader { proxy in
        Button("taps \(taps) of \(Int(proxy.size.width))") { taps += 1 }
      }
    }
  }

  @Test func stateInAReaderIsKeptAndSeen() throws {
    let stage = try ViewTestHarness(width: 400, height: 800) { Counter() }
    stage.tap("taps 0 of 400")
    stage.tap("taps 1 of 400")
    #expect(stage.find("taps 2 of 400") != nil)
    stage.host.size = CGSize(width: 300, height: 800)
    stage.host.flush()
    #expect(stage.find("taps 2 of 300") != nil)
  }

  /// A reader that makes itself larger for what it has read.
  private struct Growing: View {
    let limit: CGFloat
    @State private var height: CGFloat = 10

    var body: some View {
      VStack {
        GeometryReader { proxy in
          Text("high \(Int(height))").onAppear { height = min(limit, proxy.size.height + 5) }
            .onChange(of: proxy.size.height) { _, value in height = min(limit, value + 5) }
        }
        .frame(height: height)
        Spacer()
      }
    }
  }

  @Test func aReaderThatChangesItsOwnSizeSettles() throws {
    let stage = try ViewTestHarness(width: 400, height: 800) { Growing(limit: 60) }
    #expect(stage.find("high 60") != nil)
    #expect(stage.host.unsettled == nil)
  }

  @Test func aReaderThatNeverSettlesIsGivenUp() throws {
    let stage = try ViewTestHarness(width: 400, height: 800) { Growing(limit: .infinity) }
    #expect(stage.host.unsettled != nil)
  }

  private struct Measured: View {
    let seen: (String) -> Void
    @State private var width: CGFloat = 100

    var body: some View {
      VStack {
        Color.blue.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            seen("\($0)")
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            seen("\($0) to \($1)")
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            seen("height \($0)")
          }
        Button("wider") { width += 20 }
      }
    }
  }

  @Test func changesOfGeometryAreTold() throws {
    let seen = Mutex<[String]>([])
    let stage = try ViewTestHarness(width: 400, height: 800) {
      Measured { text in seen.withLock { $0.append(text) } }
    }
    #expect(Set(seen.withLock { $0 }) == ["100.0", "100.0 to 100.0", "height 20.0"])
    seen.withLock { $0 = [] }
    stage.tap("wider")
    #expect(Set(seen.withLock { $0 }) == ["120.0", "100.0 to 120.0"])
  }

  /// The forms of spaces that apps write.
  @Test func spacesAreWrittenAsInSwiftUI() throws {
    let space = CoordinateSpace.named("x")
    let stage = try ViewTestHarness(width: 400, height: 800) {
      GeometryReader { proxy in
        let frames = [
          proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("x")),
          proxy.frame(in: space), proxy.frame(in: GlobalCoordinateSpace()),
          proxy.frame(in: CoordinateSpace.global),
          proxy.frame(in: .scrollView(axis: .vertical)),
        ]
        Text("\(Set(frames.map { Self.text($0) }).count) frame")
      }
    }
    #expect(stage.find("1 frame") != nil)
    #expect(
      CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal && CoordinateSpace.local.isLocal)
  }
}
