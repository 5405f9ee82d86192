import Foundation
import GalleyImage
import GalleyRaster

/// An app that the simulated device can run.
///
/// - Reference: [SwiftUI's `App`](https://developer.apple.com/documentation/swiftui/app).
@MainActor @preconcurrency public protocol App {
  /// The scene that the app shows.
  associatedtype Body: Scene

  /// The name the app is installed under, such as `org.example.Recipes`.
  nonisolated static var bundleIdentifier: String { get }

  /// The name below the app's icon.
  nonisolated static var displayName: String { get }

  /// The app's pictures, by name.
  nonisolated static var assets: [String: ImageAsset] { get }

  /// The reasons that a permission question gives, by permission.
  nonisolated static var usageDescriptions: [Permission: String] { get }

  /// Makes the app, at each launch anew.
  @MainActor @preconcurrency init()

  /// The scene that the app shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension App {
  /// `org.example.` and the type's name.
  nonisolated public static var bundleIdentifier: String { "org.example.\(Self.self)" }

  /// The type's name, without `App` at its end.
  nonisolated public static var displayName: String {
    let name = "\(Self.self)"
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }

  /// Empty unless an app has its own.
  nonisolated public static var assets: [String: ImageAsset] { [:] }

  /// Empty unless an app has its own.
  nonisolated public static var usageDescriptions: [Permission: String] { [:] }
}

/// A picture in an app's assets.
public struct ImageAsset: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case bitmap(Bitmap)
    case drawing(DisplayList)
  }

  let content: Content
  /// The size in points.
  public let size: CGSize

  /// A picture of pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The number of pixels on each side of a point.
  /// - Returns: The picture.
  public static func bitmap(_ bitmap: Bitmap, scale: Double) -> ImageAsset {
    ImageAsset(
      content: .bitmap(bitmap),
      size: CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale))
  }

  /// A vector drawing.
  ///
  /// - Parameters:
  ///   - size: The drawing's size, in points.
  ///   - draw: Draws into a context of that size.
  /// - Returns: The picture.
  public static func drawing(size: CGSize, draw: (inout GraphicsContext) -> Void) -> ImageAsset {
    var context = GraphicsContext(environment: EnvironmentValues())
    draw(&context)
    return ImageAsset(content: .drawing(context.list), size: size)
  }
}
