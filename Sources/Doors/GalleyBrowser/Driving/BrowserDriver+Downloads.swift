import Foundation
import GalleyAutomation
import GalleyText
import GalleyWebDriver

extension BrowserDriver {
  /// The pause between two looks at the downloads, in seconds.
  private static let pause = 0.02

  /// Waits for the end of the oldest download since the launch that no test has taken, and takes it.
  ///
  /// ```swift
  /// try page.export.tap()
  /// let file = try app.browser?.takeDownload()
  /// ```
  ///
  /// Its file is in a folder of the browser, and goes with it.
  ///
  /// - Parameter duration: The longest wait.
  /// - Throws: `DriverError` if none begins, it does not end in time, it fails, or the browser keeps no downloads.
  public func takeDownload(within duration: Duration = .seconds(30)) throws(DriverError) -> BrowserDownload {
    guard commands.abilities.keepsDownloads else {
      throw .unsupported(
        "take a download", reason: "\(commands.browser) keeps none; Chromium and Firefox on this machine do")
    }
    let deadline = ContinuousClock.now + duration
    defer { tick() }
    while true {
      for event in commands.takeDownloads() { downloads.hear(event) }
      if let entry = downloads.take() { return try taken(entry) }
      guard ContinuousClock.now < deadline else { break }
      Thread.sleep(forTimeInterval: Self.pause)
    }
    let time = "\(Numeral.decimal(duration / .seconds(1))) s"
    guard let first = downloads.entries.first else {
      throw .unsupported("take a download", reason: "none has begun within \(time)")
    }
    throw .unsupported(
      "take the download of \(Self.title(first))", reason: "it has not ended within \(time)")
  }

  private func taken(_ entry: DownloadList.Entry) throws(DriverError) -> BrowserDownload {
    guard case .completed(let path) = entry.end else {
      throw .unsupported(
        "take the download of \(Self.title(entry))", reason: "it was cancelled, or its connection broke")
    }
    return BrowserDownload(name: entry.name, address: entry.address, file: URL(fileURLWithPath: path))
  }

  private static func title(_ entry: DownloadList.Entry) -> String {
    "\(CleanText.line(entry.name, limit: 80)) from \(CleanText.line(entry.address, limit: 120))"
  }
}
