import Foundation
import GalleyBaselines
import GalleyTree

/// How views are laid out: on a whole screen, in their own size or in a given one, and how the device is held.
struct RenderLayout: Hashable {
  /// The traits of previews that say so, as Swift writes them.
  var traits: [String] = []

  static let options = [
    OptionSpec(name: "--size-that-fits", summary: "show views in the size that they take, without a screen"),
    OptionSpec(
      name: "--fixed", value: .needed("size"),
      summary: "show views in a size in points such as 320x200, without a screen"),
    OptionSpec(
      name: "--orientation", value: .needed("name"), completion: .words(Orientation.allCases.map(\.rawValue)),
      summary: "how the device is held: portrait (the default), landscapeLeft and so on"),
  ]

  /// Longer sides than this take more memory than machines have.
  private static let longest = 20_000.0

  /// Reads the options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.isGiven("--size-that-fits") { traits.append(".sizeThatFitsLayout") }
    if let size = arguments.value("--fixed") {
      if !traits.isEmpty { throw .contradiction("--size-that-fits", "--fixed") }
      guard let match = size.wholeMatch(of: /(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)/),
        let width = Double(match.1),
        let height = Double(match.2), 1...Self.longest ~= width, 1...Self.longest ~= height
      else { throw .badValue("--fixed", size, needs: "a width and a height in points such as 320x200") }
      traits.append(".fixedLayout(width: \(width), height: \(height))")
    }
    guard let word = arguments.value("--orientation") else { return }
    if let other = traits.first {
      throw .needlessFor(other.hasPrefix(".size") ? "--size-that-fits" : "--fixed", "--orientation")
    }
    guard let orientation = Orientation(rawValue: word) else {
      throw .badValue(
        "--orientation", word, needs: Orientation.allCases.map(\.rawValue).joined(separator: ", "))
    }
    traits.append(".\(orientation.rawValue)")
  }
}

/// The surroundings that views are shown in: each device with each appearance, text size and language.
enum RenderSettings {
  private static let directions = ["leftToRight", "rightToLeft"]

  static let options = [
    OptionSpec(
      name: "--device", value: .needed("name"), completion: .words(DeviceNames.words), repeats: true,
      summary: "a device; the default is iPhone X"),
    OptionSpec(
      name: "--appearance", value: .needed("name"), completion: .words(ColorScheme.allCases.map(\.rawValue)),
      repeats: true, summary: "light (the default) or dark"),
    OptionSpec(
      name: "--text-size", value: .needed("name"), completion: .words(TextSize.allCases.map(\.rawValue)),
      repeats: true, summary: "a text size such as large (the default) or accessibility5"),
    OptionSpec(
      name: "--locale", value: .needed("tag"), repeats: true,
      summary: "language and region such as en-US (the default) or ar"),
    OptionSpec(
      name: "--layout-direction", value: .needed("name"), completion: .words(directions),
      summary: "leftToRight or rightToLeft; the default is the language's"),
    OptionSpec(
      name: "--scale", value: .needed("number"), summary: "pixels a point; the default is the device's"),
  ]

  /// Reads the options.
  static func read(_ arguments: ParsedArguments) throws -> [PreviewRequest.Setting] {
    var isRightToLeft: Bool?
    if let word = arguments.value("--layout-direction") {
      guard directions.contains(word) else {
        throw UsageError.badValue("--layout-direction", word, needs: directions.joined(separator: " or "))
      }
      isRightToLeft = word == "rightToLeft"
    }
    let scale = try arguments.decimal("--scale", in: 1...8)
    let devices = try values("--device", arguments) { name in
      guard let device = DeviceNames.find(name) else { throw UsageError.unknownDevice(name) }
      return device
    }
    let appearances = try values("--appearance", arguments, from: ColorScheme.self)
    let textSizes = try values("--text-size", arguments, from: TextSize.self)
    let locales = try values("--locale", arguments) { tag in
      guard tag.wholeMatch(of: /[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*/) != nil else {
        throw UsageError.badValue("--locale", tag, needs: "language and region such as de-CH")
      }
      return tag.replacing("_", with: "-")
    }
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

  private static func values<Value: RawRepresentable & CaseIterable & Hashable>(
    _ option: String, _ arguments: ParsedArguments, from type: Value.Type
  ) throws -> [Value]? where Value.RawValue == String {
    try values(option, arguments) { word in
      guard let value = Value(rawValue: word) else {
        throw UsageError.badValue(option, word, needs: Value.choice)
      }
      return value
    }
  }

  /// The values of an option that may come more than once, each of them once; `nil` if it is not given.
  private static func values<Value: Hashable>(
    _ option: String, _ arguments: ParsedArguments, read: (String) throws -> Value
  ) throws -> [Value]? {
    guard arguments.isGiven(option) else { return nil }
    var known: Set<Value> = []
    return try arguments.all(option).map(read).filter { known.insert($0).inserted }
  }
}
