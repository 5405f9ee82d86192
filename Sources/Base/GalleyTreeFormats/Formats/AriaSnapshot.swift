import Foundation
import GalleyTree

/// Reads aria snapshots of Playwright, which have roles and names without frames.
///
/// - Reference: [Playwright, snapshot testing](https://playwright.dev/docs/aria-snapshots).
enum AriaSnapshot {
  static func isBegin(of text: Substring) -> Bool { text.hasPrefix("- ") }

  static func read(_ text: Substring) throws(TreeFormatError) -> TreeFile {
    var builder = TreeBuilder()
    try builder.add(Element(.webView), level: -1)
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      number += 1
      let level = line.prefix { $0 == " " }.count
      var words = line.dropFirst(level)
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      guard words.hasPrefix("- "), level.isMultiple(of: 2) else {
        throw .damaged(.ariaSnapshot, reason: "the line is no item “- role”", line: number)
      }
      words = words.dropFirst(2)
      if words.hasPrefix("/") {
        let property = words.dropFirst().split(separator: ":", maxSplits: 1)
        guard property.count == 2 else {
          throw .damaged(.ariaSnapshot, reason: "the property has no value", line: number)
        }
        let value = unquoted(property[1])
        builder.close(to: level)
        builder.change { $0.attributes[String(property[0])] = value }
        continue
      }
      guard let item = Item(words) else {
        throw .damaged(.ariaSnapshot, reason: "the item is none “role \"name\" [state]”", line: number)
      }
      try builder.add(item.element, level: level)
    }
    let root = builder.finish()[0]
    guard !root.children.isEmpty else { throw .noElements(.ariaSnapshot) }
    return TreeFile(.ariaSnapshot, root, .none)
  }

  /// An item, such as `heading "Title" [level=1]: text`.
  private struct Item {
    var element: Element

    init?(_ item: Substring) {
      var words = item
      // YAML quotes an item that holds a colon.
      if words.hasPrefix("'"), let end = words.dropFirst().lastIndex(of: "'") {
        let key = words[words.index(after: words.startIndex)..<end].replacingOccurrences(of: "''", with: "'")
        words = Substring(key + words[words.index(after: end)...])
      }
      let role = words.prefix { $0.isLetter }
      guard !role.isEmpty else { return nil }
      words = words[role.endIndex...]
      let meaning = DOMRoles.element(of: String(role))
      element = Element(meaning.type, traits: meaning.traits)
      if !meaning.isPlain { element.attributes["role"] = String(role) }
      if words.hasPrefix(" \"") {
        guard let end = Self.endOfString(words.dropFirst(1)) else { return nil }
        element.label = unquoted(words[words.index(after: words.startIndex)..<end])
        words = words[end...]
      } else if words.hasPrefix(" /"), let end = Self.endOfBareName(words) {
        // Playwright 1.55 writes a name between slashes without quotes.
        element.label = String(words[..<end].dropFirst(1))
        words = words[end...]
      }
      while words.hasPrefix(" [") {
        guard let end = words.firstIndex(of: "]") else { return nil }
        read(words[..<end].dropFirst(2))
        words = words[words.index(after: end)...]
      }
      guard !words.isEmpty else { return }
      guard words.hasPrefix(":") else { return nil }
      let text = unquoted(words.dropFirst())
      guard !text.isEmpty else { return }
      if element.label.isEmpty, element.type == .staticText || meaning.type == .other || meaning.type == .cell
      {
        element.label = text
      } else if element.label != text {
        element.value = .text(text)
      }
    }

    private mutating func read(_ state: Substring) {
      let parts = state.split(separator: "=", maxSplits: 1)
      switch parts.first {
      case "disabled": element.isEnabled = false
      case "checked" where parts.count == 1, "pressed" where parts.count == 1, "selected":
        element.isSelected = true
      case "active": element.isFocused = true
      case let name?: element.attributes[String(name)] = parts.count > 1 ? String(parts[1]) : "true"
      case nil: break
      }
    }

    /// The place behind a name between slashes, before a state, the text or the end.
    private static func endOfBareName(_ text: Substring) -> Substring.Index? {
      let ends = text.indices.filter { text[$0] == "/" }.map { text.index(after: $0) }
      return ends.dropFirst().first { end in
        end == text.endIndex || text[end] == ":" || text[end...].hasPrefix(" [")
      }
    }

    /// The place behind a string in quotes.
    private static func endOfString(_ text: Substring) -> Substring.Index? {
      var index = text.index(after: text.startIndex)
      while index < text.endIndex {
        if text[index] == "\\" {
          index = text.index(after: index)
          guard index < text.endIndex else { return nil }
        } else if text[index] == "\"" {
          return text.index(after: index)
        }
        index = text.index(after: index)
      }
      return nil
    }
  }

  /// A plain, single-quoted or double-quoted text of YAML.
  private static func unquoted(_ text: Substring) -> String {
    let word = text.trimmingCharacters(in: .whitespaces)
    if word.hasPrefix("\""), word.hasSuffix("\""), word.count > 1 {
      if let text = try? JSONDecoder().decode(String.self, from: Data(word.utf8)) { return text }
      return String(word.dropFirst().dropLast())
    }
    if word.hasPrefix("'"), word.hasSuffix("'"), word.count > 1 {
      return word.dropFirst().dropLast().replacingOccurrences(of: "''", with: "'")
    }
    return word
  }
}
