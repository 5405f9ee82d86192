import Testing

@testable import GalleyPages
@testable import MailApp

/// What a registration is, as far as a target without one can tell; `GalleyTests` has one.
@Suite struct RegistrationTests {
  @Test func whatIsNotRegisteredIsNotFound() {
    #expect(RegisteredAtlases.atlas(of: "GalleyPagesTests") == nil)
    #expect(RegisteredAtlases.atlas(of: "NoSuchModule") == nil)
    #expect(RegisteredAtlases.atlas(of: "") == nil)
  }
}
