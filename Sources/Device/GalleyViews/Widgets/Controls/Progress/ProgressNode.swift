import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of an activity indicator.
class ProgressNode: Node {
  private static let spokes = 8

  /// The label of the task.
  var label = ""
  private var words: Node?
  private var tint = Color.gray
  private var step = 0
  private var isRunning = false

  func update(_ label: (any View)?, tint: Color?, in context: NodeContext) {
    environment = context.environment
    self.tint = tint ?? environment.explicitTint ?? .gray
    words = label.map { AnyView($0).reconciled(with: words, in: context.insideControl) }
    let spoken = AccessibilityText(words?.layoutChildren ?? []).text
    self.label = spoken.isEmpty ? "In progress" : spoken
  }

  /// Starts turning, until the node leaves the window.
  final func startIfNeeded() {
    guard !isRunning else { return }
    isRunning = true
    host.animator.run("activity indicator “\(label)”", ends: false) { [weak self] elapsed in
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
    let color = tint.resolved(in: environment)
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

/// The node of a bar that fills with the progress of a task: 4 points high, as UIKit's.
final class ProgressBarNode: Node {
  private static let height: CGFloat = 4
  /// The colour of the track; translucent, as all fills of the system.
  private static let track = Color.secondarySystemFill

  private var words: Node?
  private(set) var fraction = 0.0
  private(set) var tint: Color?

  func update(_ fraction: Double?, label: (any View)?, tint: Color?, in context: NodeContext) {
    environment = context.environment
    self.fraction = min(1, max(0, fraction ?? 0))
    self.tint = tint
    words = label.map { AnyView($0).reconciled(with: words, in: context.insideControl) }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: Self.height)
  }

  override func draw(into list: inout DisplayList) {
    let corners = Corners.circular(Self.height / 2)
    fill(frame, corners, with: Self.track, into: &list)
    guard fraction > 0 else { return }
    let done = CGRect(
      x: frame.minX, y: frame.minY, width: max(Self.height, frame.width * fraction), height: frame.height)
    fill(mirrored(done, in: frame), corners, with: tint ?? environment.tint, into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    let spoken = AccessibilityText(words?.layoutChildren ?? [])
    var appearance = Appearance()
    appearance.background = (tint ?? environment.tint).resolved(in: environment).text
    return [
      context.clipped(
        Element(
          .progressIndicator, identifier: spoken.identifier,
          label: spoken.text.isEmpty ? "Progress" : spoken.text,
          value: .text("\(Int((fraction * 100).rounded()))%"), frame: frame, traits: .updatesFrequently,
          appearance: appearance, handle: handle))
    ]
  }
}
