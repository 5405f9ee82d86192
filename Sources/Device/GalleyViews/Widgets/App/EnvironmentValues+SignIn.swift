import GalleyServices

private enum SignInKey: EnvironmentKey {
  static var defaultValue: any SignInService { NoSignIn() }
}

extension EnvironmentValues {
  /// What signs the person in on the device.
  package var signIn: any SignInService {
    get { self[SignInKey.self] }
    set { self[SignInKey.self] = newValue }
  }

  /// What signs the person in on the device of the app whose code runs.
  @MainActor package static var currentSignIn: any SignInService {
    RunningDevice.current?.host?.environment.signIn ?? NoSignIn()
  }
}
