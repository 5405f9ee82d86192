import GalleyImage
import Testing

@Suite(.enabled(if: !Fixtures.pictures.isEmpty, "no pictures in GALLEY_FIXTURES or ../shared/fixtures"))
struct PNGFixtureTests {
  @Test(arguments: Fixtures.pictures)
  func `pictures made by other programs are read, and survive being written`(path: String) throws {
    let bitmap = try PNG.read(path)
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }
}
