import Foundation

/// One of several parts of a suite that are run apart, such as `2/5`.
///
/// - Reference: Playwright, [Sharding](https://playwright.dev/docs/test-sharding).
package struct Shard: Hashable, Sendable, Codable {
  /// The number of the part, from 1 up.
  package var number: Int
  /// The number of all parts.
  package var count: Int
  /// The number of the part's tests, once it is known.
  package var tests: Int?

  /// Names a part; the initializer fails if there is none such.
  ///
  /// - Parameters:
  ///   - number: Which part, from 1 up.
  ///   - count: How many parts there are, up to ``most``.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads a part, which may come from anywhere.
  ///
  /// - Throws: `DecodingError` if there is no such part.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .number)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = Shard(number, of: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: container,
        debugDescription: "it is no part of a whole such as 2/5, of at most \(Self.most)")
    }
    self = shard
    tests = try container.decodeIfPresent(Int.self, forKey: .tests)
  }

  /// Reads a part as Playwright writes it.
  ///
  /// - Parameter text: Such as `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number, of: count)
  }

  /// More machines than anybody gives a suite; what is more is a slip of the pen.
  package static let most = 1000

  /// The environment variable that says which part to run.
  package static let variable = "GALLEY_SHARD"

  /// The part as it is written, such as `2/5`.
  package var text: String { "\(number)/\(count)" }

  /// Divides tests: every one is in exactly one part, and the same list is divided in the same way everywhere.
  ///
  /// Outermost suites stay whole. The largest go first, each to the part with the least weight so far, so that no part
  /// has more than 4/3 of the least possible.
  ///
  /// - Reference: R. L. Graham, "Bounds on Multiprocessing Timing Anomalies", 1969: longest processing time first.
  package static func partition(
    _ tests: [TestName], into count: Int, weighing: (TestName) -> Int = { _ in 1 }
  ) -> [[String]] {
    var weights: [String: Int] = [:]
    for test in Set(tests) { weights[test.group, default: 0] += weighing(test) }
    let groups = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var parts = [[String]](repeating: [], count: count)
    var loads = [Int](repeating: 0, count: count)
    for (group, weight) in groups {
      let least =
        loads.indices.min { (loads[$0], parts[$0].count, $0) < (loads[$1], parts[$1].count, $1) } ?? 0
      parts[least].append(group)
      loads[least] += weight
    }
    return parts.map { $0.sorted() }
  }
}
