import Foundation
import GalleyTree

/// Screens to sketch: recorded ones of the sample, and others made by hand.
enum SketchScreens {
  /// A screen with one app.
  static func screen(_ children: [Element]) -> Element {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    let status = Element(
      .window, frame: frame,
      children: [Element(.statusBar, frame: frame, children: [Element(.other, label: "9:41")])])
    return Element(
      .other, identifier: "screen", frame: frame,
      children: [
        Element(
          .application, label: "App", frame: frame,
          children: [Element(.window, frame: frame, children: children)]),
        Element(.application, label: "SpringBoard", frame: frame, children: [status]),
      ])
  }

  /// An element in a column of its own.
  static func part(
    _ type: ElementType, _ identifier: String = "", _ label: String = "", value: ElementValue? = nil,
    placeholder: String? = nil, y: Double = 0, isEnabled: Bool = true, isSelected: Bool = false,
    traits: ElementTraits = [], _ children: [Element] = []
  ) -> Element {
    Element(
      type, identifier: identifier, label: label, value: value, placeholder: placeholder,
      frame: CGRect(x: 16, y: 100 + y, width: 343, height: 40), isEnabled: isEnabled, isSelected: isSelected,
      traits: traits, children: children)
  }

  static func bar(_ title: String, _ buttons: [Element] = []) -> Element {
    part(.navigationBar, title, "", buttons + [part(.staticText, "", title, traits: [.header, .staticText])])
  }

  static let signIn = screen([
    part(.image),
    part(.staticText, "", "Welcome back"),
    part(.textField, "sign-in.email", value: "ada@example.org", placeholder: "E-mail", y: 50),
    part(.secureTextField, "sign-in.password", value: "•••••", placeholder: "Password", y: 100),
    part(.button, "sign-in.submit", "Sign In", y: 150, isEnabled: false, [part(.staticText, "", "Sign In")]),
    part(.button, "", "Forgot your password?", y: 200),
    part(.link, "", "Terms of Service", y: 250),
    part(.staticText, "sign-in.problem", "The password is wrong.", y: 300),
    part(.activityIndicator, "", "In progress", y: 350),
    part(.keyboard, "", "", y: 400, [part(.key, "", "q"), part(.button, "", "Return")]),
  ])

  static let settings = screen([
    part(
      .table, "settings.list", "",
      [
        part(.staticText, "", "Notifications"),
        part(
          .cell, "", "", y: 50, [part(.staticText, "", "Sounds"), part(.switch, "", "Sounds", value: "1")]),
        part(
          .cell, "", "", y: 100, [part(.staticText, "", "Badges"), part(.switch, "", "Badges", value: "0")]),
        part(.cell, "settings.account", "Account", y: 150),
        part(.cell, "settings.about", "About", y: 200),
        part(.slider, "settings.volume", "Volume", value: "50%", y: 250),
        part(
          .segmentedControl, "settings.theme", "", y: 300,
          [part(.button, "", "Light"), part(.button, "", "Dark")]),
        part(
          .stepper, "settings.guests", "Guests: 4", value: "4", y: 350,
          [part(.button, "", "Decrement"), part(.button, "", "Increment")]),
        part(
          .stepper, "", "Portions: 2", value: "2", y: 400,
          [part(.button, "", "Decrement"), part(.button, "", "Increment")]),
        part(.button, "settings.colour", "Colour", value: "Plum", y: 450),
        part(.picker, "settings.minutes", "", y: 500, [part(.pickerWheel, "", "", value: "45 min")]),
        part(.datePicker, "", "Remind me", y: 550, [part(.pickerWheel, "", "", value: "8 o’clock")]),
        part(.popUpButton, "", "Language", value: "Plattdüütsch", y: 600),
        part(.pageIndicator, "", "", value: "page 1 of 3", y: 650),
        part(.menuItem, "", "Reset All", y: 700),
      ]),
    bar("Settings", [part(.button, "BackButton", "Home"), part(.button, "settings.default", "Reset")]),
  ])

  static func bubble(_ index: Int, _ text: String, isOwn: Bool) -> Element {
    part(
      .cell, "chat.message-\(index)", "", y: 60 * Double(index),
      [part(.staticText, "chat.text", text)]
        + (isOwn
          ? [part(.image, "chat.delivered", "Delivered")] : [part(.staticText, "chat.sender", "Grace")]))
  }

  static let chat = screen([
    part(
      .table, "chat.log", "",
      [
        bubble(0, "Hi", isOwn: false), bubble(1, "Hello", isOwn: true),
        bubble(2, "Lunch at 12?", isOwn: false),
      ]),
    part(
      .toolbar, "", "", y: 600,
      [
        part(.textView, "chat.input", value: "", placeholder: "Message"),
        part(.button, "chat.send", "Send", isEnabled: false),
      ]),
    bar("Grace", [part(.button, "BackButton", "Chats")]),
  ])

  static let tabs = screen([
    bar("Browse", [part(.button, "", "Edit")]),
    part(
      .scrollView, "", "",
      [
        part(.searchField, "", "", placeholder: "Search"),
        part(.button, "", "See All", y: 50), part(.button, "", "See All", y: 100),
        part(
          .other, "browse.featured", "", y: 150,
          [part(.staticText, "", "Featured"), part(.button, "", "Open")]),
        part(
          .other, "browse.recent", "", y: 200, [part(.staticText, "", "Recent"), part(.button, "", "Open")]),
      ]),
    part(
      .tabBar, "", "", y: 650,
      [
        part(.button, "", "Browse", isSelected: true), part(.button, "", "Library"),
        part(.button, "", "Search"),
      ]),
  ])

  static let foreign = screen([
    bar("設定"),
    part(.button, "", "ログアウト"),
    part(.switch, "", "إشعارات", value: "1", y: 50),
    part(.button, "", "Größe ändern", y: 100),
    part(.button, "", "ปิด", y: 150),
    part(.staticText, "", "नमस्ते", y: 200),
  ])

  static let hostile = screen([
    part(.button, "quote\"me", "She said \"go\""),
    part(.button, "", "C:\\path\\(x)", y: 50),
    part(.button, "", "two\nlines", y: 100),
    part(.button, "", "🎉", y: 150),
    part(.button, "", "👩‍👩‍👧 family", y: 200),
    part(.staticText, "", String(repeating: "All work and no play. ", count: 500), y: 250),
    part(.button, "hostile.class", "Class", y: 300), part(.button, "hostile.back", "Back", y: 350),
    part(.button, "hostile.body", "Body", y: 400), part(.button, "123", "", y: 450),
    part(.button, "", "a\u{202E}b", y: 500), part(.button, "", "*/ } //", y: 550),
    part(.button, "a.same", "One", y: 600), part(.button, "b.same", "Two", y: 650),
    part(.button, "", "Twin", y: 700), part(.button, "", "Twin", y: 750),
    part(.image, "", "", y: 800), part(.button, "", "", y: 850),
  ])

  static let sheet = screen([
    bar("Inbox"),
    part(
      .sheet, "", "",
      [
        bar("New Message", [part(.button, "", "Cancel"), part(.button, "", "Send", isEnabled: false)]),
        part(.textField, "composer.to", placeholder: "To"),
      ]),
  ])

  /// A baseline's screen.
  static func recorded(_ path: String) throws -> Element {
    struct Sidecar: Decodable {
      var tree: Element
    }
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let data = try Data(contentsOf: root.appending(path: "Baselines/\(path).iphone-x-light.json"))
    return try JSONDecoder().decode(Sidecar.self, from: data).tree
  }
}
