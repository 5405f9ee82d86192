import Foundation
import GalleyRaster
import GalleyTree

/// What is above the content of something that refreshes when it is pulled down.
final class RefreshControl {
  /// How far the content is held down, in points: as high as UIKit's control.
  static let height: CGFloat = 60
  /// How far the content has to be pulled down, in points.
  static let threshold: CGFloat = 80
  /// How long the indicator stays at least once the finger is lifted: whoever has pulled sees that it was noticed.
  private static let leastTime = Duration.milliseconds(500)

  weak var scroller: (any VerticalScroller & FillsWindow)?
  private let node: RefreshNode
  private var action: ((RefreshCompletion) -> Void)?
  private var isRefreshing = false
  /// One pull starts one refresh, however long it lasts.
  private var hasStarted = false
  /// Whether there is an answer already, and the indicator stays for the person's sake only.
  private var isAnswered = false
  private var isLifted = true
  private var mayEnd = true

  init(_ host: ViewHost) {
    node = RefreshNode(host)
  }

  /// Takes the action out of what is handed down.
  func update(_ values: inout EnvironmentValues) {
    action = values[RefreshKey.self]
    if action != nil { values[RefreshKey.self] = nil }
    node.environment = values
  }

  /// What there is to be seen.
  var shown: [Node] {
    guard isRefreshing || action != nil, let scroller, scroller.motion.offset < 0 else { return [] }
    return [node]
  }

  /// Called after a finger has moved the content.
  func pulled() {
    isLifted = false
    guard let scroller, let action else { return }
    let offset = scroller.motion.offset
    if offset >= 0 { hasStarted = false }
    guard !isRefreshing, !hasStarted, offset <= -Self.threshold else { return }
    isRefreshing = true
    hasStarted = true
    scroller.motion.setLead(Self.height, in: scroller.host)
    isAnswered = false
    action(RefreshCompletion { [weak self] in self?.answered() })
  }

  /// Called when the finger is lifted.
  func released() {
    hasStarted = false
    isLifted = true
    guard isRefreshing, let scroller else { return }
    mayEnd = false
    scroller.host.environment.clock.after(Self.leastTime) { [weak self] in
      self?.mayEnd = true
      self?.endIfAnswered()
    }
  }

  private func answered() {
    isAnswered = true
    endIfAnswered()
  }

  private func endIfAnswered() {
    guard isRefreshing, isAnswered, isLifted, mayEnd else { return }
    isRefreshing = false
    guard let scroller else { return }
    scroller.motion.setLead(0, in: scroller.host)
    scroller.host.setNeedsLayout()
  }

  /// Places the indicator in the gap above the content; a large title goes down with the content, and the gap is above it.
  func place(in room: CGRect) {
    guard let scroller, !shown.isEmpty else { return }
    let pull = -scroller.motion.offset
    node.isRefreshing = isRefreshing
    node.progress = Double(min(1, max(0, (pull - 20) / (Self.threshold - 20))))
    let middle = room.minY - scroller.collapsingHeight + pull - Self.height / 2
    node.place(in: CGRect(x: room.midX - 10, y: middle - 10, width: 20, height: 20), by: scroller)
  }
}

/// The node of the indicator above what refreshes.
final class RefreshNode: ProgressNode {
  var isRefreshing = false
  /// How much of the way to a refresh the content has been pulled.
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
    if opacity < 1 { list.append(.pushOpacity(opacity)) }
    drawSpokes(into: &list)
    if opacity < 1 { list.append(.pop) }
  }

  /// It is there for tests while something is refreshed.
  override func elements(in context: ElementContext) -> [Element] {
    guard isRefreshing else { return [] }
    return super.elements(in: context).map { element in
      var element = element
      element.identifier = "RefreshControl"
      return element
    }
  }
}
