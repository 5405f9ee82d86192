import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of one button in the bar of a tab view.
final class TabButtonNode: Node {
  private static let symbolSize = 19.5
  private static let unchosen = Color(light: 0x8A8A8E, dark: 0x7D7D82)
    .contrasting(light: 0x636367, dark: 0xA0A0A5)

  /// The background of the chosen button in a floating bar: lighter than the bar in both appearances, so that
  /// tinted words are readable on it.
  private static let chosenBackground = Color(light: .white, dark: RGBA(118, 118, 128, 61))

  var action: () -> Void = {}
  /// Whether picture and title stand beside each other.
  var isWide = false {
    didSet {
      guard isWide != oldValue else { return }
      setLooks()
      title.forgetOwnMeasures()
    }
  }
  private var item = TabItem()
  private(set) var isChosen = false
  /// The looks that the app has set for the buttons of all bars.
  private var looks = TabBarLooks()
  private var label: Node?
  private(set) var icon: ImageNode?
  let title: TextNode
  let badge: TextNode

  override init(_ host: ViewHost) {
    title = TextNode(host)
    badge = TextNode(host)
    super.init(host)
  }

  func update(_ item: TabItem, isChosen: Bool, looks: TabBarLooks, in context: NodeContext) {
    self.item = item
    self.isChosen = isChosen
    self.looks = looks
    var values = context.environment
    values.lineLimit = 1
    values.labelStyles = StyleStack()
    values.multilineTextAlignment = .leading
    values.foregroundColor = look.icon ?? usualColor(in: values)
    values.fontWeight = nil
    values.font = .system(size: Self.symbolSize)
    // In a bar symbols are filled, as in SwiftUI.
    values.symbolVariants.formUnion(.fill)
    environment = values
    host.evaluator.evaluate(self) {
      label = item.label.reconciled(with: label, in: NodeContext(environment: values, host: host))
    }
    contentChanged()
    setLooks()
    values.font = .system(size: 13)
    values.foregroundColor = .white
    badge.environment = values
    badge.text = item.badge?.plainText(in: values) ?? ""
  }

  /// Takes words and picture from the label, and shows them in the bar's form.
  override func contentChanged() {
    let nodes = label?.layoutChildren ?? []
    title.text = isOnlyPicture ? "" : Self.first(TextNode.self, in: nodes)?.text ?? ""
    icon = Self.first(ImageNode.self, in: nodes)
    icon?.environment = environment
  }

  /// The look that the app has set for the button in its present state.
  private var look: TabBarLooks.Item { looks.item(isChosen: isChosen, isInline: isWide) }

  /// The colour of picture and title without another look.
  private func usualColor(in values: EnvironmentValues) -> Color {
    isChosen ? values.tint : looks.unselected ?? (isFloating ? .primary : Self.unchosen)
  }

  private func setLooks() {
    let (look, usual) = (look, usualColor(in: environment))
    let color = look.icon ?? usual
    if environment.foregroundColor != color {
      environment.foregroundColor = color
      icon?.environment = environment
    }
    var values = environment
    values.font = look.title.font ?? .system(size: isWide ? 13 : 10, weight: .medium)
    values.foregroundColor = look.title.color ?? usual
    if let kerning = look.title.kerning { values.kerning = kerning }
    title.environment = values
  }

  private static func first<Kind: Node>(_ type: Kind.Type, in nodes: [Node]) -> Kind? {
    for node in nodes {
      if let found = node as? Kind { return found }
      if let found = first(type, in: node.placedChildren) { return found }
    }
    return nil
  }

  /// Whether the button has only a picture: searching does, beside the titles of a tablet's bar.
  private var isOnlyPicture: Bool { item.role == .search && isFloating }

  /// Whether the bar floats, as on a tablet: there the chosen button has a background, and the words of
  /// others are not grey.
  private var isFloating: Bool { TabBarNode.floats(in: host.size) }

  private var hasBadge: Bool { item.badge != nil }

  override var placedChildren: [Node] {
    [icon].compactMap { $0 as Node? } + [title] + (hasBadge ? [badge] : [])
  }

  override func placeChildren(in rect: CGRect) {
    let text = title.measure(ProposedSize(width: rect.width, height: nil))
    let picture = icon?.measure(.unspecified) ?? .zero
    var pictureFrame: CGRect
    if isWide {
      let width = picture.width + (picture.width > 0 ? 7 : 0) + text.width
      // A badge after the title is in the middle with them.
      let badgeWidth = hasBadge ? 5 + Self.capsuleWidth(of: badge.measure(.unspecified).width) : 0
      let x = rect.midX - (width + badgeWidth) / 2
      pictureFrame = CGRect(
        x: x, y: rect.midY - picture.height / 2, width: picture.width, height: picture.height)
      let place = CGRect(
        x: x + width - text.width, y: rect.midY - text.height / 2, width: text.width, height: text.height)
      title.place(in: mirrored(place, in: rect), by: self)
    } else {
      pictureFrame = CGRect(
        x: rect.midX - picture.width / 2, y: rect.minY + 18.5 - picture.height / 2, width: picture.width,
        height: picture.height)
      title.place(
        in: CGRect(x: rect.midX - text.width / 2, y: rect.minY + 34, width: text.width, height: text.height),
        by: self)
    }
    icon?.place(in: mirrored(pictureFrame, in: rect), by: self)
    if picture == .zero { pictureFrame = CGRect(x: rect.midX, y: rect.minY + 6, width: 0, height: 25) }
    let size = badge.measure(.unspecified)
    // Beside a title the picture's corner is over the title's first letter: there the badge stands after the title.
    let corner =
      isWide
      ? CGPoint(x: mirrored(title.frame, in: rect).maxX + 5, y: rect.midY - 9)
      : CGPoint(x: pictureFrame.maxX - 6, y: pictureFrame.minY - 3)
    let margin = isWide ? (Self.capsuleWidth(of: size.width) - size.width) / 2 : max(0, (18 - size.width) / 2)
    let place = CGRect(
      x: corner.x + margin, y: corner.y + (18 - size.height) / 2, width: size.width, height: size.height)
    badge.place(in: mirrored(place, in: rect), by: self)
  }

  /// The width of the capsule around a badge's words.
  private static func capsuleWidth(of width: CGFloat) -> CGFloat { max(18, width + 10) }

  override func draw(into list: inout DisplayList) {
    if isChosen, isFloating {
      let place = frame.insetBy(dx: 2, dy: 4)
      fill(place, .circular(place.height / 2), with: Self.chosenBackground, into: &list)
    }
    icon?.draw(into: &list)
    title.draw(into: &list)
    guard hasBadge else { return }
    let width = Self.capsuleWidth(of: badge.frame.width)
    let capsule = CGRect(
      x: badge.frame.midX - width / 2, y: badge.frame.midY - 9, width: width, height: 18)
    list.append(.roundedRectangle(capsule, radius: 9, (look.badge ?? .red).resolved(in: environment)))
    badge.draw(into: &list)
  }

  /// The value: a badge with a number is read as a number of items, as by UIKit's bar.
  private var value: String? {
    if let value = item.changes.value { return value }
    guard hasBadge else { return nil }
    guard let count = Int(badge.text) else { return badge.text }
    return count == 1 ? "1 item" : "\(count) items"
  }

  override func elements(in context: ElementContext) -> [Element] {
    let inner = label?.layoutChildren.flatMap { $0.elements(in: ElementContext(clip: .infinite)) } ?? []
    var appearance = title.appearance
    appearance.visibleFrame = nil
    var traits: ElementTraits = .button
    if isChosen { traits.insert(.selected) }
    let named = inner.first { $0.type == .staticText } ?? inner.first
    var element = Element(
      .button,
      identifier: item.changes.identifier ?? inner.first { !$0.identifier.isEmpty }?.identifier ?? "",
      label: item.changes.label ?? named?.label ?? "", value: value.map { .text($0) }, frame: frame,
      isSelected: isChosen, traits: traits, appearance: appearance, handle: handle)
    element.takeSymbol(of: inner)
    return [context.clipped(element)]
  }

  override var takesTouches: Bool { true }

  override var tapAction: (() -> Void)? { action }
}
