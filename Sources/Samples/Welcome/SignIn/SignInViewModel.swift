/// The actions of the sign-in.
@MainActor protocol SignInViewModel: AnyObject {
  /// Called when a person is to be greeted.
  var showWelcomePrompt: (() -> Void)? { get set }

  /// Signs in.
  ///
  /// - Parameters:
  ///   - name: Who.
  ///   - password: The password.
  /// - Returns: The message to the person.
  func signIn(_ name: String, password: String) async -> String
}
