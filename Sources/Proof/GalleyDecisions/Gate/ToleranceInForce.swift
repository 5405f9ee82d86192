import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

extension Settings {
  /// The tolerance that the settings themselves give a check.
  ///
  /// An ignored element has the place that it has in the baseline of `store`.
  func tolerance(of key: CheckKey, in store: BaselineStore) -> MatchSettings {
    var match = MatchSettings(level: level ?? .exact, budget: budget ?? .none)
    for rule in pictures.rules where Selection.matches(rule.checks, key) {
      if let level = rule.level { match.level = level }
      if let most = rule.maxDiffPixels, let budget = try? DifferenceBudget(maxDiffPixels: most) {
        match.budget = budget
      }
      for word in rule.ignore {
        let numbers = word.split(separator: ",").compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        let frames =
          numbers.count == 4
          ? [CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])]
          : Self.frames(of: word, key, in: store)
        for frame in frames {
          match.regions.append(MatchRegion(.ignore, .rectangle(frame), name: numbers.count == 4 ? "" : word))
        }
      }
    }
    return match
  }

  /// The frames of the elements with an identifier or label in the baseline of a check.
  private static func frames(of word: String, _ key: CheckKey, in store: BaselineStore) -> [CGRect] {
    guard case .found(let baseline)? = try? store.read(key), let tree = baseline.snapshot.tree else {
      return []
    }
    return FlatElementTree(tree).nodes.map(\.element).filter { $0.identifier == word || $0.label == word }
      .map(\.frame)
  }
}

extension MatchSettings {
  /// The same with rectangles in the place of elements: an element of the same name may cover anything tomorrow.
  func placed(in tree: Element?) -> MatchSettings {
    var placed = self
    for index in regions.indices {
      guard case .element(let path) = regions[index].place, let element = tree?[path] else { continue }
      placed.regions[index].place = .rectangle(element.frame)
    }
    return placed
  }

  /// Whether nothing passes by these settings that would not pass by one of others.
  ///
  /// A region that only asks for more than the rest hides nothing.
  func isCovered(by others: [MatchSettings]) -> Bool {
    others.contains { other in
      level.isCovered(by: other.level) && budget.isCovered(by: other.budget)
        && regions.filter(\.kind.forgives).allSatisfy { region in
          other.regions.contains { region.isCovered(by: $0) }
        }
    }
  }
}

extension MatchRegion {
  /// The distance in points by which the frame of an element may differ unmentioned: the width of one digit, so that a counter or a
  /// clock that shows one more keeps its region.
  private static let slack = 10.0

  /// Whether nothing passes by this region that would not pass by another one, whatever a person calls both.
  fileprivate func isCovered(by other: MatchRegion) -> Bool {
    guard kind == other.kind, padding == other.padding, case .rectangle(let own) = place,
      case .rectangle(let known) = other.place
    else { return false }
    let slack = name.isEmpty || name != other.name ? 0 : Self.slack
    return known.insetBy(dx: -slack, dy: -slack).contains(own)
  }
}

extension MatchLevel {
  /// Whether nothing passes by this level that would not pass by another one.
  fileprivate func isCovered(by other: MatchLevel) -> Bool {
    self == other || self == .exact || other == .none
      || self == .strict && other != .exact && other != .dynamic
  }
}

extension DifferenceBudget {
  /// Whether no more differs by this budget than by another one.
  fileprivate func isCovered(by other: DifferenceBudget) -> Bool {
    self == other || self == .none
      || (maxDiffPixels ?? 0) <= (other.maxDiffPixels ?? 0)
        && (maxDiffPixelRatio ?? 0) <= (other.maxDiffPixelRatio ?? 0)
        && (precision ?? 1) >= (other.precision ?? 1) && perceptualPrecision >= other.perceptualPrecision
        && minimumClusterSize <= other.minimumClusterSize
  }
}
