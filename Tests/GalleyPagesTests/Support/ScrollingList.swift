import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice

@testable import MailApp

/// A list that follows the finger, and makes only the rows that can be seen.
final class ScrollingList {
  struct Item {
    var text: String
    var height: Double
  }

  let items: [Item]
  let frame: CGRect
  /// How many points at the lower edge another bar lies over.
  var inset = 0.0
  /// How far the finger must move before the list follows.
  let slack = 10.0
  private(set) var offset: Double
  let device = ScriptedDevice([])
  private var others: [Element]

  init(
    _ items: [Item], frame: CGRect = CGRect(x: 0, y: 88, width: 375, height: 642), offset: Double = 0,
    others: [Element] = [Mail.bar("Inbox", [Mail.compose]), Mail.tabs]
  ) {
    self.items = items
    self.frame = frame
    self.offset = offset
    self.others = others
    show()
    // Each keeps the other one: a test may let go of the list and hold on to the device.
    device.onGesture { gesture, _ in self.follow(gesture) }
  }

  convenience init(_ texts: [String], rowHeight: Double = 60, offset: Double = 0) {
    self.init(texts.map { Item(text: $0, height: rowHeight) }, offset: offset)
  }

  private var contentHeight: Double { items.map(\.height).reduce(0, +) }

  private func follow(_ gesture: Gesture) {
    guard let start = gesture.fingers.first?.first?.point, frame.contains(start) else { return }
    let way = gesture.translation.dy
    guard abs(way) > slack else { return }
    let moved = way - (way < 0 ? -slack : slack)
    offset = min(max(0, offset - moved), max(0, contentHeight - frame.height + inset))
    show()
  }

  private func show() {
    var y = frame.minY - offset
    var rows: [Element] = []
    for item in items {
      if y < frame.maxY, y + item.height > frame.minY { rows.append(row(item, y)) }
      y += item.height
    }
    let list = Element(.table, identifier: "inbox.list", frame: frame, children: rows)
    device.applications = Mail.app([list] + others)
  }

  private func row(_ item: Item, _ y: Double) -> Element {
    Element(
      .cell, identifier: "inbox.message", frame: CGRect(x: 0, y: y, width: 375, height: item.height),
      children: [
        Element(
          .staticText, identifier: "row.subject", label: item.text,
          frame: CGRect(x: 16, y: y + 2, width: 200, height: 10)
        ),
        Element(
          .button, identifier: "row.open", label: "Open",
          frame: CGRect(x: 300, y: y + 2, width: 60, height: max(4, item.height - 4))),
      ])
  }
}
