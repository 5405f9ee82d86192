import Foundation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyViews

@MainActor @Suite struct ContrastTests {
  private func values(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast, isElevated: Bool = false)
    -> EnvironmentValues
  {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.colorSchemeContrast = contrast
    values.isElevated = isElevated
    return values
  }

  /// Figures of the Human Interface Guidelines.
  @Test(
    arguments: [
      (Color.blue, 0x0040DD, 0x409CFF), (.red, 0xD70015, 0xFF6961), (.green, 0x248A3D, 0x30DB5B),
      (.gray, 0x6C6C70, 0xAEAEB2),
    ] as [(Color, UInt32, UInt32)])
  func systemColorsHaveTheirIncreasedForms(color: Color, light: UInt32, dark: UInt32) {
    #expect(color.resolved(in: values(.light, .increased)) == RGBA(hex: light))
    #expect(color.resolved(in: values(.dark, .increased)) == RGBA(hex: dark))
    #expect(color.resolved(in: values(.light, .standard)) != RGBA(hex: light))
  }

  @Test func everyHueStandsOutMoreFromItsBackground() {
    func luminance(_ color: RGBA) -> Double {
      0.2126 * Color.linear(Double(color.red) / 255) + 0.7152 * Color.linear(Double(color.green) / 255)
        + 0.0722 * Color.linear(Double(color.blue) / 255)
    }
    for color in [
      Color.blue, .brown, .cyan, .green, .indigo, .orange, .pink, .purple, .red, .teal, .yellow, .gray,
    ] {
      #expect(
        luminance(color.resolved(in: values(.light, .increased)))
          < luminance(color.resolved(in: values(.light, .standard))))
      // Apple's yellow for dark is as light in both.
      if color == .yellow { continue }
      #expect(
        luminance(color.resolved(in: values(.dark, .increased)))
          > luminance(color.resolved(in: values(.dark, .standard))))
    }
    for color in [Color.secondary, .tertiary, .separator, .tertiarySystemFill, .systemFill, .quaternaryLabel]
    {
      for scheme in ColorScheme.allCases {
        #expect(
          color.resolved(in: values(scheme, .increased)).alpha
            > color.resolved(in: values(scheme, .standard)).alpha)
      }
    }
  }

  @Test func opacityAndMixturesKeepTheIncreasedForm() {
    let clear = Color.blue.opacity(0.5).resolved(in: values(.light, .increased))
    #expect(clear == RGBA(hex: 0x0040DD).opacity(0.5))
    let mixed = Color.blue.mix(with: .black, by: 0.5, in: .device)
    #expect(mixed.resolved(in: values(.light, .increased)) == RGBA(0, 0x20, 0x6F))
    #expect(
      Color.systemBackground.resolved(in: values(.dark, .increased, isElevated: true)) == RGBA(hex: 0x242426))
  }

  @Test(arguments: ColorScheme.allCases) func aSwitchThatIsOffIsSeenOnItsRow(scheme: ColorScheme) throws {
    func difference(_ contrast: ColorSchemeContrast) throws -> Int {
      let window = try ViewTestHarness(
        environment: {
          $0.colorScheme = scheme
          $0.colorSchemeContrast = contrast
          $0.isElevated = true
        }, { Form { Toggle("Off", isOn: .constant(false)) } })
      let frame = try #require(window.all(.switch).last).frame
      // In the right half there is only the track; beside the switch only the row.
      let track = try window.color(frame.maxX - 12, frame.midY)
      let row = try window.color(frame.midX, frame.minY - 4)
      return abs(Int(track.red) - Int(row.red))
    }
    #expect(try difference(.increased) > difference(.standard))
  }

  @Test func viewsReadTheContrast() throws {
    struct Reader: View {
      @Environment(\.colorSchemeContrast) private var contrast
      var body: some View { Text(contrast == .increased ? "increased" : "standard") }
    }
    let window = try ViewTestHarness(environment: { $0.colorSchemeContrast = .increased }) { Reader() }
    #expect(window.find("increased") != nil)
    #expect(try ViewTestHarness { Reader() }.find("standard") != nil)
  }
}

@MainActor @Suite struct AssetVariantTests {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
    "AssetVariantTests-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// An entry of a set whose grey says which one it is.
  private func entry(_ white: Int, _ idiom: String, _ appearances: [(String, String)]) -> String {
    let looks = appearances.map { "{ \"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\" }" }
    return """
      { "idiom": "\(idiom)", "filename": "\(white).png", "appearances": [\(looks.joined(separator: ", "))],
        "color": { "components": { "white": "\(white)", "alpha": "1.0" } } }
      """
  }

  private func shown(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, isTablet: Bool = false
  ) -> [Int?] {
    var values = EnvironmentValues()
    values.stringFolders = [folder]
    values.colorScheme = scheme
    values.colorSchemeContrast = contrast
    values.settings.isTablet = isTablet
    let color = Color("Shade").resolved(in: values)
    return [Int(color.red), values.asset(named: "Shade", in: nil)?.bitmap.map { Int($0[0, 0].red) }]
  }

  @Test func theBestVariantIsShown() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (dark, high) = (("luminosity", "dark"), ("contrast", "high"))
    let entries = [
      entry(10, "universal", []), entry(20, "universal", [dark]), entry(30, "universal", [high]),
      entry(40, "universal", [dark, high]), entry(50, "ipad", []), entry(60, "watch", []),
    ]
    let list = entries.joined(separator: ", ")
    try write("{ \"colors\": [\(list)] }", to: "A.xcassets/Shade.colorset/Contents.json")
    try write("{ \"images\": [\(list)] }", to: "A.xcassets/Shade.imageset/Contents.json")
    for white in [10, 20, 30, 40, 50, 60] {
      let level = UInt8(white)
      let bitmap = Bitmap(width: 1, height: 1, color: RGBA(level, level, level))
      try PNG.encode(bitmap, effort: .fast).write(
        to: folder.appendingPathComponent("A.xcassets/Shade.imageset/\(white).png"))
    }
    #expect(shown(.light, .standard) == [10, 10])
    #expect(shown(.dark, .standard) == [20, 20])
    #expect(shown(.light, .increased) == [30, 30])
    #expect(shown(.dark, .increased) == [40, 40])
    #expect(shown(.light, .standard, isTablet: true) == [50, 50])
    #expect(shown(.dark, .increased, isTablet: true) == [50, 50])
  }

  @Test func aVariantFallsBackToTheNearest() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = [entry(10, "universal", []), entry(20, "universal", [("luminosity", "dark")])]
      .joined(separator: ", ")
    try write("{ \"colors\": [\(list)] }", to: "A.xcassets/Shade.colorset/Contents.json")
    #expect(shown(.dark, .increased).first == 20)
    #expect(shown(.light, .increased).first == 10)
  }

  @Test func aMixtureWithAnAssetIsMadeWhereItIsShown() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = [entry(100, "universal", []), entry(40, "universal", [("luminosity", "dark")])]
      .joined(separator: ", ")
    try write("{ \"colors\": [\(list)] }", to: "A.xcassets/Shade.colorset/Contents.json")
    var values = EnvironmentValues()
    values.stringFolders = [folder]
    func grey(_ color: Color) -> [UInt8] {
      let shown = color.resolved(in: values)
      return [shown.red, shown.green, shown.blue, shown.alpha]
    }
    let half = Color("Shade").mix(with: Color(white: 0), by: 0.5, in: .device)
    #expect(grey(half) == [50, 50, 50, 255])
    #expect(grey(Color(white: 0).mix(with: Color("Shade"), by: 0.5, in: .device)) == [50, 50, 50, 255])
    #expect(grey(half.opacity(0.5)) == [50, 50, 50, 128])
    #expect(grey(Color(UIColor(Color("Shade")).withAlphaComponent(0.2))) == [100, 100, 100, 51])
    let stage = try ViewTestHarness(width: 20, height: 100, environment: { $0.stringFolders = [folder] }) {
      Rectangle().fill(Color("Shade").gradient)
    }
    // From a lighter form of the colour, without the white that shone through.
    #expect(try stage.color(10, 1).red > 120 && stage.color(10, 1).red < 140)
    #expect(try stage.color(10, 99).red < 103)
    values.colorScheme = .dark
    #expect(grey(half) == [20, 20, 20, 255])
  }
}
