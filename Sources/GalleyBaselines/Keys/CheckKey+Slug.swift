import Foundation
import GalleyImage
import GalleyTree

extension CheckKey {
  /// A longer readable part is cut: with the digest and a view's name it must fit every file system.
  private static let longestSlug = 120

  /// A file name of the whole key, without an extension, such as `RecipesTests.testDetails.details.iphone-x-light-…`.
  ///
  /// The same key has the same one in every run, on every machine. It ends in sixteen digits of a digest of all parts of
  /// the key, so two keys never share one, not even on a disk that takes upper and lower case for the same.
  package var slug: String {
    let readable = (folder + [stem]).joined(separator: ".")
    return "\(readable.prefix(Self.longestSlug))-\(Digest128(of: unambiguous).description.prefix(16))"
  }

  /// All parts of the key, each behind its length, so that no two keys have the same text.
  private var unambiguous: String {
    func part(_ text: String?) -> String {
      guard let text = text?.precomposedStringWithCanonicalMapping else { return "-" }
      return "\(text.utf8.count):\(text)"
    }
    let settings = [
      environment.device, environment.appearance.rawValue, environment.locale, environment.textSize.rawValue,
      environment.orientation.rawValue,
    ]
    return
      ([part("\(suite.count)")] + suite.map(part) + [part(test), part(argument), part(name)]
      + settings.map(part)).joined()
  }
}
