import Foundation
import GalleyRaster
import GalleyTree

/// A view of read-only text.
///
/// A literal is a key of the app's string tables, with the Markdown of its translation; any other string is
/// shown verbatim.
///
/// - Reference: [SwiftUI's `Text`](https://developer.apple.com/documentation/swiftui/text).
nonisolated public struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  /// The content of a text.
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedFormat, table: String?, bundle: URL?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case image(Image)
    case joined([Text])
  }

  let content: Content
  /// The look that differs from that around.
  var look = TextLook()

  init(_ content: Content) {
    self.content = content
  }

  /// Creates a text of a string, shown verbatim.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(.verbatim(String(content)))
  }

  /// Creates a text of a string, shown verbatim.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Creates a text of a key of the app's string tables.
  ///
  /// - Parameters:
  ///   - key: The key, which is also shown where no table has it.
  ///   - tableName: The table's name; `nil` for `Localizable`.
  ///   - bundle: The bundle that has the table; `nil` for the app's.
  ///   - comment: For translators; not used.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.key(key.format, table: tableName, bundle: bundle.flatMap { $0.resourceURL ?? $0.bundleURL }))
  }

  /// Creates a text from a string table.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.resource(resource))
  }

  /// Creates a text from an attributed string.
  ///
  /// SwiftUI's attributes, such as font and colour, and Foundation's links have an effect.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Creates a text of a picture, such as a symbol, that stands among letters.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Creates a text of a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(
      .formatted(
        FormattedValue { conditions in
          formatter.inLocale(conditions.locale) { $0.string(for: subject) ?? "" }
        }))
  }

  /// Joins two texts, each with its look.
  public static func + (a: Text, b: Text) -> Text {
    var parts: [Text] = []
    for text in [a, b] {
      if case .joined(let inner) = text.content, text.look == TextLook() {
        parts += inner
      } else {
        parts.append(text)
      }
    }
    return Text(.joined(parts))
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? TextNode) ?? TextNode(context.host)
    node.update(self, in: context)
    return node
  }
}

/// The node of a text.
final class TextNode: Node {
  /// The maximum number of cached blocks: more widths than a stack and its place ask for.
  private static let mostBlocks = 3

  /// The text without its look.
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      parts = []
      blocks = []
      changeContent()
    }
  }
  private var block: TextBlock?
  private var contentMotion: ContentMotion?
  /// The parts, where there are several looks or pictures.
  private(set) var parts: [TextPart] = []
  private var rich: RichTextBlock?
  /// The label that is read aloud instead of the text.
  private var spoken: String?

  func update(_ view: Text, in context: NodeContext) {
    let parts = view.parts(in: context.environment)
    for part in parts {
      if case .missingSymbol(let name)? = part.image?.resolved(in: part.environment).content {
        context.reportMissingSymbol(name)
      }
      context.reportUnknownFont(in: part.environment)
    }
    spoken = view.look.label?.plainText(in: context.environment)
    if parts.count == 1, parts[0].image == nil {
      environment = parts[0].environment
      text = parts[0].text
      self.parts = []
    } else {
      environment = context.environment
      view.look.apply(to: &environment)
      text = parts.map(\.spoken).joined()
      self.parts = parts
    }
  }

  /// The text broken for the last requested widths: a window with very many texts exceeds the typesetter's
  /// cache.
  private var blocks: [(width: Double?, block: TextBlock)] = []

  override var environment: EnvironmentValues {
    didSet { blocks = [] }
  }

  private var style: TextStyle { environment.textStyle }

  /// Returns the size: the ideal width if there is space, otherwise the text breaks; too little height
  /// shortens it to the lines that fit, but at least one.
  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    guard let renderer = environment.textRenderer else { return ownSize(proposal) }
    let text = TextProxy { self.ownSize(ProposedSize(width: $0.width, height: $0.height)) }
    return renderer.sizeThatFits(
      proposal: ProposedViewSize(width: proposal.width, height: proposal.height), text: text)
  }

  private func ownSize(_ proposal: ProposedSize) -> CGSize {
    let size = parts.isEmpty ? layout(proposal).size : richLayout(proposal).size
    guard let least = environment.reservedLines else { return size }
    return CGSize(
      width: size.width, height: max(size.height, host.typesetter.height(of: least, style: style)))
  }

  override func placeChildren(in rect: CGRect) {
    if parts.isEmpty {
      block = layout(ProposedSize(rect.size))
      rich = nil
    } else {
      rich = richLayout(ProposedSize(rect.size))
      block = nil
    }
  }

  override var keepsPlaces: Bool { true }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key:
      CGFloat(parts.isEmpty ? layout(proposal).firstBaseline : richLayout(proposal).firstBaseline)
    case VerticalAlignment.lastTextBaseline.key:
      CGFloat(parts.isEmpty ? layout(proposal).lastBaseline : richLayout(proposal).lastBaseline)
    default: nil
    }
  }

  private func layout(_ proposal: ProposedSize) -> TextBlock {
    let block = fittingLayout(proposal, style: style, keeping: true)
    guard environment.minimumScaleFactor < 1, block.isTruncated || isTooNarrow(proposal, style) else {
      return block
    }
    // A text that does not fit is set smaller, in steps, before anything of it is left out.
    var style = style
    let size = style.font.size
    for step in 1...Self.scaleSteps {
      let part = Double(step) / Double(Self.scaleSteps)
      style.font.size = size * (1 + (environment.minimumScaleFactor - 1) * part)
      let smaller = fittingLayout(proposal, style: style)
      if !smaller.isTruncated, !isTooNarrow(proposal, style) { return smaller }
    }
    return fittingLayout(proposal, style: style)
  }

  /// The number of sizes to try between the font's size and the least.
  private static let scaleSteps = 20

  /// Whether a line would have to be broken within a word, or a single line does not fit.
  private func isTooNarrow(_ proposal: ProposedSize, _ style: TextStyle) -> Bool {
    guard let width = proposal.width, width.isFinite else { return false }
    let widest = text.split(whereSeparator: \.isWhitespace)
      .map { host.typesetter.shape(String($0), style: style).width }.max()
    return (widest ?? 0) > Double(width) + 0.01
  }

  private func fittingLayout(_ proposal: ProposedSize, style: TextStyle, keeping: Bool = false) -> TextBlock {
    let width = proposal.width.map { $0.isFinite ? max(0, Double($0)) : nil } ?? nil
    let block = keeping ? block(width: width) : broken(style, width: width)
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

  private func richLayout(_ proposal: ProposedSize) -> RichTextBlock {
    RichTextBlock(parts, by: host.typesetter, style: style, in: proposal)
  }

  /// Returns the text with the lines it needs or may have, in its style.
  private func block(width: Double?) -> TextBlock {
    for kept in blocks where kept.width == width || holds(kept.block, at: width) { return kept.block }
    let block = broken(style, width: width)
    if blocks.count == Self.mostBlocks { blocks.removeFirst() }
    blocks.append((width, block))
    return block
  }

  /// Whether a block would be the same at another width: one line, at the left, with enough space.
  private func holds(_ block: TextBlock, at width: Double?) -> Bool {
    guard block.lines.count == 1, !block.isTruncated, width.map({ Double(block.size.width) <= $0 }) ?? true
    else {
      return false
    }
    switch environment.multilineTextAlignment {
    case .leading: return environment.layoutDirection == .leftToRight
    case .trailing: return environment.layoutDirection == .rightToLeft
    case .center: return false
    }
  }

  private func broken(_ style: TextStyle, width: Double?) -> TextBlock {
    // Alignment needs the whole width only once there are several lines.
    host.typesetter.layout(text, style: style, width: width.map { $0 + 0.01 })
  }

  override func draw(into list: inout DisplayList) {
    if environment.isRedacted { return drawRedacted(into: &list) }
    if let renderer = environment.textRenderer { return draw(by: renderer, into: &list) }
    rich?.draw(in: frame, top: host.snapped(frame).minY, into: &list)
    guard let block else { return }
    guard let contentMotion, contentMotion.isMoving else { return draw(block, into: &list) }
    contentMotion.draw(height: frame.height, into: &list) { draw(block, into: &$0) }
  }

  /// Animates the change from the old words to the new ones.
  private func changeContent() {
    guard let before = block else { return }
    contentMotion = ContentMotion(of: self) { [weak self] in self?.draw(before, into: &$0) }
  }

  private func draw(_ block: TextBlock, into list: inout DisplayList) {
    let paint = environment.foregroundPaint(in: frame)
    for line in block.lines {
      list.append(.text(line.run, at: baseline(of: line, in: frame), paint))
    }
  }

  /// Lets a custom renderer draw the text.
  private func draw(by renderer: any TextRenderer, into list: inout DisplayList) {
    let lines = rich?.renderedLines(in: frame, top: host.snapped(frame).minY) ?? block.map(renderedLines)
    guard let lines else { return }
    let isTruncated = block?.isTruncated ?? rich?.isTruncated ?? false
    var context = GraphicsContext(environment: environment, host: host)
    renderer.draw(layout: Text.Layout(lines: lines, isTruncated: isTruncated), in: &context)
    let drawn = context.list
    list.nested(in: .pushTransform(.translation(x: Double(frame.minX), y: Double(frame.minY)))) {
      $0.append(contentsOf: drawn)
    }
  }

  private func renderedLines(_ block: TextBlock) -> [Text.Layout.Line] {
    let paint = environment.foregroundPaint(in: CGRect(origin: .zero, size: frame.size))
    return block.lines.map { line in
      let place = baseline(of: line, in: frame)
      let origin = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
      // The baseline is moved to a whole pixel, the line's edges are not.
      let shift = origin.y - line.origin.y
      let run = Text.Layout.Run(
        glyphs: line.run, paint: paint, attributes: environment.textAttributes,
        layoutDirection: line.isRightToLeft ? .rightToLeft : .leftToRight,
        typographicBounds: Text.Layout.TypographicBounds(
          origin: origin, width: line.run.width, ascent: line.ascent + shift, descent: line.descent - shift))
      return Text.Layout.Line(runs: [run], origin: origin)
    }
  }

  /// Bars in place of lines, as SwiftUI draws placeholders.
  private func drawRedacted(into list: inout DisplayList) {
    let lines = rich?.lineFrames ?? block?.frames ?? []
    for line in lines {
      let bar = line.offsetBy(dx: frame.minX, dy: frame.minY).insetBy(dx: 0, dy: line.height * 0.12)
      list.append(
        .roundedRectangle(
          bar, radius: min(4, bar.height / 2), Color.placeholderBar.resolved(in: environment)))
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    [
      context.clipped(
        Element(
          .staticText, label: spoken ?? text, frame: frame, traits: .staticText, appearance: appearance,
          handle: handle))
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
    } else if let rich {
      appearance.lines = rich.lines.map(\.text)
      appearance.isTruncated = rich.isTruncated ? true : nil
      appearance.naturalSize = CGSize(width: rich.naturalWidth, height: rich.size.height)
    }
    return appearance
  }
}

extension TextBlock {
  /// The places of the lines in the block.
  fileprivate var frames: [CGRect] {
    lines.map {
      CGRect(
        x: $0.origin.x, y: $0.origin.y - $0.ascent, width: $0.run.width, height: $0.ascent + $0.descent)
    }
  }
}
