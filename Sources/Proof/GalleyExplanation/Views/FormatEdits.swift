/// The form that a symbol got or lost, such as `fill`, so that several that change alike are one change.
struct SymbolEdit {
  /// The edit, the same for other symbols.
  let text: String

  /// Finds the edit; `nil` where it is another symbol.
  init?(_ before: String, _ after: String) {
    if after.hasPrefix(before + ".") {
      text = "+\(after.dropFirst(before.count))"
    } else if before.hasPrefix(after + ".") {
      text = "-\(before.dropFirst(after.count))"
    } else {
      return nil
    }
  }
}

/// How a text with numbers was written otherwise, so that several that are formatted alike are one change.
struct NumberFormatEdit {
  /// The edit, the same for texts of other numbers.
  let text: String

  /// Finds the edit.
  ///
  /// - Returns: `nil` for texts without numbers, and where more than the format may have changed.
  init?(_ before: String, _ after: String) {
    let (digits, others) = (before.filter(\.isNumber), after.filter(\.isNumber))
    guard !digits.isEmpty, !others.isEmpty else { return nil }
    if digits == others {
      // The same figures with other signs around them.
      guard before.filter(\.isLetter) == after.filter(\.isLetter) else { return nil }
      text = "signs"
      return
    }
    let (old, new) = (Self.shape(before), Self.shape(after))
    guard old != new else { return nil }
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }
      .count
    let removed = String(old.dropFirst(prefix).dropLast(suffix))
    let added = String(new.dropFirst(prefix).dropLast(suffix))
    guard !(removed + added).contains(where: \.isLetter) else { return nil }
    text = "\(removed)→\(added)"
  }

  /// Whether texts have the same figures, with other signs around them.
  static func keepsFigures(_ before: String, _ after: String) -> Bool {
    let figures = before.filter(\.isNumber)
    return before != after && !figures.isEmpty && figures == after.filter(\.isNumber)
  }

  /// The text with a zero for each run of digits.
  private static func shape(_ text: String) -> [Character] {
    var shape: [Character] = []
    for character in text where !(character.isNumber && shape.last == "0") {
      shape.append(character.isNumber ? "0" : character)
    }
    return shape
  }
}
