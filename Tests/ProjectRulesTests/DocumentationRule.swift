/// The rule that every public declaration has documentation, and the messages for those without.
///
/// A declaration needs none in a few cases, as its name and its type say all:
/// - It fulfils a requirement of a protocol, or overrides another declaration.
/// - It is an initializer, and its parameters have no labels, labels of properties of its type, or ``plainLabels``.
/// - It has the name of its own type, such as `goal: Goal` and `request: URLRequest`.
/// - It is a case, or a constant, of a documented type that is no error.
enum DocumentationRule {
  /// The modules whose public declarations still lack documentation, with their numbers, which only ever shrink.
  static let unfinished: [String: Int] = [:]

  /// The labels of initializers that SwiftUI and UIKit use throughout, always in one meaning.
  static let plainLabels: Set<String> = [
    "_", "alignment", "anchor", "coder", "color", "columns", "content", "directoryWithFileWrappers",
    "handler", "image",
    "label", "limitBehavior", "menuItems", "modifiers", "pattern", "pinnedViews", "placement",
    "regularFileWithContents", "rows", "spacing", "style", "text", "title",
  ]

  /// The public declarations of a module that need documentation and have none, one message each.
  static func violations(in graphs: [SymbolGraph]) -> [String] {
    let context = Context(graphs)
    return graphs.flatMap(\.symbols).filter { symbol in
      symbol.docComment == nil && symbol.kind.identifier != "swift.extension" && !context.saysAll(symbol)
    }
    .map(message).sorted()
  }

  private static func message(_ symbol: SymbolGraph.Symbol) -> String {
    let place = symbol.location.map { location in
      let path = location.uri.split(separator: "/Sources/", maxSplits: 1).last.map { "Sources/\($0)" }
      return "\(path ?? location.uri):\(location.position.line + 1): "
    }
    let name = symbol.pathComponents.joined(separator: ".")
    return
      "\(place ?? "")\(name) is public and has no documentation; say in one line what it is, or make it package."
  }
}

extension DocumentationRule {
  /// The facts about a module that decide whether a declaration says all by itself.
  private struct Context {
    private let derived: Set<String>
    private let properties: Set<String>
    private let documentedTypes: Set<String>

    init(_ graphs: [SymbolGraph]) {
      let relationships = graphs.flatMap(\.relationships)
      let symbols = graphs.flatMap(\.symbols)
      derived = Set(
        relationships.filter { $0.kind == "overrides" || $0.kind == "defaultImplementationOf" }.map(\.source))
      let errors = Set(
        relationships.filter { $0.kind == "conformsTo" && $0.targetFallback == "Swift.Error" }.map(\.source))
      properties = Set(
        symbols.filter { $0.kind.identifier == "swift.property" }.map {
          $0.pathComponents.joined(separator: ".")
        })
      documentedTypes = Set(
        symbols.filter { $0.docComment != nil && !errors.contains($0.identifier.precise) }
          .map { $0.pathComponents.joined(separator: ".") })
    }

    func saysAll(_ symbol: SymbolGraph.Symbol) -> Bool {
      guard let name = symbol.pathComponents.last, !derived.contains(symbol.identifier.precise) else {
        return true
      }
      let type = symbol.pathComponents.dropLast().joined(separator: ".")
      // The names of projected values, and of members that only macros and builders call.
      if symbol.pathComponents.contains(where: { $0.hasPrefix("_") || $0.hasPrefix("$") }) { return true }
      switch symbol.kind.identifier {
      case "swift.init":
        let labels = name.split(separator: "(").last?.split(separator: ":").filter { $0 != ")" } ?? []
        return labels.allSatisfy { plainLabels.contains(String($0)) || properties.contains("\(type).\($0)") }
      case "swift.enum.case": return documentedTypes.contains(type)
      case "swift.type.property" where isConstant(symbol): return documentedTypes.contains(type)
      default: return hasNameOfType(symbol, name)
      }
    }

    /// Whether a static property is a value of the type that it belongs to.
    private func isConstant(_ symbol: SymbolGraph.Symbol) -> Bool {
      let words = symbol.declarationFragments.map(\.spelling).joined()
      guard let own = symbol.pathComponents.dropLast().last else { return false }
      return words.hasPrefix("static let") && words.hasSuffix(own)
    }

    private func hasNameOfType(_ symbol: SymbolGraph.Symbol, _ name: String) -> Bool {
      let type = symbol.declarationFragments.last { $0.kind == "typeIdentifier" }?.spelling
      return type?.lowercased().hasSuffix(name.lowercased()) == true || name == "rawValue"
    }
  }
}
