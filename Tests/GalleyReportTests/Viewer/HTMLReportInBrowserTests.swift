import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyPages
import GalleyTree
import Testing

@testable import GalleyReport

/// Opens the report from the disk in a real browser and looks at the pixels.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct HTMLReportInBrowserTests {
  @Test(arguments: [ColorScheme.light, .dark])
  func isShownFromADiskWithItsPictures(_ appearance: ColorScheme) throws {
    let browser = try SharedBrowser.current
    try browser.driver.setAppearance(appearance)
    let page = try OfflinePage(TerminalReportTests.everything(), fragment: "view=difference", in: browser)
    // A damaged picture is told of before anything is shown.
    try page.choose("grown")
    try page.waitForPictures()
    var shot = try browser.picture()
    // The corner is the page's ground, so the style sheet was loaded in the right appearance.
    let ground = appearance == .light ? RGBA(0xF4, 0xF2, 0xEE) : RGBA(0x15, 0x14, 0x12)
    #expect(shot[2, 2] == ground)
    let mark =
      appearance == .light ? DifferenceAppearance.light.different : DifferenceAppearance.dark.different
    let other =
      appearance == .light ? DifferenceAppearance.dark.different : DifferenceAppearance.light.different
    #expect(shot.count(of: mark) > 80, "no difference was shown")
    #expect(shot.count(of: other) == 0, "the difference is shown in the other appearance")
    // The baseline's rows and the candidate's are there beside each other.
    try browser.press("s")
    try page.waitForPictures()
    shot = try browser.picture()
    #expect(shot.count(of: RGBA(120, 150, 190)) > 5_000, "no picture was shown")
  }
}
