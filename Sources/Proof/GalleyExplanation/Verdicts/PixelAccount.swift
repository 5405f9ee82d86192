import GalleyDiff
import GalleyImage
import GalleyTree

/// The account of all differing pixels: the check of an explanation by itself.
///
/// The findings and the rest are a partition of the pixels that differ, and no finding has pixels where its change
/// cannot have altered any.
enum PixelAccount {
  /// The most places of a finding that are checked.
  private static let mostPlaces = 200

  /// Ends the process where an explanation does not account for the pixels.
  static func check(
    _ findings: [Finding], _ rest: PixelDifference, of difference: PixelDifference, _ areas: FindingAreas
  ) {
    let fault = fault(in: findings, rest, of: difference, areas)
    precondition(fault == nil, "the explanation does not account for the pixels: \(fault ?? "")")
  }

  /// The reason why an explanation does not account for the pixels; `nil` if it does.
  ///
  /// - Parameters:
  ///   - findings: All findings, those that do not count too.
  ///   - rest: The pixels that no finding accounts for.
  ///   - difference: The pixels that differ.
  ///   - areas: Where things are.
  static func fault(
    in findings: [Finding], _ rest: PixelDifference, of difference: PixelDifference, _ areas: FindingAreas
  ) -> String? {
    let told = findings.reduce(0) { $0 + $1.pixels }
    guard told + rest.count == difference.count else {
      return "the findings have \(told) pixels and the remainder \(rest.count), of \(difference.count)"
    }
    var open = difference.subtracting(rest)
    for finding in findings {
      for place in finding.places { open.clear(place.bounds) }
      let reach = areas.reach(finding)
      let place = finding.places.prefix(mostPlaces).first { place in
        !(reach?.contains { $0.intersection(place.bounds) != nil } ?? true)
      }
      if let place { return "\(finding.change) of \(finding.subject) cannot have altered \(place)" }
    }
    return open.isEmpty ? nil : "\(open.count) pixels of the findings have no place"
  }
}

extension FindingAreas {
  /// Where a finding can have altered pixels: at its own areas and those of what follows, as far as shadows and grounds
  /// reach around these, and where it shines through a material; `nil` for everywhere.
  fileprivate func reach(_ finding: Finding) -> [PixelRect]? {
    switch finding.change {
    // These are nothing but their places.
    case .looks: return nil
    case .view(let change, _) where change.property?.effect == .surroundings: return nil
    default: break
    }
    return finding.veils
      + (own(finding) + following(finding)).filter { !$0.isEmpty }.map {
        grown($0, by: AppearanceFindings.ground)
      }
  }
}
