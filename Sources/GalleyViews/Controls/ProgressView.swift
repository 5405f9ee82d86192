import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A turning indicator of something that takes a while.
///
/// The spokes turn eight steps a second; a picture taken of them is of the step at that instant.
///
/// - Reference: [SwiftUI's `ProgressView`](https://developer.apple.com/documentation/swiftui/progressview).
nonisolated public struct ProgressView: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let label: String

  /// Makes an activity indicator.
  public init(_ label: String = "In progress") {
    self.label = label
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ProgressNode) ?? ProgressNode(context.host)
    node.environment = context.environment
    node.label = label
    return node
  }
}

/// The node of an activity indicator.
class ProgressNode: Node {
  private static let spokes = 8

  var label = ""
  private var step = 0
  private var isRunning = false

  /// Starts turning, until the node is not in the window any more.
  final func startIfNeeded() {
    guard !isRunning else { return }
    isRunning = true
    host.animator.run("activity indicator “\(label)”") { [weak self] elapsed in
      guard let self else { return false }
      guard self.isInWindow else {
        self.isRunning = false
        return false
      }
      let step = Int(elapsed / .milliseconds(125)) % Self.spokes
      if step != self.step { self.host.setNeedsDisplay() }
      self.step = step
      return true
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { CGSize(width: 20, height: 20) }

  /// The indicator turns while it is in the window.
  override func placeChildren(in rect: CGRect) {
    startIfNeeded()
  }

  override func draw(into list: inout DisplayList) {
    drawSpokes(into: &list)
  }

  final func drawSpokes(into list: inout DisplayList) {
    let color = Color.gray.resolved(in: environment)
    let step = host.isAnimationFrozen ? 0 : step
    for spoke in 0..<Self.spokes {
      let age = (step - spoke + Self.spokes) % Self.spokes
      let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi - .pi / 2
      var path = Path()
      path.move(to: CGPoint(x: frame.midX + 5 * cos(angle), y: frame.midY + 5 * sin(angle)))
      path.addLine(to: CGPoint(x: frame.midX + 9 * cos(angle), y: frame.midY + 9 * sin(angle)))
      list.append(
        .stroke(
          path, .init(width: 2.4, cap: .round), color.opacity(1 - 0.75 * Double(age) / Double(Self.spokes))))
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    var appearance = Appearance()
    appearance.isBusy = true
    return [
      context.clipped(
        Element(
          .activityIndicator, label: label, value: "1", frame: frame, traits: .updatesFrequently,
          appearance: appearance, handle: handle))
    ]
  }
}
