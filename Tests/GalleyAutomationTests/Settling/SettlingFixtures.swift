import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import ScriptedDevice

/// When a screen that never rests is looked at, as Playwright would, until the sixth second.
let frameTimes: [Duration] = [0, 100, 350, 850, 1850, 2850, 3850, 4850, 5850].map { .milliseconds($0) }

/// A text at a place of its own, so that a painter may change its pixels.
func text(_ label: String, _ identifier: String = "", y: Double = 60, x: Double = 20) -> Element {
  Element(
    .staticText, identifier: identifier, label: label, frame: CGRect(x: x, y: y, width: 80, height: 20))
}

/// A clock that shows the time, in milliseconds.
func clock(_ now: Duration) -> Element {
  text("\(Int(now / .milliseconds(1)))", "clock")
}

func indicator(_ label: String = "Loading", y: Double = 400) -> Element {
  var appearance = Appearance()
  appearance.isBusy = true
  return Element(
    .activityIndicator, label: label, frame: CGRect(x: 177, y: y, width: 20, height: 20),
    appearance: appearance)
}

/// Paints a square in a colour that is another one at each instant.
func flicker(_ x: Int, _ y: Int, size: Int, until end: Duration = .seconds(3600))
  -> (inout Bitmap, ScriptedDevice) -> Void
{
  { picture, device in
    let time = Int(min(device.now, end) / .milliseconds(1))
    let color = RGBA(UInt8(time & 0xFF), UInt8((time >> 8) & 0xFF), 0)
    for row in y..<(y + size) {
      for column in x..<(x + size) { picture[column, row] = color }
    }
  }
}

/// What kept a screen from being at rest; `nil` if it came to rest.
func failure(_ automator: Automator, _ request: SettlingRequest) throws -> SettlingError? {
  do {
    _ = try automator.settledCapture(request)
    return nil
  } catch let error as SettlingError {
    return error
  }
}

/// Keeps evidence in memory.
final class EvidenceList: EvidenceRecorder {
  private(set) var pieces: [Evidence] = []

  func record(_ evidence: Evidence) { pieces.append(evidence) }
}
