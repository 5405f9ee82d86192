import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of a field for one line of text.
final class TextFieldNode: TextInputNode {
  var placeholder = ""
  /// Whether the field has a border, as UIKit's field with round corners.
  var hasBorder = false

  /// The distances of the text from the field's edges: a field with a border and body text is 34 points high.
  private var insets: EdgeInsets {
    hasBorder ? EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) : EdgeInsets()
  }
  /// The place of the text.
  private var area: CGRect { frame.inset(by: insets) }

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
    let margin = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    return CGSize(
      width: proposal.width ?? max(size.width, 40) + margin.width, height: size.height + margin.height)
  }

  /// The field stands on the baseline of its text.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    key.isTextBaseline ? insets.top + block.firstBaseline : nil
  }

  /// The distance of the text from the field's left edge: a text longer than the field shows its end while it is edited.
  private func shift(of block: TextBlock) -> CGFloat {
    let space = area.width - 3 - block.size.width
    let start = environment.layoutDirection == .leftToRight ? 0 : max(0, space)
    return isFocused && !text.isEmpty ? min(start, space) : start
  }

  override func offset(at point: CGPoint) -> Int {
    guard !text.isEmpty else { return 0 }
    let block = block
    return block.position(at: CGPoint(x: point.x - area.minX - shift(of: block), y: point.y - area.minY))
  }

  override func draw(into list: inout DisplayList) {
    let block = block
    let shift = shift(of: block)
    if hasBorder { drawBorder(into: &list) }
    list.nested(in: .pushClipRectangle(area, .square)) { list in
      if isFocused, let selectedBytes {
        for rect in block.selectionRectangles(for: selectedBytes) {
          let selected = CGRect(
            x: area.minX + shift + rect.minX, y: area.minY, width: rect.width, height: area.height)
          fill(selected, with: environment.tint.opacity(0.2), into: &list)
        }
      }
      for line in block.lines {
        list.append(
          .text(
            line.run, at: CGPoint(x: area.minX + line.origin.x + shift, y: area.minY + line.origin.y),
            color.resolved(in: environment)))
      }
      if isFocused, selectedBytes == nil {
        let empty = environment.layoutDirection == .leftToRight ? 0 : Double(block.size.width)
        let place = text.isEmpty ? empty : Double(block.caret(at: caretOffset).rect.minX)
        let caret = CGRect(
          x: area.minX + place + shift, y: area.minY + 1, width: 2, height: area.height - 2)
        fill(caret, .circular(1), with: environment.tint, into: &list)
      }
    }
  }

  private func drawBorder(into list: inout DisplayList) {
    let corners = Corners.continuous(6)
    fill(frame, corners, with: .systemBackground, into: &list)
    let line = frame.insetBy(dx: hairline / 2, dy: hairline / 2)
    list.append(
      .stroke(
        Path(roundedRect: line, corners: corners), .init(width: hairline),
        .color(Color.separator.resolved(in: environment))))
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
