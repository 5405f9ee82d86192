import GalleyAutomation
import GalleySystem
import GalleyViews

/// The reaction of the system to an app that reads another app's content of the pasteboard.
///
/// - Reference: [`UIPasteboard`](https://developer.apple.com/documentation/uikit/uipasteboard), on permission for paste; in the Settings
///   of iOS it is *Paste from Other Apps*, with these three choices.
public enum PastePolicy: Hashable, Sendable, CaseIterable {
  /// The system asks for permission, for the present content.
  case ask
  /// The app finds nothing.
  case deny
  /// The app reads it.
  case allow
}

extension SimulatedDevice {
  /// The reaction of the system when an app reads content that another app or a test has put on the
  /// pasteboard; by default, it allows it.
  ///
  /// A new device of Apple's asks the person, and the app waits for the answer. Here the app finds nothing
  /// until there is an answer, and has to read again, such as after another tap.
  public var pasteFromOtherApps: PastePolicy {
    get { MainActorEntry.run { settings.pasting } }
    set { MainActorEntry.run { settings.pasting = newValue } }
  }

  /// Whether an app may read the pasteboard; asks the person if necessary.
  @MainActor func mayPaste(_ app: InstalledApp) -> Bool {
    let identifier = app.bundleIdentifier
    guard pasteboard.owner != identifier else { return true }
    switch settings.pasting {
    case .allow: return true
    case .deny: return false
    case .ask: break
    }
    let change = pasteboard.changeCount
    if let answer = pasteAnswers[identifier], answer.change == change { return answer.isAllowed ?? false }
    pasteAnswers[identifier] = (change, nil)
    let owner = pasteboard.owner.map { icon(of: $0).name } ?? Self.testRunner
    let question = SpringboardModel.SystemQuestion(
      title: "“\(app.displayName)” would like to paste from “\(owner)”",
      message: "Do you want to allow this?",
      buttons: [.init("Don’t Allow Paste", .cancel), .init("Allow Paste")])
    askFromApp(question) { [weak self] in self?.pasteAnswers[identifier] = (change, $0 == 1) }
    return false
  }

  /// The name of the app that tests run in, as Xcode makes it for their target.
  private static let testRunner = "UITests-Runner"
}
