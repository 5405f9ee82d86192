import BaselineFixtures
import GalleyImage
import Testing

/// The digest that names pictures has second preimages, and the one below signatures has none that anybody can find.
@Suite struct SecondPreimageTests {
  @Test func anotherPictureHasTheDigestOfAnApprovedOne() {
    let (approved, changed) = (Screen().picture, Screen().button("Remove").picture)
    let built = SecondPreimage.of(changed, withDigestOf: approved, row: changed.height - 20)
    #expect(built != approved)
    #expect(built.digest == approved.digest)
    #expect(built.sha256 != approved.sha256)
    #expect(approved.sha256 == Screen().picture.sha256)
  }
}
