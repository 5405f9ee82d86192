import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// One sentence for one cause in many checks: nothing in it that is not true of all of them.
///
/// The same change has another tail from screen to screen: how many elements moved along, how high a row is there, what is
/// remarked of a region. A clause that not all have in common is left out.
enum SharedSentence {
  /// The sentence.
  static func of(_ causes: [Cause]) -> String {
    let sentences = causes.map(\.sentence)
    guard let first = sentences.first, let other = sentences.first(where: { $0 != first }) else {
      return sentences.first ?? ""
    }
    var common = prefix(first, other)
    for sentence in sentences { common = prefix(first, sentence, upTo: common) }
    let words = String(first.unicodeScalars.prefix(common))
    return common > 0 ? words : facts(causes)
  }

  /// The number of scalars that of a sentence another one begins with, up to where a clause ends in both.
  private static func prefix(_ sentence: String, _ other: String, upTo limit: Int = .max) -> Int {
    let (a, b) = (Array(sentence.unicodeScalars), Array(other.unicodeScalars))
    let ends = Set(clauseEnds(b))
    return clauseEnds(a).last { end in
      end <= limit && ends.contains(end) && a[..<end] == b[..<end]
    } ?? 0
  }

  /// Where clauses end: before a comma, a semicolon or a bracket that is not within what is quoted, and at the end.
  private static func clauseEnds(_ scalars: [Unicode.Scalar]) -> [Int] {
    var ends: [Int] = []
    var (quotes, brackets, isQuoted) = (0, 0, false)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "“": quotes += 1
      case "”": quotes -= 1
      case "\"": isQuoted.toggle()
      case ")": brackets -= 1
      case ",", ";", "(":
        if quotes == 0, !isQuoted, brackets == 0, index > 0 {
          ends.append(scalar == "(" && scalars[index - 1] == " " ? index - 1 : index)
        }
        if scalar == "(" { brackets += 1 }
      default: break
      }
    }
    // What a label has quoted by itself leaves no way to tell where a clause ends.
    return quotes == 0 && !isQuoted ? ends + [scalars.count] : []
  }

  /// What happened to what, where the sentences have no clause in common.
  private static func facts(_ causes: [Cause]) -> String {
    let elements = Set(causes.map(\.element))
    let types = Set(causes.map { $0.element.prefix { $0 != " " } })
    // Where no tree was, no element is known.
    var who = elements == [""] ? "parts of pictures" : "elements"
    if elements.count == 1, let name = elements.first, !name.isEmpty {
      who = CleanText.line(name)
    } else if types.count == 1, let type = types.first, !type.isEmpty {
      who = "elements of type \(CleanText.line(String(type)))"
    }
    return "\(who): \(what(causes))"
  }

  /// What all causes have in common, from a value on both sides down to the kind.
  private static func what(_ causes: [Cause]) -> String {
    let first = causes[0]
    let isOneProperty = !first.property.isEmpty && causes.allSatisfy { $0.property == first.property }
    let isOneValue = causes.allSatisfy { $0.before == first.before && $0.after == first.after }
    guard isOneValue, first.before != first.after else {
      // What came or went did so in one way only.
      if first.kind == .appeared || first.kind == .vanished { return words(first.kind) }
      // Pixels are no property that one has.
      let isOfPixels = first.kind == .pixels || first.kind == .unexplained
      let what = isOneProperty && !isOfPixels ? "another \(first.property)" : words(first.kind)
      return "\(what), in each check in its own way"
    }
    // One colour is a text's here and a background there.
    let isColor = first.before.contains("#") && first.after.contains("#")
    let property = isOneProperty ? first.property : isColor ? "colour" : "\(words(first.kind)),"
    return "\(property) \(first.before) → \(first.after)"
  }

  private static func words(_ kind: Cause.Kind) -> String {
    switch kind {
    case .appeared: "new"
    case .vanished: "gone"
    case .moved: "another place"
    case .resized: "another size"
    case .reordered: "another order"
    case .text: "another text"
    case .truncated: "cut off otherwise"
    case .wrapped: "other lines"
    case .restyled: "another style"
    case .state: "another state"
    case .covered: "covered otherwise"
    case .clipped: "clipped otherwise"
    case .offScreen: "in or out of sight now"
    case .value: "another value"
    case .renamed: "another name"
    case .legibility: "harder to use"
    case .pixels, .unexplained: "other pixels"
    case .size: "another size of the picture"
    }
  }
}
