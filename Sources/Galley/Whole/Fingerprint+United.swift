import GalleyTree

extension Fingerprint {
  /// What drew either of two pictures of one device.
  ///
  /// - Parameter other: What drew the other one.
  /// - Returns: All fonts, libraries and missing characters of both.
  func united(with other: Fingerprint) -> Fingerprint {
    var result = self
    result.libraries.merge(other.libraries) { mine, _ in mine }
    result.fonts.merge(other.fonts) { mine, _ in mine }
    result.missing = Array(Set(missing + other.missing)).sorted()
    return result
  }
}
