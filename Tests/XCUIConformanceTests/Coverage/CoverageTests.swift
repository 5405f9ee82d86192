import Galley
import XCTest

/// Every member of Apple's API has a test that names it.
///
/// `Members.txt` lists them. A test names what it exercises by a comment such as `// covers: XCUIElement.tap()`; a star at the
/// end stands for a family that a table in the test goes through.
final class CoverageTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func members() throws -> [String] {
    try String(contentsOf: folder.appending(path: "Members.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// What the tests name, with the files that do.
  private func markers() throws -> [String: [String]] {
    let root = folder.deletingLastPathComponent()
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    var markers: [String: [String]] = [:]
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces)
        guard words.hasPrefix("// covers: ") else { continue }
        markers[String(words.dropFirst("// covers: ".count)), default: []].append(file.lastPathComponent)
      }
    }
    return markers
  }

  private func isCovered(_ member: String, by marker: String) -> Bool {
    marker.hasSuffix("*") ? member.hasPrefix(marker.dropLast()) : member == marker
  }

  func testEveryMemberHasATest() throws {
    let markers = try markers()
    let missing = try members().filter { member in
      !markers.keys.contains { isCovered(member, by: $0) }
    }
    XCTAssertEqual(missing, [])
  }

  func testEveryMarkerNamesAMember() throws {
    let members = try members()
    let strange = try markers().keys.sorted().filter { marker in
      !members.contains { isCovered($0, by: marker) }
    }
    XCTAssertEqual(strange, [])
  }

  func testNoMemberIsListedTwice() throws {
    let members = try members()
    XCTAssertEqual(members.count, Set(members).count)
    XCTAssertGreaterThan(members.count, 200)
  }
}
