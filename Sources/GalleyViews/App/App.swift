import Foundation
import GalleyImage
import GalleyRaster

/// An app that the simulated device can run.
///
/// - Reference: [SwiftUI's `App`](https://developer.apple.com/documentation/swiftui/app).
public protocol App {
  /// What the app shows.
  associatedtype Body: Scene

  /// The name the app is installed under, such as `org.example.Recipes`.
  static var bundleIdentifier: String { get }

  /// The name below the app's icon.
  static var displayName: String { get }

  /// The pictures the app brings along, by name.
  static var assets: [String: ImageAsset] { get }

  /// Why the app wants something, as shown when a person is asked for it.
  static var usageDescriptions: [Permission: String] { get }

  /// Makes the app, at each launch anew.
  init()

  /// What the app shows.
  var body: Body { get }
}

extension App {
  /// Made of the type's name.
  public static var bundleIdentifier: String { "org.example.\(Self.self)" }

  /// The type's name, without `App` at its end.
  public static var displayName: String {
    let name = "\(Self.self)"
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }

  /// None.
  public static var assets: [String: ImageAsset] { [:] }

  /// None.
  public static var usageDescriptions: [Permission: String] { [:] }
}

/// What an app shows on a screen.
///
/// - Reference: [SwiftUI's `Scene`](https://developer.apple.com/documentation/swiftui/scene).
public protocol Scene {
  /// The view at the root.
  var root: AnyView { get }
}

/// A window.
///
/// - Reference: [SwiftUI's `WindowGroup`](https://developer.apple.com/documentation/swiftui/windowgroup).
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Makes a window.
  ///
  /// - Parameter content: What is in it.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The window's content.
  public var root: AnyView { AnyView(content) }
}

/// A picture an app brings along.
public enum ImageAsset: Hashable, Sendable {
  /// Pixels, at a number of pixels a point.
  case bitmap(Bitmap, scale: Double)
  /// A drawing of a size in points.
  case drawing(DisplayList, size: CGSize)

  /// A drawing made by hand.
  ///
  /// - Parameters:
  ///   - size: The drawing's size, in points.
  ///   - draw: Draws into a context of that size.
  /// - Returns: The picture.
  public static func drawing(size: CGSize, draw: (inout GraphicsContext) -> Void) -> ImageAsset {
    var context = GraphicsContext(environment: EnvironmentValues())
    draw(&context)
    return .drawing(context.list, size: size)
  }

  /// The size in points.
  public var size: CGSize {
    switch self {
    case .bitmap(let bitmap, let scale):
      CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    case .drawing(_, let size): size
    }
  }
}
