/// The choice between coloured pictures and signs in the text's colour, as a text asks for it.
///
/// - Reference: Unicode Technical Standard 51, *Unicode Emoji*, sections 1.4.3 to 1.4.9 and 4.
enum EmojiPresentation {
  /// Whether a character is to be a coloured picture, with all that is combined with it.
  static func isPicture(_ cluster: Substring.UnicodeScalarView) -> Bool {
    guard let first = cluster.first, first.value >= 0xA9 || isKeycapBase(first) else { return false }
    var rest = cluster.dropFirst()
    if isKeycapBase(first) {
      return rest.popFirst()?.value == pictureSelector && rest.first?.value == keycap
    }
    guard first.properties.isEmoji else { return false }
    switch rest.first?.value {
    case textSelector?: return false
    case pictureSelector?: return true
    case let next? where isModifier(next): return first.properties.isEmojiModifierBase
    default: break
    }
    // Flags: two of the letters that stand for regions; one alone is a sign.
    if isRegional(first.value) { return rest.first.map { isRegional($0.value) } ?? false }
    return first.properties.isEmojiPresentation || rest.contains { $0.value == joiner }
  }

  private static let textSelector: UInt32 = 0xFE0E
  private static let pictureSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  private static let joiner: UInt32 = 0x200D

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "#", "*": true
    default: false
    }
  }

  private static func isModifier(_ value: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(value) }

  private static func isRegional(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
