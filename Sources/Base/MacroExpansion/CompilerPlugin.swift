import Foundation

/// The macros of SwiftUI as the compiler calls them.
package enum CompilerPlugin {
  /// Answers a message of the compiler.
  ///
  /// - Parameter message: The message, as JSON.
  /// - Returns: The answer, as JSON.
  /// - Throws: An error where the message is none.
  package static func reply(to message: Data) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let known: PluginMessage
    do {
      known = try JSONDecoder().decode(PluginMessage.self, from: message)
    } catch {
      throw MessageChannel.failure(message, error)
    }
    return try encoder.encode(reply(to: known))
  }

  private static func reply(to message: PluginMessage) -> PluginReply {
    switch message {
    case .getCapability: .capability
    case .expandFreestanding(let request): expand(request)
    case .expandAttached(let request): expand(request)
    case .loadLibrary:
      .library(diagnostics: [
        .init(message: "this plug-in loads no libraries", position: .init(fileName: "", offset: 0))
      ])
    case .unknown(let name):
      .expansion(
        source: nil,
        diagnostics: [
          .init(
            message:
              "the compiler sent '\(name)', which the macros of this SwiftUI do not know; use the toolchain that the package names",
            position: .init(fileName: "", offset: 0))
        ])
    }
  }

  private static func expand(_ request: PluginMessage.FreestandingRequest) -> PluginReply {
    switch request.macro.typeName {
    case "CallSiteMacro": return reply(CallSiteMacro.expression, for: request.syntax)
    case "PreviewMacro":
      let place = request.syntax.location
      let expansion = PreviewMacro.declaration(
        of: request.syntax.source, fileID: place.fileID, line: place.line,
        discriminator: request.discriminator)
      return reply(expansion, for: request.syntax)
    case "ModelPartMacro": return reply(.source(""), for: request.syntax)
    default: return unknownMacro(request.macro, at: request.syntax)
    }
  }

  private static func expand(_ request: PluginMessage.AttachedRequest) -> PluginReply {
    let declaration = request.declSyntax
    switch (request.macro.typeName, request.macroRole) {
    case ("EntryMacro", "accessor"):
      return reply(
        EntryMacro.accessors(of: declaration.source, in: extendedType(request)), for: declaration)
    case ("EntryMacro", "peer"):
      return reply(EntryMacro.key(of: declaration.source, in: extendedType(request)), for: declaration)
    case ("PreviewableMacro", "peer"):
      return reply(PreviewableMacro.peers(of: declaration.source), for: declaration)
    case ("ModelMacro", "member"):
      return reply(ModelMacro.members(of: declaration.source), for: declaration)
    case ("ModelMacro", "memberAttribute"):
      return reply(ModelMacro.attributes(of: declaration.source), for: declaration)
    case ("ModelMacro", "extension"):
      let extended = request.extendedTypeSyntax?.source
      return reply(ModelMacro.conformances(of: declaration.source, extended: extended), for: declaration)
    case ("QueryMacro", "accessor"):
      return reply(QueryMacro.accessors(of: declaration.source), for: declaration)
    case ("QueryMacro", "peer"):
      let attribute = request.attributeSyntax.source
      return reply(QueryMacro.peer(of: declaration.source, attribute: attribute), for: declaration)
    case ("ModelPartMacro", _): return reply(.source(""), for: declaration)
    default:
      return unknownMacro(request.macro, at: declaration)
    }
  }

  /// The type that the declaration's extension is of.
  private static func extendedType(_ request: PluginMessage.AttachedRequest) -> String? {
    guard let parent = request.parentDeclSyntax ?? request.lexicalContext?.first else { return nil }
    let tokens = TokenList(parent.source).tokens
    guard let keyword = tokens.firstIndex(where: { $0.kind == .word && $0.text == "extension" }) else {
      return nil
    }
    return tokens[(keyword + 1)...].prefix { $0.kind == .word || $0.text == "." }.map(\.text).joined()
  }

  private static func reply(_ expansion: Expansion, for syntax: PluginMessage.Syntax) -> PluginReply {
    let diagnostics = expansion.problems.map { problem in
      PluginReply.Diagnostic(
        message: problem.message,
        position: .init(
          fileName: syntax.location.fileName, offset: syntax.location.offset + problem.offset))
    }
    return .expansion(source: expansion.source, diagnostics: diagnostics)
  }

  private static func unknownMacro(_ macro: PluginMessage.Macro, at syntax: PluginMessage.Syntax)
    -> PluginReply
  {
    reply(.problem("there is no macro '\(macro.typeName)' in \(macro.moduleName)", at: 0), for: syntax)
  }
}
