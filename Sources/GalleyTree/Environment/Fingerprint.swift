/// What drew a picture: two machines with equal fingerprints draw the same bytes.
public struct Fingerprint: Hashable, Sendable, Codable {
  /// Name and version of the renderer.
  public var renderer: String

  /// The libraries whose version shows in pixels, by name.
  public var libraries: [String: String]

  /// The digests of the font files, by face name, as hexadecimal text.
  public var fonts: [String: String]

  /// Makes a fingerprint.
  ///
  /// - Parameters:
  ///   - renderer: Name and version of the renderer.
  ///   - libraries: Versions by library name.
  ///   - fonts: Digests of font files by face name.
  public init(renderer: String, libraries: [String: String] = [:], fonts: [String: String] = [:]) {
    self.renderer = renderer
    self.libraries = libraries
    self.fonts = fonts
  }

  /// What differs from another fingerprint, one sentence a fact, in a stable order.
  ///
  /// - Parameter other: What drew the other picture.
  /// - Returns: Such as `font Inter Regular: 1f… there, 2e… here`; empty if nothing differs.
  public func differences(from other: Fingerprint) -> [String] {
    var facts: [String] = []
    if renderer != other.renderer { facts.append("renderer: \(other.renderer) there, \(renderer) here") }
    func compare(_ kind: String, _ mine: [String: String], _ theirs: [String: String]) {
      for name in Set(mine.keys).union(theirs.keys).sorted() where mine[name] != theirs[name] {
        let there = theirs[name].map { String($0.prefix(12)) } ?? "none"
        let here = mine[name].map { String($0.prefix(12)) } ?? "none"
        facts.append("\(kind) \(name): \(there) there, \(here) here")
      }
    }
    compare("library", libraries, other.libraries)
    compare("font", fonts, other.fonts)
    return facts
  }
}
