import Foundation
import GalleyTree

extension ReportedDevice {
  /// The facts about a device that ``UIDevice`` reports.
  package struct Facts: Sendable {
    /// The size of the screen, in points.
    let size: CGSize
    let orientation: UIDeviceOrientation
    /// The name that the device was given; `nil` for code that sees only the model.
    let name: String?
    let systemVersion: String

    package init(
      size: CGSize, orientation: UIDeviceOrientation, name: String? = nil,
      systemVersion: String = SystemVersion.newest
    ) {
      self.size = size
      self.orientation = orientation
      self.name = name
      self.systemVersion = systemVersion
    }

    /// The facts outside of any device: those of an upright iPhone of medium size.
    static let ofNoDevice = Facts(size: CGSize(width: 390, height: 844), orientation: .portrait)
  }
}
