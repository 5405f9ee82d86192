import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// `galley devices`: lists the device models.
enum DevicesCommand: Command {
  static let name = "devices"

  static let spec = CommandSpec(
    name: name, summary: "list the devices for tests, previews and views",
    discussion: """
      Sizes, safe areas, corner radii and cut-outs are in points. Safe areas are listed as top, left, bottom and right. Xcode's
      names of devices, such as "iPad Pro (9.7-inch)", work as well.
      """)

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    printer.say(table(DeviceModel.catalogue))
    try printer.data(DevicesDocument(devices: DeviceModel.catalogue.map(DevicesDocument.Device.init)))
    return .clean
  }

  private static func table(_ models: [DeviceModel]) -> String {
    let rows =
      [["device", "size", "scale", "safe area", "on its side", "corners", "cut out"]]
      + models.map { model in
        [
          model.name, "\(Numeral.exact(model.size.width)) × \(Numeral.exact(model.size.height))",
          "\(Numeral.exact(model.scale))x",
          insets(model.safeArea), insets(model.landscapeSafeArea), Numeral.exact(model.cornerRadius),
          cutOut(model) ?? "-",
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }
        .joined(separator: "  ").trimmingSuffix(" ")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func insets(_ insets: DeviceModel.Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(Numeral.exact).joined(separator: " ")
  }

  private static func cutOut(_ model: DeviceModel) -> String? {
    guard let kind = model.cutOutKind, let frame = model.cutOut else { return nil }
    let word =
      switch kind {
      case .notch: "notch"
      case .dynamicIsland: "Dynamic Island"
      }
    return
      "\(word) \(Numeral.exact(frame.width)) × \(Numeral.exact(frame.height)), \(Numeral.exact(frame.minY)) from the top"
  }
}

extension String {
  /// The text without a character at its end, however often it is there.
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}

/// The device models as JSON.
struct DevicesDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The models, the default first.
  var devices: [Device]

  /// A device model.
  struct Device: Encodable {
    var name: String
    var otherNames: [String]
    var width: Double
    var height: Double
    var scale: Double
    var safeArea: DeviceModel.Insets
    var landscapeSafeArea: DeviceModel.Insets
    var cornerRadius: Double
    var cutOut: CutOut?
    var hasHomeIndicator: Bool
    var isTablet: Bool
    var isMac: Bool

    init(_ model: DeviceModel) {
      name = model.name
      otherNames = model.otherNames
      width = model.size.width
      height = model.size.height
      scale = model.scale
      safeArea = model.safeArea
      landscapeSafeArea = model.landscapeSafeArea
      cornerRadius = model.cornerRadius
      if let kind = model.cutOutKind, let frame = model.cutOut {
        cutOut = CutOut(
          kind: kind.rawValue, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      }
      hasHomeIndicator = model.hasHomeIndicator
      isTablet = model.isTablet
      isMac = model.isMac
    }
  }

  /// What is cut out of a screen.
  struct CutOut: Encodable {
    var kind: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }
}
