import Foundation
import GalleyText
import GalleyTree

/// A part of the screen that is compared differently from the rest.
package struct MatchRegion: Sendable, Hashable, Codable {
  /// The place of a region.
  package enum Place: Sendable, Hashable, Codable {
    /// An element of the new tree, with everything below it.
    case element(ElementPath)
    /// A rectangle of both pictures, in points from the upper left corner.
    case rectangle(CGRect)
  }

  /// The kind of comparison.
  package var kind: RegionKind
  /// The place.
  package var place: Place
  /// The padding around the place on each side, in points.
  package var padding: RegionEdges
  /// The name in reports, such as `clock` or `Rectangle (0, 0, 10, 10)`.
  package var name: String

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - kind: What is asked of it.
  ///   - place: Where it is.
  ///   - padding: How far it reaches beyond its place, in points.
  ///   - name: What a person calls it.
  package init(_ kind: RegionKind, _ place: Place, padding: RegionEdges = .zero, name: String = "") {
    self.kind = kind
    self.place = place
    self.padding = padding
    self.name = name
  }
}

extension MatchRegion {
  /// The level that holds in it, if it has one.
  var level: MatchLevel? {
    switch kind {
    case .ignore: MatchLevel.none
    case .level(let level): level
    case .dynamic: .dynamic
    case .floating, .accessibility: nil
    }
  }

  /// The pattern that its texts must match.
  var pattern: TextPattern? {
    if case .dynamic(let pattern) = kind { pattern } else { nil }
  }

  /// Whether pictures alone cannot say whether it holds.
  var needsTrees: Bool {
    switch kind {
    case .ignore, .floating: false
    case .accessibility: true
    case .level, .dynamic: level?.needsTrees ?? false
    }
  }

  /// Its kind and name, such as `ignore of clock`.
  package var title: String {
    let name = CleanText.line(name, limit: 80)
    return name.isEmpty ? "\(kind)" : "\(kind) of \(name)"
  }
}
