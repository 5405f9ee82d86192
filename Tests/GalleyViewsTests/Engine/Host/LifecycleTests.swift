import Foundation
import GalleyTree
import GalleyViews
import Testing

private final class Log {
  var lines: [String] = []
}

extension View {
  fileprivate func logged(_ name: String, _ log: Log) -> some View {
    onAppear { log.lines.append("+\(name)") }.onDisappear { log.lines.append("-\(name)") }
  }
}

@MainActor @Suite struct LifecycleTests {
  @Test func aPageThatIsCoveredIsGoneUntilItComesBack() throws {
    let log = Log()
    let stage = try ViewTestHarness {
      NavigationStack {
        NavigationLink("open") { Text("page").logged("page", log) }.logged("root", log)
      }
    }
    #expect(log.lines == ["+root"])
    stage.tap("open")
    #expect(log.lines == ["+root", "-root", "+page"])
    stage.tap("BackButton")
    #expect(log.lines == ["+root", "-root", "+page", "-page", "+root"])
  }

  @Test func rowsComeAndGoAsTheyAreScrolled() throws {
    let log = Log()
    let stage = try ViewTestHarness(height: 440) {
      List { ForEach(0..<100) { number in Text("row \(number)").logged("\(number)", log) } }.listStyle(.plain)
    }
    #expect(log.lines == (0..<10).map { "+\($0)" })
    log.lines = []
    stage.drag(
      from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -88), over: .seconds(1), hold: .milliseconds(300)
    )
    #expect(Set(log.lines) == ["-0", "-1", "+10", "+11"])
    log.lines = []
    stage.drag(
      from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 88), over: .seconds(1), hold: .milliseconds(300))
    #expect(Set(log.lines) == ["+0", "+1", "-10", "-11"])
  }

  @Test func anActivityIndicatorTurnsAgainWhenItComesBack() throws {
    let stage = try ViewTestHarness {
      NavigationStack {
        VStack {
          ProgressView("Loading")
          NavigationLink("open") { Text("page") }
        }
      }
    }
    #expect(!stage.host.animator.activity.isEmpty)
    stage.tap("open")
    stage.advance(.milliseconds(100))
    #expect(stage.host.animator.activity.isEmpty, "nobody sees it")
    stage.tap("BackButton")
    #expect(stage.host.animator.activity == ["activity indicator “Loading”"])
  }
}
