/// A command of a review, and the keys that give it: the same ones on the page and in the terminal.
package struct KeyCommand: Hashable, Sendable {
  /// An action of a command.
  package enum Action: String, Hashable, Sendable, CaseIterable, Encodable {
    case approve, reject, comment, undo, scope, confirm
    case next, previous, nextWaiting
    case split, slider, onion, blink, difference, heat, otherSide
    case nextDifference, previousDifference
    case marks, regions, elements, magnifier, draw
    case zoomIn, zoomOut, fit, actualSize
    case panel, overview, filter, files, help, back, quit
  }

  /// A place where there are commands.
  package enum Place: Hashable, Sendable, CaseIterable {
    /// The page of a server.
    case server
    /// The page as a file.
    case file
    /// The terminal.
    case terminal
  }

  /// The action of the command.
  package var action: Action
  /// Its keys, as browsers name them: small letters, `ArrowDown`, `Enter`.
  package var keys: [String]
  /// The meaning of the command, in a few words.
  package var meaning: String
  /// The places that have the command.
  package var places: Set<Place>
  /// Whether it is about the check that is shown.
  package var needsCheck = false

  /// The names of its keys, as help shows them.
  package var names: [String] { keys.map(Self.name) }

  private static let everywhere = Set(Place.allCases)
  private static let page: Set<Place> = [.server, .file]

  /// All commands, in the order of the help.
  package static let all: [KeyCommand] = [
    KeyCommand(action: .approve, keys: ["y"], meaning: "approve", places: everywhere),
    KeyCommand(action: .reject, keys: ["n"], meaning: "reject, with a reason", places: everywhere),
    KeyCommand(action: .comment, keys: ["c"], meaning: "comment", places: everywhere),
    KeyCommand(action: .undo, keys: ["z"], meaning: "undo the last decision", places: everywhere),
    KeyCommand(
      action: .scope, keys: ["g"], meaning: "scope: this check, those like it, all that are listed",
      places: everywhere),
    KeyCommand(
      action: .confirm, keys: ["Enter"], meaning: "confirm; hand over decisions", places: everywhere),
    KeyCommand(action: .next, keys: ["j", "ArrowDown"], meaning: "next check", places: everywhere),
    KeyCommand(action: .previous, keys: ["k", "ArrowUp"], meaning: "previous check", places: everywhere),
    KeyCommand(
      action: .nextWaiting, keys: ["u"], meaning: "next that waits for a decision", places: everywhere),
    view(.split, ["s", "1"], "side by side", everywhere), view(.slider, ["l", "2"], "slider"),
    view(.onion, ["o", "3"], "onion skin"), view(.blink, ["b", "4"], "blink"),
    view(.difference, ["d", "5"], "difference", everywhere), view(.heat, ["h", "6"], "heat map"),
    view(.otherSide, [" "], "the other side, while it blinks"),
    view(.nextDifference, ["."], "next difference", everywhere),
    view(.previousDifference, [","], "previous difference", everywhere),
    KeyCommand(action: .marks, keys: ["m"], meaning: "boxes of causes", places: page),
    KeyCommand(action: .regions, keys: ["r"], meaning: "regions", places: page),
    view(.elements, ["e"], "elements"), view(.magnifier, ["p"], "pixel magnifier"),
    KeyCommand(action: .draw, keys: ["a"], meaning: "draw a region", places: [.server]),
    view(.zoomIn, ["+"], "zoom in"), view(.zoomOut, ["-"], "zoom out"),
    view(.fit, ["0"], "fit", everywhere), view(.actualSize, ["="], "actual size"),
    view(.panel, ["t"], "next panel", everywhere),
    KeyCommand(action: .overview, keys: ["i"], meaning: "the run as a whole", places: page),
    KeyCommand(action: .filter, keys: ["/"], meaning: "filter", places: page),
    KeyCommand(action: .files, keys: ["f"], meaning: "open the files", places: [.terminal]),
    KeyCommand(action: .help, keys: ["?"], meaning: "this help", places: everywhere),
    KeyCommand(action: .back, keys: ["Escape"], meaning: "close, or go back", places: everywhere),
    KeyCommand(action: .quit, keys: ["q"], meaning: "quit", places: [.terminal]),
  ]

  private static func view(
    _ action: Action, _ keys: [String], _ meaning: String, _ places: Set<Place> = page
  ) -> KeyCommand {
    KeyCommand(action: action, keys: keys, meaning: meaning, places: places, needsCheck: true)
  }

  /// The commands of a place, in the order of the help.
  package static func all(in place: Place) -> [KeyCommand] { all.filter { $0.places.contains(place) } }

  /// The command that a key gives in a place; `nil` if it gives none.
  package static func command(_ key: String, in place: Place) -> KeyCommand? {
    all.first { $0.places.contains(place) && $0.keys.contains(key) }
  }

  private static func name(_ key: String) -> String {
    switch key {
    case " ": "Space"
    case "ArrowDown": "↓"
    case "ArrowUp": "↑"
    case "Escape": "Esc"
    case "-": "−"
    default: key.count == 1 ? key.uppercased() : key
    }
  }
}

extension KeyCommand: Encodable {
  private enum CodingKeys: String, CodingKey {
    case action, keys, names, meaning, needsCheck
  }

  /// Writes what the page reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(action, forKey: .action)
    try container.encode(keys, forKey: .keys)
    try container.encode(names, forKey: .names)
    try container.encode(meaning, forKey: .meaning)
    try container.encode(needsCheck, forKey: .needsCheck)
  }
}
