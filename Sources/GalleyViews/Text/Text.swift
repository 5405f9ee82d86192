import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A view of read-only text.
///
/// - Reference: [SwiftUI's `Text`](https://developer.apple.com/documentation/swiftui/text).
nonisolated public struct Text: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let content: String

  /// Makes a text.
  public init(_ content: String) {
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? TextNode) ?? TextNode(context.host)
    node.environment = context.environment
    node.text = content
    return node
  }
}

/// The node of a text.
final class TextNode: Node {
  /// More widths than a stack and the place in it ask for.
  private static let mostBlocks = 3

  var text = "" {
    didSet {
      guard text != oldValue else { return }
      blocks = []
      changeContent()
    }
  }
  private var block: TextBlock?
  private var contentMotion: ContentMotion?
  /// The text broken for the widths that were asked for last: a window of very many texts is more than the typesetter remembers.
  private var blocks: [(width: Double?, block: TextBlock)] = []

  override var environment: EnvironmentValues {
    didSet { blocks = [] }
  }

  private var style: TextStyle { environment.textStyle }

  /// The text takes its ideal width where there is space, and else breaks; too little height shortens it to the
  /// lines that fit, but at least one.
  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    layout(proposal).size
  }

  override func placeChildren(in rect: CGRect) {
    block = layout(ProposedSize(rect.size))
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: CGFloat(layout(proposal).firstBaseline)
    case VerticalAlignment.lastTextBaseline.key: CGFloat(layout(proposal).lastBaseline)
    default: nil
    }
  }

  private func layout(_ proposal: ProposedSize) -> TextBlock {
    let width = proposal.width.map { $0.isFinite ? max(0, Double($0)) : nil } ?? nil
    let block = block(width: width)
    guard let height = proposal.height, height.isFinite, block.size.height > height + 0.01,
      block.lines.count > 1
    else {
      return block
    }
    var style = style
    let fitting = max(1, block.lines.prefix { Double($0.origin.y) + $0.descent <= height + 0.01 }.count)
    style.lineLimit = min(style.lineLimit ?? fitting, fitting)
    return host.typesetter.layout(text, style: style, width: width.map { $0 + 0.01 })
  }

  /// The text with as many lines as it takes, or as it may have.
  private func block(width: Double?) -> TextBlock {
    if let kept = blocks.first(where: { $0.width == width }) { return kept.block }
    // Alignment needs the whole width only once there are several lines.
    let block = host.typesetter.layout(text, style: style, width: width.map { $0 + 0.01 })
    if blocks.count == Self.mostBlocks { blocks.removeFirst() }
    blocks.append((width, block))
    return block
  }

  override func draw(into list: inout DisplayList) {
    guard let block else { return }
    guard let contentMotion, contentMotion.isMoving else { return draw(block, into: &list) }
    contentMotion.draw(height: frame.height, into: &list) { draw(block, into: &$0) }
  }

  /// Lets the old words go over into the new ones.
  private func changeContent() {
    guard let before = block else { return }
    contentMotion = ContentMotion(of: self) { [weak self] in self?.draw(before, into: &$0) }
  }

  private func draw(_ block: TextBlock, into list: inout DisplayList) {
    let paint = environment.foregroundPaint(in: frame)
    for line in block.lines {
      list.append(.text(line.run, at: baseline(line, in: frame), paint))
    }
  }

  /// Baselines are on whole pixels, so that equal lines are equally sharp.
  private func baseline(_ line: TextBlock.Line, in frame: CGRect) -> CGPoint {
    let scale = environment.displayScale
    return CGPoint(
      x: frame.minX + line.origin.x, y: ((frame.minY + line.origin.y) * scale).rounded() / scale)
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      context.clipped(
        Element(
          .staticText, label: text, frame: frame, traits: .staticText, appearance: appearance, handle: handle)
      )
    ]
  }

  /// The appearance of the text in its element.
  var appearance: Appearance {
    let font = style.font
    var appearance = Appearance()
    appearance.foreground = environment.foregroundText
    appearance.font = font.faceName
    appearance.fontSize = font.size
    if let block {
      appearance.lines = block.lines.map(\.run.text)
      appearance.isTruncated = block.isTruncated ? true : nil
      appearance.naturalSize = CGSize(width: block.naturalWidth, height: block.size.height)
    }
    return appearance
  }
}
