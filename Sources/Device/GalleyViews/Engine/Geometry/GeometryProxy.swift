import Foundation

/// The size and place of a view.
///
/// - Reference: [SwiftUI's `GeometryProxy`](https://developer.apple.com/documentation/swiftui/geometryproxy).
nonisolated public struct GeometryProxy: Sendable {
  let source: GeometrySource

  /// The size of the container view.
  public var size: CGSize {
    MainActor.assumeIsolated { source.read(.size).size }
  }

  /// The distances from the container view's edges to the space that it may bleed into, beside bars, the
  /// keyboard and the device's shape.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated {
      let insets = source.read(.safeArea)
      return EdgeInsets(
        top: insets.minY, leading: insets.minX, bottom: insets.height, trailing: insets.width)
    }
  }

  /// The place of the container view in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(of: coordinateSpace.coordinateSpace)
  }

  /// The place of the container view in a space; SwiftUI's form before iOS 17.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    frame(of: coordinateSpace)
  }

  private func frame(of space: CoordinateSpace) -> CGRect {
    // The space is a value, which no other thread has.
    nonisolated(unsafe) let space = space
    return MainActor.assumeIsolated { source.read(.frame(space)) }
  }

  /// Returns the place of a named view around the container view, in the container view's space; `nil`
  /// without such a view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = coordinateSpace.coordinateSpace
    return MainActor.assumeIsolated {
      let bounds = source.read(.bounds(space))
      return bounds.isNull ? nil : bounds
    }
  }

  /// The value of an anchor in the container view's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    nonisolated(unsafe) var value = anchor.value
    MainActor.assumeIsolated {
      value = anchor.resolved(by: source)
    }
    return value
  }
}

/// The node whose geometry a proxy reports, and the values that were read of it.
@MainActor final class GeometrySource {
  /// A question about geometry.
  enum Query: Hashable {
    case size
    case safeArea
    case frame(CoordinateSpace)
    case bounds(CoordinateSpace)
  }

  private weak var node: Node?
  private var answers: [(query: Query, answer: CGRect)] = []
  private var isRecording = false

  init(_ node: Node) {
    self.node = node
  }

  var proxy: GeometryProxy { GeometryProxy(source: self) }

  /// Returns the current answer, which counts as read while the reader is evaluated.
  func read(_ query: Query) -> CGRect {
    let answer = answer(query)
    if isRecording, !answers.contains(where: { $0.query == query }) { answers.append((query, answer)) }
    return answer
  }

  /// Evaluates a closure, and records its reads.
  func recording(_ evaluate: () -> Void) {
    answers = []
    isRecording = true
    evaluate()
    isRecording = false
  }

  /// Whether a value that was read has changed since.
  var hasChanged: Bool { answers.contains { answer($0.query) != $0.answer } }

  /// Returns insets as the rectangle of their four numbers, and missing values as the null rectangle.
  private func answer(_ query: Query) -> CGRect {
    guard let node else { return .zero }
    switch query {
    case .size: return CGRect(origin: .zero, size: node.exactFrame.size)
    case .safeArea:
      let insets = node.safeArea.insets(of: node.exactFrame)
      return CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom)
    case .frame(let space): return node.convert(node.exactFrame, to: space)
    case .bounds(let space): return node.bounds(of: space) ?? .null
    }
  }

  /// The node's own space seen from the window.
  func local(_ point: CGPoint) -> CGPoint {
    _ = read(.frame(.global))
    return node?.convert(windowPoint: point, to: .local) ?? point
  }
}
