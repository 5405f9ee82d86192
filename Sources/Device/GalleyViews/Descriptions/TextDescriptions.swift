import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

extension TextNode: DescribedNode {
  package var description: ViewFacts? {
    var facts = ViewFacts("Text", [.text: text])
    facts.add(environment.textFacts.facts)
    let look = appearance
    facts.add(.lines, FactText.count(look.lines?.count).flatMap { $0 == "1" ? nil : $0 })
    facts.add(.truncated, look.isTruncated == true ? "true" : nil)
    if parts.count > 1 { facts.add(.runs, parts.map(\.described).joined(separator: " | ")) }
    return facts
  }
}

extension TextPart {
  /// The part and its look, such as `“Total” Inter Bold 17 #000000FF`.
  fileprivate var described: String {
    let font = environment.resolvedFont
    let color = ForegroundStyle().described(in: environment)
    var words = "“\(spoken)” \(font.faceName) \(FactText.number(font.size)) \(color)"
    if environment.underline != nil { words += " underline" }
    if environment.strikethrough != nil { words += " strikethrough" }
    return words
  }
}

extension EnvironmentValues {
  /// The facts of text here.
  var textFacts: ViewFacts {
    let font = resolvedFont
    var facts = ViewFacts(
      "Text",
      [
        .font: font.faceName, .size: FactText.number(font.size),
        .weight: font.weight == .regular ? nil : FactText.name(font.weight),
        .design: font.designName,
        .italic: FactText.flag(font.isItalic),
        .monospacedDigit: FactText.flag(font.isMonospacedDigit),
        .lineLimit: FactText.count(lineLimit),
        .reservedLines: FactText.count(reservedLines),
        .lineSpacing: FactText.number(lineSpacing, unless: 0),
        .kerning: FactText.number(kerning, unless: 0), .tracking: FactText.number(tracking, unless: 0),
        .baselineOffset: FactText.number(baselineOffset, unless: 0),
        .underline: underline?.described(in: self), .strikethrough: strikethrough?.described(in: self),
        .textCase: textCase.map { FactText.name($0) },
        .alignment: multilineTextAlignment == .leading ? nil : FactText.name(multilineTextAlignment),
        .truncationMode: truncationMode == .tail ? nil : FactText.name(truncationMode),
        .minimumScaleFactor: FactText.number(minimumScaleFactor, unless: 1),
        .redacted: FactText.flag(isRedacted),
      ])
    facts.add(.foreground, ForegroundStyle(), in: self)
    return facts
  }
}

extension Text.LineStyle {
  /// The pattern, and the colour where it is another than the text's.
  fileprivate func described(in environment: EnvironmentValues) -> String {
    [FactText.name(pattern), color?.resolved(in: environment).text].compactMap { $0 }.joined(separator: " ")
  }
}

extension FontSpec {
  /// The design, unless it is the default or that of an app's font.
  fileprivate var designName: String? {
    switch family {
    case .serif: "serif"
    case .rounded: "rounded"
    case .monospaced: "monospaced"
    default: nil
    }
  }
}
