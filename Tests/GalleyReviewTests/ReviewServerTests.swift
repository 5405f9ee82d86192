import Testing

@testable import GalleyReview

@Suite struct ReviewServerTests {
  @Test func theLibraryIsThere() {
    #expect(ReviewServer.libraryVersion.hasPrefix("0.") || ReviewServer.libraryVersion.hasPrefix("1."))
  }
}
