import GalleyJSON

/// The timeouts of a session, in milliseconds of the device's time.
struct Timeouts {
  /// The longest search for an element.
  var implicit = 0
  /// Not used here; kept for clients that ask.
  var pageLoad: Int? = 300_000
  /// Not used here; kept for clients that ask.
  var script: Int? = 30_000

  /// The timeouts with those of an object in their place.
  ///
  /// - Throws: ``CommandError`` of kind `invalid argument`.
  func changed(by members: [String: JSONValue]) throws(CommandError) -> Timeouts {
    var changed = self
    for (name, value) in members {
      switch name {
      case "implicit":
        guard let time = try Self.time(name, value) else {
          throw .argument("The timeout \"implicit\" is null.")
        }
        changed.implicit = time
      case "pageLoad": changed.pageLoad = try Self.time(name, value)
      case "script": changed.script = try Self.time(name, value)
      default: break
      }
    }
    return changed
  }

  private static func time(_ name: String, _ value: JSONValue) throws(CommandError) -> Int? {
    switch value {
    case .null: return nil
    case .integer(let time) where time >= 0 && Double(time) <= Call.largestInteger: return time
    case .number(let time) where time >= 0 && time <= Call.largestInteger && time == time.rounded():
      return Int(time)
    default:
      throw .argument("The timeout \"\(name)\" is no whole number of milliseconds from 0 to 2^53 - 1.")
    }
  }

  var value: JSONValue {
    [
      "implicit": .integer(implicit), "pageLoad": pageLoad.map { .integer($0) } ?? .null,
      "script": script.map { .integer($0) } ?? .null,
    ]
  }
}
