import GalleyTree

/// The checks that a run of folders of pictures is about: a baseline among them without a picture is of a picture that vanished.
package struct PictureScope: Hashable, Sendable, Codable {
  /// The first suites of all checks; none for all suites.
  package var suite: [String]
  /// The device of all checks, if it was stated.
  package var device: String?
  /// The parameters of all checks that were stated.
  package var parameters: [String: String]
  /// Whether pictures name tests; checks of tests are others' otherwise, such as those of `galley check`.
  package var namesTests: Bool

  /// Creates a scope.
  package init(
    suite: [String] = [], device: String? = nil, parameters: [String: String] = [:], namesTests: Bool = false
  ) {
    self.suite = suite
    self.device = device
    self.parameters = parameters
    self.namesTests = namesTests
  }

  /// Whether a baseline belongs to the scope.
  ///
  /// - Parameters:
  ///   - key: The check.
  ///   - fingerprint: The origin of the approved picture; `nil` of a text.
  package func contains(_ key: CheckKey, _ fingerprint: Fingerprint?) -> Bool {
    fingerprint?.isOfPictureFile == true && (namesTests || key.test == nil) && key.suite.starts(with: suite)
      && (device == nil || device == key.environment.device)
      && parameters.allSatisfy { key.environment.parameters[$0.key] == $0.value }
  }
}

extension Fingerprint {
  private static let pictureFile = "a picture file"

  /// The origin of a picture that was read from a file in a folder of pictures.
  ///
  /// - Parameter appearance: The display of its pixels, if that is not as they are stored, in words, with its identity.
  package static func pictureFile(shown appearance: String? = nil) -> Fingerprint {
    Fingerprint(renderer: ([pictureFile] + [appearance].compactMap(\.self)).joined(separator: " "))
  }

  /// Whether the picture was read from a file in a folder of pictures.
  package var isOfPictureFile: Bool { renderer.hasPrefix(Self.pictureFile) }

  /// Whether two fingerprints differ only in the display of picture files, which depends on no font and no library.
  ///
  /// `facts`: those of ``differences(from:)``.
  package static func areOfDisplay(_ facts: [String]) -> Bool {
    facts.count == 1 && facts[0].hasPrefix("renderer: \(pictureFile)")
      && facts[0].contains(" there, \(pictureFile)")
  }
}
