import GalleyText
import GalleyTree

/// A problem that an app noticed by itself, such as an error in the console of a web page.
public struct AppProblem: Hashable, Sendable, Codable {
  /// The kinds of problems.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// An error that the app wrote to its console.
    case consoleError
    /// An error that no code of the app caught.
    case uncaughtError
    /// A request with an error as its answer, or without any.
    case failedRequest
  }

  public var kind: Kind
  /// The message, in the words of the app or its browser.
  public var text: String
  /// The place in the app's code, such as `http://127.0.0.1:8080/app.js 12:8`; `nil` if it is not known.
  public var place: String?
  /// The time when it was noticed, counted from the device's start.
  public var instant: Duration

  /// Describes a problem.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - text: The message.
  ///   - place: The place in the app's code.
  ///   - instant: The time when it was noticed, counted from the device's start.
  public init(_ kind: Kind, _ text: String, at place: String? = nil, instant: Duration) {
    self.kind = kind
    self.text = text
    self.place = place
    self.instant = instant
  }
}

extension AppProblem {
  private enum CodingKeys: String, CodingKey {
    case kind, text, place, instant
  }

  /// Reads the facts, the time as a number of seconds.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let seconds = try values.decode(Double.self, forKey: .instant)
    guard abs(seconds) < 9e9 else {
      throw DecodingError.dataCorruptedError(
        forKey: .instant, in: values,
        debugDescription: "\(seconds) is no number of seconds that a test can take")
    }
    self.init(
      try values.decode(Kind.self, forKey: .kind), try values.decode(String.self, forKey: .text),
      at: try values.decodeIfPresent(String.self, forKey: .place),
      instant: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// Encodes the facts, with the time as a number of seconds.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(text, forKey: .text)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encode((instant / .nanoseconds(1)).rounded() / 1e9, forKey: .instant)
  }
}

extension AppProblem.Kind {
  /// The kind, in words.
  package var words: String {
    switch self {
    case .consoleError: "console error"
    case .uncaughtError: "uncaught error"
    case .failedRequest: "failed request"
    }
  }
}

extension AppProblem {
  /// The problem, in one line without a full stop.
  package var sentence: String {
    "\(kind.words): \(CleanText.line(text, limit: 300))"
      + (place.map { " (\(CleanText.line($0, limit: 200)))" } ?? "")
  }
}

/// A driver that knows the problems that apps notice by themselves.
public protocol ProblemReporting: Driver {
  /// The problems of an app since its launch, oldest first.
  ///
  /// - Parameter bundleIdentifier: The bundle identifier of the app.
  /// - Returns: The problems.
  func problems(of bundleIdentifier: String) -> [AppProblem]
}

extension Automator {
  /// The problems that an app noticed by itself, where the driver knows.
  package func problems(of bundleIdentifier: String) -> [AppProblem] {
    (driver as? any ProblemReporting)?.problems(of: bundleIdentifier) ?? []
  }
}
