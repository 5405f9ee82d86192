/// The renderer, libraries and fonts of a picture: two machines with equal fingerprints draw the same bytes.
public struct Fingerprint: Hashable, Sendable {
  /// Name and version of the renderer.
  public var renderer: String

  /// The libraries whose version shows in pixels, by name.
  public var libraries: [String: String]

  /// The digests of the font files that the picture's text was set in, by face name, as hexadecimal text.
  ///
  /// Earlier versions noted here the digests of whole icon sets, too, by package.
  public var fonts: [String: String]

  /// The digests of the symbols' drawings that the picture shows, by name and, unless it is regular, weight: `trash bold`.
  public var symbols: [String: String] = [:]

  /// The characters that no installed font has, in the order of their numbers; the picture shows boxes instead.
  public var missing: [MissingGlyph]

  /// The symbols whose names have no drawing, in the order of their names; the picture shows dotted boxes instead.
  public var missingSymbols: [MissingSymbol] = []

  /// The fonts that the app does not bring along, in the order of their names; the picture shows the system's instead.
  public var missingFonts: [MissingFont] = []

  public init(
    renderer: String, libraries: [String: String] = [:], fonts: [String: String] = [:],
    missing: [MissingGlyph] = []
  ) {
    self.renderer = renderer
    self.libraries = libraries
    self.fonts = fonts
    self.missing = missing
  }

  /// The differences from another fingerprint, one sentence each, in a stable order.
  ///
  /// A font or symbol that only one of both pictures uses is no difference: the app decides which are used.
  ///
  /// - Parameter other: The fingerprint of the other picture.
  /// - Returns: Such as `font Inter Regular: 1f… there, 2e… here`; empty if nothing differs.
  public func differences(from other: Fingerprint) -> [String] {
    var facts: [String] = []
    if renderer != other.renderer { facts.append("renderer: \(other.renderer) there, \(renderer) here") }
    func compare(
      _ kind: String, _ names: some Sequence<String>, _ mine: [String: String], _ theirs: [String: String]
    ) {
      for name in names.sorted() where mine[name] != theirs[name] {
        let there = theirs[name].map { String($0.prefix(12)) } ?? "none"
        let here = mine[name].map { String($0.prefix(12)) } ?? "none"
        facts.append("\(kind) \(name): \(there) there, \(here) here")
      }
    }
    compare("library", Set(libraries.keys).union(other.libraries.keys), libraries, other.libraries)
    compare("font", Set(fonts.keys).intersection(other.fonts.keys), fonts, other.fonts)
    compare("symbol", Set(symbols.keys).intersection(other.symbols.keys), symbols, other.symbols)
    facts += missing.filter { !other.missing.contains($0) }.map { "\($0)" }
    facts += other.missing.filter { !missing.contains($0) }.map {
      "\($0.title) was drawn as a box there, because no font had it"
    }
    return facts
  }

  /// Whether it is of a version that noted icon sets as a whole, so that which drawings the symbols had is not known.
  package var notesWholeIconSets: Bool { !Self.iconSets.isDisjoint(with: fonts.keys) }

  /// The packages whose digests earlier versions noted.
  private static let iconSets: Set = ["bootstrap-icons", "fonts-material-design-icons-iconfont"]
}

extension Fingerprint: Codable {
  private enum CodingKeys: String, CodingKey {
    case renderer, libraries, fonts, symbols, missing, missingSymbols, missingFonts
  }

  /// Reads a fingerprint; without symbols there are none, and without a list of missing characters, symbols or fonts none is missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    renderer = try values.decode(String.self, forKey: .renderer)
    libraries = try values.decode([String: String].self, forKey: .libraries)
    fonts = try values.decode([String: String].self, forKey: .fonts)
    symbols = try values.decodeIfPresent([String: String].self, forKey: .symbols) ?? [:]
    missing = try values.decodeIfPresent([MissingGlyph].self, forKey: .missing) ?? []
    missingSymbols = try values.decodeIfPresent([MissingSymbol].self, forKey: .missingSymbols) ?? []
    missingFonts = try values.decodeIfPresent([MissingFont].self, forKey: .missingFonts) ?? []
  }

  /// Encodes the fingerprint; empty lists of symbols and missing items are omitted.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(renderer, forKey: .renderer)
    try values.encode(libraries, forKey: .libraries)
    try values.encode(fonts, forKey: .fonts)
    if !symbols.isEmpty { try values.encode(symbols, forKey: .symbols) }
    if !missing.isEmpty { try values.encode(missing, forKey: .missing) }
    if !missingSymbols.isEmpty { try values.encode(missingSymbols, forKey: .missingSymbols) }
    if !missingFonts.isEmpty { try values.encode(missingFonts, forKey: .missingFonts) }
  }
}
