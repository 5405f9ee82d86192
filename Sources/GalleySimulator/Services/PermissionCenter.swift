import GalleyAutomation
import GalleyServices
import GalleySystem
import GalleyViews

/// The answers to apps' permission questions, and the questions that wait.
@MainActor final class PermissionCenter {
  /// A question on the screen.
  struct Question {
    let bundleIdentifier: String
    let app: String
    let permission: Permission
    let reason: String
    var completions: [(PermissionStatus) -> Void]
  }

  private struct Key: Hashable {
    let bundleIdentifier: String
    let permission: Permission
  }

  private var answers: [Key: PermissionStatus] = [:]
  private var questions: [Question] = []
  /// Called when another question is on the screen.
  var changed: () -> Void = {}

  var question: Question? { questions.first }

  func status(of permission: Permission, for bundleIdentifier: String) -> PermissionStatus {
    answers[Key(bundleIdentifier: bundleIdentifier, permission: permission)] ?? .notDetermined
  }

  func ask(_ question: Question) {
    if let index = questions.firstIndex(where: {
      $0.bundleIdentifier == question.bundleIdentifier && $0.permission == question.permission
    }) {
      questions[index].completions += question.completions
    } else {
      questions.append(question)
    }
    changed()
  }

  func answer(_ status: PermissionStatus) {
    guard !questions.isEmpty else { return }
    let question = questions.removeFirst()
    answers[Key(bundleIdentifier: question.bundleIdentifier, permission: question.permission)] = status
    changed()
    for completion in question.completions { completion(status) }
  }

  func set(_ status: PermissionStatus, of permission: Permission, for bundleIdentifier: String) {
    answers[Key(bundleIdentifier: bundleIdentifier, permission: permission)] = status
  }

  func reset(_ permission: Permission, for bundleIdentifier: String) {
    answers[Key(bundleIdentifier: bundleIdentifier, permission: permission)] = nil
  }

  /// Removes the questions of an app that has ended.
  func withdraw(_ bundleIdentifier: String) {
    questions.removeAll { $0.bundleIdentifier == bundleIdentifier }
    changed()
  }
}

/// The permissions, as one app sees them.
struct AppPermissions: PermissionService {
  let center: PermissionCenter
  let clock: AppClock
  let bundleIdentifier: String
  let app: String
  let reasons: [Permission: String]

  func status(of permission: Permission) -> PermissionStatus {
    MainActorEntry.run { center.status(of: permission, for: bundleIdentifier) }
  }

  func request(_ permission: Permission, completion: @escaping (PermissionStatus) -> Void) {
    guard !clock.lifetime.hasEnded else { return }
    let status = status(of: permission)
    guard status == .notDetermined else {
      clock.after(.zero) { completion(status) }
      return
    }
    nonisolated(unsafe) let completion = completion
    MainActorEntry.run {
      center.ask(
        .init(
          bundleIdentifier: bundleIdentifier, app: app, permission: permission,
          reason: reasons[permission] ?? "",
          completions: [completion]))
    }
  }
}

extension Permission {
  init?(_ resource: ProtectedResource) {
    self.init(rawValue: String(describing: resource))
  }

  /// The name of the permission in the system's alert.
  var inQuestion: String {
    switch self {
    case .contacts: "Your Contacts"
    case .calendar: "Your Calendar"
    case .reminders: "Your Reminders"
    case .photos: "Your Photos"
    case .microphone: "the Microphone"
    case .camera: "the Camera"
    case .location: "Your Location"
    case .bluetooth: "Bluetooth"
    case .notifications: "Notifications"
    }
  }
}
