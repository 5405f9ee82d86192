import GalleyTree

/// A result builder of the regions of a checkpoint, with the line of each.
@resultBuilder
public enum RegionBuilder {
  /// Adds one ignored element, with its line.
  public static func buildExpression(
    _ element: some Promisable, site: CallSite = #_callSite
  ) -> [Region] {
    buildExpression(Region.ignore(element), site: site)
  }

  /// Adds one region, with its line.
  public static func buildExpression(
    _ region: Region, site: CallSite = #_callSite
  ) -> [Region] {
    var region = region
    region.requirement.place = site
    return [region]
  }

  /// Puts the regions in a row.
  public static func buildBlock(_ regions: [Region]...) -> [Region] {
    regions.flatMap { $0 }
  }

  /// Refuses an `if`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildOptional(_ regions: [Region]?) -> [Region] {
    regions ?? []
  }

  /// Refuses an `if` with an `else`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildEither(first regions: [Region]) -> [Region] {
    regions
  }

  /// Refuses an `else`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildEither(second regions: [Region]) -> [Region] {
    regions
  }

  /// Refuses a loop.
  @available(
    *, unavailable, message: "a blueprint is data: use Rows for repeated elements instead of for"
  )
  public static func buildArray(_ regions: [[Region]]) -> [Region] {
    regions.flatMap { $0 }
  }
}
