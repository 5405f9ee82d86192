import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Texts from string tables, with values, plural forms and Markdown.
@MainActor @Suite struct LocalizedTextTests {
  /// A bundle in a folder of its own, with a string catalogue and tables in folders of languages.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting %@": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Hello, %@!"}},
          "fr": {"stringUnit": {"state": "translated", "value": "Bonjour %@ !"}}}},
        "%lld apples": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld jabłko"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld jabłek"}}}}}}},
        "%@ before %@": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%2$@ after %1$@"}}}}
      }}
      """
    try Data(catalogue.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let table = "/* A button */\n\"Save\" = \"Sichern\";\n"
    try Data(table.utf8).write(to: german.appendingPathComponent("Buttons.strings"))
    try body(try #require(Bundle(path: folder.path)))
  }

  private func label(_ text: Text, locale: String = "en-US") -> String? {
    (try? ViewTestHarness(environment: { $0.locale = Locale(identifier: locale) }) { text })?
      .all(.staticText).first?.label
  }

  @Test func aLiteralIsAKey() throws {
    try withBundle { bundle in
      let name = "Ada"
      #expect(label(Text("greeting \(name)", bundle: bundle)) == "Hello, Ada!")
      #expect(label(Text("greeting \(name)", bundle: bundle), locale: "fr-CA") == "Bonjour Ada !")
      #expect(label(Text("greeting \(name)", bundle: bundle), locale: "ja") == "Hello, Ada!")
      #expect(label(Text("Save", tableName: "Buttons", bundle: bundle), locale: "de") == "Sichern")
      #expect(label(Text("Save", bundle: bundle), locale: "de") == "Save")
    }
  }

  @Test func valuesStandWhereTheTranslationWantsThem() throws {
    try withBundle { bundle in
      #expect(label(Text("\("A") before \("B")", bundle: bundle)) == "B after A")
    }
  }

  @Test(arguments: [
    (1, "en", "1 apple"), (2, "en", "2 apples"), (0, "en", "0 apples"), (1, "pl", "1 jabłko"),
    (3, "pl", "3 jabłka"), (12, "pl", "12 jabłek"), (22, "pl", "22 jabłka"),
  ])
  func pluralFormsFollowTheLanguage(_ count: Int, _ locale: String, _ expected: String) throws {
    try withBundle { bundle in
      #expect(label(Text("\(count) apples", bundle: bundle), locale: locale) == expected)
    }
  }

  @Test func withoutATableTheKeyIsTheText() throws {
    let (count, price) = (1234, 2.5)
    #expect(label(Text("\(count) of 100 %")) == "1,234 of 100 %")
    #expect(label(Text("\(count)"), locale: "de-DE") == "1.234")
    #expect(label(Text("\(price, specifier: "%.2f") €")) == "2.50 €")
    #expect(label(Text("100 %")) == "100 %")
    #expect(label(Text(verbatim: "**\(count)**")) == "**1234**")
    let words = "**as it is**"
    #expect(label(Text(words)) == "**as it is**")
  }

  @Test func markdownOfKeysIsALook() throws {
    let bold = "not *bold*"
    let stage = try ViewTestHarness {
      Text("A **bold** _word_, `code`, ~~gone~~, \\*star\\*, 2 * 3 and \(bold)")
    }
    #expect(stage.all(.staticText).map(\.label) == ["A bold word, code, gone, *star*, 2 * 3 and not bold"])
  }

  @Test func aResourceNamesItsTable() throws {
    try withBundle { bundle in
      let resource = LocalizedStringResource(
        "Save", table: "Buttons", locale: Locale(identifier: "de"), bundle: .atURL(bundle.bundleURL))
      #expect(label(Text(resource)) == "Sichern")
      #expect(String(localized: resource) == "Sichern")
      let missing = LocalizedStringResource("no.such.key", defaultValue: "Default")
      #expect(label(Text(missing)) == "Default")
    }
  }

  @Test func aKeyHasADefaultWithItsValues() throws {
    try withBundle { bundle in
      let name = "Ada"
      let (german, french) = (Locale(identifier: "de"), Locale(identifier: "fr"))
      #expect(String(localized: "no.such.key", defaultValue: "Hi, \(name)! 100 %") == "Hi, Ada! 100 %")
      #expect(
        String(
          localized: "Save", defaultValue: "Keep", table: "Buttons", bundle: bundle, locale: german,
          comment: "A button") == "Sichern")
      #expect(
        String(localized: "Save", defaultValue: "Keep", table: "None", bundle: bundle, locale: german)
          == "Keep")
      // The default's values stand in the table's text.
      #expect(
        String(localized: "greeting %@", defaultValue: "Hi, \(name)", bundle: bundle, locale: french)
          == "Bonjour Ada !")
      #expect(
        String(
          localized: "%lld apples", defaultValue: "\(3) pieces", bundle: bundle,
          locale: Locale(identifier: "pl")) == "3 jabłka")
    }
  }
}
