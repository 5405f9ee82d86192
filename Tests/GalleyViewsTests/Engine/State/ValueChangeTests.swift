import GalleyTree
import GalleyViews
import Testing

/// What views have told, in order.
@MainActor private final class Log {
  var lines: [String] = []
}

private struct Watched: View {
  let log: Log
  @State private var count = 0
  @State private var other = 0

  var body: some View {
    VStack {
      Button("count") { count += 1 }
      Button("other") { other += 1 }
      Text("\(count) \(other)")
        .onAppear { log.lines.append("appeared") }
        .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
        .onChange(of: count) { log.lines.append("changed") }
        .onChange(of: count, perform: { log.lines.append("now \($0)") })
        .onChange(of: count, initial: true) { old, new in log.lines.append("first \(old) \(new)") }
    }
  }
}

private struct Identified: View {
  @State private var generation = 0

  var body: some View {
    VStack {
      Button("next") { generation += 1 }
      Inner().id(generation)
    }
  }

  private struct Inner: View {
    @State private var taps = 0
    var body: some View { Button("taps \(taps)") { taps += 1 } }
  }
}

/// What Apple's pages on `onChange(of:initial:_:)`, `task(id:priority:_:)` and `id(_:)` say.
@MainActor @Suite struct ValueChangeTests {
  @Test func changesAreToldWithTheValueBefore() throws {
    let log = Log()
    let stage = try ViewTestHarness { Watched(log: log) }
    #expect(log.lines == ["appeared", "first 0 0"])
    log.lines = []
    stage.tap("other")
    #expect(log.lines.isEmpty)
    stage.tap("count")
    #expect(log.lines.sorted() == ["0 to 1", "changed", "first 0 1", "now 1"])
  }

  @Test func anotherIdentityBeginsWithFreshState() throws {
    let stage = try ViewTestHarness { Identified() }
    stage.tap("taps 0")
    stage.tap("taps 1")
    #expect(stage.find("taps 2") != nil)
    stage.tap("next")
    #expect(stage.find("taps 0") != nil)
  }

  @Test func rowsWithAnIdentityAreRows() throws {
    let stage = try ViewTestHarness {
      List {
        Section("head") {
          Text("one").id("one")
          Text("two")
        }
        .id("section")
        ForEach(0..<2) { Text("row \($0)") }.id("rows")
      }
    }
    #expect(stage.all(.cell).count == 4)
  }

  @Test func tasksRunWhileTheViewIsThereAndAgainForAnotherValue() async throws {
    struct Busy: View {
      let log: Log
      @State private var number = 0
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("next") { number += 1 }
          Button("hide") { isShown = false }
          if isShown {
            Text("busy").task(id: number) {
              log.lines.append("begins \(number)")
              while !Task.isCancelled { await Task.yield() }
              log.lines.append("ends")
            }
          }
        }
      }
    }
    let log = Log()
    let stage = try ViewTestHarness { Busy(log: log) }
    func wait(for count: Int) async {
      for _ in 0..<100_000 where log.lines.count < count { await Task.yield() }
    }
    await wait(for: 1)
    stage.tap("next")
    await wait(for: 3)
    stage.tap("hide")
    await wait(for: 4)
    #expect(log.lines.sorted() == ["begins 0", "begins 1", "ends", "ends"])
  }
}
