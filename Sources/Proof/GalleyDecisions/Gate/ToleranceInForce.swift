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
    // The baseline is read once, and only where a rule names an element.
    var elements: [Element]?
    for rule in pictures.rules where Selection.matches(rule.checks, key) {
      if let level = rule.level { match.level = level }
      if let most = rule.maxDiffPixels, let budget = try? DifferenceBudget(maxDiffPixels: most) {
        match.budget = budget
      }
      for word in rule.ignore {
        let numbers = word.split(separator: ",").compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        if numbers.count == 4 {
          let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          match.regions.append(MatchRegion(.ignore, .rectangle(frame)))
          continue
        }
        let known = elements ?? Self.elements(of: key, in: store)
        elements = known
        for element in known where element.identifier == word || element.label == word {
          match.regions.append(MatchRegion(.ignore, .rectangle(element.frame), name: word))
        }
      }
    }
    return match
  }

  /// The elements in the baseline of a check.
  private static func elements(of key: CheckKey, in store: BaselineStore) -> [Element] {
    guard case .found(let baseline)? = try? store.read(key), let tree = baseline.snapshot.tree else {
      return []
    }
    return FlatElementTree(tree).nodes.map(\.element)
  }
}

extension MatchSettings {
  /// The indices of the regions that an element places.
  var elementRegions: Set<Int> {
    Set(regions.indices.filter { if case .element = regions[$0].place { true } else { false } })
  }

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
  /// A region that only asks for more than the rest hides nothing. `elements`: the indices of the regions that an element placed.
  func isCovered(by others: [MatchSettings], elements: Set<Int>) -> Bool {
    others.contains { other in
      level.isCovered(by: other.level) && budget.isCovered(by: other.budget)
        && regions.indices.filter { regions[$0].kind.forgives }.allSatisfy { index in
          other.regions.contains { regions[index].isCovered(by: $0, isElement: elements.contains(index)) }
        }
    }
  }
}

extension MatchRegion {
  /// The distance in points by which the frame of an element may differ unmentioned: the width of one digit, so that a counter or a
  /// clock that shows one more keeps its region.
  private static let slack = 10.0

  /// Whether nothing passes by this region that would not pass by another one, whatever a person calls both.
  ///
  /// A rectangle that a person wrote down moves by no digit, so it has no slack.
  fileprivate func isCovered(by other: MatchRegion, isElement: Bool) -> Bool {
    guard kind == other.kind, padding == other.padding, case .rectangle(let own) = place,
      case .rectangle(let known) = other.place
    else { return false }
    let slack = isElement && !name.isEmpty && name == other.name ? Self.slack : 0
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
