import Foundation
import GalleyViews

/// A source of a session.
///
/// - Reference: [`AVCaptureInput`](https://developer.apple.com/documentation/avfoundation/avcaptureinput).
open class AVCaptureInput: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }
}

/// A device as the source of a session.
///
/// - Reference: [`AVCaptureDeviceInput`](https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput).
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates the source of a device.
  ///
  /// - Throws: ``AVError`` where the app may not use it.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// A result of a session.
///
/// - Reference: [`AVCaptureOutput`](https://developer.apple.com/documentation/avfoundation/avcaptureoutput).
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  /// Returns the connection of a kind of media: none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from a camera to a result, of which there is none.
///
/// - Reference: [`AVCaptureConnection`](https://developer.apple.com/documentation/avfoundation/avcaptureconnection).
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
  private override init() {
    super.init()
  }

  /// The angle by which pictures are turned, in degrees.
  public var videoRotationAngle: CGFloat = 0
  /// Whether pictures are mirrored.
  public var isVideoMirrored = false
  /// The way in which pictures are turned.
  public var videoOrientation = AVCaptureVideoOrientation.portrait

  /// Returns whether pictures can be turned: no.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }

  /// Whether pictures can be turned: no.
  public var isVideoOrientationSupported: Bool { false }
}

/// The way in which pictures are turned.
///
/// - Reference: [`AVCaptureVideoOrientation`](https://developer.apple.com/documentation/avfoundation/avcapturevideoorientation).
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The settings of a photo.
///
/// - Reference: [`AVCapturePhotoSettings`](https://developer.apple.com/documentation/avfoundation/avcapturephotosettings).
public final class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// The use of the flash.
  public var flashMode = AVCaptureDevice.FlashMode.off
}

extension AVCaptureDevice {
  /// The uses of a flash.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }
}

/// A photo, of which there is none.
///
/// - Reference: [`AVCapturePhoto`](https://developer.apple.com/documentation/avfoundation/avcapturephoto).
public final class AVCapturePhoto: NSObject, @unchecked Sendable {
  private override init() {
    super.init()
  }

  /// Returns the bytes of a file: none.
  public func fileDataRepresentation() -> Data? { nil }
}

/// A delegate that takes photos, of which there are none.
///
/// - Reference: [`AVCapturePhotoCaptureDelegate`](https://developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate).
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called with a photo, which does not happen here.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// The default: does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}

/// Photos as the result of a session.
///
/// - Reference: [`AVCapturePhotoOutput`](https://developer.apple.com/documentation/avfoundation/avcapturephotooutput).
public final class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// Would take a photo; without a camera nothing comes of it.
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// An object that a camera has recognized; the simulated camera recognizes none.
///
/// - Reference: [`AVMetadataObject`](https://developer.apple.com/documentation/avfoundation/avmetadataobject).
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The kinds of things.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code of 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A code of 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of letters and digits.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of documents.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  override init() {
    super.init()
  }

  /// The kind.
  open var type: ObjectType { .qr }
  /// The rectangle, in parts of the picture.
  open var bounds: CGRect { .zero }
}

/// A code that a camera has recognized.
///
/// - Reference: [`AVMetadataMachineReadableCodeObject`](https://developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject).
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code.
  public var stringValue: String? { nil }
}

/// A delegate that takes codes, of which there are none.
///
/// - Reference: [`AVCaptureMetadataOutputObjectsDelegate`](https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutputobjectsdelegate).
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called with codes, which does not happen here.
  @MainActor @preconcurrency func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// The default: does nothing.
  @MainActor @preconcurrency public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// The codes of pictures as the result of a session.
///
/// - Reference: [`AVCaptureMetadataOutput`](https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput).
public final class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// The kinds that are sought.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be recognized: none.
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture that is looked at.
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Sets the delegate, which nothing calls.
  public func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
