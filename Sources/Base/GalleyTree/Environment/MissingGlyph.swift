/// A character of a screen that no installed font has.
public struct MissingGlyph: Hashable, Sendable, Codable {
  /// Its number as Unicode writes it, such as `U+0E01`.
  public var number: String

  /// Its name in Unicode, if it has one.
  public var name: String?

  /// The package whose fonts have it, if one is known.
  public var package: String?

  public init(number: String, name: String? = nil, package: String? = nil) {
    self.number = number
    self.name = name
    self.package = package
  }

  /// The advice for characters that a package has, or that none has.
  ///
  /// - Parameter package: The package.
  /// - Returns: Such as `install fonts-noto-core`.
  public static func advice(_ package: String?) -> String {
    package.map { "install \($0)" } ?? "no known package has one"
  }

  /// Number and name.
  public var title: String {
    name.map { "\(number) \($0)" } ?? number
  }
}

extension MissingGlyph: CustomStringConvertible {
  /// The problem and the way out.
  public var description: String {
    "no font here has \(title); \(Self.advice(package))"
  }
}

extension MissingGlyph: Comparable {
  /// Whether the first character has the smaller number.
  public static func < (a: MissingGlyph, b: MissingGlyph) -> Bool {
    (a.number.count, a.number) < (b.number.count, b.number)
  }
}
