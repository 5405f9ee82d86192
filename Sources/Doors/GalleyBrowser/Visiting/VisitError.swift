import GalleyText

/// A reason for which a web page was not visited.
package enum VisitError: Error, Hashable, Sendable {
  /// The browser did not start, with the reason.
  case noBrowser(reason: String)
  /// Nothing accepts connections at the address.
  case refused(address: String)
  /// The host of the address has no entry in the Domain Name System.
  case unknownHost(address: String)
  /// The page was not loaded, with the browser's reason.
  case notLoaded(address: String, reason: String)
  /// The server answered with a status that stands for an error.
  case status(Int, address: String)
  /// The answer is a file, and no document with elements.
  case noDocument(type: String, address: String)
  /// The browser refuses a cookie.
  case cookie(name: String)
  /// The browser tells nothing of what a person does, with its name.
  case noRecording(browser: String)
}

extension VisitError: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  package var description: String {
    switch self {
    case .noBrowser(let reason): CleanText.line(reason, limit: 600)
    case .refused(let address):
      "\(clean(address)) refuses connections; start the server, or correct the address"
    case .unknownHost(let address): "the host of \(clean(address)) is not known; correct the address"
    case .notLoaded(let address, let reason):
      "\(clean(address)) was not loaded: \(CleanText.line(reason, limit: 400))"
    case .status(let status, let address):
      "\(clean(address)) answers with the status \(status); correct the address, or sign in with --cookie"
    case .noDocument(let type, let address):
      "\(clean(address)) is a file of type \(clean(type)), and no web page; correct the address"
    case .cookie(let name): "the browser refuses the cookie \(clean(name)); correct its name or value"
    case .noRecording(let browser):
      "\(clean(browser)) tells nothing of what a person does in a page; record with Chromium or Firefox"
    }
  }

  private func clean(_ text: String) -> String { CleanText.line(text, limit: 200) }
}
