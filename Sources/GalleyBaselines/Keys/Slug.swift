import Foundation
import GalleyImage

/// Makes a file name of any text.
///
/// ASCII letters, digits, hyphen and underscore stand for themselves; anything else becomes a hyphen. A name that lost
/// something on the way (or is too long, or reserved on some system) gets a digest of the whole text, so two texts
/// share a name only if they differ in nothing but case.
package enum Slug {
  /// How long the readable part may be: suite, test and name together stay below every system's path limit.
  private static let longest = 60

  /// Names that Windows gives to devices; a repository with them cannot be checked out there.
  ///
  /// - Reference: Microsoft, "Naming Files, Paths, and Namespaces".
  private static let reserved: Set<String> = {
    var names: Set<String> = ["con", "prn", "aux", "nul"]
    for digit in 1...9 { names.formUnion(["com\(digit)", "lpt\(digit)"]) }
    return names
  }()

  /// The file name of a text.
  package static func of(_ text: String) -> String {
    // Canonically equal texts are equal keys, so they must have one name.
    let text = text.precomposedStringWithCanonicalMapping
    let readable = readable(text)
    guard readable != text || reserved.contains(readable.lowercased()) || readable.isEmpty else {
      return readable
    }
    return (readable.isEmpty ? "x" : readable) + "-" + digest(text)
  }

  /// The first digits of a text's digest: enough to tell the names in one folder apart.
  ///
  /// A clash would do no harm: the store compares whole keys and reports it.
  package static func digest(_ text: String) -> String {
    String(Digest128(of: text).description.prefix(8))
  }

  /// All digits of a text's digest.
  static func wholeDigest(_ text: String) -> String { Digest128(of: text).description }

  /// The readable part alone: never empty of meaning by a separator at either end, never with two in a row.
  private static func readable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isKept =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == "_" || scalar == "-"
      if isKept { result.unicodeScalars.append(scalar) } else if result.last != "-" { result += "-" }
    }
    while result.first == "-" { result.removeFirst() }
    while result.last == "-" { result.removeLast() }
    return String(result.prefix(longest))
  }
}
