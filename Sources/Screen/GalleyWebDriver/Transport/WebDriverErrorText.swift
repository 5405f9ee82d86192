import GalleyText

/// The texts of errors of WebDriver servers.
package enum WebDriverErrorText {
  /// The devices behind a server, by which ways out differ.
  package enum Device {
    case browser, telephone
  }

  /// An error as sentences: the command, the reason, the way out.
  package static func sentence(_ error: WebDriverError, about device: Device = .browser) -> String {
    switch error {
    case .noAddress(let text):
      "“\(clean(text))” is no address of a WebDriver server; write one such as http://hub.example:\(port(device))/wd/hub."
    case .notConnected(let command, let reason):
      "\(name(command)) reached no server at \(place(command)): \(reason). Start the server, or correct the address."
    case .late(let command, let limit):
      "\(name(command)) had no answer from \(place(command)) within \(seconds(limit)). "
        + (device == .browser ? "The page or the browser hangs." : "The app, the device or the server hangs.")
    case .broken(let command, let reason):
      "\(name(command)) lost its connection to \(place(command)): \(reason). "
        + (device == .browser ? "The driver or the browser has ended." : "The server has ended.")
    case .tooLong(let command, let limit):
      "\(name(command)) had an answer from \(place(command)) of more than \(Numeral.decimal(Double(limit >> 20))) MB, which is the limit."
    case .refused(let command, let status, let code, let message):
      refusal(command, status, code, message, device)
    case .unreadable(let command, let status, let reason, let beginning):
      "\(name(command)) had an answer from \(place(command)) that is not WebDriver's (status \(status)): \(reason)."
        + (beginning.isEmpty ? "" : " It begins with “\(clean(beginning))”.")
        + " Correct the base path of the address."
    case .noSession(let command):
      "\(name(command)) was sent to \(place(command)) after its session had ended."
    }
  }

  /// An error as a reason within a sentence, without its full stop.
  package static func reason(_ error: WebDriverError, about device: Device = .browser) -> String {
    sentence(error, about: device).withoutStop
  }

  private static func port(_ device: Device) -> Int { device == .browser ? 4444 : 4723 }

  private static func refusal(
    _ command: WebDriverCommand, _ status: Int?, _ code: String, _ message: String, _ device: Device
  ) -> String {
    // Drivers add their own stack and the session's facts below the first line.
    let first = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let words = clean(first, limit: 400)
    let reason = words.isEmpty ? code : words.hasPrefix(code) ? words : "\(code): \(words)"
    return
      "\(name(command)) was refused by \(place(command))\(status.map { " (status \($0))" } ?? ""): \(reason.withoutStop)."
      + (advice(code, device).map { " " + $0 } ?? "")
  }

  /// The way out, by the W3C's error code.
  private static func advice(_ code: String, _ device: Device) -> String? {
    switch (code, device) {
    case ("session not created", .browser):
      "Compare the versions of driver and browser, and the capabilities."
    case ("session not created", .telephone):
      "Compare the capabilities with those of the server’s driver, and read the server’s log."
    case ("unexpected alert open", _): "Answer the dialog before."
    case ("invalid session id", .browser): "The browser has ended."
    case ("invalid session id", .telephone):
      "The session has ended: a server ends it after newCommandTimeout seconds without a command, or with its device."
    case ("insecure certificate", _): "Accept insecure certificates by the capability acceptInsecureCerts."
    default: nil
    }
  }

  private static func name(_ command: WebDriverCommand) -> String {
    "\(command.method) \(clean(command.path))"
  }
  private static func place(_ command: WebDriverCommand) -> String { clean(command.address) }
  private static func clean(_ text: String, limit: Int = 120) -> String { CleanText.line(text, limit: limit) }
  private static func seconds(_ duration: Duration) -> String {
    "\(Numeral.decimal(duration / .seconds(1))) s"
  }
}
