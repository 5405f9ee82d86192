import Foundation
import SwiftUI

/// The label of a value.
///
/// - Reference: [Swift Charts' `AxisValueLabel`](https://developer.apple.com/documentation/charts/axisvaluelabel).
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  private let isCentered: Bool
  private let content: AxisLabelContent
  /// A closure that returns the text of a value; `nil` for a label with a view.
  private let text: ((AxisValue) -> Text)?

  private init(
    _ centered: Bool?, _ anchor: UnitPoint?, _ collision: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?,
    view: AnyView = AnyView(EmptyView()), text: ((AxisValue) -> Text)? = nil
  ) {
    isCentered = centered ?? false
    content = AxisLabelContent(
      view: view, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.text = text
  }

  /// Creates a label with a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is between the value and the next.
  ///   - anchor: The point of the label that is at the value; `nil` for the default.
  ///   - multiLabelAlignment: The alignment of the parts of the label; here the view decides.
  ///   - collisionResolution: The treatment of a label that would cover another.
  ///   - offsetsMarks: Whether the plot makes room for the label; here it always does.
  ///   - orientation: The orientation of the label.
  ///   - horizontalSpacing: The horizontal distance to the plot; `nil` for the default.
  ///   - verticalSpacing: The vertical distance to the plot; `nil` for the default.
  ///   - content: The view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing,
      view: AnyView(content().inColumn))
  }

  func collect(into items: inout [AxisItem], at value: AxisValue) {
    var label = content
    if let text { label.view = AnyView(text(value)) }
    items.append(AxisItem(kind: .label(label), isCentered: isCentered))
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing, text: \.text)
  }

  /// Creates a label with the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) {
      value in
      value.as(Format.FormatInput.self).map { Text($0, format: format) } ?? value.text
    }
  }

  /// Creates a label with a text from the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) { _ in
      Text(titleKey)
    }
  }

  /// Creates a label with a verbatim text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let title = String(title)
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) { _ in
      Text(verbatim: title)
    }
  }
}

/// The treatment of a label that would cover another.
///
/// - Reference: [Swift Charts' `AxisValueLabelCollisionResolution`](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution).
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable {
    case greedy, disabled, truncate
  }

  let kind: Kind

  /// The default: only every second label is shown, or every third, and so on.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .greedy)
  /// The resolution that shows only every second label, or every third, and so on.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  /// All labels are shown, each no wider than the space to the next.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)

  /// The resolution that shows only every second label, or every third, and so on.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    .greedy
  }
}

/// The orientation of a label.
///
/// - Reference: [Swift Charts' `AxisValueLabelOrientation`](https://developer.apple.com/documentation/charts/axisvaluelabelorientation).
public enum AxisValueLabelOrientation: Hashable, Sendable {
  /// The default: the label is not rotated.
  case automatic
  /// The label is not rotated.
  case horizontal
  /// The label reads downwards.
  case vertical
  /// The label reads upwards.
  case verticalReversed
}
