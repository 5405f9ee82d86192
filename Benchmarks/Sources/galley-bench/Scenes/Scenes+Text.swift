import Foundation
import GalleyImage
import GalleyRaster

extension Scene {
  /// A page of body text with headings: about 2 000 glyphs.
  static func textPage(_ typesetter: Typesetter, notes: RGBA = Ink.secondary) -> Scene {
    var sketch = Sketch(typesetter)
    var y = 24.0
    y += sketch.paragraph("On proofs", x: 20, y: y, width: 350, size: 28, weight: .bold, Ink.label) + 8
    for text in paragraphs {
      y += sketch.paragraph(text, x: 20, y: y, width: 350, size: 15, Ink.label) + 10
      y += sketch.paragraph(note, x: 20, y: y, width: 350, size: 12, notes) + 10
    }
    return Scene(
      name: "text", title: "text page", size: phoneSize, scale: 3, background: .white, list: sketch.list)
  }

  private static let paragraphs = [
    """
    A galley proof is the sheet a printer hands over for approval before anything is published. The word comes from \
    the long metal trays in which set type was laid; a quick print was pulled from the tray, read against the \
    manuscript, marked in the margin, and sent back.
    """,
    """
    Reading proofs is dull work done with care. The eye sees what it expects, so proof readers covered the line \
    below with a card, read aloud to one another, and sometimes read backwards, word by word, so that no sentence \
    could carry them past a letter that stood on its head.
    """,
    """
    What a proof shows is not that the text is good, but that it is the text which was meant. A change nobody asked \
    for is an error, however handsome. This is why a proof is compared and not admired, and why the second proof is \
    compared with the first, and why a printer keeps both: 1,234 sheets in 56 weeks, £7,890 in all.
    """,
  ]
  private static let note =
    "Set in Inter, 15 over 20 points; quotations “like this”, dashes – and figures 0123456789 as the font has them."
}
