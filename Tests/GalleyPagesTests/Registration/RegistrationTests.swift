import Testing

@testable import GalleyPages
@testable import MailApp

/// Registrations in a target that has none; `GalleyTests` has one.
@Suite struct RegistrationTests {
  @Test func whatIsNotRegisteredIsNotFound() {
    #expect(RegisteredAtlases.atlas(of: "GalleyPagesTests") == nil)
    #expect(RegisteredAtlases.atlas(of: "NoSuchModule") == nil)
    #expect(RegisteredAtlases.atlas(of: "") == nil)
  }
}
