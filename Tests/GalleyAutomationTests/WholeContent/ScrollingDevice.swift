import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree

/// A device with one list on its screen, between two bars, that is scrolled by fingers; everything of it can be seen at
/// once on a screen that is long enough, which is what tests compare with.
final class ScrollingDevice: Driver, IdleReporting {
  struct Row {
    var label: String
    var height: Int
    var isHeader = false
  }

  static let width = 200
  static let length = 400
  private static let topBar = 44
  private static let bottomBar = 50
  private static let slack = 10.0

  var rows: [Row]
  var offset = 0
  var scale = 1
  var isHorizontal = false
  /// Whether the tree holds only what is in sight.
  var isLazy = true
  /// Whether elements are known to be the same from one snapshot to the next.
  var hasHandles = false
  /// Whether a bar inside of the list stays at its end.
  var hasTotal = false
  /// Whether a round button floats over the list.
  var hasButton = false
  /// Whether the ground of rows moves slower than the rows.
  var hasParallax = false
  /// A row whose label tells how many gestures there were.
  var clock: Int?
  /// Rows that come once the end was seen for a while.
  var lateRows: [Row] = []
  /// Whether there is always one row more.
  var isEndless = false
  /// Whether the list is gone after a gesture.
  var losesList = false
  /// Whether everything inside has another name after a gesture.
  var renames = false
  /// Whether something lies over everything.
  var isCovered = false

  private(set) var now = Duration.zero
  private(set) var gestures = 0
  var activity: [String] { [] }

  init(_ rows: [Row]) { self.rows = rows }

  // MARK: Layout

  private var content: Int { rows.map(\.height).reduce(0, +) }
  private var room: Int { Self.length - Self.topBar - Self.bottomBar }
  var mostOffset: Int { max(0, content - room) }

  private struct Placed {
    let index: Int
    var start: Int
    let isPinned: Bool
  }

  /// The rows on a screen of a length, in the order in which they are painted.
  private func placed(length: Int, offset: Int) -> [Placed] {
    var result: [Placed] = []
    var pinned: Placed?
    var start = Self.topBar - offset
    for index in rows.indices {
      let end = start + rows[index].height
      if rows[index].isHeader {
        if start < Self.topBar {
          pinned = Placed(index: index, start: Self.topBar, isPinned: true)
        } else if let header = pinned, start < header.start + rows[header.index].height {
          pinned?.start = start - rows[header.index].height
        }
      }
      if !isLazy || (end > 0 && start < length) {
        result.append(Placed(index: index, start: start, isPinned: false))
      }
      start = end
    }
    if let pinned {
      result.removeAll { $0.index == pinned.index }
      result.append(pinned)
    }
    return result
  }

  private func rect(_ start: Int, _ length: Int, across: Range<Int> = 0..<ScrollingDevice.width) -> CGRect {
    isHorizontal
      ? CGRect(x: start, y: across.lowerBound, width: length, height: across.count)
      : CGRect(x: across.lowerBound, y: start, width: across.count, height: length)
  }

  private func label(_ index: Int) -> String {
    if index == clock { return "12:0\(gestures)" }
    return renames ? "\(rows[index].label) \(gestures)" : rows[index].label
  }

  private func size(_ length: Int) -> CGSize {
    isHorizontal ? CGSize(width: length, height: Self.width) : CGSize(width: Self.width, height: length)
  }

  // MARK: Tree

  private func tree(length: Int, offset: Int) -> Element {
    let cells = placed(length: length, offset: offset).map { row -> Element in
      let height = rows[row.index].height
      let text = Element(
        .staticText, label: label(row.index), frame: rect(row.start + 2, height - 4, across: 10..<100),
        handle: hasHandles ? UInt64(2 * row.index + 1) : nil)
      return Element(
        .cell, identifier: "row", frame: rect(row.start, height),
        handle: hasHandles ? UInt64(2 * row.index + 2) : nil, children: [text])
    }
    let total = Element(
      .toolbar, identifier: "total", frame: rect(length - Self.bottomBar - 30, 30),
      handle: hasHandles ? 9_999 : nil)
    let list = Element(
      losesList && gestures > 0 ? .other : .table, identifier: "list", frame: rect(0, length),
      children: cells + (hasTotal ? [total] : []))
    let bars = [
      Element(.navigationBar, identifier: "bar", frame: rect(0, Self.topBar)),
      Element(.tabBar, identifier: "tabs", frame: rect(length - Self.bottomBar, Self.bottomBar)),
    ]
    let button = Element(.button, identifier: "add", frame: buttonFrame(length))
    let cover = Element(.alert, identifier: "question", frame: rect(0, length))
    let window = Element(
      .window, frame: rect(0, length),
      children: [list] + bars + (hasButton ? [button] : []) + (isCovered ? [cover] : []))
    return Element(.application, label: "App", frame: rect(0, length), children: [window])
  }

  private func buttonFrame(_ length: Int) -> CGRect {
    rect(length - Self.bottomBar - 50, 40, across: 150..<190)
  }

  // MARK: Picture

  private func picture(length: Int, offset: Int) -> Bitmap {
    var colors = [[RGBA]](
      repeating: [RGBA](repeating: .white, count: Self.width * scale), count: length * scale)
    func fill(_ start: Int, _ count: Int, across: Range<Int> = 0..<Self.width, _ color: (Int, Int) -> RGBA) {
      let end = min(length * scale, (start + count) * scale)
      guard max(0, start * scale) < end else { return }
      for position in max(0, start * scale)..<end {
        for line in across.lowerBound * scale..<across.upperBound * scale {
          colors[position][line] = color(position - start * scale, line)
        }
      }
    }
    for row in placed(length: length, offset: offset) {
      let seed = rows[row.index].label.utf8.reduce(7) { ($0 * 31 + Int($1)) % 251 }
      let shift = hasParallax ? offset / 2 : 0
      fill(row.start, rows[row.index].height) { along, line in
        let stripe = ((along + shift) * 3 + line * 5 + seed * 11) % 64
        return RGBA(UInt8(seed), UInt8(100 + stripe), UInt8(row.isPinned ? 80 : 80), 255)
      }
    }
    if hasTotal { fill(length - Self.bottomBar - 30, 30) { _, line in RGBA(UInt8(line % 200), 0, 0, 255) } }
    fill(0, Self.topBar) { along, _ in RGBA(0, UInt8(along % 200), 200, 255) }
    fill(length - Self.bottomBar, Self.bottomBar) { along, _ in RGBA(200, UInt8(along % 200), 0, 255) }
    if hasButton {
      fill(length - Self.bottomBar - 50, 40, across: 150..<190) { _, _ in RGBA(255, 0, 255, 255) }
    }
    let width = isHorizontal ? length * scale : Self.width * scale
    let height = isHorizontal ? Self.width * scale : length * scale
    var result = Bitmap(width: width, height: height, color: .white)
    for position in colors.indices {
      for line in colors[position].indices {
        result[isHorizontal ? position : line, isHorizontal ? line : position] = colors[position][line]
      }
    }
    return result
  }

  private func capture(length: Int, offset: Int) -> Capture {
    let snapshot = Snapshot(
      applications: [ApplicationTree(bundleIdentifier: "app", root: tree(length: length, offset: offset))],
      configuration: Configuration(device: "Scrolling", size: size(length), scale: Double(scale)),
      fingerprint: Fingerprint(renderer: "test"), instant: now)
    return Capture(snapshot: snapshot, picture: picture(length: length, offset: offset))
  }

  /// What a screen would show that is long enough for everything.
  func whole() -> Capture { capture(length: Self.length + mostOffset, offset: 0) }

  // MARK: Driver

  func snapshot() throws(DriverError) -> Snapshot { capture(length: Self.length, offset: offset).snapshot }

  func capture() throws(DriverError) -> Capture { capture(length: Self.length, offset: offset) }

  func perform(_ gesture: Gesture) throws(DriverError) {
    guard let first = gesture.fingers.first?.first, let last = gesture.fingers.first?.last else { return }
    now += last.time
    gestures += 1
    let way = isHorizontal ? first.point.x - last.point.x : first.point.y - last.point.y
    let moved = way < 0 ? min(0, way + Self.slack) : max(0, way - Self.slack)
    offset = max(0, min(mostOffset, offset + Int(moved.rounded())))
    if isEndless, offset > mostOffset - 400 {
      rows += (0..<20).map { Row(label: "Row \(rows.count + $0)", height: 40) }
    }
  }

  func wait(until deadline: Duration) throws(DriverError) {
    now = max(now, deadline)
    if offset == mostOffset, gestures > 2, !lateRows.isEmpty {
      rows += lateRows
      lateRows = []
    }
  }

  func launch(_ request: LaunchRequest) throws(DriverError) {}
  func activate(_ request: LaunchRequest) throws(DriverError) {}
  func open(_ url: URL, in request: LaunchRequest) throws(DriverError) {}
  func terminate(_ bundleIdentifier: String) throws(DriverError) {}
  func state(of bundleIdentifier: String) -> ApplicationState { .runningForeground }
  func press(_ keys: [KeyInput]) throws(DriverError) {}
}
