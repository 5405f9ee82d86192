import AuthenticationServices
import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that people sign in to with Apple, by a button and by a controller.
struct DiaryApp: App {
  static let bundleIdentifier = "org.example.Diary"

  var body: some Scene { WindowGroup { DiaryView() } }
}

private struct DiaryView: View {
  @State private var result = "nobody"
  @State private var told = ""
  @State private var user = ""
  @State private var state = ""
  @State private var signer = Signer()
  @Environment(\.authorizationController) private var controller

  var body: some View {
    VStack(spacing: 12) {
      Text(result).accessibilityIdentifier("result")
      Text(told).accessibilityIdentifier("told")
      Text(state).accessibilityIdentifier("state")
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName, .email]
        request.nonce = "once"
        request.state = "mine"
      } onCompletion: {
        show($0)
      }
      .frame(height: 50)
      Button("by controller") { signer.start { show($0) } }
      Button("by task") {
        Task {
          do {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            if case .appleID(let credential) = try await controller.performRequest(request) {
              result = credential.user
            }
          } catch {
            result = "failed"
          }
        }
      }
      Button("check") {
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { state = "\($0) \($1 == nil)" }
      }
    }
    .padding()
  }

  private func show(_ answer: Result<ASAuthorization, any Error>) {
    switch answer {
    case .success(let authorization):
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
      user = credential.user
      result = credential.user
      told = [
        credential.fullName?.givenName, credential.fullName?.familyName, credential.email, credential.state,
      ].map { $0 ?? "-" }.joined(separator: " ")
    case .failure(let error):
      result = (error as? ASAuthorizationError)?.code == .canceled ? "canceled" : "\(error)"
      if (error as? ASAuthorizationError)?.code == .unknown { result = "unknown" }
    }
  }
}

private final class Signer: NSObject, ASAuthorizationControllerDelegate {
  private var completion: (Result<ASAuthorization, any Error>) -> Void = { _ in }

  func start(_ completion: @escaping (Result<ASAuthorization, any Error>) -> Void) {
    self.completion = completion
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    completion(.success(authorization))
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    completion(.failure(error))
  }
}

/// Signing in with Apple, in the system's sheet.
@Suite struct SignInTests {
  let device: SimulatedDevice
  private let user = AppleAccount.johnAppleseed.user(of: DiaryApp.bundleIdentifier)

  init() throws {
    device = try SimulatedDevice()
    device.install(DiaryApp.self)
    try device.launch(LaunchRequest(DiaryApp.bundleIdentifier))
  }

  private func open(_ button: String = "Sign in with Apple") throws {
    try device.touch(button)
    device.advance(by: .seconds(1))
  }

  private func text(_ name: String) throws -> String? {
    device.advance(by: .milliseconds(600))
    return try device.element(name)?.label
  }

  @Test func theSheetAsksInTheSystemsWords() throws {
    try open()
    let sentence =
      "Create an account for “Diary” using your Apple Account “j.appleseed@icloud.com”."
    #expect(try device.element(sentence) != nil)
    #expect(try device.element("John Appleseed") != nil)
    #expect(try device.element("Share My Email")?.isSelected == true)
    #expect(try device.element("Share My Email")?.value?.text == "j.appleseed@icloud.com")
    #expect(try device.element("Hide My Email")?.isSelected == false)
    #expect(try device.element("Hide My Email")?.value?.text == "Forward To: j.appleseed@icloud.com")
    #expect(try device.element("by controller")?.isHittable == false)
    let root = try #require(try device.snapshot().application(DiaryApp.bundleIdentifier)?.root)
    #expect(root.paths { $0.label == "Continue" }.count == 1, "it is in the app's tree")
  }

  @Test func nameAndAddressAreToldOnce() throws {
    try open()
    try device.touch("Continue")
    #expect(try text("result") == user)
    #expect(try text("told") == "John Appleseed j.appleseed@icloud.com mine")
    try open()
    #expect(
      try device.element(
        "Do you want to sign in to “Diary” with your Apple Account “j.appleseed@icloud.com”?")
        != nil)
    #expect(try device.element("Share My Email") == nil)
    try device.touch("Continue")
    #expect(try text("told") == "- - - mine")
    #expect(try text("result") == user)
    // The app is started again.
    try device.launch(LaunchRequest(DiaryApp.bundleIdentifier))
    try open()
    try device.touch("Continue")
    #expect(try text("told") == "- - - mine")
  }

  @Test func nameAndAddressCanBeKept() throws {
    try open()
    try device.touch("Remove Name")
    try device.touch("Hide My Email")
    try device.touch("Continue")
    let told = try #require(try text("told")).split(separator: " ")
    #expect(told.prefix(2) == ["-", "-"])
    #expect(told[2].wholeMatch(of: /[0-9a-f]{10}@privaterelay\.appleid\.com/) != nil)
  }

  @Test func thePersonCanCancel() throws {
    for button in ["Sign in with Apple", "by controller"] {
      try open(button)
      try device.touch("Cancel")
      #expect(try text("result") == "canceled")
      #expect(try device.element("Continue") == nil)
    }
    try open("by task")
    try device.touch("Cancel")
    #expect(try text("result") == "failed")
  }

  @Test func whatIsNotAskedForIsNotShown() throws {
    try open("by controller")
    #expect(try device.element("Name") == nil)
    try device.touch("Continue")
    #expect(try text("told") == "- - j.appleseed@icloud.com -")
    device.stopUsingAppleAccount(for: DiaryApp.self)
    try open("by task")
    #expect(try device.element("Share My Email") == nil)
    try device.touch("Continue")
    #expect(try text("result") == user)
  }

  @Test func aFaceThatIsNotRecognizedLeadsToThePasscode() throws {
    device.biometrics = .nonMatching
    try open()
    try device.touch("Continue")
    let alert = try #require(try device.systemElements(.alert).first)
    #expect(alert.label == "Face Not Recognized")
    try device.touch("Try Face ID Again")
    #expect(try device.systemElements(.alert).isEmpty)
    device.advance(by: .seconds(1))
    #expect(try device.element("Enter Passcode") != nil)
    #expect(try device.element("Passcode field")?.type == .secureTextField)
    let keyboard = try device.snapshot().screen
    #expect(keyboard.paths { $0.type == .key }.count >= 10, "the number pad is there")
    try device.press("111111".map(KeyInput.character))
    #expect(try device.element("Wrong Passcode. Try Again.") != nil)
    try device.press("000000".map(KeyInput.character))
    #expect(try text("result") == user)
  }

  @Test func withoutAFaceThePasscodeIsAskedForAtOnce() throws {
    device.biometrics = .notEnrolled
    device.passcode = "192837"
    try open()
    try device.touch("Continue with Passcode")
    device.advance(by: .seconds(1))
    try device.press("192837".map(KeyInput.character))
    #expect(try text("result") == user)
  }

  @Test func theQuestionForTheFaceCanBeCancelled() throws {
    device.biometrics = .nonMatching
    try open()
    try device.touch("Continue")
    let alert = try #require(try device.systemElements(.alert).first)
    let cancel = try #require(alert.paths { $0.label == "Cancel" }.first.flatMap { alert[$0] }).frame
    try device.perform(.tap(CGPoint(x: cancel.midX, y: cancel.midY)))
    #expect(try device.systemElements(.alert).isEmpty)
    #expect(try device.element("Share My Email") != nil, "the sheet is still there")
    device.biometrics = .matching
    try device.touch("Continue")
    #expect(try text("result") == user)
  }

  @Test func theStateOfAPersonIsTold() throws {
    try open()
    try device.touch("Continue")
    device.advance(by: .milliseconds(600))
    try device.touch("check")
    #expect(try text("state") == "authorized true")
    device.stopUsingAppleAccount(for: DiaryApp.self)
    try device.touch("check")
    #expect(try text("state") == "revoked true")
    try open()
    #expect(try device.element("Share My Email") != nil, "it is as the first time")
    try device.touch("Cancel")
    device.advance(by: .milliseconds(600))
    device.appleAccount = AppleAccount(givenName: "Ann", familyName: "Lee", email: "ann@example.com")
    try device.touch("check")
    #expect(try text("state") == "notFound true", "it is another person")
  }

  @Test func withoutAnAccountTheSystemSaysSo() throws {
    device.appleAccount = nil
    try open()
    #expect(try device.systemElements(.alert).map(\.label) == ["Sign in to your Apple Account"])
    try device.touch("Close")
    #expect(try text("result") == "unknown")
  }

  @Test func theIdentityTokenHasTheClaims() throws {
    nonisolated(unsafe) var token: Data?
    device.install("org.example.Reader", named: "Reader") {
      AnyView(
        SignInWithAppleButton(.continue) {
          $0.requestedScopes = [.email]
          $0.nonce = "once"
        } onCompletion: { result in
          token =
            ((try? result.get())?.credential as? ASAuthorizationAppleIDCredential)?.identityToken
        })
    }
    try device.launch(LaunchRequest("org.example.Reader"))
    try open("Continue with Apple")
    try device.touch("Continue")
    let parts = String(decoding: try #require(token), as: UTF8.self).split(
      separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3 && parts[2].isEmpty, "it is not signed")
    let text = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
    let filled = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    let claims = try JSONDecoder().decode(
      [String: Claim].self, from: try #require(Data(base64Encoded: filled)))
    #expect(claims["aud"] == .text("org.example.Reader"))
    #expect(claims["iss"] == .text("https://appleid.apple.com"))
    #expect(claims["nonce"] == .text("once"))
    #expect(claims["email"] == .text("j.appleseed@icloud.com"))
  }

  @Test func theSheetGoesWithItsApp() throws {
    try open()
    try device.press(.home)
    #expect(try device.element("Share My Email") == nil)
    try device.launch(LaunchRequest(DiaryApp.bundleIdentifier))
    #expect(try device.element("Share My Email") == nil)
    try open()
    #expect(try device.element("Share My Email") != nil)
  }
}

/// A claim of a token.
private enum Claim: Decodable, Equatable {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try container.decode(Int.self))
    }
  }
}
