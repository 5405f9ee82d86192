import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A field for one line of text.
///
/// - Reference: [SwiftUI's `TextField`](https://developer.apple.com/documentation/swiftui/textfield).
nonisolated public struct TextField: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let placeholder: String
  let text: Binding<String>
  var onSubmit: () -> Void = {}

  /// Makes a field.
  public init(_ placeholder: String, text: Binding<String>) {
    self.placeholder = placeholder
    self.text = text
  }

  /// Calls an action when the return key ends the input.
  public func onSubmit(_ action: @escaping () -> Void) -> TextField {
    var field = self
    field.onSubmit = action
    return field
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? TextFieldNode) ?? TextFieldNode(context.host)
    node.environment = context.environment
    node.placeholder = placeholder
    node.bind(text)
    node.onSubmit = onSubmit
    return node
  }
}

final class TextFieldNode: TextInputNode {
  var placeholder = ""

  private var font: FontSpec { environment.resolvedFont }
  private var shown: String { text.isEmpty ? placeholder : text }
  private var color: Color { text.isEmpty ? .tertiary : environment.foregroundColor ?? .primary }

  private var block: TextBlock {
    var style = TextStyle(font: font, lineLimit: 1)
    style.direction = environment.layoutDirection == .leftToRight ? .natural : .naturalElseRightToLeft
    return host.typesetter.layout(shown, style: style, width: nil)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let size = block.size
    return CGSize(width: proposal.width ?? max(size.width, 40), height: size.height)
  }

  /// The distance of the text from the field's left edge: a text longer than the field shows its end while it is edited.
  private func shift(of block: TextBlock) -> CGFloat {
    let space = frame.width - 3 - block.size.width
    let start = environment.layoutDirection == .leftToRight ? 0 : max(0, space)
    return isFocused && !text.isEmpty ? min(start, space) : start
  }

  override func offset(at point: CGPoint) -> Int {
    guard !text.isEmpty else { return 0 }
    let block = block
    return block.position(at: CGPoint(x: point.x - frame.minX - shift(of: block), y: point.y - frame.minY))
  }

  override func draw(into list: inout DisplayList) {
    let block = block
    let shift = shift(of: block)
    list.nested(in: .pushClipRectangle(frame, .square)) { list in
      if isFocused, let selectedBytes {
        for rect in block.selectionRectangles(for: selectedBytes) {
          let selected = CGRect(
            x: frame.minX + shift + rect.minX, y: frame.minY, width: rect.width, height: frame.height)
          fill(selected, with: environment.tint.opacity(0.2), into: &list)
        }
      }
      for line in block.lines {
        list.append(
          .text(
            line.run, at: CGPoint(x: frame.minX + line.origin.x + shift, y: frame.minY + line.origin.y),
            color.resolved(in: environment)))
      }
      if isFocused, selectedBytes == nil {
        let empty = environment.layoutDirection == .leftToRight ? 0 : Double(block.size.width)
        let place = text.isEmpty ? empty : Double(block.caret(at: caretOffset).rect.minX)
        let caret = CGRect(
          x: frame.minX + place + shift, y: frame.minY + 1, width: 2, height: frame.height - 2)
        fill(caret, .circular(1), with: environment.tint, into: &list)
      }
    }
  }

  /// An empty field's value is its placeholder, as in UIKit.
  override func elements(in context: ElementContext) -> [Element] {
    var appearance = Appearance()
    appearance.foreground = color.resolved(in: environment).text
    appearance.font = font.faceName
    appearance.fontSize = font.size
    return [
      context.clipped(
        Element(
          .textField, value: .text(shown), placeholder: placeholder.isEmpty ? nil : placeholder, frame: frame,
          isEnabled: environment.isEnabled, isFocused: isFocused, appearance: appearance, handle: handle))
    ]
  }
}
