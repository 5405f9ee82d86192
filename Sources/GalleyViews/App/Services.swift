import Foundation
import GalleyImage

/// The clock of a device, as an app sees it.
public protocol DeviceClock {
  /// The present, counted from the device's start.
  var now: Duration { get }

  /// Calls an action later.
  func after(_ delay: Duration, do action: @escaping () -> Void)
}

/// A request of an app to a server.
public struct NetworkRequest: Hashable, Sendable {
  /// The HTTP method, such as `GET`.
  public var method: String
  /// The whole address.
  public var url: String
  /// The request's body.
  public var body: Data

  /// Makes a request.
  public init(_ method: String = "GET", url: String, body: Data = Data()) {
    self.method = method
    self.url = url
    self.body = body
  }
}

extension NetworkRequest: CustomStringConvertible {
  /// Method and address, such as `GET https://recipes.example/`.
  public var description: String { "\(method) \(url)" }
}

/// A server's response to a request.
public struct NetworkResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The response's body.
  public var body: Data

  /// Makes an answer.
  public init(status: Int = 200, body: Data = Data()) {
    self.status = status
    self.body = body
  }
}

/// The error of a request without a response.
public enum NetworkError: Error, Hashable, Sendable {
  /// The server of this request could not be reached.
  case unreachable(NetworkRequest)
}

extension NetworkError: CustomStringConvertible, LocalizedError {
  /// What was asked for, and that nobody answers.
  public var description: String {
    switch self {
    case .unreachable(let request): "no server answers \(request)"
    }
  }

  /// What was asked for, and that nobody answers.
  public var errorDescription: String? { description }
}

/// The device's network, as an app sees it.
public protocol NetworkService {
  /// Sends a request.
  func send(_ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void)
}

/// A resource that an app needs permission for.
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
  /// The device's location.
  case location
  /// Bluetooth devices.
  case bluetooth
  /// Notifications.
  case notifications
}

/// The answer to a permission question.
public enum PermissionStatus: String, Hashable, Sendable {
  /// The question was not asked yet.
  case notDetermined
  /// The answer was no.
  case denied
  /// The answer was yes.
  case authorized
}

/// The permission questions of a device, as an app sees them.
public protocol PermissionService {
  /// The answer so far.
  func status(of permission: Permission) -> PermissionStatus

  /// Asks for a permission, unless there is an answer already.
  func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void)
}

/// The photos on the device.
public protocol PhotoLibrary {
  /// The newest photo.
  ///
  /// - Returns: The photo; `nil` if there is none, or if the app may not see it.
  func latestPhoto() -> Bitmap?
}

/// The clock of views outside of any device: it stands still.
struct StoppedClock: DeviceClock {
  var now: Duration { .zero }
  func after(_ delay: Duration, do action: @escaping () -> Void) {}
}

/// The network of views outside of any device: no server can be reached.
struct NoNetwork: NetworkService {
  func send(_ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void)
  {
    completion(.failure(.unreachable(request)))
  }
}

/// The permissions of views outside of any device: all are denied.
struct NoPermissions: PermissionService {
  func status(of permission: Permission) -> PermissionStatus { .denied }
  func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void) {
    completion(.denied)
  }
}

/// The photo library of views outside of any device: it is empty.
struct NoPhotos: PhotoLibrary {
  func latestPhoto() -> Bitmap? { nil }
}
