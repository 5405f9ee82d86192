/// A tool whose counts `galley diff --like` reproduces.
package enum FamiliarTool: String, CaseIterable, Sendable {
  case odiff, pixelmatch
  case looksSame = "looks-same"
  case playwright

  /// The engine that compares as the tool does.
  package var engine: any NamedPixelEngine.Type {
    switch self {
    case .odiff: OdiffEngine.self
    case .pixelmatch, .playwright: YIQEngine.self
    case .looksSame: CIEDE2000Engine.self
    }
  }

  /// The tool's defaults.
  package var choices: EngineChoices {
    var choices = EngineChoices()
    choices.tool = self
    if self != .odiff { choices.antialiasing = .forgiven }
    if self == .looksSame { choices.caret = .forgiven(width: 1) }
    if self == .playwright {
      choices.threshold = 0.2
      choices.backdrop = .white
    }
    return choices
  }
}
