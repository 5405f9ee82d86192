import Foundation
import GalleyServices
import GalleyTree
import GalleyViews
import Observation

/// The request to a person to sign in to an app with Apple.
@MainActor @Observable final class AppleSignInRequest {
  /// The person's choices in the sheet.
  struct Answer: Hashable {
    var sharesName = true
    var sharesEmail = true
  }

  /// The page of the sheet.
  enum Step: Hashable {
    case account
    case passcode
  }

  let icon: SpringboardModel.Icon
  let account: AppleAccount
  let question: AppleSignInQuestion
  /// Whether the person has not used the account for this app so far.
  let isFirst: Bool
  /// The title of the button that goes on.
  let confirmation: String
  var answer = Answer()
  var step = Step.account
  /// The number of times that the person was not recognised.
  var failures = 0
  /// The number of wrong passcodes.
  var wrongPasscodes = 0
  /// Makes sure of who the person is.
  @ObservationIgnored var confirm: () -> Void = {}
  /// Takes a passcode.
  @ObservationIgnored var enter: (String) -> Void = { _ in }
  /// Ends without an answer.
  @ObservationIgnored var cancel: () -> Void = {}

  init(
    icon: SpringboardModel.Icon, account: AppleAccount, question: AppleSignInQuestion, isFirst: Bool,
    confirmation: String
  ) {
    self.icon = icon
    self.account = account
    self.question = question
    self.isFirst = isFirst
    self.confirmation = confirmation
  }
}

/// The system's sheet in which a person signs in to an app with Apple.
///
/// The words are those of iOS 18.
///
/// - Reference: [Use Sign in with Apple on your Apple device](https://support.apple.com/102571), with pictures of the sheet.
struct AppleSignInView: View {
  let request: AppleSignInRequest

  /// The part of the screen's height that the sheet takes.
  private static let height = 0.68

  var body: some View {
    VStack(spacing: 0) {
      header
      switch request.step {
      case .account: account
      case .passcode: PasscodeView(wrong: request.wrongPasscodes, enter: request.enter)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .presentationDetents([.fraction(Self.height)])
  }

  private var header: some View {
    HStack(spacing: 6) {
      Image(systemName: "applelogo").font(.title3).accessibilityHidden(true)
      Text("Apple Account").font(.headline)
      Spacer()
      Button("Cancel") { request.cancel() }
    }
    .frame(height: 56)
  }

  private var account: some View {
    VStack(spacing: 16) {
      AppIconView(icon: request.icon, length: 60)
      Text(sentence).font(.subheadline).multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
      if request.isFirst, asksForAnything { choices }
      Button {
        request.confirm()
      } label: {
        Text(request.confirmation).fontWeight(.semibold).frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      .disabled(request.step != .account)
    }
  }

  private var sentence: String {
    let account = "your Apple Account “\(request.account.email)”"
    return request.isFirst
      ? "Create an account for “\(request.icon.name)” using \(account)."
      : "Do you want to sign in to “\(request.icon.name)” with \(account)?"
  }

  private var asksForAnything: Bool { request.question.wantsName || request.question.wantsEmail }

  private var choices: some View {
    VStack(spacing: 0) {
      if request.question.wantsName {
        name
        if request.question.wantsEmail { Divider().padding(.leading, 16) }
      }
      if request.question.wantsEmail {
        email("Share My Email", request.account.email, isShared: true)
        Divider().padding(.leading, 16)
        email("Hide My Email", "Forward To: \(request.account.email)", isShared: false)
      }
    }
    .background(Color(light: 0xF2F2F7, dark: 0x2C2C2E), in: RoundedRectangle(cornerRadius: 12))
  }

  /// The name, which the person may take away.
  private var name: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("Name").font(.footnote).foregroundStyle(.secondary)
        Text(request.answer.sharesName ? request.account.name : "No Name")
          .foregroundStyle(request.answer.sharesName ? .primary : .secondary)
      }
      Spacer()
      Button {
        request.answer.sharesName.toggle()
      } label: {
        Image(systemName: request.answer.sharesName ? "xmark.circle.fill" : "plus.circle")
          .foregroundStyle(.secondary)
      }
      .accessibilityLabel(request.answer.sharesName ? "Remove Name" : "Add Name")
    }
    .padding(.horizontal, 16).padding(.vertical, 9)
  }

  private func email(_ title: String, _ detail: String, isShared: Bool) -> some View {
    let isChosen = request.answer.sharesEmail == isShared
    return Button {
      request.answer.sharesEmail = isShared
    } label: {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(title)
          Text(detail).font(.footnote).foregroundStyle(.secondary)
        }
        Spacer()
        if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true) }
      }
      .padding(.horizontal, 16).padding(.vertical, 9)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title).accessibilityValue(detail)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }
}

/// The page on which a person enters the device's passcode.
private struct PasscodeView: View {
  /// The number of wrong attempts so far.
  let wrong: Int
  let enter: (String) -> Void
  @State private var passcode = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 16) {
      Text("Enter Passcode").font(.title2).bold()
      Text(wrong == 0 ? "Enter your passcode to use your Apple Account." : "Wrong Passcode. Try Again.")
        .font(.subheadline).foregroundStyle(wrong == 0 ? Color.secondary : .red)
      SecureField("Passcode", text: $passcode).keyboardType(.numberPad).focused($isFocused)
        .textFieldStyle(.roundedBorder).multilineTextAlignment(.center).frame(width: 180)
        .accessibilityLabel("Passcode field")
    }
    .onAppear { isFocused = true }
    .onChange(of: passcode) { _, entered in
      guard entered.count == AppleAccount.passcodeLength else { return }
      passcode = ""
      enter(entered)
    }
  }
}
