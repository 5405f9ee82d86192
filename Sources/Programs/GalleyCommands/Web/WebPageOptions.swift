import Foundation
import GalleyText
import GalleyTree

/// The options of commands that open a web page in a browser.
package struct WebPageOptions: CommandOptions {
  /// The address of the page.
  package let url: ValueOption<URL>
  private let device: ValueOption<String>
  private let browser: ValueOption<String>
  private let cookie: ListOption<WebPageRequest.Cookie>?

  package init(_ line: inout OptionReader) {
    self.init(summary: "open this address in a browser", &line)
  }

  /// Declares and reads the options.
  ///
  /// - Parameters:
  ///   - name: The name of the option with the address.
  ///   - summary: The effect of that option.
  ///   - takesCookies: Whether cookies can be set before.
  init(
    _ name: String = "--url", summary: String, takesCookies: Bool = true, _ line: inout OptionReader
  ) {
    url = line.value(name, "address", as: Self.address, summary: summary)
    device = line.value(
      "--device", "name", completion: .words(DeviceNames.words),
      summary: "with \(name): give the browser the window of this device; the default is a desktop's")
    browser = line.value(
      "--browser", "name", completion: .words(BrowserNames.all),
      as: OptionForm(needs: EnglishList.or(BrowserNames.all)) {
        BrowserNames.all.contains($0) ? $0 : nil
      },
      summary: "with \(name): use this browser; the default is GALLEY_BROWSER, or else chromium")
    cookie =
      takesCookies
      ? line.list(
        "--cookie", "NAME=value", as: Self.cookie,
        summary: "with \(name): set a cookie before, such as the session of a person who is signed in")
      : nil
  }

  private static var address: OptionForm<URL> {
    OptionForm(needs: "an address such as http://127.0.0.1:8080/") { word in
      guard let url = URL(string: word), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
        url.host?.isEmpty == false
      else { return nil }
      return url
    }
  }

  private static var cookie: OptionForm<WebPageRequest.Cookie> {
    OptionForm(needs: "a cookie such as session=abc") { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return parts.count == 2 && !parts[0].isEmpty
        ? WebPageRequest.Cookie(name: parts[0], value: parts[1]) : nil
    }
  }

  /// The options that have no effect without an address.
  private var others: [any CommandOption] { [device, browser] + (cookie.map { [$0] } ?? []) }

  /// The page to open; `nil` if no address is given.
  ///
  /// - Throws: ``UsageError``, also for an option that needs the address.
  package func request() throws(UsageError) -> WebPageRequest? {
    guard let url = try url.value() else {
      for option in others where option.isGiven { throw .onlyWith(option.name, self.url.name) }
      return nil
    }
    var request = WebPageRequest(url: url)
    request.device = try deviceName()
    request.browser = try browser.value()
    request.cookies = try cookie?.values() ?? []
    return request
  }

  private func deviceName() throws(UsageError) -> String? {
    guard let word = device.word else { return nil }
    guard let name = DeviceNames.find(word) else { throw .unknownDevice(word) }
    return name
  }
}
