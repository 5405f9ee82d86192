import Foundation
import GalleyServices
import GalleySystem
import GalleyViews

/// The sign-in service of a simulated device, as one app sees it.
struct SimulatedSignIn: SignInService {
  let app: InstalledApp
  let clock: AppClock
  weak let device: SimulatedDevice?

  func signIn(
    _ question: AppleSignInQuestion, completion: @escaping (Result<AppleSignIn, SignInError>) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    MainActorEntry.run {
      device?.signIn(to: app, question) { result in clock.run { completion(result) } }
    }
  }

  func state(ofUser user: String) -> AppleSignInState {
    MainActorEntry.run { device?.signInState(of: user, in: app.bundleIdentifier) ?? .notFound }
  }

  func authenticate(
    at url: URL, callbackScheme: String?, isEphemeral: Bool,
    completion: @escaping (Result<URL, SignInError>) -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let completion = completion
    return MainActorEntry.run {
      guard let device else { return {} }
      let session = WebSession(app: app, callbackScheme: callbackScheme, on: device) { result in
        clock.run { completion(result) }
      }
      session.start(at: url, isEphemeral: isEphemeral)
      return { MainActorEntry.run { session.end(with: .failure(.canceled)) } }
    }
  }
}
