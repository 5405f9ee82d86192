import GalleyJSON

/// The news of a download, as a browser tells it.
package struct DownloadEvent: Hashable, Sendable {
  /// The news.
  package enum News: Hashable, Sendable {
    /// It began: the name that the page suggests, and the address.
    case began(name: String, address: String)
    /// All of it is in a file.
    case completed(path: String)
    /// It ended before.
    case failed
  }

  /// The download, as the browser names it.
  package var id: String
  package var news: News
}

extension DownloadEvent {
  /// Reads an event of WebDriver BiDi.
  init?(_ event: BiDiConnection.Event) {
    let facts = event.facts
    let address = facts["url"]?.text ?? ""
    id = facts["download"]?.text ?? facts["navigation"]?.text ?? address
    switch event.name {
    case "browsingContext.downloadWillBegin":
      news = .began(name: facts["suggestedFilename"]?.text ?? "", address: address)
    case "browsingContext.downloadEnd":
      let path = facts["status"] == "complete" ? facts["filepath"]?.text : nil
      news = path.map { .completed(path: $0) } ?? .failed
    default: return nil
    }
  }

  /// Reads an entry of the log that chromedriver keeps of the events of DevTools.
  ///
  /// - Parameter folder: The folder in which Chromium keeps downloads, each under its number.
  init?(_ entry: LoggedEvent, in folder: String) {
    guard let facts = entry.facts, let id = facts["guid"]?.text else { return nil }
    self.id = id
    switch (entry.name, facts["state"]?.text) {
    case ("Page.downloadWillBegin", _):
      news = .began(name: facts["suggestedFilename"]?.text ?? "", address: facts["url"]?.text ?? "")
    case ("Page.downloadProgress", "completed"): news = .completed(path: "\(folder)/\(id)")
    case ("Page.downloadProgress", "canceled"): news = .failed
    default: return nil
    }
  }
}
