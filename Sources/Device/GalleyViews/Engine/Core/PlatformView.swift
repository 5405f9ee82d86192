/// A view that a framework of the platform makes, as `UIViewRepresentable` does.
///
/// It is public because public protocols inherit from it; apps conform to those.
// swift-format-ignore: NoLeadingUnderscores
@MainActor @preconcurrency public protocol _PlatformView: View where Body == Never {
  /// The maker of the nodes of views of this type.
  static var _maker: _PlatformNodeMaker { get }
}

/// A maker of the nodes of views that a framework of the platform makes.
// swift-format-ignore: NoLeadingUnderscores
public struct _PlatformNodeMaker {
  /// Brings the node of a view up to date, or creates one.
  let node: @MainActor (_ view: any View, _ old: Node?, _ context: NodeContext) -> Node
}
