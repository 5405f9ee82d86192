import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyReport

/// Opens the report from the disk in a real browser and looks at the pixels.
///
/// Where no Chromium is installed these tests are skipped, and say so.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed")) struct HTMLReportInBrowserTests {
  @Test(arguments: [ColorScheme.light, .dark])
  func isShownFromADiskWithItsPictures(_ appearance: ColorScheme) throws {
    let sandbox = try TerminalReportTests.everything()
    let run = try Run("r", in: sandbox.project)
    _ = try HTMLReport(run: run, store: sandbox.store).write(
      try sandbox.verdict("r"), to: sandbox.url("out").path)
    let shot = try Browser.screenshot(
      sandbox.url("out/index.html"), fragment: "view=difference", appearance, in: sandbox)
    // The corner is the page's ground, so the style sheet was loaded in the right appearance.
    let ground = appearance == .light ? RGBA(0xF4, 0xF2, 0xEE) : RGBA(0x15, 0x14, 0x12)
    #expect(shot[2, 2] == ground)
    let mark =
      appearance == .light ? DifferenceAppearance.light.different : DifferenceAppearance.dark.different
    let other =
      appearance == .light ? DifferenceAppearance.dark.different : DifferenceAppearance.light.different
    #expect(count(mark, in: shot) > 80, "no difference was shown")
    #expect(count(other, in: shot) == 0, "the difference is shown in the other appearance")
    // The baseline's rows and the candidate's are there beside each other.
    let sides = try Browser.screenshot(sandbox.url("out/index.html"), fragment: "", appearance, in: sandbox)
    #expect(count(RGBA(120, 150, 190), in: sides) > 5_000, "no picture was shown")
  }

  private func count(_ color: RGBA, in picture: Bitmap) -> Int {
    var count = 0
    for pixel in stride(from: 0, to: picture.bytes.count, by: 4)
    where picture.bytes[pixel] == color.red && picture.bytes[pixel + 1] == color.green
      && picture.bytes[pixel + 2] == color.blue
    {
      count += 1
    }
    return count
  }
}

/// A headless Chromium.
private enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  static func screenshot(
    _ page: URL, fragment: String, _ appearance: ColorScheme, in sandbox: Sandbox
  ) throws -> Bitmap {
    let file = sandbox.url("shot.png").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1280,1200",
      "--user-data-dir=\(sandbox.url("profile").path)", "--screenshot=\(file)",
      "--blink-settings=preferredColorScheme=\(appearance == .dark ? 0 : 1)",
      "\(page.absoluteString)#\(fragment)",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try PNG.read(file)
  }
}
