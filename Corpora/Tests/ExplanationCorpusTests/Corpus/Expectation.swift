@testable import GalleyDiff
@testable import GalleyExplanation

/// What one planted change must be called.
struct Expectation: Hashable, CustomStringConvertible {
  /// What a cause may say: its kind, and the property.
  struct Answer: Hashable {
    var kind: Cause.Kind
    var property: String
  }

  /// The names of the elements that the cause may be about: several where a person could take either.
  var elements: [String]
  /// What it may say of them.
  var answers: [Answer]

  init(_ elements: [String], _ answers: (Cause.Kind, String)...) {
    self.elements = elements
    self.answers = answers.map { Answer(kind: $0.0, property: $0.1) }
  }

  init(_ part: Part, _ answers: (Cause.Kind, String)...) {
    elements = [part.elementName]
    self.answers = answers.map { Answer(kind: $0.0, property: $0.1) }
  }

  func isMet(by cause: Cause) -> Bool {
    elements.contains(cause.element)
      && answers.contains { $0.kind == cause.kind && $0.property == cause.property }
  }

  var description: String {
    "\(answers.map { "\($0.kind.rawValue) \($0.property)" }.joined(separator: " or ")) of \(elements.prefix(3).joined(separator: " or "))"
  }
}
