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
    var tree: FlatElementTree?
    var isRead = false
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
        if !isRead { (tree, isRead) = (Self.tree(of: key, in: store), true) }
        guard let tree else { continue }
        for number in tree.nodes.indices {
          let element = tree[number].element
          guard element.identifier == word || element.label == word else { continue }
          match.regions += tree.cover(of: number).map { MatchRegion(.ignore, .rectangle($0), name: word) }
        }
      }
    }
    return match
  }

  /// The tree in the baseline of a check; `nil` if it has none.
  private static func tree(of key: CheckKey, in store: BaselineStore) -> FlatElementTree? {
    guard case .found(let baseline)? = try? store.read(key) else { return nil }
    return baseline.snapshot.tree.map { FlatElementTree($0) }
  }
}

extension FlatElementTree {
  /// The rectangles in which an element and everything below it may draw: its frame, and the visible parts outside of that.
  fileprivate func cover(of number: Int) -> [CGRect] {
    var cover = [self[number].element.frame]
    for node in nodes[number..<self[number].end].dropFirst() {
      let frame = node.element.appearance?.visibleFrame ?? node.element.frame
      guard frame.width > 0, frame.height > 0, !cover.contains(where: { $0.encloses(frame) }) else {
        continue
      }
      cover.append(frame)
    }
    return cover
  }
}

extension MatchSettings {
  /// The settings with rectangles in the place of elements, and the indices of these.
  ///
  /// An element of the same name may cover anything later, and its contents may draw anywhere.
  func placed(in tree: Element?) -> (settings: MatchSettings, elements: Set<Int>) {
    var (placed, elements) = (self, Set<Int>())
    placed.regions = []
    for region in regions {
      guard case .element(let path) = region.place, let element = tree?[path] else {
        placed.regions.append(region)
        continue
      }
      for frame in FlatElementTree(element).cover(of: 0) {
        elements.insert(placed.regions.count)
        placed.regions.append(
          MatchRegion(region.kind, .rectangle(frame), padding: region.padding, name: region.name))
      }
    }
    return (placed, elements)
  }

  /// Whether these settings are at least as strict as one of others.
  ///
  /// A region that is stricter than the rest hides nothing. `elements`: the indices of the regions that an element placed.
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

  /// Whether this region hides no more than another one, apart from their names.
  ///
  /// A rectangle from the settings has no slack, since it does not grow with a digit.
  fileprivate func isCovered(by other: MatchRegion, isElement: Bool) -> Bool {
    guard kind == other.kind, padding == other.padding, case .rectangle(let own) = place,
      case .rectangle(let known) = other.place
    else { return false }
    let slack = isElement && !name.isEmpty && name == other.name ? Self.slack : 0
    return known.insetBy(dx: -slack, dy: -slack).contains(own)
  }
}

extension MatchLevel {
  /// Whether this level is at least as strict as another one.
  fileprivate func isCovered(by other: MatchLevel) -> Bool {
    self == other || self == .exact || other == .none
      || self == .strict && other != .exact && other != .dynamic
  }
}

extension DifferenceBudget {
  /// Whether this budget allows no more than another one.
  fileprivate func isCovered(by other: DifferenceBudget) -> Bool {
    self == other || self == .none
      || (maxDiffPixels ?? 0) <= (other.maxDiffPixels ?? 0)
        && (maxDiffPixelRatio ?? 0) <= (other.maxDiffPixelRatio ?? 0)
        && (precision ?? 1) >= (other.precision ?? 1) && perceptualPrecision >= other.perceptualPrecision
        && minimumClusterSize <= other.minimumClusterSize
  }
}
