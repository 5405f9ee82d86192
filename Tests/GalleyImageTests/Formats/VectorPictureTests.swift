import Foundation
import Testing

@testable import GalleyImage

/// Drawings in SVG and PDF, on machines that have their libraries.
@Suite struct VectorPictureTests {
  /// A square in the left half of a drawing of 8 × 4 units, half transparent.
  private static let svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 4'><rect width='4' height='4' fill='#f00' opacity='0.5'/></svg>"

  /// The same in PDF, opaque.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 8 4] /Contents 4 0 R>> endobj
    4 0 obj <</Length 21>> stream
    1 0 0 rg 0 0 4 4 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF

    """

  private static func read(_ text: String) throws -> VectorPicture {
    try VectorPicture(Data(text.utf8), #require(VectorPicture.Format(of: text.utf8)))
  }

  private static func isThere(_ text: String) -> Bool {
    do {
      _ = try read(text)
    } catch let error as VectorPictureError {
      if case .noLibrary = error.reason { return false }
    } catch {}
    return true
  }

  @Test func `the content decides on the format`() {
    #expect(VectorPicture.Format(of: Self.svg.utf8) == .svg)
    #expect(VectorPicture.Format(of: "\u{FEFF}\n<?xml version='1.0'?>\n<!-- a -->\n<svg/>".utf8) == .svg)
    #expect(VectorPicture.Format(of: Self.pdf.utf8) == .pdf)
    for other in ["", "<html/>", "svg", "\u{89}PNG", "a <svg/>"] {
      #expect(VectorPicture.Format(of: other.utf8) == nil)
    }
  }

  @Test(.enabled(if: isThere(svg), "librsvg2-2 is not installed"))
  func `a drawing in SVG is drawn in any scale`() throws {
    let drawing = try Self.read(Self.svg)
    #expect(drawing.width == 8 && drawing.height == 4)
    for scale in [1.0, 2, 3] {
      let picture = try drawing.bitmap(scale: scale)
      #expect(picture.width == Int(8 * scale) && picture.height == Int(4 * scale))
      #expect(picture[Int(2 * scale), Int(2 * scale)] == RGBA(255, 0, 0, 128))
      #expect(picture[Int(6 * scale), Int(2 * scale)] == RGBA(0, 0, 0, 0))
    }
  }

  @Test(.enabled(if: isThere(pdf), "libpoppler-glib8 is not installed"))
  func `the first page of a PDF is drawn`() throws {
    let drawing = try Self.read(Self.pdf)
    #expect(drawing.width == 8 && drawing.height == 4)
    let picture = try drawing.bitmap(scale: 2)
    #expect(picture.width == 16 && picture.height == 8)
    #expect(picture[3, 4] == RGBA(255, 0, 0, 255))
    #expect(picture[12, 4] == RGBA(0, 0, 0, 0))
  }

  @Test(
    .enabled(if: isThere(svg), "librsvg2-2 is not installed"),
    arguments: [
      "<svg", "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='4'/>",
      "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'/>",
    ]) func `a drawing that cannot be drawn has a reason`(text: String)
  {
    #expect(throws: VectorPictureError.self) { try Self.read(text).bitmap(scale: 1) }
  }

  @Test func `a missing library is named with its package`() {
    let errors = [
      VectorPictureError(.svg, .noLibrary("no file")), VectorPictureError(.pdf, .noLibrary("no file")),
      VectorPictureError(.pdf, .damaged("it has no page")),
    ]
    #expect(
      errors.map(\.description) == [
        "it is a drawing in SVG, and the library for it cannot be loaded (no file); install the Debian package librsvg2-2",
        "it is a drawing in PDF, and the library for it cannot be loaded (no file); install the Debian package libpoppler-glib8",
        "it is a drawing in PDF that cannot be drawn: it has no page",
      ])
  }
}
