import Foundation
import GalleyImage

/// The screen on which a walk of VoiceOver was read, so that whoever looks at the check sees where each element is.
package struct WalkedScreen: Sendable {
  /// The picture, without anything drawn on it.
  package var picture: Bitmap
  /// The number of pixels that a point has.
  package var scale: Double
  /// The visible frame of each element of the walk, in points and in the walk's order; `nil` for an element out of
  /// sight.
  package var frames: [CGRect?]

  /// Makes it of its parts.
  package init(picture: Bitmap, scale: Double, frames: [CGRect?]) {
    self.picture = picture
    self.scale = scale
    self.frames = frames
  }
}

/// The facts that the record of a check keeps of the screen on which its walk was read.
///
/// It is looked at, and decides nothing: the walk is the text alone.
package struct KeptWalk: Hashable, Sendable, Codable {
  /// The digest of the picture, by which the run's file is called.
  package var pixels: PixelDigest
  /// The number of pixels that a point has.
  package var scale: Double
  /// The visible frame of each element of the walk, in points and in the walk's order; `nil` for an element out of
  /// sight.
  package var frames: [CGRect?]

  /// The file of the picture, in the run's folder of pictures.
  package var file: String { RunFileNames.picture("\(pixels)") }
}

extension KeptWalk {
  /// What is told of a screen.
  init(_ screen: WalkedScreen) {
    self.init(pixels: screen.picture.digest, scale: screen.scale, frames: screen.frames)
  }
}
