import AppVariants
import Foundation

@testable import Spokes

extension SpokesMutations {
  private static let numbers = ["7", "3", "12"]
  private static let captions = ["open", "waiting", "done"]
  private static let counts = numbers + captions + ["scrollView"]

  static let stubs: [Change] = [
    Change(.spacing, "stubs HStack spacing 10 → 22", on: "bench", of: counts) { $0.stubs.gap = 22 },
    Change(.shapeArgument, "Stub(bite: 6) → 14", on: "bench", of: counts, or: Reading.argument("bite")) {
      $0.stubs.bite = 14
    },
    Change(.padding, "stubs padding(.top) 10 → 20", on: "bench", of: counts) { $0.stubs.top = 20 },
    Change(.label, "7 → 9 open", on: "bench", of: ["7", "9"]) { $0.stubs.open = "9" },
    Change(.fontSize, "numbers font size 26 → 20", on: "bench", of: numbers) { $0.stubs.numberSize = 20 },
    Change(.digits, "numbers design .default → .monospaced", on: "bench", of: numbers) {
      $0.stubs.numberIsDigits = true
    },
    Change(.alignment, "stubs alignment .center → .leading", on: "bench", of: counts) {
      $0.stubs.side = .leading
    },
    Change(.order, "waiting before open", on: "bench", of: ["7", "3", "open", "waiting", "scrollView"]) {
      $0.stubs.isReordered = true
    },
    Change(.removed, "no stub of waiting jobs", on: "bench", of: ["3", "waiting"]) {
      $0.stubs.hasWaiting = false
    },
    Change(.added, "a stub of overdue jobs", on: "bench", of: ["5", "overdue"]) {
      $0.stubs.hasOverdue = true
    },
    Change(.codeColor, "captions foregroundStyle .secondary → rust", on: "bench", of: captions) {
      $0.stubs.captionColor = 0xB4552D
    },
  ]

  private static let times = ["09:15", "10:40", "11:30", "13:20"]
  private static let bikes = ["Racing bike", "Child's bike", "Folding bike", "Tandem"]
  private static let states = ["Finished", "Late", "In time"]
  private static let rows = times + bikes + states + ["JK", "SO", "LB", "scrollView"]

  static let queue: [Change] = [
    Change(.sectionHeader, "Next up → Queue", on: "bench", of: ["Next up", "Queue"]) {
      $0.queue.header = "Queue"
    },
    Change(.label, "09:15 → 08:45", on: "bench", of: ["09:15", "08:45"]) { $0.queue.first = "08:45" },
    Change(.spacing, "Grid verticalSpacing 10 → 15", on: "bench", of: rows) { $0.queue.rowGap = 15 },
    Change(
      .padding, "CanvasCard(padding: 14) → 22", on: "bench", of: rows + ["Next up"],
      or: Reading.argument("padding")
    ) {
      $0.queue.padding = 22
    },
    Change(
      .cornerRadius, "CanvasCard(radius: 14) → 28", on: "bench", of: rows + ["Next up"],
      or: Reading.argument("radius")
    ) {
      $0.queue.radius = 28
    },
    Change(.divider, "no Divider between jobs", on: "bench") { $0.queue.rules = false },
    Change(.codeColor, "late foregroundStyle orange → magenta", on: "bench", of: ["Late"]) {
      $0.queue.lateColor = 0xC2187A
    },
    Change(.strikethrough, "Racing bike without strikethrough", on: "bench", of: ["Racing bike"]) {
      $0.queue.doneIsStruck = false
    },
    Change(.listRemoved, "no tandem", on: "bench", of: ["13:20", "Tandem", "LB", "In time"]) {
      $0.queue.hasTandem = false
    },
    Change(.listAdded, "a cargo bike", on: "bench", of: ["15:10", "Cargo bike", "SO", "In time"]) {
      $0.queue.hasCargo = true
    },
    Change(
      .listOrder, "Folding bike before Child's bike", on: "bench",
      of: [
        "10:40", "11:30", "Child's bike", "Folding bike", "Late", "In time", "SO", "JK", "scrollView",
      ]
    ) {
      $0.queue.isReordered = true
    },
    Change(.columnOrder, "bicycles before times", on: "bench", of: times + bikes + ["scrollView"]) {
      $0.queue.columnsAreSwapped = true
    },
    Change(.fontWeight, "bicycles fontWeight .regular → .semibold", on: "bench", of: bikes) {
      $0.queue.bikeWeight = .semibold
    },
    Change(.hidden, "no states", on: "bench", of: states) { $0.queue.statesAreShown = false },
  ]

  static let bar: [Change] = [
    Change(.buttonTitle, "Start timer → Clock in", on: "bench", of: ["Start timer", "Clock in"]) {
      $0.bar.title = "Clock in"
    },
    Change(.buttonStyle, "PedalButtonStyle → .bordered", on: "bench", of: ["Start timer"]) {
      $0.bar.isPedal = false
    },
    Change(.disabled, "Start timer disabled()", on: "bench", of: ["Start timer"]) {
      $0.bar.isDisabled = true
    },
    Change(.removed, "no button Pause", on: "bench", of: ["Pause"]) { $0.bar.pauseIsShown = false },
    Change(
      .buttonHeight, "PedalButtonStyle(height: 48) → 60", on: "bench", of: ["Start timer"],
      or: Reading.argument("height")
    ) {
      $0.bar.height = 60
    },
  ]
}
