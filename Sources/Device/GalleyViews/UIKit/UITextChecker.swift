import Foundation

/// A checker of spelling, which has no dictionaries here so far: every word counts as right, and a warning says so.
///
/// - Reference: [UIKit's `UITextChecker`](https://developer.apple.com/documentation/uikit/uitextchecker).
@MainActor @preconcurrency open class UITextChecker: NSObject {
  /// The words that count as right.
  open var ignoredWords: [String]?

  public override init() {
    super.init()
  }

  /// Returns the first misspelled word; here none, which is the location `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    RunningDevice.report(.textChecker)
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Returns words that a misspelled one may stand for; here none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    RunningDevice.report(.textChecker)
    return nil
  }

  /// Returns words that begin as a part does; here none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    RunningDevice.report(.textChecker)
    return nil
  }

  /// Counts a word as right.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// The languages of the dictionaries; here none.
  open class var availableLanguages: [String] { [] }
}
