import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyChecks
import GalleyDiff
import GalleyExplanation
import GalleyPreviews
import GalleySimulator
import GalleySystem
import GalleyTree
import SwiftUI
import Testing

/// The previews of one `#Preview` or `PreviewProvider`, as checks.
///
/// One line in a test target turns each preview of all modules that the target depends on into a check, in
/// light, in dark and with the largest text:
///
/// ```swift
/// @Test(arguments: PreviewCheck.all) func previews(_ preview: PreviewCheck) throws { try preview.check() }
/// ```
///
/// A check has the module, the file and the name of its preview in its key, and is compared, explained and
/// approved like any other. For a provider, the name of its type replaces that of the file.
public struct PreviewCheck: Sendable, CustomStringConvertible {
  private enum Content: Sendable {
    case entry(PreviewRegistry.Entry)
    case gallery(path: String)
    case nothing
  }

  private let content: Content

  /// The previews of all modules in this process; a check that fails if there is none.
  public static var all: [PreviewCheck] { checks { _ in true } }

  /// The previews of some modules; a check that fails if there is none.
  ///
  /// - Parameter modules: The names of the modules.
  /// - Returns: The previews.
  public static func all(in modules: String...) -> [PreviewCheck] { checks { modules.contains($0.module) } }

  private static func checks(_ isWanted: (PreviewRegistry.Entry) -> Bool) -> [PreviewCheck] {
    if let path = ProcessInfo.processInfo.environment[PreviewRequest.variable] {
      return [PreviewCheck(content: .gallery(path: path))]
    }
    let entries = PreviewRegistry.entries().filter(isWanted)
    // A parameterised test without arguments would pass.
    return entries.isEmpty
      ? [PreviewCheck(content: .nothing)] : entries.map { PreviewCheck(content: .entry($0)) }
  }

  /// Place and name.
  public var description: String {
    switch content {
    case .entry(let entry): "\(entry.place): \(entry.name)"
    case .gallery: "all previews"
    case .nothing: "no previews"
    }
  }

  /// Compares the previews with the approved pictures, in light, in dark and with the largest text.
  ///
  /// - Parameters:
  ///   - profile: The device, unless a preview names another one.
  ///   - level: The level of the comparison; the default comes from the test, the suite or `Galley.json`.
  ///   - budget: The number of pixels that may differ.
  ///   - record: Whether this check may write its baseline.
  /// - Throws: An error if a preview cannot be shown, or if baselines or records cannot be reached.
  public func check(
    on profile: DeviceProfile = .iPhoneX, level: MatchLevel? = nil, budget: DifferenceBudget? = nil,
    record: RecordMode? = nil, site: CallSite = #_callSite
  ) throws {
    switch content {
    case .nothing: throw PreviewError.noPreviews
    case .gallery(let path): try PreviewGalleryWriter(requestAt: path).write()
    case .entry(let entry):
      let previews = MainActorEntry.run { ShownPreview.all(of: entry) }
      try PreviewNames.check(previews, with: PreviewRegistry.entries())
      for preview in previews {
        for variant in PreviewVariant.all {
          let request = CheckRequest(
            at: site, stated: .check(level, budget, []), mode: record, label: preview.id
          ) {
            CheckKey(
              suite: [preview.module, preview.owner], test: nil, name: preview.name, configuration: $0)
          }
          do {
            let device = try PreviewScreen.show(preview, variant, on: profile)
            // A preview of something that loads is meant to show that.
            try whileBusy {
              _ = try request.check(Application(preview.module, on: Automator(driver: device)))
            }
          } catch {
            try request.end(with: error, on: nil)
          }
        }
      }
    }
  }
}

/// Finds previews that could not be told apart.
enum PreviewNames {
  /// Refuses two previews of one name: among those of one provider, and among the declarations of a file.
  static func check(_ previews: [ShownPreview], with entries: [PreviewRegistry.Entry]) throws(PreviewError) {
    for (index, preview) in previews.enumerated() {
      let place = "\(preview.module)/\(preview.owner)"
      if previews[..<index].contains(where: { $0.name == preview.name }) {
        throw .sameName(preview.name, place: place, lines: [])
      }
      let same = entries.filter { $0.kind == .declaration && $0.place == place && $0.name == preview.name }
      if preview.line != nil, same.count > 1 {
        throw .sameName(preview.name, place: place, lines: same.compactMap(\.line))
      }
    }
  }
}
