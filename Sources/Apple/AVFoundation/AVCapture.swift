import Foundation
import GalleyServices
import GalleySystem
import GalleyViews

/// Whether an app may use a camera or a microphone.
///
/// - Reference: [`AVAuthorizationStatus`](https://developer.apple.com/documentation/avfoundation/avauthorizationstatus).
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The device does not permit it.
  case restricted
  /// The person does not allow it.
  case denied
  /// The person allows it.
  case authorized

  init(_ status: PermissionStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .denied: self = .denied
    case .authorized, .limited: self = .authorized
    }
  }
}

extension Permission {
  /// Asks the person whether the running app may use this, unless there is an answer already.
  func ask(_ completion: @escaping @Sendable (Bool) -> Void) {
    MainActorEntry.run {
      EnvironmentValues.currentPermissions.request(self) { completion($0 == .authorized) }
    }
  }

  /// The person's answer to the running app.
  var status: PermissionStatus {
    MainActorEntry.run { EnvironmentValues.currentPermissions.status(of: self) }
  }
}

/// A camera or a microphone; the simulated device has none, but asks whether an app may use them.
///
/// - Reference: [`AVCaptureDevice`](https://developer.apple.com/documentation/avfoundation/avcapturedevice).
public final class AVCaptureDevice: NSObject, Sendable {
  /// The side of a camera.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// The states of a lamp.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  /// The kinds of cameras and microphones.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  private override init() {
    super.init()
  }

  /// Returns a device for a kind of media: none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns a device of a kind: none.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  private static func permission(for mediaType: AVMediaType) -> Permission {
    mediaType == .audio ? .microphone : .camera
  }

  /// Returns whether the app may use cameras or microphones.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    AVAuthorizationStatus(permission(for: mediaType).status)
  }

  /// Asks the person whether the app may use cameras or microphones, unless there is an answer already.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    permission(for: mediaType).ask(handler)
  }

  /// Asks the person whether the app may use cameras or microphones, unless there is an answer already.
  ///
  /// - Returns: The answer.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      permission(for: mediaType).ask { continuation.resume(returning: $0) }
    }
  }

  /// Whether there is a lamp.
  public var hasTorch: Bool { false }
  /// The side of the camera.
  public var position: Position { .unspecified }
  /// The state of the lamp.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }

  /// Begins changes of the device.
  public func lockForConfiguration() throws {
    throw AVError(.deviceNotConnected)
  }

  /// Ends changes of the device.
  public func unlockForConfiguration() {}
}

/// A session of a camera; without cameras it never runs.
///
/// - Reference: [`AVCaptureSession`](https://developer.apple.com/documentation/avfoundation/avcapturesession).
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality of results.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The quality of photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// A high one.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// A middle one.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
  }

  public override init() {
    super.init()
  }

  /// The quality of results.
  open var sessionPreset = Preset.high
  /// The sources.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The results.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs: never.
  open var isRunning: Bool { false }

  /// Returns whether a source can be added: never.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }

  /// Adds a source.
  open func addInput(_ input: AVCaptureInput) {
    inputs.append(input)
  }

  /// Removes a source.
  open func removeInput(_ input: AVCaptureInput) {
    inputs.removeAll { $0 === input }
  }

  /// Returns whether a result can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }

  /// Adds a result.
  open func addOutput(_ output: AVCaptureOutput) {
    outputs.append(output)
  }

  /// Begins changes.
  open func beginConfiguration() {}

  /// Ends changes.
  open func commitConfiguration() {}

  /// Would begin to run.
  open func startRunning() {}

  /// Ends running.
  open func stopRunning() {}
}

/// A layer with the picture of a camera; without cameras it is empty.
///
/// - Reference: [`AVCaptureVideoPreviewLayer`](https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer).
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// The fitting of pictures.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to a camera: none.
  open var connection: AVCaptureConnection? { nil }

  public override init() {
    super.init()
  }

  /// Creates the layer of a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }
}
