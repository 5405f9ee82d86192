import Foundation
import GalleyText
import GalleyTree

/// The mode in which checks themselves write baselines.
///
/// Whatever is recorded fails its test, so a recording run is never mistaken for a pass.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Never: only approving writes baselines.
  case none
  /// Records a missing baseline.
  case missing
  /// Records a missing baseline, and one whose pixels or tree differ by more than is tolerated.
  case changed
  /// Everything that is not the same already: what is tolerated, a damaged baseline, one of another environment, and one that an
  /// older version recorded without what views were given.
  case all

  /// The environment variable that sets the mode.
  package static let variable = "GALLEY_RECORD"

  /// The environment variable that allows recording on CI, and says why.
  package static let reasonVariable = "GALLEY_RECORD_ON_CI"

  /// The mode that the environment asks for.
  ///
  /// - Throws: ``RecordModeError`` for a word that is no mode, and for recording on CI without a reason.
  package static func asked(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RecordModeError) -> RecordMode {
    guard let word = environment[variable], !word.isEmpty else { return .none }
    return try RecordMode(word: word).allowed(in: environment)
  }

  /// The same mode, where it may be used: on CI nothing is recorded without a reason.
  ///
  /// - Throws: ``RecordModeError/onCI(_:)``.
  package func allowed(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RecordModeError) -> RecordMode {
    let isCI = ContinuousIntegration.isPresent(in: environment)
    let reason = environment[Self.reasonVariable] ?? ""
    guard self == .none || !isCI || !reason.isEmpty else { throw .onCI(self) }
    return self
  }

  /// Reads a mode: its own name, or the name other tools have for it.
  ///
  /// - Throws: ``RecordModeError/unknown(_:meant:)``.
  package init(word: String) throws(RecordModeError) {
    switch word {
    case "never": self = .none
    case "failed": self = .changed
    default:
      guard let mode = RecordMode(rawValue: word) else {
        throw .unknown(word, meant: SpellingSuggestion.nearest(to: word, in: Self.allCases.map(\.rawValue)))
      }
      self = mode
    }
  }
}

/// An error of a recording mode.
package enum RecordModeError: Error, Sendable, Hashable {
  /// The word is no mode.
  case unknown(String, meant: String?)
  /// Recording was asked for on CI, and no reason was given.
  case onCI(RecordMode)
}

extension RecordModeError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .unknown(let word, let meant):
      let hint = meant.map(SpellingSuggestion.question) ?? "there are none, missing, changed and all"
      return "\(RecordMode.variable) is \"\(CleanText.line(word, limit: 40))\", which is no mode; \(hint)"
    case .onCI(let mode):
      return "recording (\(mode.rawValue)) is refused on CI, where nobody looks at the pictures; "
        + "approve from the run instead, or set \(RecordMode.reasonVariable) to the reason"
    }
  }
}
