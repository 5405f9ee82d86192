import OSLog
import Testing

/// What view models write, as they write it.
@Suite struct LoggerTests {
  private let logger = Logger(subsystem: "org.example.Shop", category: "Basket")

  @Test func `messages take values of any privacy, and nothing is evaluated unless it is written`() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    logger.info("loaded \(next()) of \(next(), privacy: .public)")
    logger.error("failed: \("reason", privacy: .private(mask: .hash))")
    os_log("old %{public}@", log: .default, type: .debug, "style")
    os_log(.error, "new \(next())")
    #expect(count == 0)
  }

  @Test func `what is asked for is written from a type on`() {
    #expect(LogOutput.type(in: [:]) == nil)
    #expect(LogOutput.type(in: ["GALLEY_OS_LOG": "error"]) == .error)
    #expect(LogOutput.type(in: ["GALLEY_OS_LOG": "1"]) == .debug)
    #expect(!LogOutput.isWritten(.fault, from: nil))
    #expect(LogOutput.isWritten(.fault, from: .error) && !LogOutput.isWritten(.info, from: .error))
    #expect(
      LogOutput.line(LogEntry(.error, "org.example.Shop", "Basket", "no network"))
        == "error [org.example.Shop:Basket] no network\n")
    #expect(LogOutput.line(LogEntry(.debug, "", "", "text")) == "debug text\n")
  }

  @Test func `a lock keeps what it guards`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
  }

  @Test func `signposts mark nothing, and what is between them is done`() {
    let signposter = OSSignposter(logger: logger)
    let state = signposter.beginInterval("load")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
    #expect(!signposter.isEnabled)
  }
}
