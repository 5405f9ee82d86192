import GalleySystem
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 1000])
  func `results are in the order of the elements`(count: Int) {
    #expect(Array(0..<count).concurrentMap { $0 * 2 } == (0..<count).map { $0 * 2 })
  }
}
