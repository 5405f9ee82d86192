import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Puts pixels of which only their element is known under the changes of views that reach them.
extension ViewFindings {
  /// How far shadows and edges reach, in points.
  private static let reach = 16.0

  /// Gives the places where elements look different to the changes of views that reach them.
  ///
  /// - Parameters:
  ///   - looks: The elements that look different, each with the places of its pixels.
  ///   - findings: All findings; those of views get more places.
  ///   - areas: Where things are.
  /// - Returns: The elements with the places that nothing explains.
  func absorb(_ looks: [Finding], into findings: inout [Finding], _ areas: FindingAreas) -> [Finding] {
    let leaders = findings.indices.filter { findings[$0].placing != nil }
    if leaders.isEmpty { return looks }
    let claims = leaders.map { index in
      let placing = findings[index].placing
      return ((placing?.own ?? []) + (placing?.following ?? [])).map { areas.pixels($0) }
    }
    let materials = materials.map { areas.pixels($0) }
    return looks.compactMap { look in
      let isMoved = isMoved(look)
      var rest = look
      rest.places = []
      for place in look.places {
        let isBlurred = materials.contains { $0.intersection(place.bounds) != nil }
        // What one material blurs, the next one beside or before it blurs again.
        let blur = areas.pixels(TranslucentBars.blur)
        let blurs = materials.count { $0.grown(by: blur).intersection(place.bounds) != nil }
        let margin = isBlurred ? max(1, blurs) * blur : areas.pixels(Self.reach)
        let bounds = place.bounds.grown(by: margin)
        var best: (area: Int, index: Int)?
        for (index, claim) in zip(leaders, claims) {
          let isAnywhere = findings[index].reachesAnywhere(isMoved: isMoved)
          let area = claim.lazy.filter { isAnywhere || $0.intersection(bounds) != nil }.map(\.area).min()
          if let area, best.map({ area < $0.area }) ?? true { best = (area, index) }
        }
        guard let best else {
          rest.places.append(place)
          continue
        }
        if !isBlurred, findings[best.index].isSetAround, findings[best.index].places.isEmpty,
          isInside(look, of: findings[best.index])
        {
          // What is set for all inside is known by what shows it, and not by its neighbour.
          findings[best.index].subject = look.subject
        }
        // What moved did so with all that sticks out of it.
        if isMoved { findings[best.index].placing?.following.append(areas.points(place.bounds)) }
        if isBlurred {
          findings[best.index].veils += materials.filter { $0.intersection(place.bounds) != nil }
        }
        findings[best.index].places.append(place)
        findings[best.index].isVisible = true
      }
      return rest.places.isEmpty ? nil : rest
    }
  }

  /// Whether the view of an element that looks different lies in one of those that a finding is about.
  private func isInside(_ look: Finding, of finding: Finding) -> Bool {
    guard case .view(let change, _) = finding.change, let element = look.subject.candidate else {
      return false
    }
    return apps.contains { app in
      guard let view = app.views.new[element] else { return false }
      return change.places.contains { place in
        place.new.map { app.matching.candidate.isInside(view, of: $0) } ?? false
      }
    }
  }

  private func isMoved(_ look: Finding) -> Bool {
    let frames = frames(of: look)
    return frames.count == 2 && frames[0] != frames[1]
  }

  private func frames(of look: Finding) -> [CGRect] {
    [
      look.subject.baseline.map { FindingAreas.visible(elements.baseline[$0].element) },
      look.subject.candidate.map { FindingAreas.visible(elements.candidate[$0].element) },
    ].compactMap(\.self)
  }
}

extension Finding {
  /// Whether it can alter pixels wherever they are: those of the whole screen, or of an element that moved.
  fileprivate func reachesAnywhere(isMoved: Bool) -> Bool {
    guard case .view(let change, _) = change else { return false }
    return change.property?.effect == .surroundings || isMoved && change.movesThings
  }

  /// Whether it is a look that is set around an element.
  fileprivate var isSetAround: Bool {
    guard case .view(let change, .around) = change else { return false }
    return ViewProperty.isOfEnvironment(change.kind)
  }
}

extension PixelRect {
  /// The rectangle with so many pixels around it.
  fileprivate func grown(by margin: Int) -> PixelRect {
    PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}
