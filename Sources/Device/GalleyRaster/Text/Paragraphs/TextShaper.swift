import CHarfBuzz

/// Shapes lines of text: finds the faces, scripts and directions of their parts, and puts the parts in their places.
struct TextShaper {
  let library: FontLibrary
  private let memory = ShapingBuffer()

  init(library: FontLibrary) {
    self.library = library
  }

  /// The cache key of a text's shape, which does not depend on its size.
  struct Key: Hashable {
    var exact: BytewiseText
    /// The font's own face.
    var face: FaceID
    /// The face of Inter's in its weight and slant.
    var inter: FaceID
    /// The weight of fallback fonts.
    var weight: FontWeight
    /// The OpenType features.
    var features: [FontFeature]
    /// A BCP 47 tag.
    var language: String?
    /// The regional form of Chinese characters.
    var han: HanStyle?
    /// The level of every UTF-8 byte; none when all are 0.
    var levels: [UInt8]

    var text: String { exact.text }

    /// Hashes the parts that usually differ; the rest is compared.
    func hash(into hasher: inout Hasher) {
      hasher.combine(exact)
      hasher.combine(face.number)
    }
  }

  /// Chooses and places the glyphs of a line.
  func shape(_ key: Key) -> ShapedText {
    let source = ShapingSource(key.text)
    if key.levels.isEmpty, Self.isPlain(source.codepoints), let shaped = plain(source, key) { return shaped }
    return itemised(source, key)
  }

  /// Whether a text can only have the Latin script and signs that Inter should have, none of them a coloured picture.
  static func isPlain(_ codepoints: [UInt32]) -> Bool {
    codepoints.allSatisfy(isPlain)
  }

  /// Whether a character is of the Latin script or a sign that Inter should have, and joins with no other to one.
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x300, 0x200B, 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20BF: true
    default: false
    }
  }

  /// Shapes all of the text at once, as is enough for most texts; `nil` when a glyph is missing.
  private func plain(_ source: ShapingSource, _ key: Key) -> ShapedText? {
    var shaped = ShapedText()
    let item = ShapingItem(range: source.codepoints.indices, script: 0, level: 0)
    guard let face = library.face(key.face) else { return nil }
    face.shape(
      source, item, id: key.face, features: key.features, language: language(key, key.face),
      with: memory, into: &shaped.glyphs)
    return shaped.glyphs.contains { $0.id == 0 } ? nil : shaped
  }

  private func itemised(_ source: ShapingSource, _ key: Key) -> ShapedText {
    let items = items(source, key)
    var shaped = ShapedText()
    if !key.levels.isEmpty {
      for item in items {
        let end = end(of: item.item, in: source, key)
        if shaped.levels.last?.level == item.item.level {
          shaped.levels[shaped.levels.count - 1].end = end
        } else {
          shaped.levels.append(TextRun.Level(end: end, level: item.item.level))
        }
      }
    }
    for index in Bidi.visualOrder(items.map(\.item.level)) {
      shape(items[index].item, items[index].face, source, key, into: &shaped.glyphs)
    }
    return shaped
  }

  /// Shapes one item; characters that its face lacks become boxes.
  private func shape(
    _ item: ShapingItem, _ id: FaceID, _ source: ShapingSource, _ key: Key,
    into glyphs: inout [ShapedText.Glyph]
  ) {
    guard let face = library.face(id) else {
      var boxes = item.range.filter { !Self.isIgnorable(source.codepoints[$0]) }.map { box(at: $0, source) }
      // Invisible characters before the first one belong to it.
      if !boxes.isEmpty { boxes[0].cluster = source.offset(item.range.lowerBound) }
      glyphs += item.level & 1 == 0 ? boxes : boxes.reversed()
      return
    }
    let first = glyphs.count
    face.shape(
      source, item, id: id, features: key.features, language: language(key, id), with: memory, into: &glyphs)
    guard glyphs[first...].contains(where: { $0.id == 0 }) else { return }
    // Within a cluster the missing glyphs stand for the missing characters in their order.
    let waiting = missing(of: glyphs[first...], item, source, face)
    var taken: [Int: Int] = [:]
    for index in first..<glyphs.count where glyphs[index].id == 0 {
      let cluster = glyphs[index].cluster
      guard let places = waiting[cluster] else { continue }
      let number = min(taken[cluster, default: 0], places.count - 1)
      taken[cluster] = number + 1
      glyphs[index] = box(
        at: places[item.level & 1 == 0 ? number : places.count - 1 - number], source, cluster: cluster)
    }
  }

  /// The places of the characters that a face does not have, by cluster; of a cluster without one its first.
  private func missing(
    of glyphs: ArraySlice<ShapedText.Glyph>, _ item: ShapingItem, _ source: ShapingSource, _ face: FontFace
  ) -> [Int: [Int]] {
    let clusters = Set(glyphs.map(\.cluster)).sorted()
    var missing: [Int: [Int]] = [:]
    var place = item.range.lowerBound
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1] : Int.max
      let first = place
      while place < item.range.upperBound, source.offset(place) < end {
        let scalar = source.codepoints[place]
        if !Self.isIgnorable(scalar), !face.covers(scalar) { missing[cluster, default: []].append(place) }
        place += 1
      }
      if missing[cluster] == nil { missing[cluster] = [first] }
    }
    return missing
  }

  private func box(at place: Int, _ source: ShapingSource, cluster: Int? = nil) -> ShapedText.Glyph {
    let scalar = source.codepoints[place]
    return ShapedText.Glyph(
      id: scalar, face: .missing, advance: MissingGlyphBox.advance(scalar), offsetX: 0, offsetY: 0,
      cluster: cluster ?? source.offset(place))
  }

  private func end(of item: ShapingItem, in source: ShapingSource, _ key: Key) -> Int {
    item.range.upperBound < source.codepoints.count
      ? source.offset(item.range.upperBound) : key.text.utf8.count
  }

  /// The language that a face's own rules are asked for.
  private func language(_ key: Key, _ id: FaceID) -> String {
    if let language = key.language { return language }
    if let han = key.han, id.isEastAsian { return han.language }
    return "en"
  }
}

extension TextShaper {
  /// The parts of a text with one face, script and direction each.
  private func items(_ source: ShapingSource, _ key: Key) -> [(item: ShapingItem, face: FaceID)] {
    let scripts = ScriptItems.resolved(source.codepoints)
    var items: [(item: ShapingItem, face: FaceID)] = []
    var start = 0
    for character in key.text {
      let end = start + character.unicodeScalars.count
      let choice = face(for: character, source.codepoints[start..<end], script: scripts[start], key)
      // A picture belongs to no script, so that what is beside it does not show in it.
      let script = choice.isColor ? ScriptItems.common : scripts[start]
      let level = key.levels.isEmpty ? 0 : key.levels[source.offset(start)]
      if let last = items.last, last.face == choice, last.item.script == script, last.item.level == level {
        items[items.count - 1].item.range = last.item.range.lowerBound..<end
      } else {
        items.append((ShapingItem(range: start..<end, script: script, level: level), choice))
      }
      start = end
    }
    return items
  }

  /// The first face of the search order that has a character with all that is combined with it, else the first that has its
  /// first part.
  private func face(
    for character: Character, _ codepoints: ArraySlice<UInt32>, script: UInt32, _ key: Key
  ) -> FaceID {
    let shown = codepoints.filter { !Self.isIgnorable($0) }
    guard let first = shown.first else { return key.face }
    let order = FaceOrder(library: library, key: key, script: script)
    let isPicture = EmojiPresentation.isPicture(Substring(String(character)).unicodeScalars)
    if isPicture, let emoji = library.face(FaceCatalogue.emoji), shown.allSatisfy(emoji.covers) {
      return FaceCatalogue.emoji
    }
    let isEastAsian = ScriptItems.isEastAsianSign(first)
    var partial: FaceID?
    if let found = order.first(
      isEastAsian: isEastAsian,
      where: { id, face in
        if Self.covers(face, shown) { return true }
        if partial == nil, face.covers(first) { partial = id }
        return false
      })
    {
      return found
    }
    return partial ?? .missing
  }

  /// Whether a face has all of a cluster, or the single characters that a letter and its marks make together.
  private static func covers(_ face: FontFace, _ shown: [UInt32]) -> Bool {
    guard let first = shown.first else { return true }
    var base = first
    var isCovered = face.covers(base)
    for mark in shown.dropFirst() {
      var composed: hb_codepoint_t = 0
      if hb_unicode_compose(hb_unicode_funcs_get_default(), base, mark, &composed) != 0, face.covers(composed)
      {
        base = composed
        isCovered = true
      } else if !face.covers(mark) {
        return false
      }
    }
    return isCovered
  }

  /// Whether a character is not seen even where a font has no glyph for it.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0xAD: false
    default: Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
    }
  }
}

/// The faces for a script, in the order of the search.
private struct FaceOrder {
  let library: FontLibrary
  let key: TextShaper.Key
  let script: UInt32

  /// The first face for which something is true; files are opened only as far as that.
  func first(isEastAsian: Bool, where isRight: (FaceID, FontFace) -> Bool) -> FaceID? {
    func face(_ id: FaceID) -> FaceID? {
      library.face(id).flatMap { isRight(id, $0) ? id : nil }
    }
    func family(_ number: Int) -> FaceID? {
      guard let (id, face) = library.fallbackFace(family: number, weight: key.weight) else { return nil }
      return isRight(id, face) ? id : nil
    }
    func eastAsian() -> FaceID? {
      let han = key.han ?? .simplifiedChinese
      if let id = family(FallbackFamily.number(of: han)) { return id }
      for other in HanStyle.allCases where other != han {
        if let id = family(FallbackFamily.number(of: other)) { return id }
      }
      return nil
    }
    if key.face.isCustom, let id = face(key.face) { return id }
    if isEastAsian, let id = eastAsian() { return id }
    if let id = face(key.face) { return id }
    if key.inter != key.face, let id = face(key.inter) { return id }
    if ScriptItems.eastAsian.contains(script), let id = eastAsian() { return id }
    for number in FallbackFamily.ofScript[script] ?? [] {
      if let id = family(number) { return id }
    }
    for number in FallbackFamily.forAll {
      if let id = family(number) { return id }
    }
    if let id = eastAsian() { return id }
    if let emoji = library.face(FaceCatalogue.emoji), isRight(FaceCatalogue.emoji, emoji) {
      return FaceCatalogue.emoji
    }
    return nil
  }
}
