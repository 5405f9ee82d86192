import Foundation
import GalleySystem

/// The file in which SwiftPM has written how it builds a package.
package enum BuildPlanFile {
  /// The most bytes of a plan: that of this package's own tests has 4 million.
  package static let largest = 256 << 20

  /// The program that the tests are linked to, an absolute path; `nil` unless the plan has exactly one.
  static func testProgram(at path: String) -> String? {
    guard let bytes = try? BoundedFile.read(path, limit: largest) else { return nil }
    var programs: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: "    args: [".utf8) {
      let text = String(decoding: line.dropFirst(10), as: UTF8.self)
      guard text.contains("\"-emit-executable\""), text.contains(".xctest\""),
        let words = try? JSONDecoder().decode([String].self, from: Data(text.utf8)),
        let program = value(of: "-o", in: words), program.hasSuffix(".xctest")
      else { continue }
      programs.insert(program)
    }
    return programs.count == 1 ? programs.first : nil
  }

  /// The word behind an option.
  package static func value(of option: String, in words: [String]) -> String? {
    words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}
