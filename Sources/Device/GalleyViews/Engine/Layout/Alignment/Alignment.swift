import Foundation

/// An alignment across a column, at a place of the horizontal axis.
///
/// - Reference: [SwiftUI's `HorizontalAlignment`](https://developer.apple.com/documentation/swiftui/horizontalalignment).
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a custom alignment.
  ///
  /// - Parameter id: The type that identifies the alignment.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .horizontal)
  }

  /// At the leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// In the middle.
  public static let center = HorizontalAlignment(Center.self)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The start of the line below a row of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the line below a row of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: FrameAlignmentID {
    static let axis = Axis.horizontal
    static let fraction: CGFloat = 0
  }

  private enum Center: FrameAlignmentID {
    static let axis = Axis.horizontal
    static let fraction: CGFloat = 0.5
  }

  private enum Trailing: FrameAlignmentID {
    static let axis = Axis.horizontal
    static let fraction: CGFloat = 1
  }

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// An alignment across a row, at a place of the vertical axis.
///
/// - Reference: [SwiftUI's `VerticalAlignment`](https://developer.apple.com/documentation/swiftui/verticalalignment).
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a custom alignment.
  ///
  /// - Parameter id: The type that identifies the alignment.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .vertical)
  }

  /// At the upper edge.
  public static let top = VerticalAlignment(Top.self)
  /// In the middle.
  public static let center = VerticalAlignment(Center.self)
  /// At the lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// At the baseline of the first line of text; a view without text stands on it.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// At the baseline of the last line of text; a view without text stands on it.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: FrameAlignmentID {
    static let axis = Axis.vertical
    static let fraction: CGFloat = 0
  }

  private enum Center: FrameAlignmentID {
    static let axis = Axis.vertical
    static let fraction: CGFloat = 0.5
  }

  private enum Bottom: FrameAlignmentID {
    static let axis = Axis.vertical
    static let fraction: CGFloat = 1
  }

  private enum FirstTextBaseline: TextBaselineID {
    static func chosen(of values: [CGFloat]) -> CGFloat? { values.min() }
  }

  private enum LastTextBaseline: TextBaselineID {
    static func chosen(of values: [CGFloat]) -> CGFloat? { values.max() }
  }
}

/// The alignment of a view in a larger one.
///
/// - Reference: [SwiftUI's `Alignment`](https://developer.apple.com/documentation/swiftui/alignment).
public struct Alignment: Equatable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle, at the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// In the middle, at the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// At the leading edge and the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// At the leading edge and the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// At the trailing edge and the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// At the trailing edge and the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }

  /// Returns the place of a size in a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    place(ViewDimensions(width: size.width, height: size.height), in: rect)
  }

  /// Returns the place of a view in a rectangle, with its guides on those of the rectangle.
  func place(_ view: ViewDimensions, in rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: rect.minX + horizontal.key.defaultValue(in: rect.size) - view[horizontal],
        y: rect.minY + vertical.key.defaultValue(in: rect.size) - view[vertical]),
      size: view.size)
  }
}

/// The alignment of the lines of a text.
///
/// - Reference: [SwiftUI's `TextAlignment`](https://developer.apple.com/documentation/swiftui/textalignment).
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}
