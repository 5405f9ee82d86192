import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// The level, the budget and the regions of pictures, as a project and options state them.
package struct PictureRules: Sendable {
  private let project: Settings
  /// The statements of one check, which win over those of the project.
  package var check = PictureRule("*")

  package init(_ settings: Settings) { project = settings }

  /// The settings for one picture.
  ///
  /// Of several rules that match, all regions count; the rule with the longest pattern decides on level and budget.
  ///
  /// - Parameters:
  ///   - key: The check.
  ///   - size: The size of the picture, in points.
  ///   - tree: The tree of the picture, if there is one.
  package func settings(
    for key: CheckKey, size: CGSize, tree: Element?
  ) throws(PictureRegionError) -> (settings: MatchSettings, origins: MatchOrigins) {
    var match = MatchSettings(regions: [])
    var origins = MatchOrigins()
    if let level = project.level { (match.level, origins.level) = (level, .project) }
    if let budget = project.budget { (match.budget, origins.budget) = (budget, .project) }
    for rule in project.pictures.rules where Selection.matches(rule.checks, key) {
      try add(rule, .project, to: &match, &origins, size, tree)
    }
    try add(check, .check, to: &match, &origins, size, tree)
    return (match, origins)
  }

  private func add(
    _ rule: PictureRule, _ origin: MatchOrigin, to match: inout MatchSettings, _ origins: inout MatchOrigins,
    _ size: CGSize, _ tree: Element?
  ) throws(PictureRegionError) {
    if let level = rule.level { (match.level, origins.level) = (level, origin) }
    if let most = rule.maxDiffPixels, let budget = try? DifferenceBudget(maxDiffPixels: most) {
      (match.budget, origins.budget) = (budget, origin)
    }
    for word in rule.ignore {
      for place in try Self.places(of: word, size, tree) {
        let name = if case .rectangle(let frame) = place { CheckRecord.name(of: frame) } else { word }
        match.regions.append(MatchRegion(.ignore, place, name: name))
      }
    }
  }

  /// The places that a word names: a rectangle, or all elements with an identifier or label.
  private static func places(
    of word: String, _ size: CGSize, _ tree: Element?
  ) throws(PictureRegionError) -> [MatchRegion.Place] {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    if numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    {
      let frame = CGRect(x: x, y: y, width: width, height: height)
      guard [x, y, width, height].allSatisfy(\.isFinite), width > 0, height > 0,
        frame.intersects(CGRect(origin: .zero, size: size))
      else { throw .outside(word, size) }
      return [.rectangle(frame)]
    }
    guard let tree else { throw .needsTree(word) }
    let flat = FlatElementTree(tree)
    let found = flat.nodes.filter { $0.element.identifier == word || $0.element.label == word }
    guard !found.isEmpty else { throw .nowhere(word) }
    return found.map { node in
      let steps = sequence(first: node) { $0.parent.map { flat.nodes[$0] } }.filter { $0.parent != nil }
      return .element(ElementPath(steps.map(\.position).reversed()))
    }
  }
}

/// The reason why a part of a picture that is not to be compared cannot be found.
package enum PictureRegionError: Error, Hashable, Sendable {
  /// A rectangle lies outside of the picture.
  case outside(String, CGSize)
  /// The picture has no tree to find an element in.
  case needsTree(String)
  /// No element has this identifier or label.
  case nowhere(String)
}

extension PictureRegionError: CustomStringConvertible {
  /// The error as one sentence without a full stop.
  package var description: String {
    switch self {
    case .outside(let word, let size):
      "the ignored rectangle \"\(CleanText.line(word, limit: 60))\" is not in the picture, which has "
        + "\(Numeral.exact(size.width)) × \(Numeral.exact(size.height)) points; write x,y,width,height"
    case .needsTree(let word):
      "\"\(CleanText.line(word, limit: 60))\" is to be ignored, and the picture has no tree to find it in; "
        + "add a tree, or write a rectangle such as 0,0,100,40"
    case .nowhere(let word):
      "\"\(CleanText.line(word, limit: 60))\" is to be ignored, and no element has this identifier or label"
    }
  }
}
