import Foundation

/// A type that identifies an alignment, and provides its default place in views.
///
/// - Reference: [SwiftUI's `AlignmentID`](https://developer.apple.com/documentation/swiftui/alignmentid).
public protocol AlignmentID {
  /// Returns the place of the alignment in a view that sets none.
  ///
  /// - Parameter context: The view's size and its other guides.
  /// - Returns: The distance from the view's leading or upper edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment at a fraction of a view's length.
protocol FrameAlignmentID: AlignmentID {
  /// The axis of the length.
  static var axis: Axis { get }
  /// The fraction of the length that lies before the alignment.
  static var fraction: CGFloat { get }
}

extension FrameAlignmentID {
  /// The start of a length without end is at zero too.
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    fraction == 0 ? 0 : fraction * context.size[axis]
  }
}

/// A guide that texts have.
protocol TextBaselineID: AlignmentID {
  /// Returns the one of several baselines that a container uses.
  static func chosen(of values: [CGFloat]) -> CGFloat?
}

extension TextBaselineID {
  /// Returns the default: views without text stand on the line.
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// An alignment of either axis, for looking it up in views.
struct AlignmentKey: Hashable, Sendable {
  /// The type that identifies it; its conformance is not isolated, because its rule is called wherever layout
  /// runs.
  nonisolated(unsafe) let id: any AlignmentID.Type
  /// The axis along which it is a place.
  let axis: Axis
  /// The fraction of a view's length that lies before it, if it is a fraction.
  let fraction: CGFloat?
  /// Whether texts have this guide by default.
  let isTextBaseline: Bool

  init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
    fraction = (id as? any FrameAlignmentID.Type)?.fraction
    isTextBaseline = id is any TextBaselineID.Type
  }

  static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
    ObjectIdentifier(one.id) == ObjectIdentifier(other.id) && one.axis == other.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Returns the guide in a view that does not set it.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    if let fraction { return fraction == 0 ? 0 : fraction * dimensions.size[axis] }
    return id.defaultValue(in: dimensions)
  }

  /// Returns the guide in a container of a size, regardless of its members.
  func defaultValue(in size: CGSize) -> CGFloat {
    defaultValue(in: ViewDimensions(width: size.width, height: size.height))
  }

  /// The guide of a container whose members have explicit ones; `nil` if none has.
  ///
  /// For custom alignments it is the mean; for baselines the first of the first ones and the last of the last
  /// ones. Edges and middles are those of the container, regardless of its members. Apple documents the mean
  /// with
  /// [`explicitAlignment`](https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)-8ofeu)
  /// and the rest only by its effect.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard fraction == nil, !values.isEmpty else { return nil }
    if let baseline = id as? any TextBaselineID.Type { return baseline.chosen(of: values) }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
