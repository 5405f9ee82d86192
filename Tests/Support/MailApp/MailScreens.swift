import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice

/// The screens of the mail app.
enum Mail {
  static let name = "com.example.mail"

  static func app(_ children: [Element]) -> [ApplicationTree] {
    [
      ApplicationTree(
        bundleIdentifier: name,
        root: Element(
          .application, label: "Mail", frame: CGRect(x: 0, y: 0, width: 375, height: 812), children: children)
      )
    ]
  }

  static func row(_ index: Int, _ subject: String, x: Double = 0) -> Element {
    let y = 100 + Double(index) * 60
    return Element(
      .cell, identifier: "inbox.message", frame: CGRect(x: x, y: y, width: 375, height: 60),
      children: [
        Element(
          .staticText, identifier: "row.subject", label: subject,
          frame: CGRect(x: 16, y: y + 10, width: 200, height: 20)
        ),
        Element(
          .button, identifier: "row.open", label: "Open",
          frame: CGRect(x: 300, y: y + 10, width: 60, height: 40)),
      ])
  }

  static func bar(_ title: String, identifier: String = "inbox.title", _ buttons: [Element] = []) -> Element {
    Element(
      .navigationBar, identifier: "nav", frame: CGRect(x: 0, y: 44, width: 375, height: 44),
      children: buttons + [
        Element(
          .staticText, identifier: identifier, label: title,
          frame: CGRect(x: 120, y: 50, width: 135, height: 30))
      ])
  }

  static let compose = Element(
    .button, identifier: "inbox.compose", label: "Compose",
    frame: CGRect(x: 320, y: 48, width: 44, height: 36))

  static let tabs = Element(
    .tabBar, identifier: "tabs", frame: CGRect(x: 0, y: 730, width: 375, height: 82),
    children: [
      Element(
        .button, identifier: "tab.home", label: "Home", frame: CGRect(x: 20, y: 735, width: 60, height: 44))
    ])

  static let spinner = Element(
    .staticText, identifier: "inbox.spinner", label: "Loading",
    frame: CGRect(x: 100, y: 400, width: 100, height: 20))

  static let clock = Element(
    .staticText, identifier: "status.clock", label: "9:41",
    frame: CGRect(x: 150, y: 10, width: 60, height: 20))

  static func list(_ subjects: [String]) -> Element {
    Element(
      .table, identifier: "inbox.list", frame: CGRect(x: 0, y: 88, width: 375, height: 642),
      children: subjects.enumerated().map { row($0.offset, $0.element) })
  }

  static func inbox(_ subjects: [String] = ["Hello", "Lunch"], extra: [Element] = []) -> [ApplicationTree] {
    app([bar("Inbox", [compose]), list(subjects), tabs] + extra)
  }

  static let composer = app([
    Element(
      .textField, identifier: "composer.to", frame: CGRect(x: 16, y: 100, width: 343, height: 40),
      traits: []),
    Element(
      .button, identifier: "composer.send", label: "Send", frame: CGRect(x: 300, y: 48, width: 60, height: 36)
    ),
    Element(
      .button, identifier: "composer.attach", label: "Attach",
      frame: CGRect(x: 16, y: 160, width: 80, height: 40)),
    Element(
      .textView, identifier: "composer.note", frame: CGRect(x: 16, y: 220, width: 343, height: 200)),
    Element(
      .switch, identifier: "composer.urgent", value: "0", frame: CGRect(x: 16, y: 440, width: 60, height: 40)),
  ])

  static let signIn = app([
    Element(
      .textField, identifier: "sign-in.email", placeholder: "E-mail",
      frame: CGRect(x: 16, y: 100, width: 343, height: 40)),
    Element(
      .secureTextField, identifier: "sign-in.password", frame: CGRect(x: 16, y: 160, width: 343, height: 40)),
    Element(
      .button, identifier: "sign-in.submit", label: "Sign in",
      frame: CGRect(x: 16, y: 220, width: 343, height: 44)),
  ])

  static let twoFactor = app([
    Element(
      .textField, identifier: "two-factor.code", frame: CGRect(x: 16, y: 100, width: 343, height: 40))
  ])

  static func message(_ text: String) -> [ApplicationTree] {
    app([
      bar(
        "Message", identifier: "message.title",
        [
          Element(
            .button, label: "Inbox", frame: CGRect(x: 8, y: 48, width: 80, height: 36))
        ]),
      Element(
        .staticText, identifier: "message.text", label: text,
        frame: CGRect(x: 16, y: 120, width: 343, height: 400)),
    ])
  }

  static let rating = Element(
    .other, identifier: "rating", frame: CGRect(x: 0, y: 0, width: 375, height: 812), traits: [.modal],
    children: [
      Element(
        .button, identifier: "rating.later", label: "Later",
        frame: CGRect(x: 100, y: 400, width: 175, height: 44))
    ])
}

/// A mail app on a scripted device.
struct MailDevice {
  let device: ScriptedDevice
  let automator: Automator
  let app: Application
  let recorder = MemoryRecorder()

  init(_ device: ScriptedDevice) {
    self.device = device
    automator = Automator(driver: device)
    automator.evidence = recorder
    app = Application(Mail.name, on: automator)
  }

  init(_ screen: [ApplicationTree]) {
    self.init(ScriptedDevice(screen))
  }

  /// A device on which a tap on a field focuses it.
  static func typing(_ screen: [ApplicationTree], fields: [String]) -> MailDevice {
    let mail = MailDevice(screen)
    for field in fields {
      mail.device.onTap(field) { device in
        for other in fields { device.update(other) { $0.isFocused = false } }
        device.update(field) { $0.isFocused = true }
      }
    }
    return mail
  }
}

/// Keeps evidence in memory.
final class MemoryRecorder: EvidenceRecorder {
  private(set) var evidence: [Evidence] = []

  func record(_ evidence: Evidence) {
    self.evidence.append(evidence)
  }
}

/// What a body throws as a page error, or a failed expectation.
func pageError<R>(_ body: () throws -> R) throws -> PageError {
  do {
    _ = try body()
  } catch let error as PageError {
    return error
  }
  throw Unexpected()
}

struct Unexpected: Error {}

/// A report with `:LINE` in place of the line numbers of this target's files, which move.
func plain(_ error: PageError) -> String {
  plain(error.description)
}

func plain(_ text: String) -> String {
  text.replacing(/\w+\/([\w+]+\.swift):\d+/) { match in "\(match.output.1):LINE" }
}
