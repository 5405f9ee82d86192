/// developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier.
nonisolated public struct AccessibilityAttachmentModifier {}

extension AccessibilityAttachmentModifier: ViewModifier {}

extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:).
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }

  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:).
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }

  /// developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:).
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// developer.apple.com/documentation/swiftui/modifiedcontent/accessibilityidentifier(_:).
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Content, Modifier> { fatalError() }
}
