import Foundation
import Testing

@testable import GalleyRaster

@Suite struct SVGIconTests {
  private func icon(_ inside: String, box: String = "0 0 16 16") throws -> SVGIcon {
    try SVGIcon(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"currentColor\" viewBox=\"\(box)\">\n\(inside)\n</svg>"
    )
  }

  @Test func pathsAreReadWithTheirRules() throws {
    let icon = try icon("<path d=\"M0 0h1v1z\"/><path fill-rule=\"evenodd\" d=\"M2 2h1v1z\"/>")
    #expect(icon.outlines.map(\.rule) == [.nonZero, .evenOdd])
    #expect(icon.outlines[1].path.boundingRect == CGRect(x: 2, y: 2, width: 1, height: 1))
  }

  @Test(arguments: [
    ("", "0 0 16 16", "the file ends too early, or draws nothing"),
    ("<path d=\"M0 0h1v1z\"/>", "0 0 24 24", "its view box is \"0 0 24 24\" and not \"0 0 16 16\""),
    ("<circle r=\"2\"/>", "0 0 16 16", "it has the attribute \"r\", which is not read"),
    ("<g>", "0 0 16 16", "it has the element \"g\"; only paths are read"),
    (
      "<path transform=\"scale(2)\" d=\"M0 0h1v1z\"/>", "0 0 16 16",
      "it has the attribute \"transform\", which is not read"
    ),
    ("<path/>", "0 0 16 16", "it has a path without data"),
    ("<path d=\"M0\"/>", "0 0 16 16", "the path has no number where one has to be, at byte 2"),
    ("<path d=\"M0 0h1v1z/>", "0 0 16 16", "the file ends too early, or draws nothing"),
  ]) func whatWouldBeDrawnWronglyIsRefused(inside: String, box: String, message: String) {
    #expect {
      _ = try icon(inside, box: box)
    } throws: {
      "\($0)" == message
    }
  }
}
