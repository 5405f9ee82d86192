import GalleySystem
import Synchronization
import Testing

/// Two pieces of work at the same time.
@Suite struct ConcurrentPairTests {
  /// Adds up numbers in halves of halves.
  private static func sum(_ numbers: Range<Int>) -> Int {
    guard numbers.count > 1 else { return numbers.first ?? 0 }
    let middle = numbers.lowerBound + numbers.count / 2
    let (left, right) = concurrently {
      sum(numbers.lowerBound..<middle)
    } _: {
      sum(middle..<numbers.upperBound)
    }
    return left + right
  }

  @Test func `each piece has its own result`() {
    let (text, number) = concurrently {
      "a"
    } _: {
      1
    }
    #expect(text == "a")
    #expect(number == 1)
  }

  @Test func `pieces within pieces come to an end, however many there are`() {
    #expect(Self.sum(0..<20_000) == 20_000 * 19_999 / 2)
  }

  @Test func `each piece is done once`() {
    let count = Mutex(0)
    for _ in 0..<2000 { _ = concurrently({ count.withLock { $0 += 1 } }, { count.withLock { $0 += 1 } }) }
    #expect(count.withLock { $0 } == 4000)
  }
}
