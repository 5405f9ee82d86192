import Foundation
import GalleyImage
import GalleyRaster

/// The reasons for redacting content.
///
/// - Reference: [SwiftUI's `RedactionReasons`](https://developer.apple.com/documentation/swiftui/redactionreasons).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// There is no content yet; bars replace it.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Private content is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is no longer valid.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

nonisolated extension View {
  /// Redacts content for a reason: bars replace texts and pictures.
  ///
  /// - Reference: [SwiftUI's `redacted(reason:)`](https://developer.apple.com/documentation/swiftui/view/redacted(reason:)).
  public func redacted(reason: RedactionReasons) -> some View {
    modified(by: EnvironmentModifier(.redacted) { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows content despite all reasons to redact it.
  public func unredacted() -> some View {
    modified(by: EnvironmentModifier { $0.redactionReasons = [] })
  }

  /// Marks content as private, so that it is hidden where private content is redacted.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified(
      by: EnvironmentModifier {
        if sensitive, $0.redactionReasons.contains(.privacy) { $0.redactionReasons.insert(.placeholder) }
      })
  }
}

extension EnvironmentValues {
  /// Whether bars stand in place of texts and pictures.
  var isRedacted: Bool {
    !settings.redactionReasons.isEmpty
      && !settings.redactionReasons.isDisjoint(with: [.placeholder, .invalidated])
  }
}

extension Color {
  /// The colour of bars in place of content.
  static let placeholderBar = Color(light: RGBA(0, 0, 0, 41), dark: RGBA(255, 255, 255, 51))
}
