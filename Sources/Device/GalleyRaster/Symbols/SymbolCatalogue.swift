import Synchronization

/// The symbols by Apple's names: those of the table, and those that the rules of the names compose of them.
///
/// The rules, in order: a line of the table holds as it is. `.rtl` mirrors, and suffixes of languages are the symbol itself.
/// `forward` and `backward` are `right` and `left` that are mirrored where text runs from right to left. `.badge.X` puts X at the
/// corner, `.trianglebadge.X` X in a triangle. A last `.fill` fills the shape around, else the symbol. A last `circle`, `square` …
/// is a shape around, `slash` a line across. Single letters, and numbers up to 50, are set in Inter.
package enum SymbolCatalogue {
  /// The drawing of a name; `nil` where there is none.
  ///
  /// Drawings are kept for the process.
  package static func artwork(_ name: String) -> SymbolArtwork? {
    if let earlier = known.withLock({ $0[name] }) { return earlier }
    let found = name.utf8.count <= longest ? figure(name).map { SymbolArtwork(name, $0) } : nil
    return known.withLock { names in
      // A name may come from anywhere, so there is a limit to what is kept.
      if names.count >= mostNames { names.removeAll() }
      if let earlier = names[name] { return earlier }
      names[name] = .some(found)
      return found
    }
  }

  /// The names of the table, in alphabetical order.
  package static let names: [String] = SymbolTable.lines.keys.sorted()

  /// The names that somebody may have meant: those of the table and their common forms, in alphabetical order.
  package static let spellings: [String] = {
    var all: Set<String> = []
    for name in names {
      for suffix in ["", ".fill", ".circle", ".circle.fill", ".slash", ".square", ".square.fill"] {
        let isTwice = suffix.dropFirst().split(separator: ".").contains { name.hasSuffix(".\($0)") }
        if !isTwice { all.insert(name + suffix) }
      }
    }
    return all.sorted()
  }()

  private static let known = Mutex<[String: SymbolArtwork?]>([:])
  private static let mostNames = 4096
  private static let longest = 120

  // MARK: Rules

  static func figure(_ name: String) -> SymbolFigure? {
    if let line = SymbolTable.lines[name] { return SymbolEntry(line).map { .entry($0, isFilled: false) } }
    return composed(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }

  private static func figure(_ parts: [String]) -> SymbolFigure? {
    parts.isEmpty ? nil : figure(parts.joined(separator: "."))
  }

  private static func composed(_ parts: [String]) -> SymbolFigure? {
    guard let last = parts.last, !parts.contains("") else { return nil }
    let rest = Array(parts.dropLast())
    if rest.isEmpty { return letters(last).map { .text($0) } }
    if last == "rtl" { return figure(rest).map { .mirrored($0) } }
    if languages.contains(last) { return figure(rest) }
    if let badged = badged(parts) { return badged }
    if last == "fill" {
      guard let form = rest.last else { return nil }
      let inner = Array(rest.dropLast())
      if form == "slash" { return figure(inner + ["fill"]).map { .slashed($0) } ?? slashed(inner) }
      if let enclosure = SymbolFigure.Enclosure(rawValue: form), let inside = figure(inner) {
        return .enclosed(inside, enclosure, isFilled: true)
      }
      return filled(rest)
    }
    if last == "slash" { return slashed(rest) }
    if let enclosure = SymbolFigure.Enclosure(rawValue: last), let inside = figure(rest) {
      return .enclosed(inside, enclosure, isFilled: false)
    }
    return turned(parts)
  }

  private static func slashed(_ parts: [String]) -> SymbolFigure? { figure(parts).map { .slashed($0) } }

  /// The filled form of a symbol of the table.
  private static func filled(_ parts: [String]) -> SymbolFigure? {
    switch figure(parts) {
    case .entry(let entry, false) where entry.hasFilledForm: .entry(entry, isFilled: true)
    case .mirrored(.entry(let entry, false)) where entry.hasFilledForm:
      .mirrored(.entry(entry, isFilled: true))
    default: nil
    }
  }

  /// The entries of the table under `right` and `left`.
  private static func turned(_ parts: [String]) -> SymbolFigure? {
    let sides = ["forward": "right", "backward": "left"]
    let turned = parts.map { sides[$0] ?? $0 }
    guard turned != parts, case .entry(var entry, let isFilled)? = figure(turned) else { return nil }
    entry.mirrors = true
    return .entry(entry, isFilled: isFilled)
  }

  private static func badged(_ parts: [String]) -> SymbolFigure? {
    guard let index = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0 else {
      return nil
    }
    var name = Array(parts[(index + 1)...])
    let isTriangle = parts[index] == "trianglebadge"
    var base = Array(parts[..<index])
    if name.last == "fill" {
      name.removeLast()
      base.append("fill")
    }
    guard let figure = figure(base) else { return nil }
    if isTriangle { return self.figure(name + ["triangle", "fill"]).map { .badged(figure, $0, .bare) } }
    guard !name.isEmpty else {
      return SymbolEntry("o:circle-fill").map { .badged(figure, .entry($0, isFilled: false), .dot) }
    }
    guard let badge = self.figure(name) else { return nil }
    if isSign(name) {
      let isBare = base.first == "person" && !base.contains("crop") && ["plus", "minus"].contains(name[0])
      return .badged(figure, badge, isBare ? .bare : .disc)
    }
    return .badged(figure, self.figure(name + ["fill"]) ?? badge, .bare)
  }

  /// Whether a badge is a sign of a few lines, which is cut out of a disc.
  private static func isSign(_ parts: [String]) -> Bool {
    ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis", "arrow"]
      .contains(parts[0])
  }

  private static func letters(_ text: String) -> String? {
    if let number = Int(text), (0...50).contains(number), text == "\(number)" || text == "00" { return text }
    guard text.utf8.count == 1, let letter = text.utf8.first, (0x61...0x7A).contains(letter) else {
      return nil
    }
    return text.uppercased()
  }

  private static let languages: Set<String> = [
    "ar", "he", "hi", "ja", "ko", "th", "zh", "my", "km", "bn", "gu", "kn", "ml", "mni", "mr", "or", "pa",
    "sat",
    "si", "ta", "te", "el", "ru",
  ]
}

extension SymbolEntry {
  /// Whether there is a filled form: one that the table names, that of a surface or shape, or one that the icon set has.
  fileprivate var hasFilledForm: Bool {
    if isNeverFilled { return false }
    if filledParts != nil || isRing { return true }
    return parts.contains { part in
      switch part.source {
      case .material: isSolid
      case .shape(let name): ["circle", "square", "rectangle"].contains(name)
      case .symbol(let name): SymbolCatalogue.figure("\(name).fill") != nil
      case .bootstrap(let name): IconLibrary.shared.shape(of: .bootstrap("\(name)-fill")) != nil
      case .text: false
      }
    }
  }
}
