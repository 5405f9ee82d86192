import GalleyServices
import GalleyViews

/// An app with more facts for its device than SwiftUI's `App` has: those of the property list and the assets
/// of a real app.
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

  /// Sets values of the environment that the app starts with, such as its own services.
  ///
  /// - Parameters:
  ///   - environment: The values.
  ///   - device: The services of the device.
  @MainActor static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices)
}

extension SimulatedApp {
  /// The default is empty.
  nonisolated public static var assets: [String: ImageAsset] { [:] }

  /// The default is empty.
  nonisolated public static var usageDescriptions: [Permission: String] { [:] }

  /// The default is none.
  nonisolated public static var urlSchemes: [String] { [] }

  /// Sets nothing unless an app has its own.
  @MainActor public static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {}
}
