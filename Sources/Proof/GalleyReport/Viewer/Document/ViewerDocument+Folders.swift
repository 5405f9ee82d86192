import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyFileDiff
import GalleyText

extension ViewerDocument {
  /// Converts a comparison of two folders with the names `sides`; the pictures are in the order of the list.
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
    summary = "\(EnglishNoun.count(found.entries.count, "picture")): \(counts.joined(separator: ", "))"
    run = sides.joined(separator: " and ")
    isClean = found.isEqual
    isDecidable = false
    self.sides = sides
    statuses = Self.counts(of: items)
    causes = Self.groups(checks)
    (notes, orphans, renames, evidence) = ([], [], [], [])
  }

  /// The causes that several pictures have in common, the most common first; a picture's own causes are in its detail.
  private static func groups(_ checks: [FolderPictures.Pictured]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (index, check) in checks.enumerated() {
      for reason in check.detail.causes {
        // Without trees the sentence about the pixels identifies a cause, place and number included.
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
