import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice

@testable import MailApp

/// A screen that scrolls in one of many ways, and knows what can be seen of it.
final class ScrollingWorld {
  /// A part of the list.
  enum Part {
    case row(String, length: Double)
    /// A header that stays at the beginning while its rows move below it.
    case header(String, length: Double)
    /// A list across, with the texts of its items.
    case shelf(String, [String], length: Double)

    var length: Double {
      switch self {
      case .row(_, let length), .header(_, let length), .shelf(_, _, let length): length
      }
    }

    var row: String? { if case .row(let text, _) = self { text } else { nil } }
  }

  /// The behavior of the list.
  struct Manner {
    var axis = ScrollAxis.vertical
    /// How far the finger must move before it scrolls.
    var slack = 10.0
    /// Whether drags do nothing.
    var isDeaf = false
    /// Whether only what can be seen is made.
    var isLazy = true
    /// How many rows come when the end is near, how late, and how many there are in all; `nil` for no end.
    var loading: (batch: Int, delay: Duration, total: Int?)?
    /// After how many drags it goes back to its beginning by itself, each time.
    var jumpsEvery: Int?
    /// How wide an item of a shelf is.
    var itemWidth = 120.0
  }

  static let name = Mail.name
  let device: ScriptedDevice
  let manner: Manner
  private(set) var parts: [Part]
  private(set) var offset: Double
  private(set) var shelfOffsets: [String: Double] = [:]
  private var drags = 0
  private var isLoading = false
  let frame = CGRect(x: 0, y: 88, width: 375, height: 642)

  init(_ parts: [Part], _ manner: Manner = Manner(), offset: Double = 0, device: ScriptedDevice = .init([])) {
    self.parts = parts
    self.manner = manner
    self.offset = offset
    self.device = device
    device.states[Self.name] = .runningForeground
    show()
    device.onGesture { gesture, _ in self.follow(gesture) }
  }

  private var axis: ScrollAxis { manner.axis }
  private var viewLength: Double { axis == .vertical ? frame.height : frame.width }
  private var start: Double { axis == .vertical ? frame.minY : frame.minX }
  private var furthest: Double { max(0, parts.map(\.length).reduce(0, +) - viewLength) }

  private func moved(_ way: Double) -> Double {
    way == 0 ? 0 : way - (way < 0 ? -1 : 1) * min(abs(way), manner.slack)
  }

  private func follow(_ gesture: Gesture) {
    guard let point = gesture.fingers.first?.first?.point, frame.contains(point), !manner.isDeaf else {
      return
    }
    let way = gesture.translation
    let isAcross = abs(way.dx) > abs(way.dy)
    if isAcross, axis == .vertical {
      for (part, y) in places() {
        guard case .shelf(let name, let items, let length) = part, point.y >= y, point.y < y + length else {
          continue
        }
        let most = max(0, Double(items.count) * manner.itemWidth - frame.width)
        shelfOffsets[name] = min(max(0, (shelfOffsets[name] ?? 0) - moved(way.dx)), most)
      }
    } else if isAcross == (axis == .horizontal) {
      drags += 1
      offset = min(max(0, offset - moved(isAcross ? way.dx : way.dy)), furthest)
      if let every = manner.jumpsEvery, drags % every == 0 { offset = 0 }
      loadMore()
    }
    show()
  }

  private func loadMore() {
    guard let loading = manner.loading, !isLoading, offset > furthest - viewLength else { return }
    let rows = parts.filter { $0.row != nil }.count
    let count = min(loading.batch, loading.total.map { $0 - rows } ?? loading.batch)
    guard count > 0 else { return }
    isLoading = true
    device.after(loading.delay) { _ in
      self.isLoading = false
      self.parts += (rows..<rows + count).map { .row("Row \($0)", length: 60) }
      self.show()
    }
  }

  /// Each part with where it begins on the screen.
  private func places() -> [(Part, Double)] {
    var position = start - offset
    return parts.map { part in
      defer { position += part.length }
      return (part, position)
    }
  }

  /// Where the header that stays is, and what follows it.
  private var pinned: (text: String, position: Double, length: Double)? {
    let headers = places().compactMap { part, position -> (String, Double, Double)? in
      if case .header(let text, let length) = part { (text, position, length) } else { nil }
    }
    guard let current = headers.last(where: { $0.1 <= start }) else { return nil }
    let next = headers.first { $0.1 > start }
    let pushed = next.map { min(start, $0.1 - current.2) } ?? start
    return (current.0, pushed, current.2)
  }

  // MARK: What is true

  /// Whether a row can be seen in full, or fills what can be seen.
  func isInView(_ row: String, tolerance: Double = 0.6) -> Bool {
    guard let (part, position) = places().first(where: { $0.0.row == row }) else { return false }
    let covered = pinned.map { $0.position + $0.length } ?? start
    let top = max(start, covered)
    let bottom = start + viewLength
    let isWhole = position >= top - tolerance && position + part.length <= bottom + tolerance
    return isWhole || (position <= top + tolerance && position + part.length >= bottom - tolerance)
  }

  /// Whether an item of a shelf can be seen in full.
  func isInView(_ item: String, of shelf: String) -> Bool {
    for (part, position) in places() {
      guard case .shelf(shelf, let items, let length) = part, let index = items.firstIndex(of: item) else {
        continue
      }
      let x = Double(index) * manner.itemWidth - (shelfOffsets[shelf] ?? 0)
      return position >= start - 0.6 && position + length <= start + viewLength + 0.6 && x >= -0.6
        && x + manner.itemWidth <= frame.width + 0.6
    }
    return false
  }

  // MARK: What is shown

  private func rect(_ position: Double, _ length: Double) -> CGRect {
    axis == .vertical
      ? CGRect(x: frame.minX, y: position, width: frame.width, height: length)
      : CGRect(x: position, y: frame.minY, width: length, height: frame.height)
  }

  private func show() {
    var shown: [Element] = []
    for (part, position) in places() {
      let isSeen = position < start + viewLength && position + part.length > start
      guard isSeen || !manner.isLazy else { continue }
      shown.append(element(part, rect(position, part.length)))
    }
    if let pinned {
      shown.removeAll { $0.identifier == "world.header" && $0.label == pinned.text }
      shown.append(header(pinned.text, rect(pinned.position, pinned.length)))
    }
    let list = Element(.collectionView, identifier: "world.list", frame: frame, children: shown)
    let bar = Mail.bar("World", identifier: "world.bar")
    device.applications = Mail.app([list, bar, Mail.tabs])
  }

  private func header(_ text: String, _ rect: CGRect) -> Element {
    Element(.other, identifier: "world.header", label: text, frame: rect)
  }

  private func element(_ part: Part, _ rect: CGRect) -> Element {
    switch part {
    case .header(let text, _): return header(text, rect)
    case .row(let text, _): return row("world.row", text, rect)
    case .shelf(let name, let items, _):
      let cells = items.enumerated().compactMap { index, text -> Element? in
        let x = Double(index) * manner.itemWidth - (shelfOffsets[name] ?? 0)
        guard x < frame.width, x + manner.itemWidth > 0 else { return nil }
        return row(
          "world.item", text, CGRect(x: x, y: rect.minY, width: manner.itemWidth, height: rect.height))
      }
      return Element(.collectionView, identifier: name, frame: rect, children: cells)
    }
  }

  private func row(_ identifier: String, _ text: String, _ rect: CGRect) -> Element {
    let inner = CGRect(
      x: rect.minX + 1, y: rect.minY + 1, width: max(1, min(100, rect.width - 2)), height: 10)
    return Element(
      .cell, identifier: identifier, frame: rect,
      children: [Element(.staticText, identifier: "world.title", label: text, frame: inner)])
  }

  /// The page on a device, with its parts.
  func page() throws -> Page<World> {
    let automator = Automator(driver: device)
    return try Page<World>(on: Application(Self.name, on: automator))
  }
}

/// The page of a ``ScrollingWorld``.
struct World: Layout {
  let bar = Label("world.bar")
  let list = ScrollArea("world.list")
  let rows = Rows("world.row", of: WorldRow.self, key: \.title)
  let items = Rows("world.item", of: WorldRow.self, key: \.title)
  let shelf = ScrollArea("shelf.7")
  let last = Label(.label("Row 79"))
  let novel = Label(.label("Item 7.8"))

  var body: Blueprint {
    Required {
      bar
      list
    }
    Optionally {
      rows
      items
      shelf
      last
      novel
    }
  }
}

struct WorldRow: Layout {
  let title = Label("world.title")
  var body: Blueprint { Required { title } }
}
