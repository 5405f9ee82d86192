import GalleyTree

extension ReadingOrder {
  /// The spoken descriptions of the elements of a screen, in order, as a text to be checked.
  ///
  /// - Parameter range: The part of the screen; without one, all of it.
  package func walk(within range: Range<Int>? = nil) -> SpokenWalk {
    SpokenWalk(places.filter { range?.contains($0) ?? true }.map(stop))
  }

  /// The spoken description of one element, in such a text.
  func stop(at place: Int) -> SpokenWalk.Stop {
    SpokenWalk.Stop(utterance(of: place).quotingName.text)
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
