/// The way in which actions reach their elements.
public enum InputMethod: String, Hashable, Sendable, CaseIterable {
  /// A finger touches the screen.
  case touch
  /// VoiceOver's cursor moves to the element, and the element is activated; elements that VoiceOver does not
  /// reach fail the action.
  ///
  /// The first such action turns VoiceOver on; it stays so.
  case voiceOver

  /// The way of devices that a test switches on without saying another one.
  @TaskLocal public static var current: InputMethod = .touch
}
