import Foundation

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
