import GalleyAutomation
import GalleyTree

/// What a step of ``Eyes`` looks at, and how: the window or one element, with what is compared otherwise.
///
/// ```swift
/// eyes.check("feed", .window().fully().ignore(page.clock).layout(page.advert))
/// ```
///
/// - Reference: Applitools, [Check settings](https://applitools.com/docs/eyes/concepts/best-practices/checkpoints).
public struct EyesTarget {
  /// The element; `nil` for the window.
  private(set) var place: CheckPlace?
  private(set) var isFull = false
  private(set) var level: MatchLevel?
  private(set) var budget: DifferenceBudget?
  private(set) var regions: [CheckRegion] = []

  /// The whole screen.
  ///
  /// - Returns: The target.
  public static func window() -> EyesTarget { EyesTarget() }

  /// One element.
  ///
  /// - Parameter place: Which.
  /// - Returns: The target.
  public static func region(_ place: some CheckPlaceable) -> EyesTarget {
    EyesTarget(place: place.checkPlace)
  }

  /// One element: another name of ``region(_:)``.
  ///
  /// - Parameter place: Which.
  /// - Returns: The target.
  public static func element(_ place: some CheckPlaceable) -> EyesTarget { region(place) }

  private func with(_ change: (inout EyesTarget) -> Void) -> EyesTarget {
    var target = self
    change(&target)
    return target
  }

  /// All that scrolls, and not only what is in sight.
  ///
  /// - Parameter isFull: Whether it is.
  /// - Returns: The target with that.
  public func fully(_ isFull: Bool = true) -> EyesTarget { with { $0.isFull = isFull } }

  /// How closely the whole target is compared.
  ///
  /// - Parameter level: How closely.
  /// - Returns: The target with that.
  public func matchLevel(_ level: MatchLevel) -> EyesTarget { with { $0.level = level } }

  /// Every pixel and every fact of the tree counts.
  ///
  /// - Returns: The target with that.
  public func exact() -> EyesTarget { matchLevel(.exact) }

  /// What a person would see counts.
  ///
  /// - Returns: The target with that.
  public func strict() -> EyesTarget { matchLevel(.strict) }

  /// Text, structure and shapes count; colours do not.
  ///
  /// - Returns: The target with that.
  public func ignoreColors() -> EyesTarget { matchLevel(.ignoreColors) }

  /// The older name of ``ignoreColors()``.
  ///
  /// - Returns: The target with that.
  public func content() -> EyesTarget { matchLevel(.content) }

  /// What is there and how it is arranged counts.
  ///
  /// - Returns: The target with that.
  public func layout() -> EyesTarget { matchLevel(.layout) }

  /// How many pixels may differ.
  ///
  /// - Parameter budget: How many.
  /// - Returns: The target with that.
  public func budget(_ budget: DifferenceBudget) -> EyesTarget { with { $0.budget = budget } }

  /// Parts that are compared otherwise.
  ///
  /// - Parameter regions: The parts.
  /// - Returns: The target with those, too.
  public func regions(_ regions: [CheckRegion]) -> EyesTarget { with { $0.regions += regions } }

  /// A part that is not compared.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - padding: How far it reaches beyond that, in points.
  /// - Returns: The target with that, too.
  public func ignore(_ place: some CheckPlaceable, padding: RegionEdges = .zero) -> EyesTarget {
    regions([.ignore(place, padding: padding)])
  }

  /// An element that may be elsewhere, within limits.
  ///
  /// - Parameters:
  ///   - place: Which element.
  ///   - limits: How far it may be from its place, in points.
  /// - Returns: The target with that, too.
  public func floating(_ place: some CheckPlaceable, _ limits: RegionEdges) -> EyesTarget {
    regions([.floating(place, limits)])
  }

  /// A part of which every pixel and every fact of the tree counts.
  ///
  /// - Parameter place: Where.
  /// - Returns: The target with that, too.
  public func exact(_ place: some CheckPlaceable) -> EyesTarget { regions([.exact(place)]) }

  /// A part of which what a person would see counts.
  ///
  /// - Parameter place: Where.
  /// - Returns: The target with that, too.
  public func strict(_ place: some CheckPlaceable) -> EyesTarget { regions([.strict(place)]) }

  /// A part of which colours do not count.
  ///
  /// - Parameter place: Where.
  /// - Returns: The target with that, too.
  public func ignoreColors(_ place: some CheckPlaceable) -> EyesTarget { regions([.ignoreColors(place)]) }

  /// The older name of ``ignoreColors(_:)``.
  ///
  /// - Parameter place: Where.
  /// - Returns: The target with that, too.
  public func content(_ place: some CheckPlaceable) -> EyesTarget { regions([.content(place)]) }

  /// A part of which only what is there and how it is arranged counts.
  ///
  /// - Parameter place: Where.
  /// - Returns: The target with that, too.
  public func layout(_ place: some CheckPlaceable) -> EyesTarget { regions([.layout(place)]) }

  /// A part whose texts may change as long as they obey a pattern.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - pattern: What the texts must obey; without one, whatever they obeyed before.
  /// - Returns: The target with that, too.
  public func dynamic(_ place: some CheckPlaceable, _ pattern: TextPattern? = nil) -> EyesTarget {
    regions([.dynamic(place, pattern)])
  }

  /// A part that must stay legible.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - kind: What it shows.
  /// - Returns: The target with that, too.
  public func accessibility(_ place: some CheckPlaceable, _ kind: AccessibilityKind) -> EyesTarget {
    regions([.accessibility(place, kind)])
  }
}

/// The names that tests written for Applitools have: `Target.window().fully()`.
extension Target {
  /// The whole screen, for ``Eyes``.
  ///
  /// - Returns: The target.
  public static func window() -> EyesTarget { .window() }

  /// One element, for ``Eyes``.
  ///
  /// - Parameter place: Which.
  /// - Returns: The target.
  public static func region(_ place: some CheckPlaceable) -> EyesTarget { .region(place) }

  /// One element, for ``Eyes``.
  ///
  /// - Parameter place: Which.
  /// - Returns: The target.
  public static func element(_ place: some CheckPlaceable) -> EyesTarget { .element(place) }
}

extension EyesTarget {
  /// Where the target is on a snapshot.
  ///
  /// - Parameter snapshot: What is on the screen.
  /// - Returns: The way to the element; the root for the window.
  /// - Throws: ``EyesError`` if there is not exactly one element.
  func path(on snapshot: Snapshot) throws -> ElementPath {
    guard let place else { return .root }
    switch try place.find(snapshot) {
    case .rectangle: throw EyesError.rectangle(place.name)
    case .elements(let paths):
      guard let path = paths.first, paths.count == 1 else {
        throw EyesError.notOne(place.name, count: paths.count)
      }
      return path.indices.count > 1 ? path : .root
    }
  }
}
