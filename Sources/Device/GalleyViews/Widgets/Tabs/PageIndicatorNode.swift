import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of a pager's dots, one per page.
///
/// A tap on the half before the middle goes one page back, and on the other half one page forward, as with
/// UIKit's `UIPageControl`. The dots have the colour of text: the system's white ones are invisible on a
/// white page.
final class PageIndicatorNode: Node {
  private static let dot: CGFloat = 8
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 26

  var step: (Int) -> Void = { _ in }
  private var page = 0
  private var count = 0
  /// The colours that the app had set for all dots when these were shown first.
  private lazy var looks = host.appLooks.pageDots

  func show(page: Int, of count: Int) {
    self.page = page
    self.count = count
  }

  /// The distance between dots, which is smaller if the space does not suffice.
  private var pitch: CGFloat {
    min(Self.pitch, (offeredWidth - 2 * Self.pitch) / CGFloat(max(1, count - 1)))
  }

  private var offeredWidth: CGFloat = .infinity

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    offeredWidth = proposal.width ?? .infinity
    return CGSize(width: CGFloat(max(0, count - 1)) * pitch + 2 * Self.pitch, height: Self.height)
  }

  override func draw(into list: inout DisplayList) {
    if environment[IndexViewStyleKey.self].background == .always {
      list.append(
        .roundedRectangle(
          frame, radius: Double(frame.height / 2),
          Color.tertiarySystemFill.resolved(in: environment)))
    }
    let side = min(Self.dot, max(2, pitch - 2))
    for number in 0..<count {
      let x = frame.minX + Self.pitch + CGFloat(number) * pitch
      let color =
        number == page ? looks.current ?? .primary.opacity(0.85) : looks.others ?? .primary.opacity(0.25)
      list.append(
        .roundedRectangle(
          CGRect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side),
          radius: Double(side / 2),
          color.resolved(in: environment)))
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      context.clipped(
        Element(
          .pageIndicator, value: .text("page \(page + 1) of \(count)"), frame: frame,
          traits: .updatesFrequently, handle: handle))
    ]
  }

  override func perform(_ request: AccessibilityRequest) -> Bool {
    guard [.increment, .decrement].contains(request) else { return false }
    step(request == .increment ? 1 : -1)
    return true
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? {
    let count = host.touchStart.x < frame.midX ? -1 : 1
    return { [step] in step(count) }
  }
}
