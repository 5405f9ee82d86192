import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of a field for one line of text.
final class TextFieldNode: TextInputNode {
  private(set) var placeholder = ""
  private var label: Node?
  /// Whether the app has set a prompt, which the empty field shows instead of the label's words.
  private var isPrompted = false
  private(set) var behavior = TextFieldBehavior()
  /// Whether the field has a border, as UIKit's field with round corners.
  var hasBorder = false

  /// The distances of the text from the field's edges: a field with a border is at least 34 points high, as UIKit's.
  private var insets: EdgeInsets {
    guard hasBorder else { return EdgeInsets() }
    let space = max(6, (34 - CGFloat(host.typesetter.height(of: 1, style: style))) / 2)
    return EdgeInsets(top: space, leading: 7, bottom: space, trailing: 7)
  }
  /// The place of the text.
  private var area: CGRect { frame.inset(by: insets) }

  private var font: FontSpec { environment.resolvedFont }
  private var shown: String {
    text.isEmpty ? placeholder : behavior.isSecure ? String(repeating: "\u{2022}", count: text.count) : text
  }
  private var color: Color {
    text.isEmpty ? placeholderColor : environment.foregroundColor ?? .primary
  }
  /// The colour of the prompt, which may set a different one.
  private var placeholderColor = Color.tertiary

  /// Connects the field, whose empty text is the prompt or otherwise the words of the label.
  func update(
    _ behavior: TextFieldBehavior, prompt: Text?, label: AnyView, text: Binding<String>,
    in context: NodeContext
  ) {
    self.behavior = behavior
    keepsDraft = behavior.keepsDraft
    if let prompt {
      placeholder = prompt.plainText(in: environment)
      placeholderColor = prompt.look.foreground as? Color ?? .tertiary
    } else {
      let node = label.reconciled(with: self.label, in: context.insideControl)
      self.label = node
    }
    isPrompted = prompt != nil
    contentChanged()
    bind(text)
    let actions = environment.submitActions
    onSubmit = {
      behavior.onCommit()
      for action in actions { action() }
    }
    focusChanged[ObjectIdentifier(self)] = { [weak self] isFocused in
      if !isFocused { self?.commitDraft() }
      behavior.onEditingChanged(isFocused)
    }
  }

  package override func contentChanged() {
    if !isPrompted, let label { placeholder = AccessibilityText(label.layoutChildren).text }
  }

  override var isSecret: Bool { behavior.isSecure }

  override var takesNewlines: Bool { behavior.axis == .vertical }

  private var block: TextBlock { block(width: area.width) }

  private var style: TextStyle {
    var style = TextStyle(font: font)
    style.displayScale = environment.displayScale
    style.direction = environment.layoutDirection == .leftToRight ? .natural : .naturalElseRightToLeft
    return style
  }

  private func block(width: CGFloat?, lineLimit: Int? = nil) -> TextBlock {
    let isTall = behavior.axis == .vertical
    var style = style
    style.lineLimit = isTall ? lineLimit : 1
    let width = isTall ? width.flatMap { $0.isFinite ? max(0, Double($0)) + 0.01 : nil } : nil
    return host.typesetter.layout(shown, style: style, width: width)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let margin = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    let width = proposal.width.map { $0 - margin.width }
    var size = block(width: width).size
    if behavior.axis == .vertical {
      // The field grows with its text up to the limit of lines, beyond which only a part is seen.
      if let limit = environment.lineLimit {
        size.height = min(size.height, block(width: width, lineLimit: limit).size.height)
      }
      let least = min(environment.reservedLines ?? 1, environment.lineLimit ?? .max)
      size.height = max(size.height, host.typesetter.height(of: least, style: style))
    }
    return CGSize(
      width: proposal.width ?? max(size.width, 40) + margin.width, height: size.height + margin.height)
  }

  /// The field stands on the baseline of its text.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    key.isTextBaseline ? insets.top + block.firstBaseline : nil
  }

  /// Returns the distance of the text from the field's left edge: a text longer than the field shows its end
  /// while it is edited.
  private func shift(of block: TextBlock) -> CGFloat {
    if behavior.axis == .vertical { return 0 }
    let space = area.width - 3 - block.size.width
    let part: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let start = max(0, space) * (isMirrored ? 1 - part : part)
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
          let isTall = behavior.axis == .vertical
          let selected = CGRect(
            x: area.minX + shift + rect.minX, y: area.minY + (isTall ? rect.minY : 0), width: rect.width,
            height: isTall ? rect.height : area.height)
          fill(selected, with: environment.tint.opacity(0.2), into: &list)
        }
      }
      for line in block.lines {
        list.append(
          .text(
            line.run, at: baseline(of: line, in: area.offsetBy(dx: shift, dy: 0)),
            color.resolved(in: environment)))
      }
      if isFocused, selectedBytes == nil {
        let empty = environment.layoutDirection == .leftToRight ? 0 : Double(block.size.width)
        let rect = text.isEmpty ? .zero : block.caret(at: shownOffset).rect
        let place = text.isEmpty ? empty : Double(rect.minX)
        let isTall = behavior.axis == .vertical && !text.isEmpty
        let caret = CGRect(
          x: area.minX + place + shift, y: area.minY + (isTall ? rect.minY : 1), width: 2,
          height: isTall ? rect.height : area.height - 2)
        fill(caret, .circular(1), with: environment.tint, into: &list)
      }
    }
  }

  /// The caret's position in the visible text, in UTF-8 bytes.
  private var shownOffset: Int {
    behavior.isSecure ? shown.prefix(caretPosition).utf8.count : caretOffset
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
          behavior.isSecure ? .secureTextField : .textField, value: .text(shown),
          placeholder: placeholder.isEmpty ? nil : placeholder, frame: frame,
          isEnabled: environment.isEnabled, isFocused: isFocused, appearance: appearance, handle: handle))
    ]
  }
}
