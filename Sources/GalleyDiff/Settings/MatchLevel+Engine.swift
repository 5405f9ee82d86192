import GalleyTree

extension MatchLevel {
  /// What tells pixels apart at the level; where trees judge, every pixel that differs is told.
  var engine: any PixelEngine {
    switch self {
    case .strict: StrictEngine()
    case .ignoreColors: ContentEngine()
    case .exact, .layout, .dynamic, .none: ExactEngine()
    }
  }
}
