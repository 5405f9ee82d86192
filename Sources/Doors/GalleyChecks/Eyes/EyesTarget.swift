import GalleyAutomation
import GalleyTree

/// The window or one element, with regions and a level, for a step of ``Eyes``.
///
/// Paddings and limits are in points.
///
/// ```swift
/// eyes.check("feed", .window().fully().ignore(page.clock).layout(page.advert))
/// ```
///
/// - Reference: Applitools, [Check settings](https://applitools.com/docs/eyes/concepts/best-practices/checkpoints).
public struct EyesTarget {
  /// The element; `nil` for the window.
  private(set) var place: RegionTarget?
  private(set) var isFull = false
  private(set) var level: MatchLevel?
  private(set) var budget: DifferenceBudget?
  private(set) var regions: [CheckRegion] = []

  /// The whole screen.
  public static func window() -> EyesTarget { EyesTarget() }

  /// One element.
  public static func region(_ place: some RegionTargetConvertible) -> EyesTarget {
    EyesTarget(place: place.regionTarget)
  }

  /// One element: another name of ``region(_:)``.
  public static func element(_ place: some RegionTargetConvertible) -> EyesTarget { region(place) }

  private func with(_ change: (inout EyesTarget) -> Void) -> EyesTarget {
    var target = self
    change(&target)
    return target
  }

  /// Covers all content that scrolls, not only the visible part.
  public func fully(_ isFull: Bool = true) -> EyesTarget { with { $0.isFull = isFull } }

  /// Compares the whole target at a level.
  public func matchLevel(_ level: MatchLevel) -> EyesTarget { with { $0.level = level } }

  /// Compares at level `exact`: every pixel and every fact of the tree.
  public func exact() -> EyesTarget { matchLevel(.exact) }

  /// Compares at level `strict`: differences that a person would see.
  public func strict() -> EyesTarget { matchLevel(.strict) }

  /// Compares text, structure and shapes, not colours.
  public func ignoreColors() -> EyesTarget { matchLevel(.ignoreColors) }

  /// The older name of ``ignoreColors()``.
  public func content() -> EyesTarget { matchLevel(.content) }

  /// Compares the elements and their arrangement.
  public func layout() -> EyesTarget { matchLevel(.layout) }

  /// Allows some pixels to differ.
  public func budget(_ budget: DifferenceBudget) -> EyesTarget { with { $0.budget = budget } }

  /// Regions that are compared in another way.
  public func regions(_ regions: [CheckRegion]) -> EyesTarget { with { $0.regions += regions } }

  /// A region that is not compared.
  public func ignore(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero) -> EyesTarget {
    regions([.ignore(place, padding: padding)])
  }

  /// An element that may move within limits.
  public func floating(_ place: some RegionTargetConvertible, _ limits: RegionEdges) -> EyesTarget {
    regions([.floating(place, limits)])
  }

  /// A region that is compared at level `exact`.
  public func exact(_ place: some RegionTargetConvertible) -> EyesTarget { regions([.exact(place)]) }

  /// A region that is compared at level `strict`.
  public func strict(_ place: some RegionTargetConvertible) -> EyesTarget { regions([.strict(place)]) }

  /// A region whose colours are not compared.
  public func ignoreColors(_ place: some RegionTargetConvertible) -> EyesTarget {
    regions([.ignoreColors(place)])
  }

  /// The older name of ``ignoreColors(_:)``.
  public func content(_ place: some RegionTargetConvertible) -> EyesTarget { regions([.content(place)]) }

  /// A region that is compared at level `layout`.
  public func layout(_ place: some RegionTargetConvertible) -> EyesTarget { regions([.layout(place)]) }

  /// A region whose texts may change as long as they match a pattern.
  public func dynamic(_ place: some RegionTargetConvertible, _ pattern: TextPattern? = nil) -> EyesTarget {
    regions([.dynamic(place, pattern)])
  }

  /// A region that must stay legible.
  public func accessibility(_ place: some RegionTargetConvertible, _ kind: AccessibilityKind) -> EyesTarget {
    regions([.accessibility(place, kind)])
  }
}

/// The names that tests written for Applitools have: `Target.window().fully()`.
extension Target {
  /// The whole screen, for ``Eyes``.
  public static func window() -> EyesTarget { .window() }

  /// One element, for ``Eyes``.
  public static func region(_ place: some RegionTargetConvertible) -> EyesTarget { .region(place) }

  /// One element, for ``Eyes``.
  public static func element(_ place: some RegionTargetConvertible) -> EyesTarget { .element(place) }
}

extension EyesTarget {
  /// The path to the target on a snapshot; the root for the window.
  ///
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
