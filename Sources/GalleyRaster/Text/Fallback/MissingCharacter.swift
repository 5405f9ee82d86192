/// A character that no installed font has, and what to do about it.
public struct MissingCharacter: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The character.
  public let scalar: Unicode.Scalar

  /// Makes the fact.
  ///
  /// - Parameter scalar: The character.
  public init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// The order of the characters' numbers.
  public static func < (a: MissingCharacter, b: MissingCharacter) -> Bool {
    a.scalar < b.scalar
  }

  /// The Debian package whose fonts should have the character; `nil` when none of those that are searched does.
  public var package: String? {
    let script = ScriptItems.script(of: scalar.value)
    if ScriptItems.eastAsian.contains(script) || ScriptItems.isEastAsianSign(scalar.value) {
      return "fonts-noto-cjk"
    }
    if FallbackFamily.ofScript[script] != nil { return "fonts-noto-core" }
    if scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier {
      return "fonts-noto-color-emoji"
    }
    if scalar.properties.generalCategory == .privateUse || scalar.properties.generalCategory == .unassigned {
      return nil
    }
    return "fonts-noto-core"
  }

  /// Its number as Unicode writes it, such as U+0E01.
  public var number: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// What is wrong and what to do about it.
  public var description: String {
    let name = scalar.properties.name.map { " \($0)" } ?? ""
    let way = package.map { ": apt-get install \($0)" } ?? ", and no package that is known here has one"
    return "no font has \(number)\(name)\(way)"
  }
}
