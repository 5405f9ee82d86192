import Foundation
import GalleyTree

/// A web page that a command opens in a browser.
package struct WebPageRequest: Hashable, Sendable {
  /// A cookie of the page's origin.
  package struct Cookie: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  /// The address.
  package var url: URL
  /// The device whose window the browser has, by its name in the catalogue; `nil` for a desktop.
  package var device: String?
  /// The browser; `nil` for that of the environment.
  package var browser: String?
  /// The cookies that are set before.
  package var cookies: [Cookie] = []

  package init(url: URL) { self.url = url }
}

// MARK: In a test

extension WebPageRequest {
  /// The devices that have a name in `BrowserDevice`.
  private static let constants = [
    "iPhone SE": "iPhoneSE", "iPhone X": "iPhoneX", "iPhone 15": "iPhone15", "iPhone 17": "iPhone17",
    "iPad": "iPad", "iPad Air": "iPadAir",
  ]

  /// The statement of a test that makes a device without such a name; `nil` for any other device.
  package var statement: String? {
    guard let device, Self.constants[device] == nil else { return nil }
    return "let device = try #require(BrowserDevice(named: \(SwiftLiteral.of(device))))"
  }

  /// The expression of a test for the page's application, such as `.browser("http://127.0.0.1:8080/", device: .desktop)`.
  package var expression: String {
    var words = [SwiftLiteral.of(url.absoluteString)]
    let device = device.map { Self.constants[$0].map { ".\($0)" } ?? "device" } ?? ".desktop"
    words.append("device: \(device)")
    if let browser { words.append("engine: .\(browser)") }
    return ".browser(\(words.joined(separator: ", ")))"
  }
}

/// The layouts of a web page, as source text.
package struct SketchedWebPage: Hashable, Sendable {
  /// The work of `galley-tools`, which opens the page in a browser and sketches it.
  ///
  /// It takes the page and the environment of the command.
  package typealias Work = (_ request: WebPageRequest, _ environment: [String: String]) throws ->
    SketchedWebPage

  /// The name of the layout of the page.
  package var name: String
  /// The layouts as Swift, that of the page first.
  package var swift: String

  package init(name: String, swift: String) {
    self.name = name
    self.swift = swift
  }
}
