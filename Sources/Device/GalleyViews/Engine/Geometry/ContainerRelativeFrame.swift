import Foundation
import GalleyTree

/// The size of the container that views inside may take a part of: a page, a list or the visible part of a
/// scroll view.
@MainActor final class ContainerSize {
  private(set) var size = CGSize.zero
  private var isRead = false

  nonisolated init() {}

  /// Reads the size for a measurement.
  func read() -> CGSize {
    isRead = true
    return size
  }

  /// Sets the size, and discards measurements that used another one.
  func set(_ size: CGSize, for content: @autoclosure () -> [Node]) {
    guard self.size != size else { return }
    self.size = size
    guard isRead else { return }
    for node in content() { node.forgetMeasures() }
  }
}

private enum ContainerSizeKey: EnvironmentKey {
  static var defaultValue: ContainerSize? { nil }
}

extension EnvironmentValues {
  /// The container around.
  var container: ContainerSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Makes the view as large as its container: the page, the list, or the visible part of the scroll view
  /// around it.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - alignment: The alignment of the view in that frame.
  /// - Returns: The view in a frame.
  /// - Reference: [SwiftUI's `containerRelativeFrame(_:alignment:)`](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)).
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a length that is computed from its container's.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - alignment: The alignment of the view in that frame.
  ///   - length: A closure that computes the length.
  /// - Returns: The view in a frame.
  /// - Reference: [SwiftUI's `containerRelativeFrame(_:alignment:_:)`](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:)).
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified(by: ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Makes the view as long as some of several equal parts of its container.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view takes.
  ///   - spacing: The distance between parts, in points.
  ///   - alignment: The alignment of the view in that frame.
  /// - Returns: The view in a frame.
  /// - Reference: [SwiftUI's `containerRelativeFrame(_:count:span:spacing:alignment:)`](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)).
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}

/// A modifier with a length that is computed from the container's.
struct ContainerFrameModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// The frame's lengths along its axes.
  @MainActor private func lengths(_ node: Node) -> ProposedSize {
    let container = node.environment.container?.read() ?? node.host.size
    return ProposedSize(
      width: axes.contains(.horizontal) ? max(0, length(container.width, .horizontal)) : nil,
      height: axes.contains(.vertical) ? max(0, length(container.height, .vertical)) : nil)
  }

  @MainActor private func offer(_ node: Node, _ proposal: ProposedSize) -> ProposedSize {
    let own = lengths(node)
    return ProposedSize(width: own.width ?? proposal.width, height: own.height ?? proposal.height)
  }

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    let own = lengths(node)
    if let width = own.width, let height = own.height { return CGSize(width: width, height: height) }
    let size = child.measure(offer(node, proposal))
    return CGSize(width: own.width ?? size.width, height: own.height ?? size.height)
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    let offer = offer(node, node.offered)
    child.place(in: alignment.place(child.measure(offer), in: rect), by: node, offered: offer)
  }
}
