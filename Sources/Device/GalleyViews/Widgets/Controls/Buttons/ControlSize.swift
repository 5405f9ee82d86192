import Foundation
import GalleyRaster
import GalleyTree

/// The size of controls within a view.
///
/// - Reference: [SwiftUI's `ControlSize`](https://developer.apple.com/documentation/swiftui/controlsize).
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest controls.
  case mini
  /// Smaller controls.
  case small
  /// Controls of the regular size.
  case regular
  /// Larger controls.
  case large
  /// The largest controls.
  case extraLarge
}

/// The shape of a button's border.
///
/// - Reference: [SwiftUI's `ButtonBorderShape`](https://developer.apple.com/documentation/swiftui/buttonbordershape).
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  /// The default shape for the button's place and size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  /// A rectangle with corners of a radius.
  ///
  /// - Parameter radius: The radius, in points.
  /// - Returns: The shape.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// Whether the button is as wide as it is high.
  var isCircle: Bool { kind == .circle }

  /// The shape in words, such as `capsule`.
  var name: String {
    switch kind {
    case .automatic: "automatic"
    case .capsule: "capsule"
    case .circle: "circle"
    case .roundedRectangle(nil): "roundedRectangle"
    case .roundedRectangle(let radius?): "roundedRectangle \(FactText.number(radius))"
    }
  }

  /// Whether the shape is the default.
  var isAutomatic: Bool { kind == .automatic }

  /// Returns the radius of the corners in a frame.
  ///
  /// - Parameters:
  ///   - rect: The frame of the button.
  ///   - usual: The radius of the default shape.
  /// - Returns: The radius in points.
  func radius(in rect: CGRect, usual: Double) -> Double {
    switch kind {
    case .automatic, .roundedRectangle(nil): usual
    case .roundedRectangle(let radius?): Double(radius)
    case .capsule, .circle: Double(min(rect.width, rect.height)) / 2
    }
  }
}

nonisolated extension View {
  /// Sets the size of controls within the view.
  ///
  /// - Parameter controlSize: The size.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `controlSize(_:)`](https://developer.apple.com/documentation/swiftui/view/controlsize(_:)).
  public func controlSize(_ controlSize: ControlSize) -> some View {
    modified(by: EnvironmentModifier(.controlSize) { $0.controlSize = controlSize })
  }

  /// Sets the shape of the border of buttons.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `buttonBorderShape(_:)`](https://developer.apple.com/documentation/swiftui/view/buttonbordershape(_:)).
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modified(by: EnvironmentModifier { $0.buttonBorderShape = shape })
  }
}

/// The measures of a button with a border.
///
/// The measures of the regular size are those of the device; the others were chosen so that a button with
/// body text is as high as UIKit's button configurations: 28 points for small, 50.33 for large ones, at three pixels to a point.
struct ButtonBorder {
  let insets: EdgeInsets
  /// The default radius of the corners.
  let radius: Double
  /// The font of the label, if it differs from the default.
  let font: Font?

  init(_ size: ControlSize) {
    func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> EdgeInsets {
      EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    switch size {
    case .mini, .small:
      self.insets = insets(5, 10)
      radius = 14
      font = .subheadline
    case .regular:
      self.insets = insets(7, 14)
      radius = 8
      font = nil
    case .large, .extraLarge:
      self.insets = insets(15, 20)
      radius = 12
      font = nil
    }
  }
}
