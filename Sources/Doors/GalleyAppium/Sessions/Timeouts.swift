import GalleyJSON

/// The timeouts of a session, in milliseconds of the device's time.
struct Timeouts {
  /// The longest search for an element.
  var implicit = 0
  /// Not used here; kept for clients that ask.
  var pageLoad = 300_000
  /// Not used here; kept for clients that ask.
  var script: Int? = 30_000

  /// The timeouts with those of an object in their place.
  ///
  /// - Throws: ``CommandError`` of kind `invalid argument`.
  func changed(by members: [String: JSONValue]) throws(CommandError) -> Timeouts {
    var changed = self
    for (name, value) in members {
      switch name {
      case "implicit": changed.implicit = try Self.time(name, value)
      case "pageLoad": changed.pageLoad = try Self.time(name, value)
      case "script": changed.script = value == .null ? nil : try Self.time(name, value)
      default: break
      }
    }
    return changed
  }

  /// The names of the timeouts.
  static let names: Set = ["implicit", "pageLoad", "script"]

  private static func time(_ name: String, _ value: JSONValue) throws(CommandError) -> Int {
    switch value {
    case .integer(let time) where time >= 0 && Double(time) <= Call.largestInteger: return time
    case .number(let time) where time >= 0 && time <= Call.largestInteger && time == time.rounded():
      return Int(time)
    default:
      throw .argument("The timeout \"\(name)\" is no whole number of milliseconds from 0 to 2^53 - 1.")
    }
  }

  var value: JSONValue {
    [
      "implicit": .integer(implicit), "pageLoad": .integer(pageLoad),
      "script": script.map { .integer($0) } ?? .null,
    ]
  }
}
