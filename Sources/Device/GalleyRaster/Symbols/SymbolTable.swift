/// The table of Apple's names of symbols, each with its sources.
///
/// A line has a name, then parts, then options, with spaces between:
///
/// | part | is |
/// | --- | --- |
/// | `trash` | a file of Bootstrap Icons |
/// | `g:science/ea4b` | an icon of Material Icons, by name and character |
/// | `t:Aa` | letters or digits |
/// | `o:circle` | a plain shape, also `-fill`, `-dashed` and `-dotted`, or a drawing of our own, also `-fill` |
/// | `=cloud` | another symbol |
/// | `a@8,9,15+b@16,15,12` | several, each with the middle and the longer side of its ink on a grid of 24; `+` keeps a distance between them, `&` does not, `!` cuts the second out of the first |
///
/// | option | sets |
/// | --- | --- |
/// | `w=`, `h=` | the width or height of the ink in points beside text of 17 points; without, see `SymbolComposer` |
/// | `fill=` | the parts of the filled form; without, `a-fill` for `a`; where that is not there, there is no filled form |
/// | `turn=`, `flip`, `flipv` | turns clockwise by degrees, exchanges left and right, top and bottom |
/// | `rtl` | mirrors it where text runs from right to left |
/// | `line=` | the thickness of the icon's lines, in sixteenths of its grid |
/// | `solid` | its edges do not follow the weight of lines |
/// | `ring` | draws only the edge of a filled icon, as a line |
/// | `nofill` | has no filled form |
/// | `only=` | the pieces of the icon that are shown |
/// | `levels=`, `colors=`, `steps=` | for each piece its level, its own colour, and the step of a value that reaches it |
///
/// Other names are composed by `SymbolCatalogue`'s rules.
enum SymbolTable {
  /// The rest of the line for each name.
  static let lines: [String: Substring] = {
    var lines: [String: Substring] = [:]
    for text in texts {
      for line in text.split(separator: "\n") {
        let name = line.prefix { $0 != " " }
        lines[String(name)] = line.dropFirst(name.count + 1)
      }
    }
    return lines
  }()

  static let texts = [
    ofSigns, ofShapes, ofArrows, ofLines, ofPeople, ofTalk, ofMedia, ofThings, ofPlaces, ofNature, ofDevices,
  ]
}
