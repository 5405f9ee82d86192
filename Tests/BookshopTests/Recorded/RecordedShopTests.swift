import BookshopWeb
import Galley
import GalleyBrowser
import Testing

/// The test that `galley codegen` wrote of a visit of the web app; CodegenTests in GalleyCommandTests holds the file equal to a recording.
@Suite(.whereChromiumIsInstalled, .ignoreSnapshots) struct RecordedShopTests {
  @Test func aRecordedTestPasses() throws {
    let server = try BookshopServer()
    defer { server.stop() }
    try RecordedShop.RecordedTests(
      address: server.address, environment: ["SIGN_IN_PASSWORD": "bookworm"]
    ).signInToBooks()
  }
}
