/// The closeness of a match: by rank first, then by distance within a rank; less is closer.
package struct MatchQuality: Comparable, Sendable {
  package var rank: Int
  package var distance: Int

  package init(rank: Int, distance: Int) {
    self.rank = rank
    self.distance = distance
  }

  package static func < (a: MatchQuality, b: MatchQuality) -> Bool {
    (a.rank, a.distance) < (b.rank, b.distance)
  }
}

/// Chooses the candidates that come closest to the wanted text.
package enum NearMatchRanking {
  /// The number of matches that a failure shows.
  package static let limit = 3

  /// The closest candidates; of equally close ones those that come first.
  package static func closest<Candidate, Match>(
    among candidates: some Sequence<Candidate>, match: (Candidate) -> (quality: MatchQuality, match: Match)?
  ) -> [Match] {
    candidates.compactMap(match).enumerated()
      .sorted { ($0.element.quality, $0.offset) < ($1.element.quality, $1.offset) }
      .prefix(limit).map(\.element.match)
  }
}
