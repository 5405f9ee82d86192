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

  /// The system that asks.
  let platform: Platform
  private var decisions: [Key: PermissionDecision] = [:]
  private var questions: [Question] = []
  /// Called when another question is on the screen.
  var changed: () -> Void = {}

  init(on platform: Platform) {
    self.platform = platform
  }

  var question: Question? { questions.first }

  /// The question for a permission; `nil` for a permission without a question.
  func prompt(for permission: Permission) -> PermissionPrompt? {
    PermissionPrompt.of(permission, on: platform)
  }

  func status(of permission: Permission, for bundleIdentifier: String) -> PermissionStatus {
    decisions[Key(bundleIdentifier: bundleIdentifier, permission: permission)]?.status
      ?? (prompt(for: permission) == nil ? .denied : .notDetermined)
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

  /// Stores the decision about the question on the screen, and reports it to the app.
  func answer(_ decision: PermissionDecision) {
    guard !questions.isEmpty else { return }
    let question = questions.removeFirst()
    decisions[Key(bundleIdentifier: question.bundleIdentifier, permission: question.permission)] = decision
    changed()
    for completion in question.completions { completion(decision.status) }
  }

  func set(_ status: PermissionStatus, of permission: Permission, for bundleIdentifier: String) {
    decisions[Key(bundleIdentifier: bundleIdentifier, permission: permission)] = PermissionDecision(status)
  }

  func reset(_ permission: Permission, for bundleIdentifier: String) {
    decisions[Key(bundleIdentifier: bundleIdentifier, permission: permission)] = nil
  }

  /// Removes the questions of an app that has ended, and its permissions for one time.
  func end(_ bundleIdentifier: String) {
    questions.removeAll { $0.bundleIdentifier == bundleIdentifier }
    decisions = decisions.filter { $0.key.bundleIdentifier != bundleIdentifier || $0.value != .allowedOnce }
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
          completions: [{ [clock] status in clock.run { completion(status) } }]))
    }
  }
}

extension Permission {
  /// The permission for a resource of Apple's list.
  init?(_ resource: ProtectedResource) {
    self.init(rawValue: String(describing: resource))
  }
}
