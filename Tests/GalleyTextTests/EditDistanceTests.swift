import GalleyText
import SeededCases
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("inbox.compose", "inbox.composer", 1),
    ("abcdef", "abcdef", 0), ("ca", "abc", 3), ("é", "e", 1),
  ]) func knownDistances(a: String, b: String, distance: Int) {
    #expect(EditDistance.between(a, b, atMost: 10) == distance)
    #expect(EditDistance.between(b, a, atMost: 10) == distance)
  }

  @Test func aDistanceAboveTheBoundIsNone() {
    #expect(EditDistance.between("kitten", "sitting", atMost: 2) == nil)
    #expect(EditDistance.between("a", "abcdef", atMost: 4) == nil)
  }

  /// Against the definition, written as a recursion.
  @Test(arguments: 0..<50) func itAgreesWithItsDefinition(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func text() -> [Character] {
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        ["a", "b", "c"].randomElement(using: &generator)!
      }
    }
    func distance(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
      guard let x = a.last else { return b.count }
      guard let y = b.last else { return a.count }
      var best = min(
        distance(a.dropLast(), b) + 1, distance(a, b.dropLast()) + 1,
        distance(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
      if let x2 = a.dropLast().last, let y2 = b.dropLast().last, x == y2, y == x2 {
        best = min(best, distance(a.dropLast(2), b.dropLast(2)) + 1)
      }
      return best
    }
    let (a, b) = (text(), text())
    #expect(EditDistance.between(String(a), String(b), atMost: 10) == distance(a[...], b[...]))
  }
}
