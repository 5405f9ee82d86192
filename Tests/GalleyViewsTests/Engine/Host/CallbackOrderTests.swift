import Foundation
import GalleyTree
import GalleyViews
import Testing

/// How often and when views are told that they come, change and go.
@MainActor @Suite struct CallbackOrderTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Screen: View {
    let log: Log
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      VStack {
        if isShown {
          Text("inner").onAppear { log.entries.append("appear") }
            .onDisappear { log.entries.append("disappear") }
            .onChange(of: count, initial: true) { old, new in log.entries.append("change \(old) \(new)") }
        }
        Button("Count") { count += 1 }
        Button("Hide") { isShown = false }
      }
    }
  }

  // Apple does not document which of the two that a view begins with is first.
  @Test func `a view appears once, its values change once each, and it goes once`() throws {
    let log = Log()
    let stage = try ViewTestHarness { Screen(log: log) }
    #expect(Set(log.entries) == ["appear", "change 0 0"])
    #expect(log.entries.count == 2)
    log.entries = []
    stage.tap("Count")
    stage.advance(.seconds(1))
    stage.tap("Count")
    stage.advance(.seconds(1))
    #expect(log.entries == ["change 0 1", "change 1 2"])
    log.entries = []
    stage.tap("Hide")
    stage.advance(.seconds(1))
    #expect(log.entries == ["disappear"])
  }
}
