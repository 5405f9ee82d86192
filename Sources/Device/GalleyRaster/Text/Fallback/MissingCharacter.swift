/// A character that no installed font has, with advice.
package struct MissingCharacter: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let scalar: Unicode.Scalar

  package init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// The order of the characters' numbers.
  package static func < (a: MissingCharacter, b: MissingCharacter) -> Bool {
    a.scalar < b.scalar
  }

  /// The Debian package whose fonts should have the character; `nil` when none of those that are searched does.
  package var package: String? {
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
  package var number: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The problem and the way out.
  package var description: String {
    let name = scalar.properties.name.map { " \($0)" } ?? ""
    let way = package.map { ": apt-get install \($0)" } ?? ", and no package that is known here has one"
    return "no font has \(number)\(name)\(way)"
  }
}
