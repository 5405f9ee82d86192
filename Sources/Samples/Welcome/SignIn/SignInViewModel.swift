/// What happens at the sign-in.
@MainActor protocol SignInViewModel: AnyObject {
  /// Called when a person is to be greeted.
  var showWelcomePrompt: (() -> Void)? { get set }

  /// Signs in.
  ///
  /// - Parameters:
  ///   - name: Who.
  ///   - password: The password.
  /// - Returns: What the person is told.
  func signIn(_ name: String, password: String) async -> String
}
