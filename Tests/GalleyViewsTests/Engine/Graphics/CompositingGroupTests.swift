import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Layers that keep their blending to themselves.
@MainActor @Suite struct CompositingGroupTests {
  @Test func `a group of layers blends with nothing outside of it`() throws {
    func middle(grouped: Bool) throws -> RGBA {
      let stage = try ViewTestHarness(width: 40, height: 40) {
        ZStack {
          Color(red: 0, green: 1, blue: 0)
          if grouped {
            ZStack { Color(red: 1, green: 0, blue: 0).blendMode(.multiply) }.compositingGroup()
          } else {
            ZStack { Color(red: 1, green: 0, blue: 0).blendMode(.multiply) }
          }
        }
      }
      return try stage.color(20, 20)
    }
    #expect(try middle(grouped: false) == RGBA(0, 0, 0))
    #expect(try middle(grouped: true) == RGBA(255, 0, 0))
  }
}
