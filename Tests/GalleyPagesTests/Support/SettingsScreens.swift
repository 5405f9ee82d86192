import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice

@testable import MailApp

/// A page with every kind of control.
struct Settings: Layout {
  let sounds = Toggle("settings.sounds")
  let volume = Slider("settings.volume")
  let portions = Stepper("settings.portions")
  let units = SegmentedControl("settings.units")
  let unitsAsPicker = Picker("settings.units")
  let time = Picker("settings.time")
  let theme = Picker("settings.theme")
  let dots = PageIndicator("settings.dots")

  var body: Blueprint {
    Required {
      sounds
      volume
      portions
      units
      time
      theme
    }
    Optionally {
      unitsAsPicker
      dots
    }
  }
}

/// A settings page whose controls react as a telephone's.
final class SettingsDevice {
  let device = ScriptedDevice([])
  let app: Application

  private static let soundsControl: UInt64 = 901

  var sounds = false
  var volume = 0.2
  /// The slider stops at multiples of this; 0 for everywhere.
  var step = 0.0
  /// How far from the frame's edge the thumb's middle stays, in points.
  var inset = 14.0
  /// Whether the slider begins on the right.
  var isMirrored = false
  var portions: Int? = 2
  var unit = "Metric"
  let units = ["Metric", "Imperial"]
  var wheels = [["7", "8", "9", "10"], ["00", "15", "30", "45"]]
  var chosen = [1, 2]
  var turnsAround = false
  var themes = ["Light", "Dark", "Automatic"]
  var theme = "Light"
  /// Whether controls do what they are asked.
  var works = true

  private let track = CGRect(x: 16, y: 160, width: 328, height: 28)

  init() {
    app = Application(Mail.name, on: Automator(driver: device))
    show()
    // Only the switch within the switch switches, as on iOS.
    device.onTap(Self.soundsControl) { _ in self.change { self.sounds.toggle() } }
    device.onTap("settings.portions-Increment") { _ in
      self.change { self.portions = self.portions.map { min(4, $0 + 1) } }
    }
    device.onTap("Decrement") { _ in self.change { self.portions = self.portions.map { max(0, $0 - 1) } } }
    for unit in units { device.onTap(unit) { _ in self.change { self.unit = unit } } }
    device.onTap("settings.theme") { device in
      guard self.works else { return }
      // A menu takes a moment.
      device.after(.milliseconds(400)) { device in device.applications[0].root.children.append(self.menu) }
    }
    for theme in themes { device.onTap(theme) { _ in self.change { self.theme = theme } } }
    device.onGesture { gesture, _ in self.drag(gesture) }
  }

  func page() throws -> Page<Settings> {
    try Page(on: app)
  }

  private func change(_ body: () -> Void) {
    if works { body() }
    show()
  }

  private func drag(_ gesture: Gesture) {
    guard let start = gesture.fingers.first?.first?.point else { return }
    for (index, wheel) in chosen.indices.map({ ($0, frame(ofWheel: $0)) }) where wheel.contains(start) {
      turn(index, by: start.y > wheel.midY ? 1 : -1)
    }
    let travel = track.width - 2 * inset
    let part = isMirrored ? 1 - volume : volume
    let thumb = track.minX + inset + part * travel
    guard abs(start.x - thumb) <= 22, abs(start.y - track.midY) <= 22 else { return }
    let moved = part + gesture.translation.dx / travel
    let now = min(1, max(0, isMirrored ? 1 - moved : moved))
    change { volume = step > 0 ? (now / step).rounded() * step : now }
  }

  private func turn(_ wheel: Int, by way: Int) {
    let count = wheels[wheel].count
    let next = chosen[wheel] + way
    change {
      if turnsAround {
        chosen[wheel] = (next + count) % count
      } else if (0..<count).contains(next) {
        chosen[wheel] = next
      }
    }
  }

  private func frame(ofWheel index: Int) -> CGRect {
    CGRect(x: 16 + Double(index) * 160, y: 400, width: 150, height: 200)
  }

  func show() {
    func button(_ label: String, _ x: Double, _ y: Double, identifier: String = "", isSelected: Bool = false)
      -> Element
    {
      Element(
        .button, identifier: identifier, label: label, frame: CGRect(x: x, y: y, width: 100, height: 32),
        isSelected: isSelected)
    }
    let stepper = Element(
      .stepper, identifier: "settings.portions", value: portions.map { .text("\($0)") },
      frame: CGRect(x: 16, y: 220, width: 240, height: 32),
      children: [
        button("Decrement", 16, 220), button("Mehr", 140, 220, identifier: "settings.portions-Increment"),
      ])
    let segments = Element(
      .segmentedControl, identifier: "settings.units", frame: CGRect(x: 16, y: 280, width: 240, height: 32),
      children: units.enumerated().map { button($1, 16 + Double($0) * 120, 280, isSelected: $1 == unit) })
    let picker = Element(
      .picker, identifier: "settings.time", frame: CGRect(x: 16, y: 400, width: 320, height: 200),
      children: wheels.indices.map {
        Element(.pickerWheel, value: .text(wheels[$0][chosen[$0]]), frame: frame(ofWheel: $0))
      })
    let percent = "\(Int((volume * 100).rounded()))%"
    let form = Element(
      .collectionView, identifier: "settings", frame: CGRect(x: 0, y: 88, width: 375, height: 640),
      children: [
        Element(
          .switch, identifier: "settings.sounds", value: sounds ? "1" : "0",
          frame: CGRect(x: 16, y: 100, width: 324, height: 32),
          children: [
            Element(
              .switch, value: sounds ? "1" : "0", frame: CGRect(x: 280, y: 100, width: 60, height: 32),
              handle: Self.soundsControl)
          ]),
        Element(.slider, identifier: "settings.volume", value: .text(percent), frame: track),
        stepper, segments, picker,
        Element(
          .button, identifier: "settings.theme", label: "Theme", value: .text(theme),
          frame: CGRect(x: 16, y: 640, width: 300, height: 44)),
      ])
    device.applications = Mail.app([form])
  }

  private var menu: Element {
    Element(
      .collectionView, frame: CGRect(x: 100, y: 400, width: 250, height: 200), traits: [.modal],
      children: themes.enumerated().map {
        Element(.button, label: $1, frame: CGRect(x: 100, y: 400 + Double($0) * 44, width: 250, height: 44))
      })
  }
}
