import Foundation
import GalleyServices

/// The rules of a test for the requests of one app on their way.
///
/// Of several rules of a kind that mean a request, the one that was added last wins.
@MainActor final class NetworkRules {
  struct Kind<Effect> {
    struct Rule {
      let id: String
      let matcher: RequestMatcher
      let effect: Effect
      /// The number of further requests that the rule applies to; `nil` for any number.
      var left: Int?
    }

    private(set) var rules: [Rule] = []

    mutating func add(_ id: String, _ matcher: RequestMatcher, _ effect: Effect, iterations: Int) {
      rules.append(Rule(id: id, matcher: matcher, effect: effect, left: iterations > 0 ? iterations : nil))
    }

    /// Takes the rule that is for a request, which counts.
    mutating func take(where isMeant: (RequestMatcher) -> Bool) -> Effect? {
      guard let index = rules.lastIndex(where: { isMeant($0.matcher) }) else { return nil }
      let effect = rules[index].effect
      if let left = rules[index].left {
        if left == 1 { rules.remove(at: index) } else { rules[index].left = left - 1 }
      }
      return effect
    }

    /// Removes rules, and returns whether all of them were there.
    mutating func remove(_ ids: [String]) -> Bool {
      let all = Set(rules.map(\.id)).isSuperset(of: ids)
      rules.removeAll { ids.contains($0.id) }
      return all
    }

    /// Removes the rules of a match, and returns whether there was one.
    mutating func remove(_ match: SBTRequestMatch) -> Bool {
      let count = rules.count
      rules.removeAll { $0.matcher.match == match }
      return rules.count < count
    }

    mutating func removeAll() { rules = [] }
  }

  var stubs = Kind<SBTStubResponse>()
  var rewrites = Kind<SBTRewrite>()
  var throttles = Kind<TimeInterval>()
  var cookieBlocks = Kind<Void>()
  var monitors = Kind<Void>()
  /// The monitored requests that are not flushed yet, oldest first.
  var monitored: [SBTMonitoredNetworkRequest] = []
  private var count = 0

  /// A number for a rule that no other has.
  func newID(_ kind: String) -> String {
    count += 1
    return "\(kind)-\(count)"
  }

  /// Whether nothing is done with any request.
  var isEmpty: Bool {
    stubs.rules.isEmpty && rewrites.rules.isEmpty && throttles.rules.isEmpty && cookieBlocks.rules.isEmpty
      && monitors.rules.isEmpty
  }

  /// The time that bytes take.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - time: The seconds that they take together; a negative number is a rate, in kilobytes of 1024 bytes a second.
  static func duration(of count: Int, _ time: TimeInterval) -> Duration {
    let seconds = time >= 0 ? time : Double(count) / (-time * 1024)
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
