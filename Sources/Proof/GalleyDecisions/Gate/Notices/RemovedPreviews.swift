import Foundation
import GalleyBaselines

/// The previews that a branch removed from the sources, with the authors of the removals.
///
/// A preview is known by its declaration in the file of its key, such as `#Preview("Basket")`, or by the type of its provider.
struct RemovedPreviews {
  let changes: SourceChanges?
  let base: BaseBranch

  /// The author of the removal of a check's preview; unknown unless a source of the branch declares it less often than the base.
  func remover(of key: CheckKey) -> ChangeAuthor {
    guard let changes, let owner = key.suite.last else { return .unknown }
    let name = NSRegularExpression.escapedPattern(for: key.name)
    let stated = "previewDisplayName\\( *\"\(name)\""
    let pattern: String
    var isMeant: (String) -> Bool = { _ in true }
    if owner.hasSuffix(".swift") {
      isMeant = { ($0 as NSString).lastPathComponent == owner }
      let isUnnamed = key.name.wholeMatch(of: /Preview( [0-9]+)?/) != nil
      pattern = isUnnamed ? "#Preview" : "#Preview *\\( *\"\(name)\"|\(stated)"
    } else {
      let type = NSRegularExpression.escapedPattern(for: owner)
      pattern = "(struct|class|enum|extension) +\(type)\\b|\(stated)"
    }
    let paths = changes.files(withFewer: pattern, where: isMeant)
    return paths.isEmpty ? .unknown : base.author(ofPattern: pattern, in: paths)
  }
}

extension SourceChanges {
  /// The paths of the files in which a regular expression matches less often than at the base.
  ///
  /// `isMeant`: whether a file is looked at, by its path.
  func files(withFewer pattern: String, where isMeant: (String) -> Bool) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    func count(_ lines: some Sequence<String>) -> Int {
      lines.reduce(0) { sum, line in
        sum + expression.numberOfMatches(in: line, range: NSRange(line.startIndex..., in: line))
      }
    }
    return files.filter { isMeant($0.path) && count($0.removed.joined()) > count($0.added.map(\.text)) }
      .map(\.path)
  }
}
