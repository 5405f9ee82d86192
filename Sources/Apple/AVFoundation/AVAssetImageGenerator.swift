import Foundation
import GalleyViews

/// A maker of pictures of a film, which fails: nothing is read of media.
///
/// - Reference: [`AVAssetImageGenerator`](https://developer.apple.com/documentation/avfoundation/avassetimagegenerator).
public final class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// Creates a maker of pictures.
  public init(asset: AVAsset) {
    super.init()
  }

  /// Whether pictures are turned as the film is.
  public var appliesPreferredTrackTransform = false
  /// The largest size of pictures.
  public var maximumSize = CGSize.zero

  /// Makes a picture.
  ///
  /// - Throws: ``AVError``.
  public func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
    -> CGImage
  {
    throw AVError(.decoderNotFound)
  }

  /// Makes a picture.
  ///
  /// - Throws: ``AVError``.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
}

/// A recorder of sound, which fails: there is no microphone.
///
/// - Reference: [`AVAudioRecorder`](https://developer.apple.com/documentation/avfaudio/avaudiorecorder).
public final class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Whether loudness is measured.
  public var isMeteringEnabled = false

  /// Creates a recorder into a file.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    super.init()
  }

  /// Whether it records: never.
  public var isRecording: Bool { false }
  /// The length so far, in seconds.
  public var currentTime: TimeInterval { 0 }

  /// Gets ready.
  ///
  /// - Returns: Whether it can record: no.
  @discardableResult public func prepareToRecord() -> Bool { false }

  /// Begins to record.
  ///
  /// - Returns: Whether it records: no.
  @discardableResult public func record() -> Bool { false }

  /// Makes a pause.
  public func pause() {}

  /// Ends the recording.
  public func stop() {}
}
