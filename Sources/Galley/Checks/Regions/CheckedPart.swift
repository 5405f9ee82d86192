import Foundation
import GalleyAutomation
import GalleyExplanation
import GalleyPages
import GalleyTree

/// What of a screen is checked, as far as regions need to know it.
struct CheckedPart {
  /// What is on the screen.
  let snapshot: Snapshot
  /// The element that is checked; the root for the whole screen.
  let path: ElementPath
  /// The size of the picture, in points.
  let size: CGSize

  /// Finds a region in the part.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - isInherited: Whether a suite or test states it for all its checks; one that is on the screen, and outside of this
  ///     part, is of no concern then.
  /// - Returns: One region for each element that is meant.
  /// - Throws: ``CheckError/region(_:_:)``, and `DriverError`.
  func places(of region: CheckRegion, isInherited: Bool) throws -> [MatchRegion] {
    do throws(RegionFault) {
      try Self.validate(region)
      return try found(region, isInherited: isInherited).map {
        MatchRegion(region.kind, $0, padding: region.padding, name: region.place.name)
      }
    } catch {
      throw CheckError.region(region.title, error)
    }
  }

  private static func validate(_ region: CheckRegion) throws(RegionFault) {
    guard region.padding.isUsable else { throw .badPadding(region.padding) }
    if case .floating(let limits) = region.kind, !limits.isUsable { throw .badLimits(limits) }
    if case .dynamic(.expression(let expression)) = region.kind {
      do throws(TextPatternError) { _ = try TextPattern(matching: expression) } catch {
        throw .badPattern(error)
      }
    }
  }

  private func found(_ region: CheckRegion, isInherited: Bool) throws(RegionFault) -> [MatchRegion.Place] {
    let area: CheckPlace.Area
    do { area = try region.place.find(snapshot) } catch {
      throw .nowhere(device: snapshot.configuration.device, details: "\(error)")
    }
    switch area {
    case .rectangle(let frame):
      if case .floating = region.kind { throw .floatingRectangle }
      return [.rectangle(try checked(frame))]
    case .elements(let paths):
      guard !paths.isEmpty else { throw .nowhere(device: snapshot.configuration.device, details: nil) }
      let inside = paths.filter(path.contains)
      if inside.isEmpty, !isInherited, let element = snapshot.screen[path] { throw .notInside(element) }
      return inside.map { .element(ElementPath(Array($0.indices.dropFirst(path.indices.count)))) }
    }
  }

  private func checked(_ frame: CGRect) throws(RegionFault) -> CGRect {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    guard numbers.allSatisfy(\.isFinite), frame.width > 0, frame.height > 0 else { throw .noRectangle(frame) }
    let common = frame.intersection(CGRect(origin: .zero, size: size))
    guard !common.isNull, !common.isEmpty else { throw .outside(frame, size) }
    return frame
  }
}
