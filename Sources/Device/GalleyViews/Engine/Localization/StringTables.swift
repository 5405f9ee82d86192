import Foundation
import Synchronization

/// The string tables of a bundle: string catalogues (`.xcstrings`), and `.strings` and `.stringsdict` in folders such as `de.lproj`.
///
/// - Reference: Apple, [Localizing and varying text with a string catalog](https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog).
final class StringTables: Sendable {
  /// The entry of a table for a key.
  enum Entry: Sendable {
    case text(String)
    /// A text for each plural category, such as `one` and `other`.
    case plural([String: String])
    /// A text with parts that numbers choose.
    case substituted(SubstitutedText)
  }

  private static let loaded = Mutex<[URL: StringTables]>([:])

  /// The tables of a bundle, read once.
  static func of(_ folder: URL) -> StringTables {
    if let tables = loaded.withLock({ $0[folder] }) { return tables }
    let tables = StringTables(folder)
    loaded.withLock { $0[folder] = tables }
    return tables
  }

  /// The texts by table, language and key.
  private let texts: [String: [String: [String: Entry]]]
  /// The language of texts that were not translated.
  private let source: String

  init(_ folder: URL) {
    var texts: [String: [String: [String: Entry]]] = [:]
    var source = "en"
    let files = FileManager.default
    for name in ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let place = folder.appendingPathComponent(name)
      if name.hasSuffix(".xcstrings"), let catalogue = StringCatalogue(place) {
        source = catalogue.sourceLanguage
        texts[String(name.dropLast(10)), default: [:]].merge(catalogue.texts) { $0.merging($1) { $1 } }
      } else if name.hasSuffix(".lproj") {
        let language = String(name.dropLast(6))
        for file in ((try? files.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
        where file.hasSuffix(".strings") || file.hasSuffix(".stringsdict") {
          // A file of plurals comes after that of texts, and its entries go first.
          let name = (file as NSString).deletingPathExtension
          texts[name, default: [:]][language, default: [:]].merge(
            Self.entries(place.appendingPathComponent(file))
          ) { $1 }
        }
      }
    }
    self.texts = texts
    self.source = source
  }

  /// Whether there is no table at all.
  var isEmpty: Bool { texts.isEmpty }

  private static func entries(_ file: URL) -> [String: Entry] {
    if file.pathExtension == "stringsdict" {
      return SubstitutedText.texts(ofDictionary: file).mapValues { .substituted($0) }
    }
    return strings(file).mapValues { .text($0) }
  }

  private static func strings(_ file: URL) -> [String: String] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }

  /// Returns the entry of a table for a key in the language nearest to one.
  ///
  /// The search covers the language with its region, the language, the base folder and the language of the
  /// source.
  func entry(_ key: String, table: String, locale: String) -> (entry: Entry, language: String)? {
    guard let languages = texts[table] else { return nil }
    for language in Self.candidates(for: locale) + ["Base", source] {
      if let entry = languages[language]?[key] { return (entry, language == "Base" ? source : language) }
    }
    return nil
  }

  /// Returns the names that a language may have, the most exact first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  private static func candidates(for locale: String) -> [String] {
    var parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      if parts.count > 1 { names.append(parts.joined(separator: "_")) }
      if parts.count == 3 { names.append("\(parts[0])-\(parts[2])") }
      parts.removeLast()
    }
    return names
  }
}

/// A string catalogue: the texts of all languages in one file of JSON.
private struct StringCatalogue: Decodable {
  struct Unit: Decodable {
    let value: String
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: [String: [String: Localization]]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?
    let substitutions: [String: Substitution]?

    /// The entry; among variations by device that for phones, also on tablets.
    var entry: StringTables.Entry? {
      if let stringUnit {
        guard let substitutions else { return .text(stringUnit.value) }
        let parts = substitutions.mapValues { part in
          SubstitutedText.Part(
            argument: part.argNum.map { $0 - 1 }, specifier: part.formatSpecifier ?? "lld",
            forms: Self.forms(part.variations))
        }
        return .substituted(SubstitutedText(format: stringUnit.value, parts: parts))
      }
      let forms = Self.forms(variations)
      return forms.isEmpty ? Self.device(variations)?.entry : .plural(forms)
    }

    private static func device(_ variations: [String: [String: Localization]]?) -> Localization? {
      let devices = variations?["device"]
      return devices?["iphone"] ?? devices?["other"]
    }

    /// The texts by plural category; each may differ between devices.
    private static func forms(_ variations: [String: [String: Localization]]?) -> [String: String] {
      let plural = variations?["plural"] ?? device(variations)?.variations?["plural"] ?? [:]
      return plural.compactMapValues { $0.stringUnit?.value ?? device($0.variations)?.stringUnit?.value }
    }
  }

  struct Item: Decodable {
    let localizations: [String: Localization]?
  }

  let sourceLanguage: String
  let strings: [String: Item]

  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file), let own = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = own
  }

  /// The texts by language and key.
  var texts: [String: [String: StringTables.Entry]] {
    var texts: [String: [String: StringTables.Entry]] = [:]
    for (key, item) in strings {
      for (language, localization) in item.localizations ?? [:] {
        texts[language, default: [:]][key] = localization.entry
      }
    }
    return texts
  }
}
