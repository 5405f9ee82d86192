import GalleyServices
import GalleyViews

/// An app that tells its device more than SwiftUI's `App` does: what is in the property list and in the assets of a real one.
///
/// An app that is also built for Apple's platforms conforms in an extension, in a module that only tests have:
///
///     extension RecipesApp: SimulatedApp {
///       static let usageDescriptions: [Permission: String] = [.photos: "To show your dish."]
///     }
public protocol SimulatedApp: App {
  /// The pictures that `Image` finds by name.
  nonisolated static var assets: [String: ImageAsset] { get }

  /// The reasons that a permission question gives, by permission.
  nonisolated static var usageDescriptions: [Permission: String] { get }

  /// The schemes of the addresses that the system opens in the app, such as `recipes` for `recipes://soup`.
  ///
  /// - Reference: [Defining a custom URL scheme for your
  ///   app](https://developer.apple.com/documentation/xcode/defining-a-custom-url-scheme-for-your-app).
  nonisolated static var urlSchemes: [String] { get }

  /// Sets values of the environment that the app starts with, such as services of its own.
  ///
  /// - Parameters:
  ///   - environment: The values.
  ///   - device: What the device offers.
  @MainActor static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices)
}

extension SimulatedApp {
  /// Empty unless an app has its own.
  nonisolated public static var assets: [String: ImageAsset] { [:] }

  /// Empty unless an app has its own.
  nonisolated public static var usageDescriptions: [Permission: String] { [:] }

  /// None unless an app has its own.
  nonisolated public static var urlSchemes: [String] { [] }

  /// Sets nothing unless an app has its own.
  @MainActor public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {}
}
