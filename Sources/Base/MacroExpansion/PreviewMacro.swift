/// Makes `#Preview("Name") { view }` a type that is found at run time.
///
/// - Reference: [SwiftUI's `Preview(_:traits:_:body:)`](https://developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)).
package enum PreviewMacro {
  /// The declaration of a preview.
  ///
  /// - Parameters:
  ///   - source: The macro's use.
  ///   - fileID: Module and file.
  ///   - line: The line that the source begins on, with the white space and comments before the macro.
  ///   - discriminator: A text that makes names unique in the file.
  /// - Returns: A type, or a problem.
  package static func declaration(
    of source: String, fileID: String, line: Int, discriminator: String
  ) -> Expansion {
    let list = TokenList(source)
    let tokens = list.tokens
    guard let start = tokens.firstIndex(where: { $0.text == "Preview" }) else {
      return .problem("#Preview is not written as the compiler says", at: 0)
    }
    let line = line + list.text(0..<tokens[0].offset).count { $0.isNewline }
    var index = start + 1
    var arguments: [Argument] = []
    if index < tokens.count, tokens[index].text == "(" {
      let end = list.closing(index)
      arguments = Argument.read(list, from: index + 1, to: end)
      index = end + 1
    }
    var body: String?
    if index < tokens.count, tokens[index].text == "{" {
      body = list.text(
        tokens[index]
          .offset..<(list.closing(index) < tokens.count ? tokens[list.closing(index)].end : source.utf8.count)
      )
    } else {
      body = arguments.first { $0.label == "body" }?.value
    }
    guard let body else {
      return .problem("#Preview needs a closure that makes the view", at: tokens[start].offset)
    }
    let name = arguments.first { $0.label == nil }?.value ?? "nil"
    let firstTrait = arguments.firstIndex { $0.label == "traits" }
    let traits = firstTrait.map { first in
      arguments[first...].enumerated().filter { $0.offset == 0 || $0.element.label == nil }.map(
        \.element.value)
    }
    return .source(
      """
      struct \(typeName(discriminator)): SwiftUI._PreviewDeclaration {
        static var name: String? { \(name) }
        static var fileID: String { \(literal(fileID)) }
        static var line: Int { \(line) }
        @MainActor static var traits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] { [\((traits ?? []).joined(separator: ", "))] }
        @MainActor static func makeView() -> any SwiftUI.View {
          \(views(body, source: list))
        }
      }
      """)
  }

  /// The name of the type: the compiler's discriminator, and the
  /// [mangled](https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst) form of a unique name in
  /// it.
  private static func typeName(_ discriminator: String) -> String {
    let allowed = discriminator.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$")
    }
    return allowed.hasPrefix("$") ? "\(allowed)7PreviewfMu_" : "__Preview_\(allowed)"
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The expression that makes the view of a closure.
  ///
  /// Declarations marked `@Previewable` become the state of a view around the others, so that they live as
  /// long as the preview.
  private static func views(_ body: String, source: TokenList) -> String {
    let list = TokenList(body)
    guard list.tokens.first?.text == "{" else { return "SwiftUI._previewContent(\(body))" }
    let declarations = PreviewableMacro.declarations(in: list)
    guard !declarations.isEmpty else { return "SwiftUI._previewContent \(body)" }
    let end = list.tokens.last?.text == "}" ? list.tokens.last!.offset : body.utf8.count
    var rest = ""
    var position = list.tokens[0].end
    for declaration in declarations {
      rest += list.text(position..<declaration.range.lowerBound)
      position = declaration.range.upperBound
    }
    rest += list.text(position..<end)
    return """
      struct Content: SwiftUI.View {
        \(declarations.map(\.source).joined(separator: "\n  "))
        var body: some SwiftUI.View {\(rest)}
      }
      return Content()
      """
  }

  private struct Argument {
    let label: String?
    let value: String

    static func read(_ list: TokenList, from start: Int, to end: Int) -> [Argument] {
      var arguments: [Argument] = []
      var first = start
      let end = min(end, list.tokens.count)
      while first < end {
        let comma = list.first(from: first, to: end) { $0.text == "," } ?? end
        var label: String?
        var from = first
        if first + 1 < comma, list.tokens[first].kind == .word, list.tokens[first + 1].text == ":" {
          label = list.tokens[first].text
          from = first + 2
        }
        if from < comma {
          let value = list.text(list.tokens[from].offset..<list.tokens[comma - 1].end)
          arguments.append(Argument(label: label, value: value))
        }
        first = comma + 1
      }
      return arguments
    }
  }
}
