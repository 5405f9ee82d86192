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
    /// The width, in pixels.
    package let width: Int
    /// The height, in pixels.
    package let height: Int
    /// Pixels a point.
    package let scale: Double
  }

  /// Shows a preview in all variants.
  ///
  /// - Parameters:
  ///   - preview: The preview.
  ///   - profile: The device, unless the preview names another one.
  /// - Returns: The pictures, in the order of the variants.
  /// - Throws: Why one cannot be made.
  package static func pictures(of preview: ShownPreview, on profile: DeviceProfile) throws -> [Picture] {
    // While the main actor waits for several threads, none of them could enter it.
    if MainActorEntry.isInside {
      return try PreviewVariant.all.map { try picture(of: preview, $0, on: profile) }
    }
    return try PreviewVariant.all.concurrentMap { variant in
      Result { try picture(of: preview, variant, on: profile) }
    }.map { try $0.get() }
  }

  private static func picture(
    of preview: ShownPreview, _ variant: PreviewVariant, on profile: DeviceProfile
  ) throws -> Picture {
    let device = try PreviewScreen.show(preview, variant, on: profile)
    let capture = try device.capture()
    return Picture(
      variant: variant, device: device.profile.name,
      file: [UInt8](try PNG.encode(capture.picture, effort: .fast)), width: capture.picture.width,
      height: capture.picture.height, scale: capture.snapshot.configuration.scale)
  }
}
