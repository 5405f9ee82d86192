extension PNG {
  /// The effort to make a file small.
  ///
  /// Measured on the 17 pictures of this repository's sample suite, most of them screens of 1125 × 2436 pixels, on one
  /// core of an AMD EPYC (Zen 5) whose neighbour was busy:
  ///
  /// | effort | a picture | all files |
  /// | --- | --- | --- |
  /// | `fast` | 3.3 ms | 3.25 MB |
  /// | `standard` | 72 ms | 2.47 MB |
  /// | `best` | 1.7 s | 2.27 MB |
  package enum Effort: Hashable, Sendable, CaseIterable {
    /// ISA-L's second level of three: for all that is not committed.
    case fast

    /// zlib's sixth level of nine: for files that are kept.
    case standard

    /// The smallest of many tries: for files that are kept for years.
    case best
  }
}

/// One way of compressing rows.
struct PNGCompression: Hashable, Sendable {
  /// A compressor and its level.
  enum Deflate: Hashable, Sendable {
    case fast(PNGFastDeflater.Level)
    case library(level: Int32, isFiltered: Bool)
  }

  var deflate: Deflate
  var filters: PNGFilterChoice

  /// The way of an effort that has one; of `best`, the one to try first.
  init(_ effort: PNG.Effort) {
    switch effort {
    case .fast: self.init(.fast(.middle), .sampled)
    case .standard: self.init(.library(level: 6, isFiltered: false), .sampled)
    case .best: self.init(.library(level: 9, isFiltered: false), .sampled)
    }
  }

  init(_ deflate: Deflate, _ filters: PNGFilterChoice) {
    self.deflate = deflate
    self.filters = filters
  }

  /// The combinations that `best` tries.
  static let thorough: [PNGCompression] =
    PNGFilter.allCases.map { PNGCompression(.library(level: 9, isFiltered: false), .fixed($0)) } + [
      PNGCompression(.library(level: 9, isFiltered: false), .sampled),
      PNGCompression(.library(level: 9, isFiltered: false), .smallestDifferences),
      PNGCompression(.library(level: 9, isFiltered: true), .smallestDifferences),
    ]

  func makeDeflater() throws(PNGError) -> any PNGDeflater {
    switch deflate {
    case .fast(let level): PNGFastDeflater(level: level)
    case .library(let level, let isFiltered): try PNGLibraryDeflater(level: level, isFiltered: isFiltered)
    }
  }
}
