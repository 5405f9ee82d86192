import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree

/// The node of the keyboard on the screen, which is shown while a field has the focus.
final class KeyboardNode: Node {
  /// A key in its place.
  private struct PlacedCap {
    let cap: KeyboardLayout.Cap
    let frame: CGRect
  }

  /// The longest time between two taps of shift that lock capitals, in the device's time.
  private static let doubleTap = Duration.milliseconds(350)

  private var caps: [PlacedCap] = []
  private var pressed: Int?
  /// The last known field of the keyboard.
  private weak var field: (any KeyReceiver)?
  private var settings = KeyboardSettings()
  private var plane = KeyboardLayout.Plane.letters
  /// The state that shift was tapped for; `nil` if the text decides.
  private var shift: Bool?
  private var isLocked = false
  private var lastShift: Duration?

  private var isTablet: Bool { environment.settings.isTablet }

  private var metrics: KeyboardLayout.Metrics { isTablet ? .tablet : .telephone }

  func height(safeArea: EdgeInsets) -> CGFloat { metrics.height + max(safeArea.bottom, 0) }

  /// Shows the keys for a field; another field or kind of keyboard begins with its first keys.
  func update(for field: any KeyReceiver) {
    let settings = field.environment.keyboard
    if field !== self.field || settings.type != self.settings.type {
      plane = KeyboardLayout.firstPlane(of: settings.type, isTablet: isTablet)
      forgetShift()
    }
    self.field = field
    self.settings = settings
  }

  private func forgetShift() {
    (shift, isLocked, lastShift) = (nil, false, nil)
  }

  /// Whether letters are capitals.
  private var isUppercase: Bool {
    if isLocked { return true }
    guard let field else { return false }
    return shift ?? settings.isCapital(after: field.textBeforeCaret, isSecure: field.isSecret)
  }

  /// The words of the return key; for a key that inserts a line break they name that.
  private var submitLabel: SubmitLabel {
    if field?.takesNewlines == true { return .return }
    return settings.submitLabel ?? (settings.type == .webSearch ? .go : .return)
  }

  private var layout: KeyboardLayout {
    KeyboardLayout(
      settings.type, plane: plane, isUppercase: isUppercase, submit: submitLabel,
      decimalSeparator: environment.locale.decimalSeparator ?? ".", isTablet: isTablet)
  }

  override func placeChildren(in rect: CGRect) {
    caps = layout.frames(in: rect, metrics).map { PlacedCap(cap: $0.cap, frame: host.snapped($0.frame)) }
  }

  // MARK: Looks

  override func draw(into list: inout DisplayList) {
    fill(frame, with: Color(light: 0xD1D4DB, dark: 0x2B2B2D), into: &list)
    for (index, placed) in caps.enumerated() { draw(placed, isPressed: pressed == index, into: &list) }
  }

  private func draw(_ placed: PlacedCap, isPressed: Bool, into list: inout DisplayList) {
    let (cap, frame) = (placed.cap, placed.frame)
    if !cap.isBare {
      fill(
        frame.offsetBy(dx: 0, dy: 1), .circular(5), with: Color(light: 0x898A8D, dark: 0x1C1C1E), into: &list)
      fill(frame, .circular(5), with: ground(of: cap, isPressed: isPressed), into: &list)
    }
    let isWhite = cap.isProminent && !isPressed
    let ink = (isWhite ? Color.white : .primary).resolved(in: environment)
    let scale = environment.displayScale
    if let symbol = cap.symbol.flatMap({ Symbol($0) }) {
      return symbol.draw(in: frame, textSize: 17, paint: .color(ink), into: &list)
    }
    let title = cap.title ?? cap.label
    let size: Double = title.count > 1 ? 16 : cap.letters.isEmpty && !isTablet ? 23 : 24
    guard !cap.letters.isEmpty else {
      return draw(title, size: size, at: CGPoint(x: frame.midX, y: frame.midY), ink, into: &list)
    }
    let lift = (8 * scale).rounded() / scale
    draw(title, size: size, at: CGPoint(x: frame.midX, y: frame.midY - lift), ink, into: &list)
    draw(
      cap.letters, size: 10, weight: .bold, at: CGPoint(x: frame.midX, y: frame.midY + 12), ink, into: &list)
  }

  private func ground(of cap: KeyboardLayout.Cap, isPressed: Bool) -> Color {
    if cap.isProminent, !isPressed { return .blue }
    return cap.isSpecial != isPressed
      ? Color(light: 0xABB1BC, dark: 0x474749) : Color(light: 0xFFFFFF, dark: 0x6B6B6D)
  }

  private func draw(
    _ text: String, size: Double, weight: FontWeight = .regular, at middle: CGPoint, _ ink: RGBA,
    into list: inout DisplayList
  ) {
    let style = TextStyle(font: FontSpec(size: size, weight: weight))
    let block = host.typesetter.layout(text, style: style, width: nil)
    let place = CGRect(center: middle, size: block.size)
    for line in block.lines {
      list.append(.text(line.run, at: baseline(of: line, in: place), .color(ink)))
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let children = caps.map { placed in
      Element(
        placed.cap.isButton ? .button : .key, identifier: placed.cap.identifier, label: placed.cap.label,
        frame: placed.frame, isSelected: placed.cap.action == .shift && isUppercase)
    }
    return [context.clipped(Element(.keyboard, frame: frame, handle: handle, children: children))]
  }

  // MARK: Touches

  override var takesTouches: Bool { true }

  override var answersAtOnce: Bool { true }

  private var touched: Int? {
    caps.firstIndex {
      $0.frame.insetBy(dx: -metrics.keyGap / 2, dy: -metrics.rowGap / 2).contains(host.touchStart)
    }
  }

  override var tapAction: (() -> Void)? {
    { [weak self] in
      guard let self, let touched = self.touched else { return }
      self.perform(self.caps[touched].cap.action)
    }
  }

  private func perform(_ action: KeyboardLayout.Action) {
    switch action {
    case .write(let text):
      for character in text { field?.press(.character(character)) }
      (shift, lastShift) = (nil, nil)
      // After a space letters follow, as on the device.
      if text == " ", !KeyboardLayout.hasDigitsAlone(settings.type) { plane = .letters }
    case .delete: field?.press(.delete)
    case .submit: field?.press(.enter)
    case .shift: tapShift()
    case .show(let plane): self.plane = plane
    case .dismiss: host.focus.resign()
    }
    host.setNeedsLayout()
  }

  /// Switches between small letters and capitals; two quick taps lock capitals.
  private func tapShift() {
    let now = host.environment.clock.now
    let isDouble = lastShift.map { now - $0 <= Self.doubleTap } ?? false
    if isLocked {
      forgetShift()
      shift = false
    } else if isDouble {
      isLocked = true
    } else {
      shift = !isUppercase
    }
    lastShift = isLocked ? nil : now
  }

  override func pressChanged(_ isPressed: Bool) {
    pressed = isPressed ? touched : nil
    host.setNeedsDisplay()
  }
}
