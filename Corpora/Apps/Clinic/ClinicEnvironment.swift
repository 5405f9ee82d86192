import AppVariants
import SwiftUI

/// How close things are.
enum Density {
  case regular, compact

  /// What a distance becomes.
  func callAsFunction(_ length: CGFloat) -> CGFloat { self == .compact ? length * 0.6 : length }
}

private struct LookKey: EnvironmentKey {
  static let defaultValue = ClinicLook()
}

private struct FirstScreenKey: EnvironmentKey {
  static let defaultValue = ClinicScreen.today
}

private struct DensityKey: EnvironmentKey {
  static let defaultValue = Density.regular
}

extension EnvironmentValues {
  /// How the app looks.
  var look: ClinicLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// What it starts with.
  var firstScreen: ClinicScreen {
    get { self[FirstScreenKey.self] }
    set { self[FirstScreenKey.self] = newValue }
  }

  /// How close things are.
  var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

/// The colours of the catalogue.
extension ClinicLook {
  private var catalogue: Bundle {
    let folder = hasRevisedCare ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var care: Color { Color("care", bundle: catalogue) }
  var paper: Color { Color("paper", bundle: catalogue) }
  var sheet: Color { Color("sheet", bundle: catalogue) }
  var alarm: Color { Color("alarm", bundle: catalogue) }
}

extension Int {
  /// The colour that a look names, or what holds where it names none.
  func color(or standard: Color) -> Color { self == 0 ? standard : Color(hex: self) }
}
