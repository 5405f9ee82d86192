import Foundation
import GalleyAutomation
import GalleyDiff
import GalleyExplanation
import GalleyPages
import GalleyTree

extension CheckRegion {
  /// Whether pixels and contents in it do not count, or only whether a text obeys a pattern.
  var isIgnored: Bool {
    switch kind {
    case .ignore, .dynamic, .level(.none): true
    case .level, .floating, .accessibility: false
    }
  }

  /// Finds the region in what is checked.
  ///
  /// - Parameters:
  ///   - path: The element that is checked; the root for the whole screen.
  ///   - size: The size of the picture, in points.
  ///   - snapshot: What is on the screen.
  ///   - isInherited: Whether a suite or test states the region for all its checks; one that is on the screen, and
  ///     outside of what is checked, is of no concern then.
  /// - Returns: One region for each element that is meant.
  /// - Throws: ``CheckError/region(_:_:)``.
  func found(
    in path: ElementPath, of size: CGSize, on snapshot: Snapshot, isInherited: Bool
  ) throws(CheckError) -> [MatchRegion] {
    do throws(RegionError) {
      try validate()
      return try places(in: path, of: size, on: snapshot, isInherited: isInherited).map {
        MatchRegion(kind, $0, padding: padding, name: place.name)
      }
    } catch {
      throw .region(title, error)
    }
  }

  private func validate() throws(RegionError) {
    guard padding.isUsable else { throw .badPadding(padding) }
    if case .floating(let limits) = kind, !limits.isUsable { throw .badLimits(limits) }
    if case .dynamic(.expression(let expression)) = kind {
      do throws(TextPatternError) { _ = try TextPattern(matching: expression) } catch {
        throw .badPattern(error)
      }
    }
  }

  private func places(
    in path: ElementPath, of size: CGSize, on snapshot: Snapshot, isInherited: Bool
  ) throws(RegionError) -> [MatchRegion.Place] {
    let area: RegionTarget.Area
    do { area = try place.find(snapshot) } catch {
      throw .nowhere(device: snapshot.configuration.device, details: "\(error)")
    }
    switch area {
    case .rectangle(let frame):
      if case .floating = kind { throw .floatingRectangle }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      guard numbers.allSatisfy(\.isFinite), frame.width > 0, frame.height > 0 else {
        throw .noRectangle(frame)
      }
      let common = frame.intersection(CGRect(origin: .zero, size: size))
      guard !common.isNull, !common.isEmpty else { throw .outside(frame, size) }
      return [.rectangle(frame)]
    case .elements(let paths):
      guard !paths.isEmpty else { throw .nowhere(device: snapshot.configuration.device, details: nil) }
      let inside = paths.filter(path.contains)
      if inside.isEmpty, !isInherited, let element = snapshot.screen[path] { throw .notInside(element) }
      return inside.map { .element(ElementPath(Array($0.indices.dropFirst(path.indices.count)))) }
    }
  }
}
