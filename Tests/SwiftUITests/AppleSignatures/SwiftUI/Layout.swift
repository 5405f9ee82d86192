import Foundation

/// developer.apple.com/documentation/swiftui/hstack.
nonisolated public struct HStack<Content> where Content: View {
  /// developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:).
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

extension HStack: View {
  /// developer.apple.com/documentation/swiftui/hstack/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/vstack.
nonisolated public struct VStack<Content> where Content: View {
  /// developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:).
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

extension VStack: View {
  /// developer.apple.com/documentation/swiftui/vstack/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/zstack.
nonisolated public struct ZStack<Content> where Content: View {
  /// developer.apple.com/documentation/swiftui/zstack/init(alignment:content:).
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

extension ZStack: View {
  /// developer.apple.com/documentation/swiftui/zstack/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/spacer.
nonisolated public struct Spacer {
  /// developer.apple.com/documentation/swiftui/spacer/init(minlength:).
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View {
  /// developer.apple.com/documentation/swiftui/spacer/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/scrollview.
nonisolated public struct ScrollView<Content> where Content: View {
  /// developer.apple.com/documentation/swiftui/scrollview/init(_:content:).
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

extension ScrollView: View {
  /// developer.apple.com/documentation/swiftui/scrollview/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/horizontalalignment.
public struct HorizontalAlignment: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/horizontalalignment/leading.
  public static let leading = HorizontalAlignment()
  /// developer.apple.com/documentation/swiftui/horizontalalignment/center.
  public static let center = HorizontalAlignment()
}

/// developer.apple.com/documentation/swiftui/verticalalignment.
public struct VerticalAlignment: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/verticalalignment/center.
  public static let center = VerticalAlignment()
}

/// developer.apple.com/documentation/swiftui/alignment.
public struct Alignment: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/alignment/center.
  public static let center = Alignment()
  /// developer.apple.com/documentation/swiftui/alignment/bottomleading.
  public static let bottomLeading = Alignment()
}

/// developer.apple.com/documentation/swiftui/axis.
public enum Axis: Int8, CaseIterable, Sendable {
  /// developer.apple.com/documentation/swiftui/axis/horizontal.
  case horizontal
  /// developer.apple.com/documentation/swiftui/axis/vertical.
  case vertical

  /// developer.apple.com/documentation/swiftui/axis/set.
  public struct Set: OptionSet, Sendable {
    /// developer.apple.com/documentation/swiftui/axis/set/rawvalue.
    public let rawValue: Int8
    /// developer.apple.com/documentation/swiftui/axis/set/init(rawvalue:).
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/swiftui/axis/set/vertical.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

/// developer.apple.com/documentation/swiftui/edge.
public enum Edge: Int8, CaseIterable, Sendable {
  /// developer.apple.com/documentation/swiftui/edge/top.
  case top
  /// developer.apple.com/documentation/swiftui/edge/leading.
  case leading
  /// developer.apple.com/documentation/swiftui/edge/bottom.
  case bottom
  /// developer.apple.com/documentation/swiftui/edge/trailing.
  case trailing

  /// developer.apple.com/documentation/swiftui/edge/set.
  public struct Set: OptionSet, Sendable {
    /// developer.apple.com/documentation/swiftui/edge/set/rawvalue.
    public let rawValue: Int8
    /// developer.apple.com/documentation/swiftui/edge/set/init(rawvalue:).
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/swiftui/edge/set/bottom.
    public static let bottom = Edge.Set(rawValue: 4)
    /// developer.apple.com/documentation/swiftui/edge/set/horizontal.
    public static let horizontal = Edge.Set(rawValue: 10)
    /// developer.apple.com/documentation/swiftui/edge/set/vertical.
    public static let vertical = Edge.Set(rawValue: 5)
    /// developer.apple.com/documentation/swiftui/edge/set/all.
    public static let all = Edge.Set(rawValue: 15)
  }
}

/// developer.apple.com/documentation/swiftui/edgeinsets.
public struct EdgeInsets: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/edgeinsets/init().
  public init() {}
}

/// developer.apple.com/documentation/swiftui/contentmode.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// developer.apple.com/documentation/swiftui/contentmode/fit.
  case fit
  /// developer.apple.com/documentation/swiftui/contentmode/fill.
  case fill
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:).
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/padding(_:_:).
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/padding(_:).
  nonisolated public func padding(_ length: CGFloat) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:).
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/scaledtofill().
  nonisolated public func scaledToFill() -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/overlay(alignment:content:).
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:).
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { self }

  /// developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)-20tq5.
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape { self }

  /// developer.apple.com/documentation/swiftui/view/clipshape(_:style:).
  nonisolated public func clipShape<S>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View where S: Shape { self }
}
