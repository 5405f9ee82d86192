import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A field for text of many lines: a text view in the element tree.
///
/// Without a proposed height, as in a scroll view, it is as tall as its text with the space around.
///
/// - Reference: [SwiftUI's `TextEditor`](https://developer.apple.com/documentation/swiftui/texteditor).
nonisolated public struct TextEditor: View, PrimitiveView {
  public typealias Body = Never

  let text: Binding<String>
  /// The app's value for the selection, if it has one.
  var selection: Binding<TextSelection?>?
  /// Whether the text can only be read.
  var isReadOnly = false
  /// The distances of the text from the field's edges, in points: those of UIKit's text view, 8 above and below, and 5 at the
  /// sides for the padding of its lines.
  var insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  /// Whether it takes the colour that the app has set behind all text views; a view of UIKit has one of its own.
  var takesAppBackground = true
  /// A closure that receives the node at each update.
  var updated: ((TextEditorNode) -> Void)?

  public init(text: Binding<String>) {
    self.text = text
  }

  /// Creates a field whose selection the app sees and sets.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? TextEditorNode) ?? TextEditorNode(context.host)
    node.environment = context.environment
    node.bind(text)
    node.bindSelection(selection)
    node.isReadOnly = isReadOnly
    node.insets = insets
    node.takesAppBackground = takesAppBackground
    updated?(node)
    return node
  }
}

final class TextEditorNode: TextInputNode {
  var isReadOnly = false
  var insets = EdgeInsets()
  var takesAppBackground = true

  /// The colour that the app had set behind all text views when this was shown first.
  private lazy var appBackground = host.appLooks.textViewBackground

  /// The colour behind the text, if the app has set one for all text views; editors took it before iOS 16 alone.
  private var background: Color? {
    takesAppBackground && SystemVersion.major(of: environment.systemVersion) < 16 ? appBackground : nil
  }

  /// The place of the text.
  private var area: CGRect { frame.inset(by: insets) }

  override var takesNewlines: Bool { true }

  override var tapAction: (() -> Void)? { isReadOnly ? {} : super.tapAction }

  override var longPressAction: (() -> Void)? { isReadOnly ? nil : super.longPressAction }

  private var font: FontSpec { environment.resolvedFont }

  private func block(width: CGFloat?) -> TextBlock {
    // Lines at the leading edge begin where their paragraph does.
    let isLeading = environment.multilineTextAlignment == .leading
    var style = TextStyle(
      font: font, alignment: isLeading ? .leading : environment.textStyle.alignment,
      lineSpacing: environment.textStyle.lineSpacing)
    style.displayScale = environment.displayScale
    style.direction = environment.layoutDirection == .leftToRight ? .natural : .naturalElseRightToLeft
    return host.typesetter.layout(text, style: style, width: width.map { Double($0) + 0.01 })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let margin = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    let size = block(
      width: proposal.width.flatMap { (width: CGFloat) -> CGFloat? in
        width.isFinite ? max(0, width - margin.width) : nil
      }
    ).size
    return CGSize(
      width: proposal.width ?? size.width + margin.width,
      height: proposal.height ?? size.height + margin.height)
  }

  override func offset(at point: CGPoint) -> Int {
    block(width: area.width).position(at: CGPoint(x: point.x - area.minX, y: point.y - area.minY))
  }

  override func position(movedBy lines: Int) -> Int {
    let caret = block(width: area.width).caret(at: caretOffset).rect
    let y = caret.midY + CGFloat(lines) * caret.height
    guard y >= 0 else { return 0 }
    guard y <= block(width: area.width).size.height else { return text.count }
    return offset(at: CGPoint(x: area.minX + caret.minX, y: area.minY + y)).characters(in: text)
  }

  override func draw(into list: inout DisplayList) {
    let color = (environment.foregroundColor ?? .primary).resolved(in: environment)
    let area = area
    let block = block(width: area.width)
    list.nested(in: .pushClipRectangle(frame, .square)) { list in
      if let background { fill(frame, with: background, into: &list) }
      if isFocused, let selectedBytes {
        for rect in block.selectionRectangles(for: selectedBytes) {
          let selected = rect.offsetBy(dx: area.minX, dy: area.minY)
          fill(selected, with: environment.tint.opacity(0.2), into: &list)
        }
      }
      for line in block.lines {
        list.append(.text(line.run, at: baseline(of: line, in: area), color))
      }
      if isFocused, selectedBytes == nil {
        let place = block.caret(at: caretOffset).rect
        let caret = CGRect(
          x: area.minX + place.minX, y: area.minY + place.minY, width: 2, height: place.height)
        fill(caret, .circular(1), with: environment.tint, into: &list)
      }
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    var appearance = Appearance()
    appearance.foreground = (environment.foregroundColor ?? .primary).resolved(in: environment).text
    appearance.font = font.faceName
    appearance.fontSize = font.size
    appearance.background = background?.resolved(in: environment).text
    appearance.lines = block(width: area.width).lines.map(\.run.text)
    return [
      context.clipped(
        Element(
          .textView, value: .text(text), frame: frame, isEnabled: environment.isEnabled, isFocused: isFocused,
          appearance: appearance, handle: handle))
    ]
  }
}
