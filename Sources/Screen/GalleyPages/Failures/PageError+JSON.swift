import Foundation

extension PageError {
  /// The facts as JSON, with sorted keys: `version`, `kind`, and the facts of that kind.
  ///
  /// - Returns: The JSON, as UTF-8.
  /// - Throws: `EncodingError` if a number is not finite.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension PageError: Codable {
  /// The version of the format; it grows when a reader of an older one would misread it.
  static let version = 1

  private enum Key: String, CodingKey {
    case version
    case kind
    case facts
  }

  private enum Kind: String, Codable {
    case notLoaded
    case element
    case action
    case rows
    case text
    case presence
    case condition
    case point
    case navigation
  }

  /// Writes the facts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func write(_ kind: Kind, _ facts: some Encodable) throws {
      try container.encode(Self.version, forKey: .version)
      try container.encode(kind, forKey: .kind)
      try container.encode(facts, forKey: .facts)
    }
    switch self {
    case .notLoaded(let report): try write(.notLoaded, report)
    case .element(let failure): try write(.element, failure)
    case .action(let failure): try write(.action, failure)
    case .rows(let failure): try write(.rows, failure)
    case .text(let failure): try write(.text, failure)
    case .presence(let failure): try write(.presence, failure)
    case .condition(let failure): try write(.condition, failure)
    case .point(let failure): try write(.point, failure)
    case .navigation(let failure): try write(.navigation, failure)
    }
  }

  /// Reads the facts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "version \(version) is not known; read it with a newer Galley")
    }
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .notLoaded: .notLoaded(try container.decode(LoadReport.self, forKey: .facts))
      case .element: .element(try container.decode(ElementFailure.self, forKey: .facts))
      case .action: .action(try container.decode(ActionFailure.self, forKey: .facts))
      case .rows: .rows(try container.decode(RowsFailure.self, forKey: .facts))
      case .text: .text(try container.decode(TextFailure.self, forKey: .facts))
      case .presence: .presence(try container.decode(PresenceFailure.self, forKey: .facts))
      case .condition: .condition(try container.decode(ConditionFailure.self, forKey: .facts))
      case .point: .point(try container.decode(PointFailure.self, forKey: .facts))
      case .navigation: .navigation(try container.decode(NavigationFailure.self, forKey: .facts))
      }
  }
}
