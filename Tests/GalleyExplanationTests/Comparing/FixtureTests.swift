import Foundation
import GalleyImage
import SamplePictures
import Testing

@testable import GalleyDiff
@testable import GalleyExplanation

/// The exact comparison on pictures that other tools are measured with.
@Suite(.enabled(if: Fixtures.exist, Comment(rawValue: Fixtures.reason))) struct FixtureTests {
  private func check(_ a: Bitmap, _ b: Bitmap, _ name: String) -> Int {
    var count = 0
    for y in 0..<max(a.height, b.height) {
      for x in 0..<max(a.width, b.width) {
        let inA = x < a.width && y < a.height
        let inB = x < b.width && y < b.height
        if inA != inB || (inA && inB && a[x, y] != b[x, y]) { count += 1 }
      }
    }
    let there = Comparator.compare(
      baseline: ScreenSnapshot(picture: a), candidate: ScreenSnapshot(picture: b))
    let back = Comparator.compare(baseline: ScreenSnapshot(picture: b), candidate: ScreenSnapshot(picture: a))
    #expect(there.differingPixels == count, "\(name)")
    #expect(back.differingPixels == count && back.regions == there.regions, "\(name)")
    #expect(there.isEqual == (a == b), "\(name)")
    #expect(there.causes.reduce(0) { $0 + $1.pixels } == count, "\(name)")
    return count
  }

  @Test func noToleranceCountsMoreThanSome() throws {
    let pairs = try Fixtures.counted()
    #expect(!pairs.isEmpty)
    for pair in pairs {
      let (a, b) = (try Fixtures.picture("pixelmatch", pair.a), try Fixtures.picture("pixelmatch", pair.b))
      let count = check(a, b, pair.a)
      #expect(count >= max(pair.yiq ?? 0, pair.oklab ?? 0), "\(pair.a)")
      #expect(
        Comparator.compare(baseline: ScreenSnapshot(picture: a), candidate: ScreenSnapshot(picture: a))
          .isEqual)
    }
  }

  @Test func whatPeopleCallDifferentIsDifferent() throws {
    let pairs = try Fixtures.labelled()
    #expect(!pairs.isEmpty)
    for pair in pairs {
      let expected = try Fixtures.picture("playwright", pair.expected)
      let count = check(expected, try Fixtures.picture("playwright", pair.actual), pair.expected)
      if !pair.shouldMatch { #expect(count > 0, "\(pair.expected)") }
    }
  }
}
