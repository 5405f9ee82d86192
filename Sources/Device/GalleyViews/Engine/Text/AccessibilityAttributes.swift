import Foundation

extension AttributeScopes {
  /// The attributes by which texts are spoken; kept, and so far spoken as others.
  ///
  /// - Reference: [Foundation's `AttributeScopes.AccessibilityAttributes`](https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes).
  public struct AccessibilityAttributes: AttributeScope {
    /// The pitch of the voice, from 0 to 2.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether words are spelled.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute

    /// The key of the pitch.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "AXSpeechPitch"
    }

    /// The key of spelling.
    public enum SpellsOutCharactersAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "AXSpellsOutCharacters"
    }

    /// The key of punctuation.
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "AXSpeechPunctuation"
    }
  }

  /// The attributes by which texts are spoken.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of speech by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}
