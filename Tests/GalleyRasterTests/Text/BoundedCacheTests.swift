import Testing

@testable import GalleyRaster

@Suite struct BoundedCacheTests {
  @Test func makesAValueOnce() {
    var cache = BoundedCache<Int, String>(limit: 10)
    var made = 0
    for _ in 0..<3 {
      #expect(
        cache.value(7) {
          made += 1
          return "seven"
        } == "seven")
    }
    #expect(made == 1)
  }

  @Test func neverHoldsMoreThanItsLimit() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for number in 0..<100 {
      #expect(cache.value(number, weight: { _ in 3 }) { number } == number)
      #expect(cache.count <= 3)
    }
  }

  @Test func keepsWhatIsInUse() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    var made = 0
    for number in 1..<100 {
      _ = cache.value(number) { number }
      _ = cache.value(0) {
        made += 1
        return 0
      }
    }
    #expect(made == 1)
    #expect(cache[99] == 99)
    #expect(cache[50] == nil)
  }

  @Test func whatIsTooLargeIsNotKept() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    _ = cache.value(1) { 1 }
    #expect(cache.value(2, weight: { _ in 6 }) { 2 } == 2)
    #expect(cache.count == 1)
  }
}
