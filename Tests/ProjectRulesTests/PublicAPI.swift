import Foundation

/// The public declarations of a module as text: a line for each, members below their types, sorted.
struct PublicAPI {
  /// The types and extended types with their members; free functions and values are without a type.
  private var members: [String: [String]] = [:]
  /// The declarations of the types, by their paths.
  private var types: [String: String] = [:]

  /// Conformances that every type has.
  private static let usual: Set = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]
  private static let typeKinds: Set = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor",
  ]

  init(_ graphs: [SymbolGraph]) {
    let conformances = Self.conformances(in: graphs)
    for symbol in graphs.flatMap(\.symbols) {
      let declaration = Self.declaration(of: symbol)
      if Self.typeKinds.contains(symbol.kind.identifier) {
        let protocols = conformances[symbol.identifier.precise, default: []]
        let path = symbol.pathComponents.joined(separator: ".")
        types[path] =
          declaration + (protocols.isEmpty ? "" : ": \(protocols.sorted().joined(separator: ", "))")
      } else if symbol.kind.identifier != "swift.extension" {
        members[symbol.pathComponents.dropLast().joined(separator: "."), default: []].append(declaration)
      }
    }
  }

  private static func conformances(in graphs: [SymbolGraph]) -> [String: Set<String>] {
    let names = Dictionary(
      graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    var conformances: [String: Set<String>] = [:]
    for item in graphs.flatMap(\.relationships) where item.kind == "conformsTo" || item.kind == "inheritsFrom"
    {
      let fallback = item.targetFallback?.split(separator: ".", maxSplits: 1).last.map(String.init)
      guard let name = names[item.target] ?? fallback, !usual.contains(name) else { continue }
      conformances[item.source, default: []].insert(name)
    }
    return conformances
  }

  /// The declaration on one line, a nested type by its whole path.
  private static func declaration(of symbol: SymbolGraph.Symbol) -> String {
    var path = symbol.pathComponents.joined(separator: ".")[...]
    let isType = typeKinds.contains(symbol.kind.identifier)
    return symbol.declarationFragments.map { fragment in
      guard isType, fragment.kind == "identifier", !path.isEmpty else { return fragment.spelling }
      defer { path = "" }
      return String(path)
    }
    .joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The lines of the listing.
  var lines: [String] {
    var lines = members["", default: []].sorted()
    for path in Set(types.keys).union(members.keys).subtracting([""]).sorted() {
      if !lines.isEmpty { lines.append("") }
      lines.append(types[path] ?? "extension \(path)")
      lines += members[path, default: []].sorted().map { "  \($0)" }
    }
    return lines
  }
}
