import Galley
import XCTest

/// Every member of Apple's API, and every rule of its behaviour, has a test that names it.
///
/// `Members.txt` and `Rules.txt` list them. A test names what it exercises by a comment such as `// covers: XCUIElement.tap()` or
/// `// rule: Switch values are texts`; a star at the end stands for a family that a table in the test goes through.
/// `Documentation/Coverage/XCUITestMembers.md` shows both side by side; `GALLEY_WRITE_COVERAGE=1 swift test --filter CoverageTests`
/// writes it anew.
final class CoverageTests: XCTestCase {
  /// Something that is listed, and the word by which tests name it.
  private struct Checklist {
    let file: String
    let word: String

    static let members = Checklist(file: "Members.txt", word: "covers")
    static let rules = Checklist(file: "Rules.txt", word: "rule")
  }

  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private var package: URL {
    folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private var page: URL { package.appending(path: "Documentation/Coverage/XCUITestMembers.md") }

  func testEveryMemberAndEveryRuleHasATest() throws {
    for list in [Checklist.members, .rules] {
      let markers = try markers(of: list)
      let missing = try entries(of: list).filter { tests(of: $0, markers).isEmpty }
      XCTAssertEqual(missing, [], list.file)
    }
  }

  func testEveryMarkerNamesAMemberOrARule() throws {
    for list in [Checklist.members, .rules] {
      let entries = try entries(of: list)
      let strange = try markers(of: list).map(\.name).filter { marker in
        !entries.contains { isCovered($0, by: marker) }
      }
      XCTAssertEqual(strange, [], list.file)
    }
  }

  func testNothingIsListedTwice() throws {
    for (list, least) in [(Checklist.members, 600), (.rules, 50)] {
      let entries = try entries(of: list)
      XCTAssertEqual(entries.count, Set(entries).count, list.file)
      XCTAssertGreaterThan(entries.count, least, list.file)
    }
  }

  /// What XCTest on Linux has itself is in none of Galley's listings.
  func testEveryMemberIsInTheListingsOfThePublicAPI() throws {
    let declared = try declaredNames()
    let own = try lines(of: .members).split { $0.hasPrefix("# ") }.dropLast().joined()
    XCTAssertEqual(own.filter { !declared.contains(Self.baseName(of: $0)) }, [])
  }

  func testThePageShowsThem() throws {
    let text = try table()
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_COVERAGE"] != nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
      return XCTFail("\(page.lastPathComponent) is written; run again without GALLEY_WRITE_COVERAGE")
    }
    XCTAssertEqual(
      try String(contentsOf: page, encoding: .utf8), text,
      "write it anew by GALLEY_WRITE_COVERAGE=1 swift test --filter CoverageTests")
  }

  // MARK: Members and markers

  private func entries(of list: Checklist) throws -> [String] {
    try lines(of: list).filter { !$0.hasPrefix("#") }
  }

  private func lines(of list: Checklist) throws -> [String] {
    try String(contentsOf: folder.appending(path: list.file), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// The base name of a member: what stands last, without arguments.
  private static func baseName(of member: String) -> String {
    let name = member.prefix { $0 != "(" }
    return String(name.split(separator: ".").last ?? name)
  }

  /// The base names of all that Galley declares in public.
  private func declaredNames() throws -> Set<String> {
    let modules = ["XCUIAutomation", "GalleyLogging", "GalleyUIKit", "GalleyAutomation", "GalleyTree"]
    let words =
      #/(?:(?:class )?(?:func|var)|let|case|class|struct|enum|protocol|typealias) `?(\w+)`?|\b(init|subscript)[(?<]/#
    return try modules.reduce(into: []) { names, module in
      let text = try String(
        contentsOf: package.appending(path: "Documentation/API/\(module).txt"), encoding: .utf8)
      for match in text.matches(of: words) { names.insert(String(match.1 ?? match.2 ?? "")) }
    }
  }

  /// What a test says that it exercises.
  private struct Marker {
    let name: String
    let test: String
  }

  /// The folders with tests that exercise members.
  private static let folders = ["XCUIConformanceTests", "XCUIAutomationTests", "EndToEndTests/XCUITest"]

  /// The markers of all tests, each with the test below it, in order of files and lines.
  private func markers(of list: Checklist) throws -> [Marker] {
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    let files = Self.folders.flatMap { name in
      FileManager.default.enumerator(at: tests.appending(path: name), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
    return try files.sorted { $0.path < $1.path }.flatMap { try markers(of: list, in: $0) }
  }

  private func markers(of list: Checklist, in file: URL) throws -> [Marker] {
    let start = "// \(list.word): "
    var markers: [Marker] = []
    var pending: [String] = []
    var testClass = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix(start) {
        pending.append(String(words.dropFirst(start.count)))
      } else if let match = line.firstMatch(of: #/^(?:@\w+ )*(?:final )?(?:class|struct) (\w+)/#) {
        testClass = String(match.1)
      } else if !pending.isEmpty, let match = words.firstMatch(of: #/^(?:@.*)?func (\w+)\(/#) {
        markers += pending.map { Marker(name: $0, test: "\(testClass).\(match.1)") }
        pending = []
      }
    }
    return markers
  }

  private func tests(of member: String, _ markers: [Marker]) -> [String] {
    markers.filter { isCovered(member, by: $0.name) }.map(\.test)
  }

  private func isCovered(_ member: String, by marker: String) -> Bool {
    marker.hasSuffix("*") ? member.hasPrefix(marker.dropLast()) : member == marker
  }

  // MARK: The page

  private func table() throws -> String {
    var text = """
      # Apple's API, member by member

      The supported members of Apple's UI-automation API and of XCTest, each with the test that exercises it on a simulated device. A member \
      that can mean nothing there fails with a sentence that says so. After the members come the rules of behaviour, and what \
      real suites complain about.

      """
    for (list, title) in [(Checklist.members, "member"), (.rules, "rule")] {
      let markers = try markers(of: list)
      for line in try lines(of: list).dropFirst() {
        if line.hasPrefix("# ") {
          text += "\n## \(line.dropFirst(2))\n\n| \(title) | tests |\n| --- | --- |\n"
        } else {
          let tests = tests(of: line, markers).map { "`\($0)`" }.joined(separator: ", ")
          text += "| \(title == "member" ? "`\(line)`" : line) | \(tests) |\n"
        }
      }
    }
    return text
  }
}
