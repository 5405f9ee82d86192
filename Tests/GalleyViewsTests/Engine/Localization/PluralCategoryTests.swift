import Foundation
import GalleyTree
import GalleyViews
import Testing

/// The words that numbers choose in languages of different rules, from a string catalogue and a `.stringsdict` file.
@MainActor @Suite struct PluralCategoryTests {
  /// CLDR's categories, each of which says its own name in every language.
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Languages with the categories that CLDR gives them; Apple's tables may have `zero` in each, which is left out here.
  private static let languages: [String: [String]] = [
    "ar": categories, "cy": categories, "lv": categories, "lt": ["one", "few", "many", "other"],
    "en": ["one", "other"], "ru": ["one", "few", "many", "other"], "pl": ["one", "few", "many", "other"],
    "ja": ["other"], "ga": ["one", "two", "few", "many", "other"], "pt": ["one", "other"],
    "pt-PT": ["one", "other"], "sl": ["one", "two", "few", "other"], "cs": ["one", "few", "many", "other"],
  ]

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    var localizations: [String] = []
    for (language, categories) in Self.languages.sorted(by: { $0.key < $1.key }) {
      let units = categories.map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}"
      }
      localizations.append(
        "\"\(language)\": {\"variations\": {\"plural\": {\(units.joined(separator: ", "))}}}")
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let forms = categories.map { "<key>\($0)</key><string>\($0)</string>" }
      let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld pages</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@pages@</string>
        <key>pages</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms.joined())</dict>
        </dict></dict></plist>
        """
      try Data(dictionary.utf8).write(to: place.appendingPathComponent("Books.stringsdict"))
    }
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld pages": {"localizations": {\(localizations.joined(separator: ", "))}},
        "%lf metres": {"localizations": {\(localizations.joined(separator: ", "))}}}}
      """
    try Data(catalogue.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    try body(try #require(Bundle(path: folder.path)))
  }

  private func label(_ text: Text, _ locale: String) throws -> String? {
    try ViewTestHarness(environment: { $0.locale = Locale(identifier: locale) }) { text }
      .all(.staticText).first?.label
  }

  @Test(arguments: [
    ("ar", "zero one two few few few few many many other few many other"),
    ("pl", "many one few few few many many many many many few many many"),
    ("ru", "many one few few few many many many many many few many many"),
    ("ja", "other other other other other other other other other other other other other"),
    ("en", "other one other other other other other other other other other other other"),
    ("en_US", "other one other other other other other other other other other other other"),
    ("cy", "zero one two few other other many other other other other other other"),
    ("lv", "zero one other other other other other zero other zero other zero zero"),
    ("ga", "other one two few few few few other other other other other other"),
    ("pt_BR", "one one other other other other other other other other other other other"),
    ("pt_PT", "other one other other other other other other other other other other other"),
    ("sl", "other one two few few other other other other other few other other"),
  ])
  func wholeNumbersChooseTheCategoryOfTheLanguage(_ locale: String, _ expected: String) throws {
    let counts = [0, 1, 2, 3, 4, 5, 6, 11, 25, 100, 103, 111, 1000]
    try withBundle { bundle in
      let catalogue = try counts.map { try label(Text("\($0) pages", bundle: bundle), locale) ?? "" }
      #expect(catalogue.joined(separator: " ") == expected)
      let dictionary = try counts.map {
        try label(Text("\($0) pages", tableName: "Books", bundle: bundle), locale) ?? ""
      }
      #expect(dictionary.joined(separator: " ") == expected)
    }
  }

  @Test(arguments: [("en", "other"), ("ru", "other"), ("cs", "many"), ("lt", "many"), ("pt_BR", "one")])
  func fractionsHaveACategoryToo(_ locale: String, _ expected: String) throws {
    let length = 1.5
    try withBundle { bundle in
      let found = try label(Text("\(length) metres", bundle: bundle), locale)
      #expect(found == expected)
    }
  }

  @Test(arguments: [("ru", "one few many many one one"), ("pl", "many few many many many many")])
  func teensAndTensDifferInSlavicLanguages(_ locale: String, _ expected: String) throws {
    try withBundle { bundle in
      let found = try [21, 22, 12, 112, 101, 121].map {
        try label(Text("\($0) pages", bundle: bundle), locale) ?? ""
      }
      #expect(found.joined(separator: " ") == expected)
    }
  }
}
