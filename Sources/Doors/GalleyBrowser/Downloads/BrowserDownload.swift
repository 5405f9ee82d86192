import Foundation

/// A file that a page let a person download.
public struct BrowserDownload: Hashable, Sendable {
  /// The name that the page suggests, such as `orders.csv`.
  public var name: String
  /// The address that it came from.
  public var address: String
  /// The file on this machine, which goes with the browser.
  public var file: URL

  /// The bytes of the file.
  ///
  /// - Throws: An error if the browser has ended, or the file cannot be read.
  public var contents: Data {
    get throws { try Data(contentsOf: file) }
  }
}
