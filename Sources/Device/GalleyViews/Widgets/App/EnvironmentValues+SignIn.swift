import GalleyServices

private enum SignInKey: EnvironmentKey {
  static var defaultValue: any SignInService { NoSignIn() }
}

extension EnvironmentValues {
  /// The service that signs the person in on the device.
  package var signIn: any SignInService {
    get { self[SignInKey.self] }
    set { self[SignInKey.self] = newValue }
  }

  /// The service that signs the person in on the device of the running app.
  @MainActor package static var currentSignIn: any SignInService {
    RunningDevice.current?.host?.environment.signIn ?? NoSignIn()
  }
}
