import Foundation

extension AttributeScopes {
  /// The attributes of SwiftUI's texts.
  ///
  /// - Reference: [Foundation's `AttributeScopes.SwiftUIAttributes`](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes).
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text; kept and not drawn so far.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space added after characters, with ligatures kept.
    public let kern: KerningAttribute
    /// The space added after characters.
    public let tracking: TrackingAttribute
    /// The height above the baseline.
    public let baselineOffset: BaselineOffsetAttribute

    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the text's font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The space added after characters, with ligatures kept.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The space added after characters.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The height above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of SwiftUI's texts.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's texts by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Applies these attributes of a text to an environment.
  func apply(to values: inout EnvironmentValues) {
    typealias Own = AttributeScopes.SwiftUIAttributes
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self], !link.absoluteString.isEmpty
    {
      values.foreground = values.tint
    }
    if let font = self[Own.FontAttribute.self] { values.font = font }
    if let color = self[Own.ForegroundColorAttribute.self] { values.foreground = color }
    if let line = self[Own.UnderlineStyleAttribute.self] { values.underline = line }
    if let line = self[Own.StrikethroughStyleAttribute.self] { values.strikethrough = line }
    if let kern = self[Own.KerningAttribute.self] { values.kerning = Double(kern) }
    if let tracking = self[Own.TrackingAttribute.self] { values.tracking = Double(tracking) }
    if let offset = self[Own.BaselineOffsetAttribute.self] { values.baselineOffset = Double(offset) }
  }
}
