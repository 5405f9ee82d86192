import GalleyTree

extension ReadingOrder {
  /// What VoiceOver says of the elements of a screen, in order, as a text to be checked.
  ///
  /// - Parameter range: The part of the screen; without one, all of it.
  package func walk(within range: Range<Int>? = nil) -> SpokenWalk {
    SpokenWalk(places(within: range).map { SpokenWalk.Stop(utterance(of: $0).quotingName.text) })
  }

  /// The places of the elements that are read, in order.
  ///
  /// - Parameter range: The part of the screen; without one, all of it.
  package func places(within range: Range<Int>?) -> [Int] {
    places.filter { range?.contains($0) ?? true }
  }
}

extension Utterance {
  /// The same with the element's name in quotes.
  fileprivate var quotingName: Utterance {
    Utterance(
      parts.map { part in
        switch part {
        case .label, .spelled, .punctuated: .label("“\(UtteranceText.words(part))”")
        default: part
        }
      })
  }
}
