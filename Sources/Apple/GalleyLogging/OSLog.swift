import Foundation

/// The log of a part of an app.
///
/// - Reference: [`OSLog`](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: NSObject, Sendable {
  private let subsystem: String
  private let category: String

  /// Creates a log for a part of an app.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  /// The log without a subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that nothing is written to.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// The purpose of a log.
  public struct Category: Sendable {
    let name: String
    /// The category of points of interest for a performance analysis.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  /// Creates a log with a category for its purpose.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== Self.disabled && LogDestinations.take(type) }

  func write(_ type: OSLogType, _ text: () -> String) {
    guard self !== Self.disabled else { return }
    LogDestinations.write(type, subsystem, category, text)
  }
}
