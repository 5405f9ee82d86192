/// A request of the compiler to a plug-in.
///
/// - Reference: [the messages of compiler plug-ins](https://github.com/swiftlang/swift-syntax/blob/main/Sources/SwiftCompilerPluginMessageHandling/PluginMessages.swift).
enum PluginMessage: Decodable {
  /// The request for the capabilities of the plug-in.
  case getCapability
  /// The expansion of a macro that stands alone.
  case expandFreestanding(FreestandingRequest)
  /// The expansion of a macro on a declaration.
  case expandAttached(AttachedRequest)
  /// The request to load a library, which this plug-in does not support.
  case loadLibrary
  /// Something that was not known when this was written.
  case unknown(String)

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [], debugDescription: "a message has one name, and this has \(container.allKeys.count)")
      )
    }
    switch key.stringValue {
    case "getCapability": self = .getCapability
    case "expandFreestandingMacro":
      self = .expandFreestanding(try container.decode(FreestandingRequest.self, forKey: key))
    case "expandAttachedMacro":
      self = .expandAttached(try container.decode(AttachedRequest.self, forKey: key))
    case "loadPluginLibrary": self = .loadLibrary
    default: self = .unknown(key.stringValue)
    }
  }

  /// The macro that is asked for.
  struct Macro: Decodable {
    let moduleName: String
    let typeName: String
    let name: String
  }

  /// A piece of source, and where it is.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  /// A place in a file.
  struct Location: Decodable {
    let fileID: String
    let fileName: String
    let offset: Int
    let line: Int
  }

  struct FreestandingRequest: Decodable {
    let macro: Macro
    let discriminator: String
    let syntax: Syntax
  }

  struct AttachedRequest: Decodable {
    let macro: Macro
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    let parentDeclSyntax: Syntax?
    let extendedTypeSyntax: Syntax?
    let lexicalContext: [Syntax]?
  }
}

/// The answer of a plug-in.
enum PluginReply: Encodable, Equatable {
  case capability
  case expansion(source: String?, diagnostics: [Diagnostic])
  case library(diagnostics: [Diagnostic])

  /// The version of the protocol that is spoken.
  static let protocolVersion = 7

  private enum Name: String, CodingKey {
    case getCapabilityResult
    case expandMacroResult
    case loadPluginLibraryResult
  }

  private struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      let protocolVersion: Int
      let features: [String]
    }

    let capability: Capability
  }

  private struct ExpansionResult: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  private struct LibraryResult: Encodable {
    let loaded: Bool
    let diagnostics: [Diagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .capability:
      let capability = CapabilityResult.Capability(protocolVersion: Self.protocolVersion, features: [])
      try container.encode(CapabilityResult(capability: capability), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      let result = ExpansionResult(expandedSource: source, diagnostics: diagnostics)
      try container.encode(result, forKey: .expandMacroResult)
    case .library(let diagnostics):
      let result = LibraryResult(loaded: false, diagnostics: diagnostics)
      try container.encode(result, forKey: .loadPluginLibraryResult)
    }
  }

  /// Something that is wrong with the source.
  struct Diagnostic: Encodable, Equatable {
    struct Position: Encodable, Equatable {
      let fileName: String
      let offset: Int
    }

    let message: String
    var severity = "error"
    let position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }
}
