import Foundation
import GalleyJSON

/// A chain of input actions, read and checked.
///
/// - Reference: [W3C WebDriver, actions](https://www.w3.org/TR/webdriver2/#actions).
struct ActionChain {
  /// The origin of a movement.
  enum Origin: Hashable {
    case viewport
    case pointer
    /// An element, by its reference.
    case element(String)
  }

  /// An action of one source in one tick.
  enum Step: Hashable {
    case pause(Double)
    case keyDown(String)
    case keyUp(String)
    case down
    case up
    case cancel
    case move(x: Double, y: Double, from: Origin, lasting: Double)
    case scroll(x: Double, y: Double, byX: Double, byY: Double, from: Origin, lasting: Double)

    /// The duration in milliseconds.
    var duration: Double {
      switch self {
      case .pause(let time), .move(_, _, _, let time), .scroll(_, _, _, _, _, let time): time
      case .keyDown, .keyUp, .down, .up, .cancel: 0
      }
    }
  }

  /// The kinds of sources.
  enum Kind: String {
    case none, key, pointer, wheel
  }

  /// A source of input.
  struct Source {
    var id: String
    var kind: Kind
    var steps: [Step]
  }

  private(set) var sources: [Source] = []

  /// The most actions of a chain.
  private static let most = 10_000

  /// Reads the body of a request.
  ///
  /// - Throws: ``CommandError`` of kind `invalid argument`.
  init(_ body: [String: JSONValue]) throws(CommandError) {
    guard case .list(let values)? = body["actions"] else { throw .argument("\"actions\" is no list.") }
    var ids: Set<String> = []
    for value in values {
      let source = try Self.source(value)
      guard ids.insert(source.id).inserted else {
        throw .argument("Two sources have the id \"\(source.id.prefix(80))\".")
      }
      sources.append(source)
    }
    guard sources.reduce(0, { $0 + $1.steps.count }) <= Self.most else {
      throw .argument("A chain has \(Self.most) actions at the most.")
    }
  }

  private static func source(_ value: JSONValue) throws(CommandError) -> Source {
    guard case .object(let members) = value else { throw .argument("A source of input is no object.") }
    guard let kind = members["type"]?.text.flatMap(Kind.init) else {
      throw .argument("The type of a source is none of none, key, pointer and wheel.")
    }
    guard let id = members["id"]?.text else { throw .argument("The id of a source is no text.") }
    if kind == .pointer {
      switch members["parameters"] {
      case nil: break
      case .object(let parameters)?:
        if let type = parameters["pointerType"], !["mouse", "pen", "touch"].contains(type.text ?? "") {
          throw .argument("The type of a pointer is none of mouse, pen and touch.")
        }
      default: throw .argument("The parameters of a pointer are no object.")
      }
    }
    guard case .list(let actions)? = members["actions"] else {
      throw .argument("The actions of the source \"\(id.prefix(80))\" are no list.")
    }
    var steps: [Step] = []
    for action in actions {
      guard case .object(let members) = action else { throw .argument("An action is no object.") }
      steps.append(try step(members, of: kind))
    }
    return Source(id: id, kind: kind, steps: steps)
  }

  private static func step(_ members: [String: JSONValue], of kind: Kind) throws(CommandError) -> Step {
    guard let type = members["type"]?.text else { throw .argument("The type of an action is no text.") }
    switch (kind, type) {
    case (_, "pause"): return .pause(try duration(members))
    case (.key, "keyDown"): return .keyDown(try key(members))
    case (.key, "keyUp"): return .keyUp(try key(members))
    case (.pointer, "pointerDown"), (.pointer, "pointerUp"):
      guard case .integer(let button) = members["button"] ?? 0, button >= 0,
        Double(button) <= Call.largestInteger
      else { throw .argument("The button of a pointer is no whole number from 0.") }
      try checkContact(members)
      return type == "pointerDown" ? .down : .up
    case (.pointer, "pointerCancel"): return .cancel
    case (.pointer, "pointerMove"):
      try checkContact(members)
      return .move(
        x: try coordinate("x", members), y: try coordinate("y", members),
        from: try origin(members, allowsPointer: true), lasting: try duration(members))
    case (.wheel, "scroll"):
      return .scroll(
        x: try whole("x", members), y: try whole("y", members), byX: try whole("deltaX", members),
        byY: try whole("deltaY", members), from: try origin(members, allowsPointer: false),
        lasting: try duration(members))
    default: throw .argument("A source of type \(kind.rawValue) has no action \"\(type.prefix(80))\".")
    }
  }

  private static func duration(_ members: [String: JSONValue]) throws(CommandError) -> Double {
    guard let value = members["duration"] else { return 0 }
    guard let time = wholeNumber(value), time >= 0 else {
      throw .argument("The duration of an action is no whole number of milliseconds from 0.")
    }
    return time
  }

  /// A whole number that the protocol allows.
  private static func wholeNumber(_ value: JSONValue) -> Double? {
    guard let number = value.number, number == number.rounded(), abs(number) <= Call.largestInteger else {
      return nil
    }
    return number
  }

  private static func whole(_ name: String, _ members: [String: JSONValue]) throws(CommandError) -> Double {
    guard let number = members[name].flatMap(wholeNumber) else {
      throw .argument("\"\(name)\" of an action is no whole number.")
    }
    return number
  }

  private static func coordinate(_ name: String, _ members: [String: JSONValue]) throws(CommandError)
    -> Double
  {
    guard let number = members[name]?.number, abs(number) <= Call.largestInteger else {
      throw .argument("\"\(name)\" of an action is no number.")
    }
    return number
  }

  private static func key(_ members: [String: JSONValue]) throws(CommandError) -> String {
    guard let key = members["value"]?.text, key.count == 1 else {
      throw .argument("The value of a key is not one character.")
    }
    return key
  }

  private static func origin(
    _ members: [String: JSONValue], allowsPointer: Bool
  ) throws(CommandError) -> Origin {
    switch members["origin"] {
    case nil, .text("viewport")?: return .viewport
    case .text("pointer")? where allowsPointer: return .pointer
    case .object(let object)?:
      if let reference = DeviceSession.reference(in: object) {
        return .element(reference)
      }
      throw .argument("The origin of an action is an object without the reference of an element.")
    default: throw .argument("The origin of an action is neither \"viewport\" nor an element.")
    }
  }

  /// Checks the contact properties of a pen or finger, which the device ignores.
  private static func checkContact(_ members: [String: JSONValue]) throws(CommandError) {
    let ranges: [(String, ClosedRange<Double>, isWhole: Bool)] = [
      ("width", 0...Call.largestInteger, true), ("height", 0...Call.largestInteger, true),
      ("pressure", 0...1, false), ("tangentialPressure", -1...1, false), ("tiltX", -90...90, true),
      ("tiltY", -90...90, true), ("twist", 0...359, true), ("altitudeAngle", 0...(Double.pi / 2), false),
      ("azimuthAngle", 0...(Double.pi * 2), false),
    ]
    for (name, range, isWhole) in ranges {
      guard let value = members[name] else { continue }
      guard let number = value.number, range.contains(number), !isWhole || number == number.rounded() else {
        throw .argument("\"\(name)\" of an action is no number that it can have.")
      }
    }
  }
}
