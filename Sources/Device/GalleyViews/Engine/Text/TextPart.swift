import Foundation
import GalleyRaster

/// A part of a text that has one look.
struct TextPart {
  /// The letters; empty for a picture.
  var text: String
  /// The environment with the look of the part.
  var environment: EnvironmentValues
  /// The picture, if it is one.
  var image: Image?

  /// The words that are read aloud for the part.
  var spoken: String { image.map(\.spokenName) ?? text }
}

extension Text {
  /// The letters, without any look.
  package func plainText(in values: EnvironmentValues) -> String {
    parts(in: values).map(\.spoken).joined()
  }

  /// Returns the parts of the text, each with its environment; at least one.
  func parts(in values: EnvironmentValues) -> [TextPart] {
    var values = values
    look.apply(to: &values)
    switch content {
    case .verbatim(let text): return [TextPart(text: values.cased(text), environment: values)]
    case .formatted(let value):
      return [TextPart(text: values.cased(value.text(in: values.textConditions)), environment: values)]
    case .image(let image): return [TextPart(text: "", environment: values, image: image)]
    case .joined(let texts): return texts.flatMap { $0.parts(in: values) }
    case .attributed(let text): return Self.parts(of: text, in: values)
    case .key(let format, let table, let bundle):
      return Self.parts(of: format.pieces(table: table, bundle: bundle, in: values), in: values)
    case .resource(let resource):
      var own = values
      if let locale = resource.explicitLocale { own.locale = locale }
      let pieces = resource.format.pieces(
        table: resource.table, bundle: resource.bundleURL, fallback: resource.fallback, in: own)
      return Self.parts(of: pieces, in: values)
    }
  }

  private static func parts(of pieces: [LocalizedFormat.Piece], in values: EnvironmentValues) -> [TextPart] {
    if case .letters(let text)? = pieces.first, pieces.count == 1, !Markdown.mayHaveMarks(text) {
      return [TextPart(text: values.cased(text), environment: values)]
    }
    let parts = Markdown.parts(of: pieces, in: values)
    return parts.isEmpty ? [TextPart(text: "", environment: values)] : parts
  }

  private static func parts(of text: AttributedString, in values: EnvironmentValues) -> [TextPart] {
    let parts = text.runs.map { run in
      var own = values
      run.attributes.apply(to: &own)
      return TextPart(text: own.cased(String(text[run.range].characters)), environment: own)
    }
    return parts.isEmpty ? [TextPart(text: "", environment: values)] : parts
  }
}

extension EnvironmentValues {
  /// A text in the case that holds here.
  func cased(_ text: String) -> String {
    switch textCase {
    case nil: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
