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
    let text = canonical(text)
    if isReadable(text), !reserved.contains(text.lowercased()) { return text }
    let readable = readable(text)
    guard readable != text || reserved.contains(readable.lowercased()) || readable.isEmpty else {
      return readable
    }
    return (readable.isEmpty ? "x" : readable) + "-" + digest(text)
  }

  /// The form of a text that all have in common that are equal to it: canonically equal texts are equal keys, so they must
  /// have one name.
  static func canonical(_ text: String) -> String {
    // Most names are ASCII, of which every text is its own form.
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }

  /// Whether a text loses nothing as a file name; most are such.
  private static func isReadable(_ text: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard text.utf8.count <= longest, let first = text.utf8.first, first != hyphen, text.utf8.last != hyphen
    else { return false }
    var last = first
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        break
      case hyphen where last != hyphen: break
      default: return false
      }
      last = byte
    }
    return true
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
