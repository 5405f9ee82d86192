import Foundation

extension PageError {
  /// The failure as JSON with sorted keys: `version`, `kind`, and the `facts` of that kind.
  ///
  /// - Returns: The JSON, as UTF-8.
  /// - Throws: `EncodingError` if a number is not finite.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(failure)
  }
}

extension PageFailure: Codable {
  /// The version of the format; it grows when a reader of an older one would misread it.
  static let version = 1

  private enum Key: String, CodingKey {
    case version
    case kind
    case facts
  }

  /// The kind.
  package var kind: PageError.Kind {
    switch self {
    case .notLoaded: .notLoaded
    case .element: .element
    case .action: .action
    case .rows: .rows
    case .text: .text
    case .presence: .presence
    case .condition: .condition
    case .point: .point
    case .navigation: .navigation
    }
  }

  /// Writes the facts.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .notLoaded(let report): try container.encode(report, forKey: .facts)
    case .element(let failure): try container.encode(failure, forKey: .facts)
    case .action(let failure): try container.encode(failure, forKey: .facts)
    case .rows(let failure): try container.encode(failure, forKey: .facts)
    case .text(let failure): try container.encode(failure, forKey: .facts)
    case .presence(let failure): try container.encode(failure, forKey: .facts)
    case .condition(let failure): try container.encode(failure, forKey: .facts)
    case .point(let failure): try container.encode(failure, forKey: .facts)
    case .navigation(let failure): try container.encode(failure, forKey: .facts)
    }
  }

  /// Reads the facts.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "version \(version) is not known; read it with a newer Galley")
    }
    self =
      switch try container.decode(PageError.Kind.self, forKey: .kind) {
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
