/// A driver whose apps are pages with a history, as those of browsers are.
public protocol HistoryNavigating: Driver {
  /// Whether an app has shown another page before the present one, since its launch.
  ///
  /// - Parameter bundleIdentifier: The app's bundle identifier, such as the origin of its pages.
  /// - Throws: ``DriverError`` if the device does not answer.
  func canGoBack(in bundleIdentifier: String) throws(DriverError) -> Bool

  /// Goes back to the page of the app that was there before the present one.
  ///
  /// - Parameter bundleIdentifier: The app's bundle identifier, such as the origin of its pages.
  /// - Throws: ``DriverError`` if the device does not answer.
  func goBack(in bundleIdentifier: String) throws(DriverError)
}
