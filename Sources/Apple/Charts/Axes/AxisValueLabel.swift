import Foundation
import SwiftUI

/// The label of a value.
///
/// - Reference: [Swift Charts' `AxisValueLabel`](https://developer.apple.com/documentation/charts/axisvaluelabel).
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  private let isCentered: Bool
  private let content: AxisLabelContent
  /// Makes the text of a value; `nil` where the label has a view of its own.
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

  /// A label with a view.
  ///
  /// - Parameters:
  ///   - centered: Whether it is between the value and the next.
  ///   - anchor: The point of the label that is at the value; `nil` for the usual one.
  ///   - multiLabelAlignment: The alignment of the parts of the label; here the view decides.
  ///   - collisionResolution: The treatment of a label that would cover another.
  ///   - offsetsMarks: Whether the plot makes room for the label; here it always does.
  ///   - orientation: The orientation of the label.
  ///   - horizontalSpacing: The distance to the plot from side to side; `nil` for the usual one.
  ///   - verticalSpacing: The distance to the plot from top to bottom; `nil` for the usual one.
  ///   - content: The view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing,
      view: AnyView(content()))
  }

  func collect(into items: inout [AxisItem], at value: AxisValue) {
    var label = content
    if let text { label.view = AnyView(text(value)) }
    items.append(AxisItem(kind: .label(label), isCentered: isCentered))
  }
}

extension AxisValueLabel where Content == Text {
  /// A label that says the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing, text: \.text)
  }

  /// A label that says the value in a format.
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

  /// A label with a text from the app's string tables.
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

  /// A label with a text that is shown as it is.
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

/// What becomes of a label that would cover another.
///
/// - Reference: [Swift Charts' `AxisValueLabelCollisionResolution`](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution).
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable {
    case greedy, disabled, truncate
  }

  let kind: Kind

  /// What is usual: only every second label is shown, or every third, and so on.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .greedy)
  /// Only every second label is shown, or every third, and so on.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  /// All labels are shown, each no wider than the space to the next.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)

  /// Only every second label is shown, or every third, and so on.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    .greedy
  }
}

/// How a label is turned.
///
/// - Reference: [Swift Charts' `AxisValueLabelOrientation`](https://developer.apple.com/documentation/charts/axisvaluelabelorientation).
public enum AxisValueLabelOrientation: Hashable, Sendable {
  /// As usual: it is not turned.
  case automatic
  /// It is not turned.
  case horizontal
  /// It reads downwards.
  case vertical
  /// It reads upwards.
  case verticalReversed
}
