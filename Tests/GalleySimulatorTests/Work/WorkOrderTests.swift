import GalleyAutomation
import GalleySimulator
import GalleyViews
import Testing

/// A seed orders what happens at one time, and the same seed the same way.
@Suite struct WorkOrderTests {
  /// What the app writes down with a seed, and the tree and the picture at the end.
  private func history(_ seed: UInt64?) throws -> (diary: String, capture: Capture) {
    let device = try SimulatedDevice.running("racers", seed: seed)
    device.advance(by: .seconds(2))
    return (try device.diary, try device.capture())
  }

  @Test func oneSeedIsOneHistory() throws {
    for seed: UInt64 in 0..<10 {
      let first = try history(seed)
      for _ in 0..<10 {
        let again = try history(seed)
        #expect(again.diary == first.diary)
        #expect(again.capture.snapshot == first.capture.snapshot)
        #expect(again.capture.picture == first.capture.picture)
      }
    }
  }

  @Test func otherSeedsMakeOtherOrders() throws {
    let diaries = Set(try (0..<200).map { try history(UInt64($0)).diary })
    // Of the 120 orders of five tasks, 200 draws miss 22 on average.
    #expect(diaries.count > 80)
    let inOrder = try history(nil).diary
    #expect(inOrder == "1 1.0; 2 1.0; 3 1.0; 4 1.0; 5 1.0")
    for diary in diaries {
      #expect(diary.split(separator: "; ").sorted().joined(separator: "; ") == inOrder)
    }
  }

  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func whatHasAnOrderKeepsIt(seed: UInt64) throws {
    let device = try SimulatedDevice.running("stream", seed: seed)
    device.advance(by: .seconds(10))
    #expect(try device.diary == "1 1.0; 2 2.0; 3 3.0; end 3.0")
  }
}
