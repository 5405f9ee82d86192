import Foundation
import GalleyImage

/// The device's clock, as an app sees it.
public protocol DeviceClock {
  /// The present, counted from the device's start.
  var now: Duration { get }

  /// Does something later.
  ///
  /// - Parameters:
  ///   - delay: How much later.
  ///   - action: What to do.
  func after(_ delay: Duration, do action: @escaping () -> Void)
}

/// What an app asks a server for.
public struct NetworkRequest: Hashable, Sendable {
  /// `GET`, `POST` and so on.
  public var method: String
  /// The whole address.
  public var url: String
  /// What is sent along.
  public var body: Data

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - method: `GET`, `POST` and so on.
  ///   - url: The whole address.
  ///   - body: What is sent along.
  public init(_ method: String = "GET", url: String, body: Data = Data()) {
    self.method = method
    self.url = url
    self.body = body
  }
}

/// What a server answers.
public struct NetworkResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int
  /// What came back.
  public var body: Data

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The HTTP status code.
  ///   - body: What came back.
  public init(status: Int = 200, body: Data = Data()) {
    self.status = status
    self.body = body
  }
}

/// Why no answer came.
public enum NetworkError: Error, Hashable, Sendable {
  /// The server of this address could not be reached.
  case unreachable(String)
}

/// The device's network, as an app sees it.
public protocol NetworkService {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: What to ask for.
  ///   - completion: Gets the answer, or why none came.
  func send(_ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void)
}

/// What an app must ask a person for.
public enum Permission: String, Hashable, Sendable, CaseIterable {
  /// The address book.
  case contacts
  /// The calendar.
  case calendar
  /// The reminders.
  case reminders
  /// The photos.
  case photos
  /// The microphone.
  case microphone
  /// The camera.
  case camera
  /// Where the device is.
  case location
  /// Bluetooth devices.
  case bluetooth
  /// Notifications.
  case notifications
}

/// What a person has answered.
public enum PermissionStatus: String, Hashable, Sendable {
  /// Nothing yet.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
}

/// The questions a person is asked before an app may use something.
public protocol PermissionService {
  /// What the person has answered so far.
  ///
  /// - Parameter permission: What was asked for.
  /// - Returns: The answer.
  func status(of permission: Permission) -> PermissionStatus

  /// Asks, unless there is an answer already.
  ///
  /// - Parameters:
  ///   - permission: What to ask for.
  ///   - completion: Gets the answer.
  func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void)
}

/// The photos on the device.
public protocol PhotoLibrary {
  /// The newest photo.
  ///
  /// - Returns: The photo; `nil` if there is none, or if the app may not see it.
  func latestPhoto() -> Bitmap?
}

/// A clock for views outside of any device: it stands still.
struct StoppedClock: DeviceClock {
  var now: Duration { .zero }
  func after(_ delay: Duration, do action: @escaping () -> Void) {}
}

/// A network for views outside of any device: nothing can be reached.
struct NoNetwork: NetworkService {
  func send(_ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void)
  {
    completion(.failure(.unreachable(request.url)))
  }
}

/// Permissions for views outside of any device: nobody answers yes.
struct NoPermissions: PermissionService {
  func status(of permission: Permission) -> PermissionStatus { .denied }
  func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void) {
    completion(.denied)
  }
}

/// A library for views outside of any device: it is empty.
struct NoPhotos: PhotoLibrary {
  func latestPhoto() -> Bitmap? { nil }
}
