import Foundation
import GalleyRaster
import GalleyServices
import GalleyTree

/// The indicator above refreshable content, and the state of a refresh.
@MainActor final class RefreshControl {
  /// The height of the gap in which the indicator is shown, in points: that of UIKit's control.
  static let height: CGFloat = 60
  /// The length of a pull that starts a refresh, in points.
  static let threshold: CGFloat = 80
  /// The minimum time that the indicator stays after the finger is lifted, so that a person notices it.
  private static let leastTime = Duration.milliseconds(500)

  weak var scroller: ScrollingNode?
  private let node: RefreshNode
  private var action: ((RefreshCompletion) -> Void)?
  /// The reasons that keep the content down; `nil` without a refresh.
  private var holds: Set<Hold>?

  private enum Hold {
    /// The action is not done.
    case action
    /// A finger has not been lifted: one pull starts one refresh, regardless of its duration.
    case finger
    /// The indicator has not been visible for long enough since the finger was lifted.
    case leastTime
  }

  init(_ host: ViewHost) {
    node = RefreshNode(host)
  }

  /// Takes the action from the environment, so that nothing inside is refreshed too.
  func update(_ values: inout EnvironmentValues) {
    action = values[RefreshKey.self]
    if action != nil { values[RefreshKey.self] = nil }
    node.environment = values
  }

  /// The nodes that are visible.
  var shown: [Node] {
    guard holds != nil || action != nil, let scroller, scroller.motion.offset < 0 else { return [] }
    return [node]
  }

  /// Called after a finger has moved the content.
  func pulled() {
    holds?.insert(.finger)
    guard holds == nil, let scroller, let action, scroller.motion.offset <= -Self.threshold else { return }
    holds = [.action, .finger]
    scroller.motion.setLead(Self.height, in: scroller.host)
    action(RefreshCompletion { [weak self] in self?.release(.action) })
  }

  /// Called when the finger is lifted.
  func released() {
    guard let scroller, holds != nil else { return }
    holds?.insert(.leastTime)
    release(.finger)
    scroller.host.environment.clock.after(Self.leastTime) { [weak self] in self?.release(.leastTime) }
  }

  /// Removes a reason, and lets the content return once none is left.
  private func release(_ hold: Hold) {
    holds?.remove(hold)
    guard holds?.isEmpty == true else { return }
    holds = nil
    guard let scroller else { return }
    scroller.motion.setLead(0, in: scroller.host)
    scroller.host.setNeedsLayout()
  }

  /// Places the indicator in the gap above the content; a large title moves down with the content, and the
  /// gap is above it.
  func place(in space: CGRect) {
    guard let scroller, !shown.isEmpty else { return }
    let pull = -scroller.motion.offset
    node.isRefreshing = holds != nil
    node.progress = Double(min(1, max(0, (pull - 20) / (Self.threshold - 20))))
    let middle = space.minY - scroller.collapsingHeight + pull - Self.height / 2
    node.place(in: CGRect(x: space.midX - 10, y: middle - 10, width: 20, height: 20), by: scroller)
  }
}

/// The node of the indicator above refreshing content.
final class RefreshNode: ProgressNode {
  var isRefreshing = false
  /// The progress of the pull towards a refresh, from 0 to 1.
  var progress = 0.0

  override init(_ host: ViewHost) {
    super.init(host)
    label = "Refreshing"
  }

  override func placeChildren(in rect: CGRect) {
    if isRefreshing { startIfNeeded() }
  }

  override func draw(into list: inout DisplayList) {
    let opacity = isRefreshing ? 1 : progress
    guard opacity > 0 else { return }
    list.nested(in: opacity < 1 ? .pushOpacity(opacity) : nil) { drawSpokes(into: &$0) }
  }

  /// Returns the element of the indicator, only while a refresh is running.
  override func elements(in context: ElementContext) -> [Element] {
    guard isRefreshing else { return [] }
    return super.elements(in: context).map { element in
      var element = element
      element.identifier = "RefreshControl"
      return element
    }
  }
}
