import Foundation
import GalleyBaselines
import GalleyTree

/// How views are laid out: on a whole screen, in their own size or in a given one, and how the device is held.
struct RenderLayout: Hashable {
  /// The traits of previews that say so, as Swift writes them.
  var traits: [String] = []

  /// Longer sides than this take more memory than machines have.
  private static let longest = 20_000.0

  /// Reads the options.
  init(_ options: RenderLayoutOptions) throws(UsageError) {
    if options.sizeThatFits.isGiven { traits.append(".sizeThatFitsLayout") }
    if let size = options.fixed.word {
      if !traits.isEmpty { throw .contradiction(options.sizeThatFits.name, options.fixed.name) }
      guard let match = size.wholeMatch(of: /(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)/),
        let width = Double(match.1),
        let height = Double(match.2), 1...Self.longest ~= width, 1...Self.longest ~= height
      else {
        throw .badValue(options.fixed.name, size, needs: "a width and a height in points such as 320x200")
      }
      traits.append(".fixedLayout(width: \(width), height: \(height))")
    }
    guard let word = options.orientation.word else { return }
    if !traits.isEmpty {
      throw .needlessFor(
        options.sizeThatFits.isGiven ? options.sizeThatFits.name : options.fixed.name,
        options.orientation.name)
    }
    guard let orientation = Orientation(rawValue: word) else {
      throw .badValue(
        options.orientation.name, word, needs: Orientation.allCases.map(\.rawValue).joined(separator: ", "))
    }
    traits.append(".\(orientation.rawValue)")
  }
}

/// The options that say how views are laid out.
struct RenderLayoutOptions: CommandOptions {
  let sizeThatFits: Flag
  let fixed: ValueOption<String>
  let orientation: ValueOption<String>

  init(_ line: inout OptionReader) {
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
struct RenderSettings: CommandOptions {
  private static let directions = ["leftToRight", "rightToLeft"]

  let devices: ListOption<String>
  let appearances: ListOption<ColorScheme>
  let textSizes: ListOption<TextSize>
  let locales: ListOption<String>
  let layoutDirection: ValueOption<String>
  let scale: ValueOption<Double>

  init(_ line: inout OptionReader) {
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

  /// Reads the options.
  func read() throws -> [PreviewRequest.Setting] {
    let isRightToLeft = try layoutDirection.value().map { $0 == "rightToLeft" }
    let scale = try scale.value()
    let devices = try distinct(self.devices) { name in
      guard let device = DeviceNames.find(name) else { throw UsageError.unknownDevice(name) }
      return device
    }
    let appearances = try distinct(self.appearances) { $0 }
    let textSizes = try distinct(self.textSizes) { $0 }
    let locales = try distinct(self.locales) { $0 }
    var settings: [PreviewRequest.Setting] = []
    for device in devices ?? [DeviceNames.all[0]] {
      for appearance in appearances ?? [.light] {
        for textSize in textSizes ?? [.large] {
          for locale in locales ?? ["en-US"] {
            var setting = PreviewRequest.Setting()
            (setting.device, setting.appearance, setting.textSize) = (device, appearance, textSize)
            (setting.locale, setting.isRightToLeft, setting.scale) = (locale, isRightToLeft, scale)
            settings.append(setting)
          }
        }
      }
    }
    return settings
  }

  /// The values of an option that may come more than once, each of them once; `nil` if it is not given.
  private func distinct<Value, Result: Hashable>(
    _ option: ListOption<Value>, read: (Value) throws -> Result
  ) throws -> [Result]? {
    guard option.isGiven else { return nil }
    var known: Set<Result> = []
    return try option.values().map(read).filter { known.insert($0).inserted }
  }
}
