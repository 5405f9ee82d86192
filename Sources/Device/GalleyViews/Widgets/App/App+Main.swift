import Foundation

extension App {
  /// The entry point of an app that is marked with `@main`.
  ///
  /// No window can be opened here: the program prints where its app can be looked at, and exits.
  ///
  /// - Reference: [SwiftUI's `main()`](https://developer.apple.com/documentation/swiftui/app/main()).
  @MainActor @preconcurrency public static func main() {
    FileHandle.standardError.write(Data((AppStart.explanation(for: Self.self) + "\n").utf8))
    exit(1)
  }
}

/// The message of an app that is started as a program.
package enum AppStart {
  /// Returns the reason why no window opens, and the way to see the app.
  ///
  /// - Parameter type: The app.
  /// - Returns: The sentences.
  package static func explanation(for type: any App.Type) -> String {
    """
    \(type) opens no window on this system: its views run on a simulated device.
    Launch it in a test, as by 'let app = try Application.launch(\(type).self)', or look at its previews by 'galley previews'.
    """
  }
}
