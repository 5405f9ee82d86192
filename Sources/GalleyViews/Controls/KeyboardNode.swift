import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The node of the keyboard on the screen, which is shown while a field has the focus.
final class KeyboardNode: Node {
  private static let keyHeight: CGFloat = 42
  private static let rowGap: CGFloat = 12
  private static let keyGap: CGFloat = 6
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// One key of the keyboard.
  private struct Cap {
    let label: String
    let isSpecial: Bool
    let key: Key?
    let frame: CGRect
  }

  private var caps: [Cap] = []
  private var pressed: Int?
  private var isShifted = false

  func height(safeArea: EdgeInsets) -> CGFloat {
    4 * Self.keyHeight + 5 * Self.rowGap + max(safeArea.bottom, 0)
  }

  /// Whether letters are capitals, as at the start of a text.
  private var isUppercase: Bool { isShifted || host.focus.focused?.text.isEmpty == true }

  override func placeChildren(in rect: CGRect) {
    caps = []
    let letterWidth = (rect.width - 2 * 3 - 9 * Self.keyGap) / 10
    for (number, row) in Self.rows.enumerated() {
      let y = rect.minY + Self.rowGap + CGFloat(number) * (Self.keyHeight + Self.rowGap)
      let count = CGFloat(row.count)
      var x = rect.midX - (count * letterWidth + (count - 1) * Self.keyGap) / 2
      if number == 2 {
        add("shift", .none, CGRect(x: rect.minX + 3, y: y, width: letterWidth * 1.3, height: Self.keyHeight))
      }
      for letter in row {
        let shown = isUppercase ? letter.uppercased() : String(letter)
        add(
          shown, .character(Character(shown)), CGRect(x: x, y: y, width: letterWidth, height: Self.keyHeight),
          false)
        x += letterWidth + Self.keyGap
      }
      if number == 2 {
        add(
          "delete", .delete,
          CGRect(x: rect.maxX - 3 - letterWidth * 1.3, y: y, width: letterWidth * 1.3, height: Self.keyHeight)
        )
      }
    }
    let y = rect.minY + Self.rowGap + 3 * (Self.keyHeight + Self.rowGap)
    let side = (rect.width - 6) / 4
    add(
      "space", .character(" "),
      CGRect(x: rect.minX + 3, y: y, width: rect.width - 6 - side - Self.keyGap, height: Self.keyHeight),
      false)
    add("Return", .enter, CGRect(x: rect.maxX - 3 - side, y: y, width: side, height: Self.keyHeight))
  }

  private func add(_ label: String, _ key: Key?, _ frame: CGRect, _ isSpecial: Bool = true) {
    caps.append(Cap(label: label, isSpecial: isSpecial, key: key, frame: host.snapped(frame)))
  }

  override func draw(into list: inout DisplayList) {
    fill(frame, with: Color(light: 0xD1D4DB, dark: 0x2B2B2D), into: &list)
    let special = Color(light: 0xABB1BC, dark: 0x474749)
    let letter = Color(light: 0xFFFFFF, dark: 0x6B6B6D)
    let ink = Color.primary.resolved(in: environment)
    for (index, cap) in caps.enumerated() {
      let isDark = cap.isSpecial != (pressed == index)
      let shadow = cap.frame.offsetBy(dx: 0, dy: 1)
      fill(shadow, .circular(5), with: Color(light: 0x898A8D, dark: 0x1C1C1E), into: &list)
      fill(cap.frame, .circular(5), with: isDark ? special : letter, into: &list)
      if let symbol = cap.label == "shift"
        ? Symbol("shift") : cap.label == "delete" ? Symbol("delete.left") : nil
      {
        symbol.draw(in: cap.frame, textSize: 17, paint: .color(ink), into: &list)
      } else {
        let size: Double = cap.label.count > 1 ? 16 : 23
        let block = host.typesetter.layout(
          cap.label, style: TextStyle(font: FontSpec(size: size)), width: nil)
        for line in block.lines {
          list.append(
            .text(
              line.run,
              at: CGPoint(
                x: cap.frame.midX - block.size.width / 2 + line.origin.x,
                y: cap.frame.midY - block.size.height / 2 + line.origin.y), ink))
        }
      }
    }
  }

  override func elements(in context: ElementContext) -> [Element] {
    let children = caps.map { cap in
      Element(
        cap.label == "shift" || cap.label == "Return" || cap.label == "delete" ? .button : .key,
        label: cap.label, frame: cap.frame)
    }
    return [context.clipped(Element(.keyboard, frame: frame, handle: handle, children: children))]
  }

  override var takesTouches: Bool { true }

  override var answersAtOnce: Bool { true }

  private var touched: Int? {
    caps.firstIndex {
      $0.frame.insetBy(dx: -Self.keyGap / 2, dy: -Self.rowGap / 2).contains(host.touchStart)
    }
  }

  override var tapAction: (() -> Void)? {
    { [weak self] in
      guard let self, let touched = self.touched else { return }
      if let key = self.caps[touched].key {
        self.host.focus.focused?.press(key)
        self.isShifted = false
      } else {
        self.isShifted.toggle()
        self.host.setNeedsLayout()
      }
    }
  }

  override func pressChanged(_ isPressed: Bool) {
    pressed = isPressed ? touched : nil
    host.setNeedsDisplay()
  }
}
