import Gallery
import Galley
import SampleSuites
import Testing

/// Every control and view of the library, in every state.
@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct GalleryTests {
  /// The pages that come to rest.
  private static let resting = GalleryPage.allCases.filter { $0 != .loading }

  @Test(arguments: resting, Surroundings.allCases)
  func everyPageLooksAsApproved(_ page: GalleryPage, _ surroundings: Surroundings) throws {
    try Application.gallery(page, in: surroundings).check("\(page.rawValue) \(surroundings.rawValue)")
  }

  @Test func whatLoadsTurnsOn() throws {
    let device = try #require(try Application.gallery(.loading).device)
    var indicators = 0
    try device.capture().snapshot.screen.walk { element, _ in
      if element.type == .activityIndicator { indicators += 1 }
      return true
    }
    #expect(indicators == 3)
  }

  @Test(arguments: [Surroundings.light, .dark])
  func whatComesUpLooksAsApproved(_ surroundings: Surroundings) throws {
    func shown() throws -> Page<PresentationButtons> {
      try Page<PresentationButtons>(on: .gallery(.presentations, in: surroundings))
    }
    var page = try shown()
    try page.sheet.tap()
    try page.application.check("sheet \(surroundings.rawValue)")
    page = try shown()
    try page.dialog.tap()
    try page.application.check("dialog \(surroundings.rawValue)")
    page = try shown()
    try page.alert.tap()
    try page.application.check("alert \(surroundings.rawValue)")
    page = try shown()
    try page.menu.tap()
    try page.application.check("menu \(surroundings.rawValue)")
  }
}
