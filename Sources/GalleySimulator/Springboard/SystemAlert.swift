/// A question of the system that covers whatever app is in front, such as about a low battery.
///
/// Questions about permissions come by themselves when an app asks; see `PermissionService`.
public struct SystemAlert: Hashable, Sendable {
  /// What is asked.
  public var title: String
  /// What stands below.
  public var message: String
  /// What can be answered; the first of several leaves everything as it is.
  public var buttons: [String]

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - message: What stands below.
  ///   - buttons: What can be answered.
  public init(_ title: String, message: String = "", buttons: [String] = ["OK"]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
