import Foundation
import GalleyBaselines
import GalleyTree

/// The options that say how views are laid out.
package struct RenderLayoutOptions: CommandOptions {
  package let sizeThatFits: Flag
  package let fixed: ValueOption<String>
  package let orientation: ValueOption<String>

  package init(_ line: inout OptionReader) {
    sizeThatFits = line.flag(
      "--size-that-fits", summary: "show views at their own size, without a screen")
    fixed = line.value(
      "--fixed", "size", summary: "show views at a size in points such as 320x200, without a screen")
    orientation = line.value(
      "--orientation", "name", completion: .words(Orientation.allCases.map(\.rawValue)),
      summary: "orient the device: portrait (the default), landscapeLeft and so on")
  }
}

/// The surroundings that views are shown in: each device with each appearance, text size and language.
package struct RenderSettings: CommandOptions {
  private static let directions = ["leftToRight", "rightToLeft"]

  package let devices: ListOption<String>
  package let appearances: ListOption<ColorScheme>
  package let textSizes: ListOption<TextSize>
  package let locales: ListOption<String>
  package let layoutDirection: ValueOption<String>
  package let scale: ValueOption<Double>

  package init(_ line: inout OptionReader) {
    devices = line.list(
      "--device", "name", completion: .words(DeviceNames.words),
      summary: "show views on this device; the default is iPhone X")
    appearances = line.list(
      "--appearance", "name", completion: .words(ColorScheme.allCases.map(\.rawValue)),
      as: Self.choice(ColorScheme.self), summary: "show views in light (the default) or dark")
    textSizes = line.list(
      "--text-size", "name", completion: .words(TextSize.allCases.map(\.rawValue)),
      as: Self.choice(TextSize.self),
      summary: "show views at a text size such as large (the default) or accessibility5")
    locales = line.list(
      "--locale", "tag", as: Self.locale,
      summary: "show views in a language and region such as en-US (the default) or ar")
    layoutDirection = line.value(
      "--layout-direction", "name", completion: .words(Self.directions),
      as: OptionForm(needs: Self.directions.joined(separator: " or ")) {
        Self.directions.contains($0) ? $0 : nil
      },
      summary: "lay out leftToRight or rightToLeft; the default is that of the language")
    scale = line.value(
      "--scale", "number", as: .number(in: 1...8),
      summary: "draw this number of pixels in a point; the default is that of the device")
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) -> OptionForm<Value> {
    OptionForm(needs: Value.choice, parse: Value.init(rawValue:))
  }

  private static var locale: OptionForm<String> {
    OptionForm(needs: "language and region such as de-CH") { tag in
      tag.wholeMatch(of: /[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*/) == nil
        ? nil : tag.replacing("_", with: "-")
    }
  }
}
