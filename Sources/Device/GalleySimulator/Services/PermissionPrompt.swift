import GalleyAutomation
import GalleyServices
import GalleyViews

/// The decision behind a button of a permission question.
enum PermissionDecision: Hashable, Sendable {
  /// The app may not, until the decision is reset.
  case denied
  /// The app may, until the decision is reset.
  case allowed
  /// The app may until it ends; then it asks again.
  case allowedOnce
  /// The app may use a part, which the person chooses next.
  case limited

  /// The status that an app receives.
  var status: PermissionStatus {
    switch self {
    case .denied: .denied
    case .allowed, .allowedOnce: .authorized
    case .limited: .limited
    }
  }

  /// The decision that a test makes in advance by a status; `nil` for a question that is still to be asked.
  init?(_ status: PermissionStatus) {
    switch status {
    case .notDetermined: return nil
    case .denied: self = .denied
    case .authorized: self = .allowed
    case .limited: self = .limited
    }
  }
}

/// The system's question for a permission: its words, and the decision of each of its buttons.
///
/// The words are those of iOS 17 and later.
///
/// - Reference:
///   [Privacy](https://developer.apple.com/design/human-interface-guidelines/privacy#Requesting-permission)
///   in Apple's guidelines, with pictures of the questions;
///   [Control access to information in apps](https://support.apple.com/guide/iphone/iph251e92810/ios), on the
///   meaning of the answers.
struct PermissionPrompt {
  /// One of its buttons.
  struct Button: Equatable {
    let title: String
    let decision: PermissionDecision
    let role: ButtonRole?

    init(_ title: String, _ decision: PermissionDecision, role: ButtonRole? = nil) {
      self.title = title
      self.decision = decision
      self.role = role
    }
  }

  let permission: Permission
  /// The title, with the name of the app between two parts.
  private let before: String
  private let after: String
  /// The system's own text, where there is one; below it stands the reason that the app gives.
  let message: String?
  /// The buttons from the top, or from the leading edge.
  let buttons: [Button]

  init(
    _ permission: Permission, _ before: String, _ after: String, message: String? = nil,
    _ buttons: [Button] = usual
  ) {
    self.permission = permission
    self.before = before
    self.after = after
    self.message = message
    self.buttons = buttons
  }

  func title(for app: String) -> String { "\(before)“\(app)”\(after)" }

  /// The text below the title: that of the system, then the app's reason.
  func message(reason: String) -> String {
    [message, reason].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The buttons of most questions.
  static let usual = [refusal, Button("Allow", .allowed)]
  static let full = [refusal, Button("Allow Full Access", .allowed)]
  /// Alerts put the button that cancels where it belongs: first in a row, last in a column.
  static let refusal = Button("Don’t Allow", .denied, role: .cancel)

  /// The question for a permission; `nil` for a permission without a question.
  static func of(_ permission: Permission, on platform: Platform) -> PermissionPrompt? {
    switch platform {
    case .iOS: onPhone(permission)
    case .macOS: onMac(permission)
    }
  }

  /// The question of a telephone or tablet; `nil` for a resource that only a Mac protects.
  static func onPhone(_ permission: Permission) -> PermissionPrompt? {
    switch permission {
    case .contacts: asking(permission, "Access Your Contacts")
    case .calendar: PermissionPrompt(permission, "", " Would Like Full Access to Your Calendar", full)
    case .reminders: PermissionPrompt(permission, "", " Would Like Full Access to Your Reminders", full)
    case .photos:
      PermissionPrompt(
        permission, "", " Would Like to Access Your Photos",
        [Button("Limit Access…", .limited), Button("Allow Full Access", .allowed), refusal])
    case .microphone: asking(permission, "Access the Microphone")
    case .camera: asking(permission, "Access the Camera")
    case .mediaLibrary:
      asking(permission, "Access Apple Music, Your Music and Video Activity, and Your Media Library")
    case .homeKit: asking(permission, "Access Your Home Data")
    case .focus: asking(permission, "Access Your Focus Status")
    case .bluetooth: asking(permission, "Use Bluetooth")
    case .keyboardNetwork:
      PermissionPrompt(
        permission, "Allow Full Access for ", " Keyboards?",
        message: """
          Full access allows the developer of this keyboard to transmit anything you type, including things you have previously \
          typed with this keyboard. This could include sensitive information such as your credit card number or street address.
          """)
    case .location:
      PermissionPrompt(
        permission, "Allow ", " to use your location?",
        [Button("Allow Once", .allowedOnce), Button("Allow While Using App", .allowed), refusal])
    case .health: asking(permission, "Access and Update Your Health Data")
    case .userTracking:
      // Neither of them cancels: the one that refuses stands above the other.
      PermissionPrompt(
        permission, "Allow ", " to track your activity across other companies’ apps and websites?",
        [Button("Ask App Not to Track", .denied), Button("Allow", .allowed)])
    case .localNetwork: PermissionPrompt(permission, "Allow ", " to find devices on local networks?")
    case .notifications:
      PermissionPrompt(
        permission, "", " Would Like to Send You Notifications",
        message: """
          Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.
          """)
    case .systemRootDirectory, .userDesktopDirectory, .userDownloadsDirectory, .userDocumentsDirectory,
      .networkVolumes, .removableVolumes, .appleEvents:
      nil
    }
  }

  private static func asking(_ permission: Permission, _ what: String) -> PermissionPrompt {
    PermissionPrompt(permission, "", " Would Like to \(what)")
  }
}
