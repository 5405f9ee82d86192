import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Texts in which several numbers choose words, from `.stringsdict` files and string catalogues.
@MainActor @Suite struct PluralTableTests {
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plurals-\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>%lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>no file</string>
          <key>one</key><string>%lld file</string>
          <key>other</key><string>%lld files</string></dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>a folder</string>
          <key>other</key><string>%lld folders</string></dict>
      </dict></dict></plist>
      """
    try Data(dictionary.utf8).write(to: english.appendingPathComponent("Localizable.stringsdict"))
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%@ has %lld cats and %lld dogs": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%1$@: %#@dogs@, %#@cats@, 100 %%"},
          "substitutions": {
            "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg cat"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg cats"}}}}},
            "dogs": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg dog"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg dogs"}}}}}}}}},
        "%lld taps": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "a tap"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld taps"}}}}},
          "mac": {"stringUnit": {"state": "translated", "value": "%lld clicks"}}}}}}}
      }}
      """
    try Data(catalogue.utf8).write(to: folder.appendingPathComponent("Animals.xcstrings"))
    try body(try #require(Bundle(path: folder.path)))
  }

  private func label(_ text: Text) -> String? {
    (try? ViewTestHarness(environment: { $0.locale = Locale(identifier: "en-US") }) { text })?
      .all(.staticText).first?.label
  }

  @Test(arguments: [
    (0, 1, "no file in a folder"), (1, 2, "1 file in 2 folders"), (1500, 0, "1,500 files in 0 folders"),
  ])
  func eachNumberChoosesItsWords(_ files: Int, _ folders: Int, _ expected: String) throws {
    try withBundle { bundle in
      #expect(label(Text("\(files) files in \(folders) folders", bundle: bundle)) == expected)
    }
  }

  @Test func substitutionsSayWhichNumberTheyAreOf() throws {
    try withBundle { bundle in
      let (name, cats, dogs) = ("Ada", 1, 3)
      let text = Text("\(name) has \(cats) cats and \(dogs) dogs", tableName: "Animals", bundle: bundle)
      #expect(label(text) == "Ada: 3 dogs, 1 cat, 100 %")
    }
  }

  @Test func pluralsMayDifferBetweenDevices() throws {
    try withBundle { bundle in
      let (one, many) = (1, 4)
      #expect(label(Text("\(one) taps", tableName: "Animals", bundle: bundle)) == "a tap")
      #expect(label(Text("\(many) taps", tableName: "Animals", bundle: bundle)) == "4 taps")
    }
  }
}
