import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// Compares what was captured with what was approved: checks and the gate judge by this alone.
package enum BaselineComparison {
  /// A comparison of what a check captured, with its digest, against what is stored.
  package typealias Comparing = @Sendable (CheckCapture, ContentDigest, StoredBaseline) -> CheckOutcome

  /// The outcome for what a check captured.
  @Sendable package static func of(
    _ capture: CheckCapture, _ digest: ContentDigest, against stored: StoredBaseline
  ) -> CheckOutcome {
    switch (capture.content, stored) {
    case (.picture(let content, let fingerprint), .found(let baseline)):
      of(
        content, digest: digest, fingerprint: fingerprint, settings: capture.settings, against: baseline)
    case (.text(let text), .text(let baseline)): of(text, against: baseline)
    case (.picture, _), (.text, _): .new
    }
  }

  /// The outcome for one picture and its tree.
  ///
  /// The digest decides first, unless the settings ask something of texts that did not change either. Equal pixels with
  /// another tree are a difference only if the comparator finds a cause: a label or frame that changed unseen is reported,
  /// a change that nobody could name is not.
  ///
  /// Unequal pixels that other fonts or libraries drew are no finding about the app, and no level and no budget makes a
  /// pass of them: a tolerance is for what one machine draws, not for the difference between two. They pass only where
  /// nothing that was judged was drawn: all that differs lies in ignored regions; or the whole check is of level Layout or
  /// None, whose verdict comes from the trees alone, so that no font can have made it.
  package static func of(
    _ content: ScreenSnapshot, digest: ContentDigest, fingerprint: Fingerprint, settings: MatchSettings,
    against baseline: Baseline
  ) -> CheckOutcome {
    let haveEqualPixels = baseline.digest.pixels == digest.pixels
    // Equal pixels in other colours are another picture, which no level and no region forgives.
    if fingerprint.isOfPictureFile, baseline.fingerprint.isOfPictureFile, fingerprint != baseline.fingerprint
    {
      return .environmentChanged(fingerprint.differences(from: baseline.fingerprint))
    }
    if !settings.checksUnchangedContent {
      if baseline.digest == digest { return .match }
      if haveEqualPixels, baseline.snapshot.tree == content.tree { return .match }
    }
    let facts = haveEqualPixels ? [] : fingerprint.differences(from: baseline.fingerprint)
    if !facts.isEmpty, !settings.mayPassInAnotherEnvironment { return .environmentChanged(facts) }
    let comparison: Comparison
    do throws(MatchSettingsError) {
      comparison = try Comparator.compare(baseline: baseline.snapshot, candidate: content, settings: settings)
    } catch {
      return .unusable(.level(error))
    }
    if !facts.isEmpty, !settings.comparesTreesOnly, !comparison.hasOnlyIgnoredPixels {
      return .environmentChanged(facts)
    }
    if !comparison.passes { return facts.isEmpty ? .mismatch(comparison) : .environmentChanged(facts) }
    return haveEqualPixels && comparison.forgaveNothing ? .match : .tolerated(comparison)
  }

  /// The outcome for a text: its bytes decide.
  package static func of(_ text: String, against baseline: TextBaseline) -> CheckOutcome {
    let comparison = Comparator.compare(baseline: baseline.text, candidate: text)
    return comparison.text == nil ? .match : .mismatch(comparison)
  }
}

extension MatchSettings {
  /// Whether a text that did not change may be refused all the same, so that equal digests decide nothing: it may never
  /// have obeyed its pattern, or never have been legible.
  package var checksUnchangedContent: Bool {
    regions.contains { region in
      switch region.kind {
      case .dynamic(let pattern): pattern != nil
      case .accessibility(let kind): kind != .ignoreContrast
      case .ignore, .level, .floating: false
      }
    }
  }

  /// Whether no pixel has a say in the verdict.
  var comparesTreesOnly: Bool {
    func asksForNoPixels(_ level: MatchLevel) -> Bool { level == .layout || level == .none }
    return asksForNoPixels(level)
      && regions.allSatisfy { region in
        switch region.kind {
        case .ignore: true
        case .level(let level): asksForNoPixels(level)
        case .floating, .dynamic, .accessibility: false
        }
      }
  }

  /// Whether a picture that other fonts or libraries drew is looked at in any detail.
  fileprivate var mayPassInAnotherEnvironment: Bool {
    comparesTreesOnly || regions.contains { $0.kind == .ignore }
  }
}

extension Comparison {
  /// Whether no pixel differs but those that were not compared.
  fileprivate var hasOnlyIgnoredPixels: Bool {
    differingPixels == 0 && tolerance.counted == 0 && tolerance.forgivenPixels == 0 && sizes == nil
  }

  /// Whether nothing changed that anybody could name.
  fileprivate var forgaveNothing: Bool {
    isEqual && tolerance.forgivenPixels == 0 && tolerance.ignoredDifferences == 0
      && !regionUses.contains(where: \.hadEffect)
  }
}
