import Testing
import os.lock
import os.log
import os.signpost

/// Apple's sources import parts of the module, too.
@Suite struct PartsTests {
  @Test func `a part brings the whole module`() {
    let logger = Logger(subsystem: "org.example.Shop", category: "Basket")
    logger.debug("in a part")
    os_log("old %{public}@", "style")
    os_log("values \(1 + 1) without a level")
    #expect(OSAllocatedUnfairLock(initialState: 3).withLock { $0 } == 3)
  }
}
