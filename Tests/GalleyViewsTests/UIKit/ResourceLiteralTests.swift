import Foundation
import GalleyViews
import Testing

@MainActor @Suite struct ResourceLiteralTests {
  private let color = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))

  @Test func `a literal of a colour is drawn`() throws {
    let stage = try ViewTestHarness(width: 10, height: 10) { color }
    #expect(try stage.color(5, 5) == stage.color(1, 1))
    let plain = try ViewTestHarness(width: 10, height: 10) { Color(red: 1, green: 0.5, blue: 0) }
    #expect(try stage.color(5, 5) == plain.color(5, 5))
  }

  @Test func `a literal of a picture that there is not is empty`() {
    let image: UIImage = #imageLiteral(resourceName: "nothing of the name")
    #expect(image.size == CGSize(width: 1, height: 1))
  }
}
