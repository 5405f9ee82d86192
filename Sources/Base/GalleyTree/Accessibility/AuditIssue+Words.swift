import Foundation
import GalleyText

/// The words for the findings of audits, all in this place.
extension AuditIssue {
  /// The problem, in Apple's words if Apple has some, such as `Hit area is too small`.
  public var summary: String {
    switch fact {
    case .contrast: "Contrast failed"
    case .unspokenText: "Potentially inaccessible text"
    case .hitRegion: "Hit area is too small"
    case .undescribed: "Element has no description"
    case .nameOfFile, .nameOfType: "Label not human-readable"
    case .repeatedTrait: "Label repeats its trait"
    case .conflictingTraits: "Conflicting traits"
    case .ellipsis, .cutOff, .clippedWhenLarge: "Text clipped"
    case .fixedTextSize: "Dynamic Type font sizes are unsupported"
    case .limitedTextSize: "Dynamic Type font sizes are partially unsupported"
    case .noAction: "Action is missing"
    case .outsideParent: "Parent/Child mismatch"
    }
  }

  /// The problem with its figures, as a sentence without a full stop.
  public var details: String {
    switch fact {
    case .contrast(let ratio, let need, let foreground, let ground):
      let what = need == .graphic ? "symbol" : "text"
      return
        "The contrast of its \(what) is \(AuditMeasure(ratio, .ratio)) (\(Self.color(foreground)) on "
        + "\(Self.color(ground))), and should be at least \(AuditMeasure(need.ratio, .ratio))"
    case .unspokenText:
      return "The picture shows text at \(Self.place(frame)) that no element has"
    case .hitRegion(let size):
      let least = Numeral.decimal(TouchTarget.comfortable)
      return "It is \(Self.size(size)) points, and should be at least \(least) × \(least)"
    case .undescribed: return "Nothing is read aloud for it: it has no label"
    case .nameOfFile(let label):
      return "“\(Self.quoted(label))” is read aloud, which is the name of a file or a symbol"
    case .nameOfType(let label):
      return "“\(Self.quoted(label))” is read aloud, which only names the kind of the element"
    case .repeatedTrait(let label, let word):
      return "“\(Self.quoted(label))” is read aloud, and then “\(word)” once more for its trait"
    case .conflictingTraits(let traits): return Self.conflict(traits)
    case .ellipsis(let text): return "Its text “\(Self.quoted(text))” ends with an ellipsis"
    case .cutOff(let visible, let whole):
      return "Of its text's \(Self.size(whole)) points, \(Self.size(visible)) are to be seen"
    case .fixedTextSize(let size, let at):
      return "Its text is \(Numeral.decimal(size)) points large also at the text size \(at.rawValue)"
    case .limitedTextSize(let size, let from):
      return
        "Its text grows no more from the text size \(from.rawValue) up: it stays at \(Numeral.decimal(size)) points"
    case .clippedWhenLarge(let size): return "Its text is cut off at the text size \(size.rawValue)"
    case .noAction: return "It is a control, and lets every click through to the elements below"
    case .outsideParent(let types):
      return "It is in no \(types.map(\.name).joined(separator: ", nor in a "))"
    }
  }

  /// The solution, as a sentence without a full stop.
  public var remedy: String {
    switch fact {
    case .contrast: "Use a darker or a lighter colour for one of them, or a plain background"
    case .unspokenText:
      "Draw it by an element that is not hidden, or give the element that shows it an accessibilityLabel"
    case .hitRegion: "Give it a larger frame inside of the button's label, with a contentShape"
    case .undescribed: "Give it an accessibilityLabel, or hide it if it is only an ornament"
    case .nameOfFile, .nameOfType: "Describe its purpose by an accessibilityLabel"
    case .repeatedTrait: "Leave the word out of the label: the trait adds it"
    case .conflictingTraits: "Remove one by accessibilityRemoveTraits"
    case .ellipsis, .cutOff: "Let it take more lines, or more room"
    case .fixedTextSize: "Set it in a text style such as body, or in a size relative to one"
    case .limitedTextSize: "Let dynamicTypeSize have no upper limit here"
    case .clippedWhenLarge: "Let it take more lines, or lay it out otherwise at accessibility sizes"
    case .noAction: "Take allowsHitTesting away, or disable it"
    case .outsideParent: "Put it in a container of its kind, or take its trait away"
    }
  }

  /// Everything about it in a few lines: for failures of tests.
  package var paragraph: String {
    """
    \(summary): \(element)
        \(details)
        \(remedy)
        WCAG 2.2, \(criterion): \(criterion.address)
        Apple: \(rule.article)
    """
  }

  private static func conflict(_ traits: ConflictingTraits) -> String {
    switch traits {
    case .buttonAndLink: "It has the traits of a button and of a link"
    case .notEnabledButEnabled: "It has the trait of an element without input, and takes input"
    case .selectedButNot: "It has the trait of a selected element, and is not selected"
    case .headerAndField: "It has the trait of a heading, and takes text"
    }
  }

  private static func quoted(_ text: String) -> String { CleanText.line(text, limit: 80) }

  private static func size(_ size: CGSize) -> String {
    "\(Numeral.decimal(size.width)) × \(Numeral.decimal(size.height))"
  }

  private static func place(_ frame: CGRect) -> String {
    "(\(Numeral.decimal(frame.minX)), \(Numeral.decimal(frame.minY))), \(size(frame.size)) points large"
  }

  /// A colour without its opacity, where it is opaque.
  private static func color(_ text: String) -> String {
    text.count == 9 && text.hasSuffix("FF") ? String(text.dropLast(2)) : text
  }
}
