/// The browsers that tests of web pages run in, by the names that people write.
package enum BrowserNames {
  /// The names, the default first.
  package static let all = ["chromium", "firefox", "webkit"]

  /// The environment variable that chooses the browser of tests that name none.
  package static let variable = "GALLEY_BROWSER"
}
