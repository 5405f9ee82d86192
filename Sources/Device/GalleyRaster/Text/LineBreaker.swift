import CICU

/// Finds the places where lines may end.
///
/// - Reference: Unicode Standard Annex 14, *Unicode Line Breaking Algorithm*, as ICU has it, in the root locale. ICU's
///   version is part of the fingerprint because its rules change with Unicode's.
final class LineBreaker {
  /// A place where a line may end.
  struct Opportunity: Equatable {
    /// The number of UTF-8 bytes before it.
    var end: Int
    /// Whether the line has to end there: after a line end character.
    var isMandatory: Bool
  }

  private let breaker: OpaquePointer

  init() {
    guard let breaker = galley_line_breaker_open() else {
      fatalError(
        "ICU cannot load its line breaking rules. Install it anew: apt-get install --reinstall libicu-dev")
    }
    self.breaker = breaker
  }

  deinit {
    galley_line_breaker_close(breaker)
  }

  /// All places in a text, the last of them its end; none for an empty text.
  func opportunities(in text: String) -> [Opportunity] {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return [] }
      let isReady = start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
        galley_line_breaker_begin(breaker, characters, Int64(bytes.count))
      }
      precondition(isReady, "ICU does not take a text of \(bytes.count) bytes")
      var found: [Opportunity] = []
      var isMandatory = false
      while true {
        let end = galley_line_breaker_next(breaker, &isMandatory)
        guard end >= 0 else { return found }
        found.append(Opportunity(end: Int(end), isMandatory: isMandatory))
      }
    }
  }
}
