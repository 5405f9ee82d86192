import GalleyText
import GalleyTree

/// The record of a check that could not be made: there was nothing to compare, such as a screen that did not come
/// to rest, or a region that is nowhere on it.
///
/// It has no candidate, so it cannot be approved, and no baseline makes it pass: only another run does.
package struct Refusal: Hashable, Sendable, Codable {
  /// The newest version of the format.
  package static let newest = 1

  /// The version of the format.
  package var format = Self.newest
  /// The suites the test is in, outermost first; a page's layout for a page checkpoint.
  package var suite: [String]
  /// The test, without empty parentheses; `nil` for a checkpoint that all tests share.
  package var test: String?
  /// The argument of a parameterised test, where there is one.
  package var argument: String?
  /// The check's own name; `nil` if that is what is missing.
  package var name: String?
  /// The environment that the picture would have been taken in; `nil` if the device did not report it.
  package var environment: CheckKey.Environment?
  /// The reason that it could not be made, as one sentence without a full stop.
  package var reason: String
  /// The line of the test.
  package var place: CallSite
  /// The batch of the check, if there is one.
  package var batch: BatchInfo?
  /// The number of the attempt at its test that could not make the check, from 2 up; `nil` for the first.
  package var attempt: Int?

  /// Makes a refusal of what is known of the check.
  package init(
    of key: CheckKey, isNamed: Bool = true, hasEnvironment: Bool = true, because reason: String,
    at place: CallSite,
    batch: BatchInfo? = nil
  ) {
    suite = key.suite
    test = key.test
    argument = key.argument
    name = isNamed ? key.name : nil
    environment = hasEnvironment ? key.environment : nil
    self.reason = Self.sentence(reason)
    self.place = place
    self.batch = batch.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The key; `nil` if name or environment are not known.
  package var key: CheckKey? {
    guard let name, let environment else { return nil }
    return CheckKey(suite: suite, test: test, argument: argument, name: name, environment: environment)
  }

  /// The known parts of the check's key as one line, such as `RecipesTests/testDetails / details @ iphone-x-light`.
  package var text: String {
    if let key { return key.text }
    let owner = CheckKey(
      suite: suite, test: test, argument: argument, name: name ?? "", environment: .picture)
    if name != nil { return owner.textWithoutEnvironment }
    return owner.ownerText.isEmpty ? "a check" : owner.ownerText
  }

  /// The reason with the line of the test, such as `the screen was still busy after 5 s: … (Tests/FeedTests.swift:12)`.
  package var sentence: String { "\(reason) (\(place))" }

  /// The first line of a reason, without what ends it.
  private static func sentence(_ reason: String) -> String {
    let line = reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    var sentence = CleanText.line(line, limit: 600)
    while let last = sentence.last, ".: ".contains(last) { sentence.removeLast() }
    return sentence.isEmpty ? "it is not known why" : sentence
  }
}

extension Refusal: Comparable {
  /// Whether the first comes earlier in a list: by what is checked, then by the line of the test.
  package static func < (a: Refusal, b: Refusal) -> Bool {
    (a.text, a.place.filePath, a.place.line, a.reason)
      < (b.text, b.place.filePath, b.place.line, b.reason)
  }
}
