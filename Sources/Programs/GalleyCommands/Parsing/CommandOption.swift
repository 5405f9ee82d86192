import GalleyTree

/// An option as a command line gives it, with its declaration.
package protocol CommandOption {
  /// The declaration.
  var spec: OptionSpec { get }
  /// Whether the command line has the option.
  var isGiven: Bool { get }
}

extension CommandOption {
  /// The name, with its hyphens, for messages.
  package var name: String { spec.name }
}

/// An option without a value.
package struct Flag: CommandOption {
  package let spec: OptionSpec
  package let isGiven: Bool
}

/// An option with one value.
package struct ValueOption<Value>: CommandOption {
  package let spec: OptionSpec
  /// The value as it was written; `nil` if the option is not given.
  package private(set) var word: String?
  fileprivate let form: OptionForm<Value>

  package init(spec: OptionSpec, word: String?, form: OptionForm<Value>) {
    self.spec = spec
    self.word = word
    self.form = form
  }

  package var isGiven: Bool { word != nil }

  /// The value, if the option is given.
  package func value() throws(UsageError) -> Value? { try value(as: form) }

  /// The value in a form that follows from other options.
  package func value<Other>(as form: OptionForm<Other>) throws(UsageError) -> Other? {
    guard let word else { return nil }
    return try form.read(word, of: spec)
  }

  /// The same option with another word, if it is given.
  package func replacing(by change: (String) -> String) -> Self {
    var result = self
    result.word = word.map(change)
    return result
  }
}

/// An option that may be given more than once, with a value each time.
package struct ListOption<Value>: CommandOption {
  package let spec: OptionSpec
  /// The values as they were written.
  package let words: [String]
  fileprivate let form: OptionForm<Value>

  package init(spec: OptionSpec, words: [String], form: OptionForm<Value>) {
    self.spec = spec
    self.words = words
    self.form = form
  }

  package var isGiven: Bool { !words.isEmpty }

  /// The values, in the order of the command line.
  package func values() throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in words { values.append(try form.read(word, of: spec)) }
    return values
  }
}

/// The form of an option's value.
package struct OptionForm<Value> {
  /// The words for a valid value in the message about one that is not.
  package var needs: String
  /// The value of a word; `nil` if the word is not valid.
  package var parse: (String) -> Value?

  fileprivate func read(_ word: String, of spec: OptionSpec) throws(UsageError) -> Value {
    guard let value = parse(word) else { throw .badValue(spec.name, word, needs: needs) }
    return value
  }
}

extension OptionForm<String> {
  /// Any text.
  package static var text: OptionForm { OptionForm(needs: "a text") { $0 } }
}

extension OptionForm<Int> {
  /// A number without a fraction.
  package static var wholeNumber: OptionForm {
    OptionForm(needs: "a whole number from 0 up") { word in Int(word).flatMap { $0 >= 0 ? $0 : nil } }
  }
}

extension OptionForm<Double> {
  /// A number with a fraction.
  package static func number(in range: ClosedRange<Double>) -> OptionForm {
    OptionForm(needs: "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))") { word in
      Double(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
