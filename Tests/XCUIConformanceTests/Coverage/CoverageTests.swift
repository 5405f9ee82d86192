import Galley
import XCTest

/// Every member of Apple's API has a test that names it.
///
/// `Members.txt` lists them. A test names what it exercises by a comment such as `// covers: XCUIElement.tap()`; a star at the
/// end stands for a family that a table in the test goes through. `Documentation/Coverage/XCUITestMembers.md` shows both side by side;
/// `GALLEY_WRITE_COVERAGE=1 swift test --filter CoverageTests` writes it anew.
final class CoverageTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private var page: URL {
    folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Coverage/XCUITestMembers.md")
  }

  func testEveryMemberHasATest() throws {
    let markers = try markers()
    let missing = try members().filter { tests(of: $0, markers).isEmpty }
    XCTAssertEqual(missing, [])
  }

  func testEveryMarkerNamesAMember() throws {
    let members = try members()
    let strange = try markers().map(\.name).filter { marker in
      !members.contains { isCovered($0, by: marker) }
    }
    XCTAssertEqual(strange, [])
  }

  func testNoMemberIsListedTwice() throws {
    let members = try members()
    XCTAssertEqual(members.count, Set(members).count)
    XCTAssertGreaterThan(members.count, 200)
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

  private func members() throws -> [String] {
    try lines().filter { !$0.hasPrefix("#") }
  }

  private func lines() throws -> [String] {
    try String(contentsOf: folder.appending(path: "Members.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// What a test says that it exercises.
  private struct Marker {
    let name: String
    let test: String
  }

  /// The folders with tests that exercise members.
  private static let folders = ["XCUIConformanceTests", "XCUIAutomationTests", "EndToEndTests/XCUITest"]

  /// The markers of all tests, each with the test below it, in order of files and lines.
  private func markers() throws -> [Marker] {
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    let files = Self.folders.flatMap { name in
      FileManager.default.enumerator(at: tests.appending(path: name), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
    return try files.sorted { $0.path < $1.path }.flatMap(markers)
  }

  private func markers(in file: URL) throws -> [Marker] {
    var markers: [Marker] = []
    var pending: [String] = []
    var testClass = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("// covers: ") {
        pending.append(String(words.dropFirst("// covers: ".count)))
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
    let markers = try markers()
    var text = """
      # Apple's API, member by member

      What of Apple's UI-automation API and of XCTest there is, and the test that exercises it on a simulated device. A member \
      that can mean nothing there fails with a sentence that says so.

      """
    for line in try lines().dropFirst() {
      if line.hasPrefix("# ") {
        text += "\n## \(line.dropFirst(2))\n\n| member | tests |\n| --- | --- |\n"
      } else {
        let tests = tests(of: line, markers).map { "`\($0)`" }.joined(separator: ", ")
        text += "| `\(line)` | \(tests) |\n"
      }
    }
    return text
  }
}
