import GalleyBaselines
import GalleyDiff
import GalleyExplanation

extension ViewerDocument {
  /// Puts a comparison of two folders into the form of the page.
  ///
  /// - Parameters:
  ///   - found: What the comparison found.
  ///   - checks: The pictures, in the order of the list.
  ///   - sides: What both folders are called.
  init(_ found: FolderDifference, checks: [FolderPictures.Pictured], sides: [String]) {
    items = checks.map(\.item)
    details = checks.map(\.detail)
    title =
      found.entries.isEmpty
      ? "There are no pictures." : found.isEqual ? "All pictures are equal." : "Pictures differ."
    let counts = [
      (found.equalCount, "equal"), (found.different.count, "different"), (found.missing.count, "missing"),
      (found.extra.count, "extra"), (found.failed.count, "not comparable"),
    ].filter { $0.0 > 0 }.map { "\(Numeral.grouped($0.0)) \($0.1)" }
    summary = "\(CheckWords.count(found.entries.count, "picture")): \(counts.joined(separator: ", "))"
    run = sides.joined(separator: " and ")
    isClean = found.isEqual
    isDecidable = false
    self.sides = sides
    statuses = Self.counts(of: items)
    causes = Self.groups(checks)
    (notes, orphans, renames, evidence) = ([], [], [], [])
  }

  /// The causes that several pictures have in common, the most common first; one that only one has is told there.
  private static func groups(_ checks: [FolderPictures.Pictured]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (index, check) in checks.enumerated() {
      for reason in check.detail.causes {
        // Without trees a cause is known by what is said of its pixels alone, place and number included.
        let place = places[reason.sentence] ?? groups.count
        if place == groups.count {
          groups.append(Group(id: reason.id, sentence: reason.sentence, items: []))
          places[reason.sentence] = place
        }
        if groups[place].items.last != index { groups[place].items.append(index) }
      }
    }
    return groups.filter { $0.items.count > 1 }.sorted { $0.items.count > $1.items.count }
  }
}
