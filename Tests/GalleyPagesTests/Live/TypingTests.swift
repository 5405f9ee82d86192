import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct TypingTests {
  private func signIn() throws -> (Page<SignIn>, MailDevice) {
    let mail = MailDevice.typing(Mail.signIn, fields: ["sign-in.email", "sign-in.password"])
    return (try Page<SignIn>(on: mail.app), mail)
  }

  @Test func textIsTypedAndReadBack() throws {
    let (page, _) = try signIn()
    try page.email.type("ada@")
    try page.email.type("example.org")
    #expect(try page.email.text == "ada@example.org")
  }

  @Test func aFieldThatShowsItsPlaceholderIsEmpty() throws {
    let (page, mail) = try signIn()
    mail.device.update("sign-in.email") { $0.value = "E-mail" }
    #expect(try page.email.text == "")
  }

  @Test func whatIsNotWhatWasTypedIsReported() throws {
    let (page, mail) = try signIn()
    mail.device.onKeys { keys, device in
      device.updateFocused { $0.value = .text(String(($0.value?.text ?? "") + "ada@exmaple.org")) }
    }
    let error = try pageError { try page.email.type("ada@example.org") }
    expectGolden(plain(error).split(separator: "\n").prefix(4).joined(separator: "\n"))
  }

  @Test func ofSecretsOnlyLengthsAreReported() throws {
    let (page, mail) = try signIn()
    mail.device.onKeys { _, device in device.updateFocused { $0.value = "•••" } }
    let error = try pageError { try page.password.type("secret") }
    expectGolden(plain(error).split(separator: "\n").prefix(2).joined(separator: "\n"))
    guard case .text(let failure) = error.failure else { throw error }
    #expect(failure.expected == nil && failure.actual == nil)
    #expect(try !String(decoding: error.json(), as: UTF8.self).contains("•••\""))
  }

  @Test func aFieldThatFormatsIsToldWhatToExpect() throws {
    let (page, mail) = try signIn()
    mail.device.onKeys { _, device in device.updateFocused { $0.value = "+1 (234)" } }
    try page.email.type("1234", expecting: "+1 (234)")
  }

  @Test func aTextThatComesLateIsWaitedFor() throws {
    let (page, mail) = try signIn()
    mail.device.onKeys { _, device in
      device.after(.seconds(2)) { $0.update("sign-in.email") { $0.value = "late" } }
    }
    try page.email.type("late")
    #expect(mail.device.now < .seconds(3))
  }

  @Test func textIsClearedAndReplaced() throws {
    let (page, mail) = try signIn()
    mail.device.update("sign-in.email") { $0.value = "old" }
    mail.device.onKeys { keys, device in
      device.updateFocused { element in
        var text = element.value?.text ?? ""
        for key in keys {
          switch key {
          case .selectAll: text = "\u{0}"
          case .delete: text = text == "\u{0}" ? "" : String(text.dropLast())
          case .character(let character): text.append(character)
          default: break
          }
        }
        element.value = .text(text)
      }
    }
    try page.email.clearText()
    #expect(try page.email.text == "")
    let keys = mail.device.keys.count
    try page.email.clearText()
    #expect(mail.device.keys.count == keys)
    try page.email.type("abc")
    try page.email.replaceText(with: "new")
    #expect(try page.email.text == "new")
  }

  @Test func aLineBreakSubmitsAndIsNotReadBack() throws {
    let (page, mail) = try signIn()
    mail.device.onKeys { keys, device in
      if keys == [.enter] { device.applications = Mail.inbox() }
      for case .character(let character) in keys {
        device.updateFocused { $0.value = .text(($0.value?.text ?? "") + String(character)) }
      }
    }
    try page.email.type("ada\n")
    _ = try Page<Inbox>(on: mail.app)
  }
}
