import Foundation
import GalleyTree

/// The configuration in which all screens of the samples are compared.
///
/// In others, suites show that the apps work, and those of `RecipesUITests` are compared; so all baselines together stay small.
public enum ReferenceConfiguration {
  /// Whether the run is one in another configuration.
  public static var isOther: Bool {
    guard let stated = try? StatedConfiguration.stated(in: ProcessInfo.processInfo.environment) else {
      return false
    }
    var reference = StatedConfiguration()
    reference.device = stated.device.map { _ in "iPhone X" }
    reference.appearance = stated.appearance.map { _ in .light }
    return stated != reference
  }
}
