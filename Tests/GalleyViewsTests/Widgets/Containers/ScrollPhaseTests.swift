import Foundation
import GalleyTree
import GalleyViews
import Testing

/// What apps are told of scrolling, and the action of pulling that views start themselves.
@MainActor @Suite struct ScrollPhaseTests {
  @Test func `the phases of a swipe`() throws {
    var log: [ScrollPhase] = []
    let stage = try ViewTestHarness(width: 100, height: 200) {
      ScrollView { Color.red.frame(height: 5000) }
        .onScrollPhaseChange { old, new in
          #expect(log.last ?? .idle == old)
          log.append(new)
        }
    }
    stage.drag(
      from: CGPoint(x: 50, y: 150), by: CGVector(dx: 0, dy: -100), over: .milliseconds(100))
    #expect(log == [.interacting, .decelerating])
    stage.advance(.seconds(5))
    #expect(log == [.interacting, .decelerating, .idle])
    log = []
    stage.drag(
      from: CGPoint(x: 50, y: 150), by: CGVector(dx: 0, dy: -40), over: .milliseconds(500),
      hold: .seconds(1))
    stage.advance(.seconds(1))
    #expect(log == [.interacting, .decelerating, .idle])
  }

  @Test func `a view is told when enough of it is seen`() throws {
    var log: [Bool] = []
    let stage = try ViewTestHarness(width: 100, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 250)
          Color.blue.frame(height: 100).onScrollVisibilityChange(threshold: 0.5) { log.append($0) }
          Color.red.frame(height: 1000)
        }
      }
    }
    #expect(log == [])
    func scroll(_ length: CGFloat) {
      stage.drag(
        from: CGPoint(x: 50, y: 180), by: CGVector(dx: 0, dy: -length), over: .milliseconds(600),
        hold: .seconds(1))
      stage.advance(.seconds(1))
    }
    scroll(150)
    #expect(log == [true])
    scroll(170)
    #expect(log == [true, false])
  }

  @Test func `a scroll view tells which of its targets are seen`() throws {
    var log: [[Int]] = []
    let stage = try ViewTestHarness(width: 100, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { _ in Color.blue.frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.6) { log.append($0) }
    }
    #expect(log.last == [0, 1])
    stage.drag(
      from: CGPoint(x: 50, y: 180), by: CGVector(dx: 0, dy: -150), over: .milliseconds(600), hold: .seconds(1)
    )
    stage.advance(.seconds(1))
    #expect(log.last == [2] || log.last == [1, 2], "\(log)")
    #expect(log.count > 1)
  }

  private struct Refresher: View {
    @Environment(\.refresh) private var refresh

    var body: some View { Text(refresh == nil ? "no refresh" : "refresh") }
  }

  @Test func `views inside find the action of pulling`() async throws {
    var action: RefreshAction?
    var count = 0
    struct Taker: View {
      @Environment(\.refresh) var refresh
      let take: (RefreshAction?) -> Void
      var body: some View { Text("taker").onAppear { take(refresh) } }
    }
    let stage = try ViewTestHarness {
      VStack {
        Refresher()
        Taker { action = $0 }.refreshable { count += 1 }
      }
    }
    #expect(stage.find("no refresh") != nil)
    await action?()
    #expect(count == 1)
  }
}
