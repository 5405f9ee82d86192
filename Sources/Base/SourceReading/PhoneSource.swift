/// A Swift source that was written for an iPhone, in the form that Linux compiles to the same.
///
/// Platform conditions that hold on iOS hold, modules whose names SwiftUI has here are imported as SwiftUI, `#selector` is SwiftUI's
/// `Selector`, `@objc` is left out, and so is the entry point of an app in a library: the program that is linked with it has its own.
/// Foundation brings Combine, its networking and Observation along, as on Apple's platforms. Lines and, outside of changed conditions and
/// imports, columns stay as they are, and messages name the original file.
package struct PhoneSource {
  /// The rewritten source, with the lines of the original.
  package let code: String
  /// The lines before it: an import, if it needs one, and the place of the original.
  private let head: String

  /// The source for Linux.
  package var text: String { head + code }

  /// Apple's modules that Linux lacks, and whose names come with SwiftUI here.
  package static let modulesInSwiftUI: Set = [
    "UIKit", "CoreGraphics", "QuartzCore", "PhotosUI", "UniformTypeIdentifiers", "CoreTransferable",
  ]

  /// The modules that bring everything along here that Foundation does on Apple's platforms.
  private static let modulesWithAll = modulesInSwiftUI.union(["SwiftUI"])

  /// Apple's modules that bring Foundation along.
  private static let modulesWithFoundation: Set = [
    "Foundation", "SwiftData", "OSLog", "AuthenticationServices", "UserNotifications", "StoreKit", "WebKit",
    "AVFoundation", "AVKit", "PDFKit", "Vision",
  ]

  /// Rewrites a source.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - path: The path of its file, absolute, which messages name.
  ///   - isInLibrary: Whether its target is a library.
  package init(_ bytes: [UInt8], at path: String, isInLibrary: Bool) {
    let tokens = TokenizedSource.all(bytes)
    let imports = Set(tokens.indices.compactMap { Self.importedModule(in: tokens, at: $0)?.first.text })
    var (result, place) = ([UInt8](), 0)
    for (index, token) in tokens.enumerated() where token.offset >= place {
      guard let change = Self.change(in: tokens, at: index, isInLibrary: isInLibrary) else { continue }
      result += bytes[place..<change.range.lowerBound] + change.text(bytes[change.range])
      place = change.range.upperBound
    }
    code = String(decoding: result + bytes[place...], as: UTF8.self)
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let isIncomplete =
      !imports.isDisjoint(with: Self.modulesWithFoundation) && imports.isDisjoint(with: Self.modulesWithAll)
    head =
      (isIncomplete ? "import GalleyFoundation\n" : "") + "#sourceLocation(file: \"\(quoted)\", line: 1)\n"
  }

  /// A part of a source, and its text on Linux.
  private struct Change {
    let range: Range<Int>
    let text: (ArraySlice<UInt8>) -> [UInt8]

    /// A condition that holds on Linux, too.
    static func condition(_ range: Range<Int>) -> Change {
      Change(range: range) { Array("(".utf8) + $0 + Array(" || os(Linux))".utf8) }
    }

    /// Spaces in place of what is left out.
    static func blank(_ range: Range<Int>) -> Change {
      Change(range: range) { Array(repeating: UInt8(ascii: " "), count: $0.count) }
    }

    /// SwiftUI's selector in place of one of Objective-C, as long as that.
    static func selector(_ range: Range<Int>) -> Change {
      Change(range: range) { _ in Array(" Selector".utf8) }
    }

    /// The module SwiftUI in place of another.
    static func swiftUI(_ range: Range<Int>) -> Change {
      Change(range: range) { _ in Array("SwiftUI".utf8) }
    }
  }

  /// The most tokens of an import, an attribute or a condition that is changed.
  private static let longest = 64

  /// The change of what begins with a token.
  private static func change(in all: [SourceToken], at index: Int, isInLibrary: Bool) -> Change? {
    let (before, token) = (all[..<index], all[index])
    let tokens = all[index...].prefix(longest).prefix { $0.line == token.line }
    switch (token.kind, token.text) {
    case (.attribute, "@main") where isInLibrary: return .blank(range(of: token, through: token))
    case (.attribute, "@objc"), (.attribute, "@objcMembers"):
      return .blank(range(of: token, through: argument(tokens) ?? token))
    case (.directive, "#selector"):
      // SwiftUI has no selectors of accessors.
      let argument = tokens.dropFirst(2).first?.text
      guard argument != "getter", argument != "setter" else { return nil }
      return .selector(range(of: token, through: token))
    case (.word, "os"), (.word, "canImport"):
      guard let end = conditionEnd(tokens), isInCondition(before, of: token.line) else { return nil }
      return .condition(range(of: token, through: end))
    case (.word, "import"):
      guard let module = importedModule(in: all, at: index), modulesInSwiftUI.contains(module.first.text)
      else { return nil }
      return .swiftUI(range(of: module.first, through: module.last))
    default: return nil
    }
  }

  private static func range(of first: SourceToken, through last: SourceToken) -> Range<Int> {
    first.offset..<last.offset + last.text.utf8.count
  }

  /// The closing bracket of an attribute's argument that follows it at once.
  private static func argument(_ tokens: ArraySlice<SourceToken>) -> SourceToken? {
    guard let name = tokens.first, let bracket = tokens.dropFirst().first, bracket.is("("),
      bracket.offset == name.offset + name.text.utf8.count
    else { return nil }
    return tokens.first { $0.is(")") }
  }

  /// The closing bracket of a condition that holds on an iPhone: `os(iOS)`, or `canImport` of a module that SwiftUI stands for.
  private static func conditionEnd(_ tokens: ArraySlice<SourceToken>) -> SourceToken? {
    let parts = tokens.prefix(4).filter { $0.kind != .literal }.map(\.text)
    guard parts.count == 4, parts[1] == "(", parts[3] == ")",
      parts[0] == "os" ? parts[2] == "iOS" : modulesInSwiftUI.contains(parts[2])
    else { return nil }
    return tokens.dropFirst(3).first
  }

  /// Whether the last directive before a token is a condition on its line.
  private static func isInCondition(_ before: ArraySlice<SourceToken>, of line: Int) -> Bool {
    before.reversed().prefix { $0.line == line }.contains {
      ["#if", "#elseif"].contains($0.text) && $0.kind == .directive
    }
  }

  /// The kinds of declarations that an import names before its module.
  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  /// The module of an import that begins with a token, through the last of its submodules.
  private static func importedModule(
    in all: [SourceToken], at index: Int
  ) -> (first: SourceToken, last: SourceToken)? {
    guard all[index].is("import"), all[index].kind == .word, index == 0 || !all[index - 1].is(".") else {
      return nil
    }
    let names = all[(index + 1)...].prefix(longest).prefix { $0.line == all[index].line }
    guard let first = names.first, first.kind == .word else { return nil }
    if kinds.contains(first.text) {
      return names.dropFirst().first.flatMap { $0.kind == .word ? ($0, $0) : nil }
    }
    var (last, rest) = (first, names.dropFirst())
    while rest.first?.is(".") == true, let name = rest.dropFirst().first, name.kind == .word,
      name.text.utf8.allSatisfy({ $0 < 0x80 })
    {
      (last, rest) = (name, rest.dropFirst(2))
    }
    return (first, last)
  }
}
