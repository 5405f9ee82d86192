import Foundation
import GalleyBaselines
import GalleyText
import GalleyTree

/// The errors in layouts that a test process found before any test, as it left them in the run's folder.
struct LayoutErrors: Decodable {
  /// The versions of the format that are read.
  private static let formats = 1...1

  /// The version of the format.
  private var format: Int
  /// The errors of all test targets.
  private var errors: [LayoutFault]

  /// Reads the errors from the answer of a test process; none where it cannot be read, as its tests were run then.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let found = try? StableJSON.read(LayoutErrors.self, from: [UInt8](data)),
      Self.formats.contains(found.format)
    else { return nil }
    self = found
  }

  /// Whether there is none.
  var isEmpty: Bool { errors.isEmpty }

  /// A line for each error, which two targets with one atlas have both.
  func text(in folder: String) -> String {
    var known: Set<LayoutFault> = []
    return errors.filter { known.insert($0).inserted }.map { $0.line(in: folder) }.joined()
  }
}

/// A problem of a layout, as a line that an editor can follow: file, line, severity, sentence.
package struct LayoutFault: Hashable, Decodable {
  /// The stable name of the rule.
  var rule: String
  /// The severity, such as `error`.
  var severity: String
  /// The reason and the way out, without a full stop.
  var sentence: String
  /// The line to look at, where one is known.
  var site: CallSite?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, sentence
    case site = "place"
  }

  /// Describes a problem.
  package init(rule: String, severity: String, sentence: String, site: CallSite?) {
    self.rule = rule
    self.severity = severity
    self.sentence = sentence
    self.site = site
  }

  /// The line, ended by a line break, with a path relative to the folder if it is below that.
  package func line(in folder: String) -> String {
    let place = place(in: folder).map { "\($0.file):\($0.line): " } ?? ""
    return "\(place)\(severity): \(CleanText.line(sentence)) [\(rule)]\n"
  }

  /// The file and the line, relative to the folder if it is below that.
  package func place(in folder: String) -> (file: String, line: Int)? {
    site.map { site in
      let path = site.filePath
      return (path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path, site.line)
    }
  }
}
