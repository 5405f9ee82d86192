/// The role of an element in its container, independent of its name, if the driver knows it.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  /// A button that answers a question by leaving everything as it is.
  case cancel
  /// The button that a question proposes as its answer.
  case defaultAction
  /// A button that destroys something.
  case destructive
  /// A notification that goes away by itself.
  case temporaryBanner
  /// A notification that stays until it is swiped away.
  case persistentBanner
  /// A dialog of a Mac that asks for a permission; the button that cancels does not allow it.
  case permissionDialog
  /// The window of a Mac's Bluetooth Setup Assistant.
  case setupAssistant
}
