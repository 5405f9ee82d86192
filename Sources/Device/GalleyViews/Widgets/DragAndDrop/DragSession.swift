import Foundation
import GalleyRaster
import GalleyTree

/// A drag from one view to another, of the same app or of one that has come to the front meanwhile.
@MainActor final class DragSession: LiftedContent {
  private weak var source: Node?
  private let host: ViewHost
  private let providers: [NSItemProvider]
  /// Whether other apps are offered it.
  private let mayLeave: Bool
  private let start: CGPoint
  private var location: CGPoint
  private weak var target: (any DropTaking)?
  private var delegate: (any DropDelegate)?

  init(_ source: Node, _ provider: NSItemProvider, from start: CGPoint) {
    self.source = source
    host = source.host
    providers = [provider]
    mayLeave = source.environment.dragConfiguration.operationsOutsideApp.allowCopy
    self.start = start
    location = start
  }

  private func info(over node: any DropTaking) -> DropInfo {
    let origin = node.settledFrame.origin
    return DropInfo(
      location: CGPoint(x: location.x - origin.x, y: location.y - origin.y), providers: providers)
  }

  /// Calls a view, whose app may differ from the source's.
  private func tell<Value>(_ node: any DropTaking, _ body: () -> Value) -> Value {
    guard node.host !== host else { return body() }
    let value = node.host.onAppClock(body)
    node.host.flush()
    return value
  }

  /// Returns the view at the finger that accepts the carried content.
  private func targetAtFinger() -> (any DropTaking)? {
    let window = host.windowForDrops(location)
    guard mayLeave || window === host else { return nil }
    return window.dropTarget(at: location) { node in
      tell(node) { node.dropDelegate(for: info(over: node)) != nil }
    }
  }

  func moved(to point: CGPoint) {
    location = point
    let found = targetAtFinger()
    if found !== target { leaveTarget() }
    if let found {
      tell(found) {
        if target == nil {
          target = found
          delegate = found.dropDelegate(for: info(over: found))
          delegate?.dropEntered(info: info(over: found))
        }
        _ = delegate?.dropUpdated(info: info(over: found))
      }
    }
    host.setNeedsDisplay()
  }

  private func leaveTarget() {
    if let target { tell(target) { delegate?.dropExited(info: info(over: target)) } }
    target = nil
    delegate = nil
  }

  func ended(at point: CGPoint) {
    moved(to: point)
    defer { host.setNeedsDisplay() }
    guard let target, let delegate else { return }
    tell(target) {
      let info = info(over: target)
      let operation = delegate.dropUpdated(info: info)?.operation ?? .copy
      guard operation != .forbidden, operation != .cancel else { return delegate.dropExited(info: info) }
      _ = delegate.performDrop(info: info)
    }
  }

  func cancelled() {
    leaveTarget()
    host.setNeedsDisplay()
  }

  /// Draws the view under the finger, slightly translucent.
  func draw(into list: inout DisplayList) {
    guard let source else { return }
    let way = Transform.translation(x: location.x - start.x, y: location.y - start.y)
    list.nested(in: .pushTransform(way)) { list in
      list.nested(in: .pushLayer(DisplayList.LayerStyle(opacity: 0.8))) { source.draw(into: &$0) }
    }
  }
}

extension ViewHost {
  /// Returns the view at a point that accepts a drop: the one in front, and among nested ones the innermost.
  func dropTarget(at point: CGPoint, where accepts: (any DropTaking) -> Bool) -> (any DropTaking)? {
    func search(_ nodes: [Node]) -> (any DropTaking)? {
      for node in nodes.reversed() where node.isInWindow {
        if let found = search(node.placedChildren) { return found }
        if let target = node as? any DropTaking, node.settledFrame.contains(point), accepts(target) {
          return target
        }
      }
      return nil
    }
    if let front = sheets.last { return search([front]) }
    return search(root?.layoutChildren ?? [])
  }
}
