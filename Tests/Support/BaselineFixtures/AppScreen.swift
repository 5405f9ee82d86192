import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A phone's screen with a title, a photograph, rows and a button: enough to look like an app in a list of a thousand.
///
/// Everything about it follows from its number, so the same number gives the same pixels on every machine.
package struct AppScreen: Sendable {
  /// What somebody changed about it.
  package enum Change: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The button says something else.
    case words
    /// The button has another colour.
    case color
    /// The rows begin farther to the right.
    case padding
    /// A row is gone.
    case rows
  }

  /// Which screen it is.
  package var number: Int
  /// Its size in points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: Int
  /// Whether it is dark.
  package var isDark: Bool
  /// What was changed.
  package var change = Change.none
  /// What its title says.
  package var title: String

  /// A screen as it was approved.
  ///
  /// - Parameters:
  ///   - number: Which one.
  ///   - size: Its size in points.
  ///   - scale: Pixels a point.
  ///   - isDark: Whether it is dark.
  ///   - title: What its title says; a name by the number without.
  package init(
    _ number: Int, size: CGSize = CGSize(width: 393, height: 852), scale: Int = 3, isDark: Bool = false,
    title: String? = nil
  ) {
    self.number = number
    self.size = size
    self.scale = scale
    self.isDark = isDark
    self.title = title ?? Self.name(number)
  }

  /// A screen after somebody changed it.
  ///
  /// - Parameter change: What was changed.
  /// - Returns: The screen.
  package func changed(_ change: Change) -> AppScreen {
    var screen = self
    screen.change = change
    return screen
  }

  /// What a screen of this number is called.
  ///
  /// - Parameter number: The number.
  /// - Returns: Two words.
  package static func name(_ number: Int) -> String {
    let things = [
      "Pancakes", "Porridge", "Lentils", "Risotto", "Ramen", "Dumplings", "Focaccia", "Shakshuka",
    ]
    let kinds = ["Fluffy", "Golden", "Slow", "Spicy", "Sunday", "Smoky", "Sticky", "Crisp", "Green"]
    return "\(kinds[number / things.count % kinds.count]) \(things[number % things.count])"
  }

  /// The tree, with frames in points.
  package var tree: Element {
    let width = size.width
    let unit = size.width / 24
    var children = [
      Element(
        .staticText, identifier: "title", label: title,
        frame: CGRect(x: unit, y: unit * 2.5, width: unit * 14, height: unit * 1.6)),
      Element(
        .image, identifier: "photo", label: "Photograph",
        frame: CGRect(x: 0, y: unit * 5, width: width, height: unit * 11)),
    ]
    for row in 0..<(change == .rows ? rows - 1 : rows) {
      let left = change == .padding ? unit * 1.5 : unit
      let top = unit * 17.5 + unit * 3.2 * Double(row)
      children.append(
        Element(
          .cell, identifier: "row-\(row)", label: Self.name(number + row * 7 + 1),
          frame: CGRect(x: left, y: top, width: width - 2 * left, height: unit * 2.6)))
    }
    var look = Appearance()
    look.background = buttonColor.hexadecimal
    children.append(
      Element(
        .button, identifier: "save", label: change == .words ? "Keep Recipe" : "Save Recipe",
        frame: CGRect(
          x: unit, y: size.height - unit * 4, width: unit * (change == .words ? 12 : 14), height: unit * 2.8),
        appearance: look))
    return Element(
      .application, label: "Recipes", frame: CGRect(origin: .zero, size: size), children: children)
  }

  /// The picture.
  package var picture: Bitmap {
    var canvas = Canvas(width: Int(size.width) * scale, height: Int(size.height) * scale, color: ground)
    for child in tree.children {
      let density = CGFloat(scale)
      let frame = CGRect(
        x: child.frame.minX * density, y: child.frame.minY * density, width: child.frame.width * density,
        height: child.frame.height * density)
      switch child.identifier {
      case "title": canvas.fill(frame, ink)
      case "photo": canvas.photograph(frame, seed: UInt64(number))
      case "save": canvas.fill(frame, buttonColor)
      default:
        canvas.fill(frame, card)
        let side = frame.height * 0.7
        let gap = frame.height * 0.15
        canvas.fill(
          CGRect(x: frame.minX + gap, y: frame.minY + gap, width: side, height: side), accent(child.label))
        let words = CGFloat(child.label.count) * side / 3
        canvas.fill(
          CGRect(x: frame.minX + side * 1.6, y: frame.midY - side / 4, width: words, height: side / 3), ink)
      }
    }
    return canvas.picture
  }

  /// Picture and tree.
  package var snapshot: ScreenSnapshot { ScreenSnapshot(picture: picture, tree: tree, scale: Double(scale)) }

  /// How many rows there are: as many as fit above the button.
  private var rows: Int {
    let unit = size.width / 24
    return max(1, min(8, Int((size.height - unit * 22) / (unit * 3.2))))
  }

  private var ground: RGBA { isDark ? RGBA(20, 20, 22) : RGBA(248, 247, 244) }
  private var card: RGBA { isDark ? RGBA(38, 38, 42) : .white }
  private var ink: RGBA { isDark ? RGBA(236, 236, 238) : RGBA(40, 38, 36) }
  private var buttonColor: RGBA { change == .color ? RGBA(10, 110, 220) : RGBA(200, 60, 40) }

  private func accent(_ label: String) -> RGBA {
    let value = label.utf8.reduce(UInt32(number)) { ($0 &* 31) &+ UInt32($1) }
    return RGBA(UInt8(90 + value % 120), UInt8(90 + value / 7 % 120), UInt8(90 + value / 49 % 120))
  }
}

/// Draws rectangles fast enough for a thousand screens in a debug build.
private struct Canvas {
  private let width: Int
  private let height: Int
  private var bytes: [UInt8]

  init(width: Int, height: Int, color: RGBA) {
    self.width = width
    self.height = height
    bytes = []
    bytes.reserveCapacity(width * height * 4)
    let row = Self.row(of: color, width)
    for _ in 0..<height { bytes += row }
  }

  var picture: Bitmap { Bitmap(width: width, height: height, bytes: bytes) }

  mutating func fill(_ rectangle: CGRect, _ color: RGBA) {
    guard let (columns, rows) = clipped(rectangle) else { return }
    let row = Self.row(of: color, columns.count)
    for y in rows { replace(y, columns, row) }
  }

  /// What stands for a photograph: soft areas with a sensor's noise, as hard to compress as one.
  mutating func photograph(_ rectangle: CGRect, seed: UInt64) {
    guard let (columns, rows) = clipped(rectangle) else { return }
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    // A few rows with noise, used again and again: noise for each would take a debug build a second a screen.
    let patterns = (0..<16).map { pattern -> [UInt8] in
      var row = Self.row(of: .white, columns.count)
      for x in 0..<columns.count {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let noise = Int(truncatingIfNeeded: state & 7)
        let wave = (x * 3 + pattern * 11 + Int(seed % 97)) % 180
        row[x * 4] = UInt8(60 + wave + noise)
        row[x * 4 + 1] = UInt8(80 + (wave * 2 / 3) + noise)
        row[x * 4 + 2] = UInt8(70 + (180 - wave) / 2 + noise)
      }
      return row
    }
    for y in rows {
      replace(y, columns, patterns[(y / 5 + y * Int(seed % 5 + 1)) % patterns.count])
    }
  }

  private mutating func replace(_ y: Int, _ columns: Range<Int>, _ row: [UInt8]) {
    let start = (y * width + columns.lowerBound) * 4
    bytes.replaceSubrange(start..<(start + columns.count * 4), with: row)
  }

  private func clipped(_ rectangle: CGRect) -> (columns: Range<Int>, rows: Range<Int>)? {
    let (left, right) = (max(0, Int(rectangle.minX)), min(width, Int(rectangle.maxX)))
    let (top, bottom) = (max(0, Int(rectangle.minY)), min(height, Int(rectangle.maxY)))
    return left < right && top < bottom ? (left..<right, top..<bottom) : nil
  }

  private static func row(of color: RGBA, _ count: Int) -> [UInt8] {
    var row: [UInt8] = []
    row.reserveCapacity(count * 4)
    for _ in 0..<count { row += [color.red, color.green, color.blue, color.alpha] }
    return row
  }
}

extension RGBA {
  /// As trees hold it.
  fileprivate var hexadecimal: String {
    "#" + [red, green, blue, alpha].map { String(format: "%02X", Int($0)) }.joined()
  }
}
