import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A field for text of many lines: a text view in the element tree.
///
/// Without a proposed height, as in a scroll view, it is as tall as its text.
///
/// - Reference: [SwiftUI's `TextEditor`](https://developer.apple.com/documentation/swiftui/texteditor).
nonisolated public struct TextEditor: View, PrimitiveView {
  public typealias Body = Never

  let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? TextEditorNode) ?? TextEditorNode(context.host)
    node.environment = context.environment
    node.bind(text)
    return node
  }
}

final class TextEditorNode: TextInputNode {
  override var takesNewlines: Bool { true }

  private var font: FontSpec { environment.resolvedFont }

  private func block(width: CGFloat?) -> TextBlock {
    var style = TextStyle(font: font, alignment: .leading, lineSpacing: 3)
    style.direction = environment.layoutDirection == .leftToRight ? .natural : .naturalElseRightToLeft
    return host.typesetter.layout(text, style: style, width: width.map { Double($0) + 0.01 })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let size = block(
      width: proposal.width.flatMap { (width: CGFloat) -> CGFloat? in width.isFinite ? width : nil }
    ).size
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? max(size.height, font.size))
  }

  override func offset(at point: CGPoint) -> Int {
    block(width: frame.width).position(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  override func position(movedBy lines: Int) -> Int {
    let caret = block(width: frame.width).caret(at: caretOffset).rect
    let y = caret.midY + CGFloat(lines) * caret.height
    guard y >= 0 else { return 0 }
    guard y <= block(width: frame.width).size.height else { return text.count }
    return offset(at: CGPoint(x: frame.minX + caret.minX, y: frame.minY + y)).characters(in: text)
  }

  override func draw(into list: inout DisplayList) {
    let color = (environment.foregroundColor ?? .primary).resolved(in: environment)
    let block = block(width: frame.width)
    list.nested(in: .pushClipRectangle(frame, .square)) { list in
      if isFocused, let selectedBytes {
        for rect in block.selectionRectangles(for: selectedBytes) {
          let selected = rect.offsetBy(dx: frame.minX, dy: frame.minY)
          fill(selected, with: environment.tint.opacity(0.2), into: &list)
        }
      }
      for line in block.lines {
        list.append(
          .text(line.run, at: CGPoint(x: frame.minX + line.origin.x, y: frame.minY + line.origin.y), color))
      }
      if isFocused, selectedBytes == nil {
        let place = block.caret(at: caretOffset).rect
        let caret = CGRect(
          x: frame.minX + place.minX, y: frame.minY + place.minY, width: 2, height: place.height)
        fill(caret, .circular(1), with: environment.tint, into: &list)
      }
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    var appearance = Appearance()
    appearance.foreground = (environment.foregroundColor ?? .primary).resolved(in: environment).text
    appearance.font = font.faceName
    appearance.fontSize = font.size
    appearance.lines = block(width: frame.width).lines.map(\.run.text)
    return [
      context.clipped(
        Element(
          .textView, value: .text(text), frame: frame, isEnabled: environment.isEnabled, isFocused: isFocused,
          appearance: appearance, handle: handle))
    ]
  }
}
