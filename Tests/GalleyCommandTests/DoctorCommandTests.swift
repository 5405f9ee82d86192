import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyRaster
import GalleyTree
import GoldenFiles
import Testing

@testable import galley_tools

@Suite struct DoctorCommandTests {
  @Test func aHealthyMachineIsHealthy() throws {
    let sandbox = try Sandbox()
    let result = Tool(sandbox: sandbox)("doctor")
    #expect(result.code == .clean)
    #expect(result.err == "")
    #expect(
      result.out.hasPrefix(
        "galley     0.1.0, renderer \"\(FontLibrary.rendererVersion)\"\nlibraries  HarfBuzz "))
    #expect(result.out.contains("\nfonts      fonts-inter: 36 faces in /"))
    #expect(result.out.contains("\nproject    \(sandbox.root), 0 baselines in Baselines\n"))
    #expect(
      result.out.hasSuffix(
        "\nsettings   no environment variable of Galley is set\n\nScreens can be rendered.\n"))
  }

  @Test func symbolsInTheSourcesWithoutADrawingAreListed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      let a = Image(systemName: "heart.fill")
      let b = Label("Save", systemImage: "squareand.arrow.up")
      let c = Image(systemName: "no.such.thing.at.all")
      """, to: "Sources/App/Views.swift")
    let result = Tool(sandbox: sandbox)("doctor")
    #expect(
      result.out.contains(
        """

        symbol     Sources/App/Views.swift:3: there is no drawing of the symbol "no.such.thing.at.all"; no name that has one is near
        symbol     Sources/App/Views.swift:2: there is no drawing of the symbol "squareand.arrow.up"; did you mean "square.and.arrow.up"?

        """))
    #expect(!result.out.contains("heart.fill"))
  }

  @Test func `sources that Linux leaves out or refuses are listed`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      // swift-tools-version: 6.2
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop", dependencies: [.product(name: "SwiftUI", package: "galley")]),
          .executableTarget(name: "Program"),
          .target(name: "Read", sources: ["Linux.swift"], plugins: [.plugin(name: "AppleSources", package: "galley")]),
          .target(name: "Exporting"),
        ])
      """, to: "Package.swift")
    let model = "import Foundation\n\nfinal class Model: ObservableObject { @Published var count = 0 }\n"
    let app =
      "import SwiftUI\n#if os(macOS)\n#elseif os(iOS)\n@main struct A: App {}\n#endif\n@main struct B: App {}\n"
    for target in ["Shop", "Program", "Read", "Exporting"] {
      try sandbox.write(model, to: "Sources/\(target)/Model.swift")
      try sandbox.write(target == "Exporting" ? "" : app, to: "Sources/\(target)/App.swift")
    }
    let touch =
      "import UIKit.UIGestureRecognizerSubclass\nfinal class Touch: NSObject {\n  @objc func end() {}\n"
      + "  @objc(a:) func begin() {}\n#if os(iOS)\n  let action = #selector(end)\n#endif\n}\n"
    for target in ["Shop", "Read"] { try sandbox.write(touch, to: "Sources/\(target)/Touch.swift") }
    try sandbox.write("let action = #selector(end)\n", to: "Sources/Shop/Tap.swift")
    try sandbox.write("@_exported import SwiftUI\n", to: "Sources/Exporting/Export.swift")
    let condition =
      "#elseif os(iOS) is false on Linux, so its code is left out; add || os(Linux), or give the target the plugin AppleSources"
    let runtime = "needs the runtime of Objective-C, which Linux does not have"
    let combine = "ObservableObject needs Combine, which Foundation brings along on Apple's platforms only"
    #expect(
      Tool(sandbox: sandbox)("doctor").out.contains(
        """

        source     Sources/Program/App.swift:3: \(condition)
        source     Sources/Program/Model.swift:3: \(combine); add a file with "@_exported import Combine" to the target, or give it the plugin AppleSources
        source     Sources/Shop/App.swift:3: \(condition)
        source     Sources/Shop/App.swift:6: @main in a library is a second entry point where tests are linked; make it an executableTarget, which tests can import, or give it the plugin AppleSources
        source     Sources/Shop/Model.swift:3: \(combine); add a file with "@_exported import Combine" to the target, or give it the plugin AppleSources
        source     Sources/Shop/Tap.swift:1: #selector \(runtime); pass a closure, such as that of a UIAction, of a Timer or of onReceive(_:), or give the target the plugin AppleSources
        source     Sources/Shop/Touch.swift:1: there is no module UIKit on Linux; SwiftUI has the names of it that views use; import SwiftUI instead, or give the target the plugin AppleSources
        source     Sources/Shop/Touch.swift:3: @objc (in 2 places) \(runtime); leave it out, or give the target the plugin AppleSources
        source     Sources/Shop/Touch.swift:5: #if \(condition.drop { $0 != " " }.dropFirst())

        """))
  }

  @Test func fontsInTheSourcesWithoutAFileAreListed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      let a = Text("a").font(.custom("Lato-Bold", size: 17))
      let b = Font.custom("Georgia", fixedSize: 12)
      let c = layout(.custom("no font"))
      """, to: "Sources/App/Views.swift")
    let result = Tool(sandbox: sandbox)("doctor")
    let advice = "so the system's is shown; add its file to the resources of the app's target"
    #expect(
      result.out.contains(
        """

        font       Sources/App/Views.swift:2: the app brings no font "Georgia" along, \(advice)
        font       Sources/App/Views.swift:1: the app brings no font "Lato-Bold" along, \(advice)

        """))
    #expect(!result.out.contains("no font\""))
  }

  @Test func iconsThatAreNotInstalledAreSaid() throws {
    let checks = RenderingChecks(
      project: .failure(.notFound(from: "/nowhere")), environment: [:], run: nil,
      icons: IconLibrary { _ in [] })
    #expect(
      DoctorText.report(checks).contains(
        "\nicons      bootstrap-icons: not installed, symbols are drawn as dotted boxes; apt-get install bootstrap-icons\n"
      ))
  }

  @Test func baselinesOfOtherFontsAreNoticed() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(
      .init(fingerprint: Fingerprint(renderer: "galley-raster 0", fonts: ["Inter-Regular": "00"])))
    let result = Tool(sandbox: sandbox)("doctor")
    #expect(result.code == .differences)
    #expect(result.out.contains("\nother      font Inter-Regular: 00 there, "))
    #expect(
      result.out.contains(
        "\nother      renderer: galley-raster 0 there, \(FontLibrary.rendererVersion) here (1 baseline)\n"))
    #expect(
      result.out.contains(
        "\nThe baselines were rendered with other fonts or libraries, so pixels may differ. "))
  }

  @Test func baselinesOfOtherDrawingsOfSymbolsAreNoticed() throws {
    var sandbox = try Sandbox()
    let libraries = try FontLibrary().libraryVersions
    var fingerprint = Fingerprint(
      renderer: FontLibrary.rendererVersion, libraries: libraries, fonts: ["bootstrap-icons": "00"])
    try sandbox.makeBaselines(.init(fingerprint: fingerprint))
    // Sets that were noted as a whole say nothing of the drawings.
    #expect(Tool(sandbox: sandbox)("doctor").code == .clean)
    sandbox = try Sandbox()
    fingerprint.symbols = ["no.such.thing": "00", "trash": try #require(DrawnSymbol("trash").digest)]
    try sandbox.makeBaselines(.init(fingerprint: fingerprint))
    let result = Tool(sandbox: sandbox)("doctor")
    #expect(result.code == .differences)
    #expect(result.out.contains("\nother      symbol no.such.thing: 00 there, none here (1 baseline)\n"))
    #expect(!result.out.contains("symbol trash"))
  }

  @Test func aDamagedBaselineIsNotHealthy() throws {
    let sandbox = try Sandbox()
    try sandbox.write("{bro", to: "Baselines/RecipesTests/testDetails/damaged.iphone-x-light.json")
    let result = Tool(sandbox: sandbox)("doctor")
    #expect(result.code == .notComparable)
    #expect(
      result.out.contains("\ndamaged    Baselines/RecipesTests/testDetails/damaged.iphone-x-light.json "))
    #expect(result.out.hasSuffix("\nDamaged baselines cannot be compared.\n"))
  }

  @Test func withoutTheNeededFontsNothingCanBeDrawn() throws {
    let sandbox = try Sandbox()
    let checks = RenderingChecks(
      project: .failure(.notFound(from: "/nowhere")), environment: ["GALLEY_RECORD": "all", "HOME": "/x"],
      run: nil, folders: [sandbox.root], fallbackFolders: [sandbox.root])
    #expect(checks.exitCode == .notComparable)
    let text = DoctorText.report(checks)
    #expect(
      text.contains(
        "\nfonts      fonts-inter: not installed, nothing can be rendered; apt-get install fonts-inter\n"))
    #expect(
      text.contains(
        "\n           fonts-noto-cjk: not installed, characters that only it has are drawn as boxes; apt-get install fonts-noto-cjk\n"
      ))
    #expect(
      text.contains(
        "\n           fonts-vollkorn: not installed, text of its design is set in Inter; apt-get install fonts-vollkorn\n"
      ))
    #expect(text.contains("\nsettings   GALLEY_RECORD=all\n"))
    #expect(text.hasSuffix("\nScreens cannot be rendered.\n"))
  }

  @Test func aPartlyInstalledPackageNamesWhatIsNotThere() throws {
    let sandbox = try Sandbox()
    try sandbox.write([], to: "fonts/NotoSansThai-Regular.ttf")
    let checks = RenderingChecks(
      project: .failure(.notFound(from: "/nowhere")), environment: [:], run: nil,
      fallbackFolders: [sandbox.root + "/fonts"])
    #expect(DoctorText.report(checks).contains("fonts-noto-core: 1 of "))
    #expect(
      DoctorText.report(checks).contains("faces in \(sandbox.root)/fonts, not NotoSans-Regular, "))
  }

  @Test func charactersWithoutAFontAreSaidWhereverARunIs() throws {
    let sandbox = try Sandbox()
    var fingerprint = Samples.fingerprint
    fingerprint.missing = [
      MissingGlyph(number: "U+0E01", name: "THAI CHARACTER KO KAI", package: "fonts-noto-core"),
      MissingGlyph(number: "U+E000"),
    ]
    try sandbox.run("today", .init(fingerprint: fingerprint))
    let tool = Tool(sandbox: sandbox)
    let thai =
      "1 character has no font and is drawn as a box: U+0E01 THAI CHARACTER KO KAI; install fonts-noto-core"
    let other = "1 character has no font and is drawn as a box: U+E000; no known package has one"
    #expect(tool("doctor").out.contains("\nboxes      \(thai)\nboxes      \(other)\n"))
    for command in ["gate", "status"] {
      let out = tool(command).out
      #expect(out.contains("boxes  in 1 check: \(thai).\nboxes  in 1 check: \(other).\n"), "\(out)")
    }
    let json = tool("gate", "--json").out
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let checks = (object?["data"] as? [String: Any])?["checks"] as? [[String: Any]]
    let missing = checks?.first?["missing"] as? [[String: Any]]
    #expect(missing?.compactMap { $0["number"] as? String } == ["U+0E01", "U+E000"], "\(json)")
  }

  /// The rows about browsers, with programs of these versions; an empty one is not known.
  private func browsers(_ versions: [String: String], fonts: [String] = []) throws -> String {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.url("fonts").path, withIntermediateDirectories: true)
    for name in fonts { try sandbox.write([], to: "fonts/\(name)") }
    for name in versions.keys {
      try sandbox.write([], to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: sandbox.url("bin/\(name)").path)
    }
    let checks = BrowserChecks(
      path: sandbox.url("bin").path, others: [], fonts: sandbox.url("fonts").path
    ) { _, path in
      versions[(path as NSString).lastPathComponent].flatMap { $0.isEmpty ? nil : $0 }
    }
    let rows = checks.rows { head, text in head.padding(toLength: 11, withPad: " ", startingAt: 0) + text }
    return rows.map { $0 + "\n" }.joined().replacing(sandbox.root, with: "…")
  }

  @Test func browsersDriversAndTheirFontsAreListed() throws {
    expectGolden([
      ("nothing", try browsers([:])),
      (
        "Chromium and fonts",
        try browsers(
          ["chromium": "156.0.1.2", "chromedriver": "156.0.1.9"],
          fonts: ["inter/Inter-Regular.otf", "NotoColorEmoji.ttf", "JetBrainsMono-Regular.ttf"])
      ),
      (
        "another driver, and a program without a version",
        try browsers(["google-chrome": "157.0.1.2", "chromedriver": "156.0.1.9", "firefox": ""])
      ),
    ])
  }

  @Test func baselinesOfOtherBrowsersAreNoticedAndNoOtherOnesAreComparedWithGalleysFonts() throws {
    let browsers = BrowserChecks(path: "/nowhere", others: [])
    let fonts = FontSetup.digest
    let differences = browsers.differences(of: [
      Fingerprint(renderer: "chrome 1.2.3", libraries: ["fonts": fonts]),
      Fingerprint(renderer: "chrome 1.2.3", libraries: ["fonts": "0123456789abcdef"]),
      Fingerprint(renderer: "firefox 9.8", libraries: ["fonts": fonts]), Fingerprint(renderer: "a picture"),
      Fingerprint(renderer: FontLibrary.rendererVersion),
    ])
    #expect(
      differences.map { "\($0.fact) (\($0.baselines))" } == [
        "browser chrome: 1.2.3 there, none here (2)", "browser firefox: 9.8 there, none here (1)",
        "fonts of web pages: 0123456789ab there, \(fonts.prefix(12)) here (1)",
      ])
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(fingerprint: Fingerprint(renderer: "a picture")))
    #expect(Tool(sandbox: sandbox)("doctor").code == .clean)
  }

  @Test func underJSON() throws {
    let result = Tool(sandbox: try Sandbox())("doctor", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    let fonts = try #require(data["fonts"] as? [[String: Any]])
    #expect(fonts.first?["name"] as? String == "fonts-inter")
    #expect((fonts.first?["installed"] as? [String: String])?.count == 36)
    #expect(data["exitCode"] as? Int == 0)
    let browsers = try #require(data["browsers"] as? [String: Any])
    let programs = try #require(browsers["programs"] as? [[String: Any]])
    #expect(
      programs.map { $0["package"] as? String }
        == ["chromium", "chromium-driver", "firefox-esr", "webkit2gtk-driver", "xvfb"])
    let families = try #require(browsers["fonts"] as? [[String: Any]])
    #expect(families.first?["family"] as? String == "Inter")
  }
}
