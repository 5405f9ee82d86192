import Foundation

/// The content builders of a folder's public API: what the sources mark with `@ViewBuilder`.
package enum DeclaredContentBuilders {
  /// The names: `Button.label` for a parameter of an initializer, `sheet.content` for one of a modifier, `Preview.body` for one of a
  /// macro, and `ButtonStyle.makeBody` for a requirement of a protocol.
  ///
  /// - Parameter folder: The folder, from the package's root.
  package static func names(in folder: String) throws -> Set<String> {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root = root.deletingLastPathComponent() }
    let path = root.appendingPathComponent(folder).path
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, file in
      names.formUnion(Self.names(inSource: try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)))
    }
  }

  /// The names in a source.
  package static func names(inSource source: String) -> Set<String> {
    guard source.contains("@ViewBuilder") else { return [] }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    return parameters(text).union(macroParameters(text)).union(requirements(text))
  }

  private static func parameters(_ text: String) -> Set<String> {
    var names: Set<String> = []
    let declaration = /public (?:(?:nonisolated|static|convenience) )*(init|func\s+`?(\w+)`?)[^{]*\{/
    for match in text.matches(of: declaration) {
      let owner =
        match.output.2.map(String.init) ?? enclosingType(at: match.range.lowerBound, in: text)?.name
      names.formUnion(builders(in: match.output.0, of: owner ?? ""))
    }
    return names
  }

  private static func macroParameters(_ text: String) -> Set<String> {
    text.matches(of: /public macro\s+(\w+)[^#]*#externalMacro/).reduce(into: []) { names, match in
      names.formUnion(builders(in: match.output.0, of: String(match.output.1)))
    }
  }

  private static func builders(in parameters: Substring, of owner: String) -> [String] {
    parameters.matches(of: /@ViewBuilder\s+(?:_\s+)?(\w+)/).map { "\(owner).\($0.output.1)" }
  }

  private static func requirements(_ text: String) -> Set<String> {
    let requirement = /@ViewBuilder(?:\s+@\w+)*\s+(?:static\s+)?(?:func|var)\s+(\w+)/
    return text.matches(of: requirement).reduce(into: []) { names, match in
      guard let owner = enclosingType(at: match.range.lowerBound, in: text), owner.keyword == "protocol"
      else { return }
      names.insert("\(owner.name).\(match.output.1)")
    }
  }

  /// The type whose declaration begins last before a place.
  private static func enclosingType(
    at place: String.Index, in text: String
  ) -> (keyword: String, name: String)? {
    text[..<place].matches(of: /\b(struct|extension|class|enum|protocol)\s+(\w+)/).last.map {
      (String($0.output.1), String($0.output.2))
    }
  }
}
