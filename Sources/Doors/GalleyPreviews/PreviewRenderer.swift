import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleySystem
import GalleyTree
import SwiftUI

/// Makes the pictures of previews.
package enum PreviewRenderer {
  /// A variant of a preview as a file.
  package struct Picture: Sendable {
    /// The variant.
    package let variant: PreviewVariant
    /// The device's name.
    package let device: String
    /// The PNG file.
    package let file: [UInt8]
    /// The PNG file of the picture made small.
    package let thumbnail: [UInt8]
    /// The width, in pixels.
    package let width: Int
    /// The height, in pixels.
    package let height: Int
    /// The element tree of what it shows, without the system's own.
    package let tree: Element
    /// The device and its settings.
    package let configuration: Configuration
    /// The faults of the drawing, in words.
    package let remarks: [String]

    /// Pixels a point.
    package var scale: Double { configuration.scale }
  }

  /// Shows a preview in several variants.
  ///
  /// - Parameters:
  ///   - preview: The preview.
  ///   - profile: The device, unless the preview names another one.
  ///   - variants: The variants.
  ///   - thumbnail: The largest size of the small pictures, in pixels.
  /// - Returns: The pictures, in the order of the variants.
  /// - Throws: Why one cannot be made.
  package static func pictures(
    of preview: ShownPreview, on profile: DeviceProfile, in variants: [PreviewVariant] = PreviewVariant.all,
    thumbnail: (width: Int, height: Int)
  ) throws -> [Picture] {
    try together(variants) { variant in
      Result { try picture(of: preview, variant, on: profile, thumbnail) }
    }.map { try $0.get() }
  }

  /// The number of previews that are shown together, so that all cores are at work.
  private static let atOnce = 8

  /// The groups of previews that are shown together, in their order.
  package static func groups<Preview>(of previews: [Preview]) -> [[Preview]] {
    stride(from: 0, to: previews.count, by: atOnce).map { Array(previews[$0...].prefix(atOnce)) }
  }

  /// Shows several things at once, where that is possible.
  ///
  /// - Parameters:
  ///   - things: What to show.
  ///   - show: Shows one of them, on any thread.
  /// - Returns: What came of them, in their order.
  package static func together<Thing: Sendable, Shown: Sendable>(
    _ things: [Thing], _ show: @Sendable (Thing) -> Shown
  ) -> [Shown] {
    // While the main actor waits for several threads, none of them could enter it.
    MainActorEntry.isInside ? things.map(show) : things.concurrentMap(show)
  }

  private static func picture(
    of preview: ShownPreview, _ variant: PreviewVariant, on profile: DeviceProfile,
    _ thumbnail: (width: Int, height: Int)
  ) throws -> Picture {
    let device = try PreviewScreen.show(preview, variant, on: profile)
    let capture = try device.capture()
    let snapshot = capture.snapshot
    let small = capture.picture.thumbnail(width: thumbnail.width, height: thumbnail.height)
    return Picture(
      variant: variant, device: device.profile.name,
      file: [UInt8](try PNG.encode(capture.picture, effort: .fast)),
      thumbnail: [UInt8](try PNG.encode(small, effort: .fast)),
      width: capture.picture.width, height: capture.picture.height,
      tree: snapshot.application(preview.module)?.root ?? snapshot.screen,
      configuration: snapshot.configuration,
      remarks: snapshot.fingerprint.missing.map { "\($0)" }
        + snapshot.fingerprint.missingSymbols.map { "\($0)" })
  }
}
