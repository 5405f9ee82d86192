import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyText
import GalleyTree

extension ViewerDetail {
  /// Converts a check with the decisions on it, newest first.
  init(_ checked: PicturedCheck, history: [Event]) {
    let check = checked.check
    (baseline, candidate) = (checked.baseline, checked.candidate)
    (overlay, heat) = (checked.views[.overlay], checked.views[.heat])
    pixels = checked.pixels
    trees = checked.trees
    if check.record.kind == .text {
      text = ViewerText(check.outcome.comparison?.text, whole: checked.text)
      walk = checked.text.flatMap { ViewerWalk($0, baseline: checked.formerText, check.record.walk) }
    }
    if let comparison = check.outcome.comparison { add(comparison, checked.drift) }
    switch check.outcome {
    case .environmentChanged(let facts):
      (environment, notes) = (facts, [CheckText.adviceOnEnvironment(facts)])
    case .unusable(let found): fault = "\(found)."
    case .match, .tolerated, .approved, .mismatch, .new, .recorded: break
    }
    notes += CheckText.boxes(check.record.fingerprint.missing).map { "\($0)." }
    if !check.attempts.isEmpty {
      let earlier = check.attempts.map { ReportText.label($0.status) }.joined(separator: ", ")
      notes.append("Earlier attempts in this run: \(earlier).")
    }
    if let note = checked.note { notes.append("\(note).") }
    drift = checked.drift.flatMap(DriftChart.init)
    self.history = history
    facts = Self.facts(check, candidate ?? baseline)
    steps = (check.record.steps ?? []).suffix(Self.mostSteps).map { CleanText.line($0, limit: 300) }
    if check.awaitsDecision { commands = ["galley approve --id \(check.transition.id)"] }
  }

  /// The number of steps that are shown, as many as a check's record has.
  private static let mostSteps = 60

  private mutating func add(_ comparison: Comparison, _ drift: Drift?) {
    causes = comparison.causes.map(Reason.init)
    differences = comparison.regions.map(ViewerBox.init)
    regions = comparison.regionUses.map(Region.init)
    let level = comparison.level == .exact ? "" : "At level \(comparison.level.name): "
    if !comparison.passes { numbers = level + CheckText.numbers(comparison) }
    let account = comparison.tolerance
    if comparison.passes, let scale = candidate?.scale {
      spent = account.forgiven.map { Self.points($0.bounds, scale) }
    }
    if !comparison.forgiven.isEmpty || account.forgivenPixels > 0 {
      forgiven = Forgiven(comparison, isNear: drift?.isNearBudget)
    }
  }

  private static func points(_ rect: PixelRect, _ scale: Double) -> ViewerBox {
    ViewerBox(
      CGRect(
        x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(rect.width) / scale,
        height: Double(rect.height) / scale))
  }

  private static func facts(_ check: Verdict.JudgedCheck, _ picture: ViewerPicture?) -> [[String]] {
    let (record, environment) = (check.record, check.key.environment)
    var facts: [[String]] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { facts.append([name, value]) }
    }
    add("Line of the test", "\(record.place)")
    add("Decision", check.transition.id)
    add("Level", "\(record.settings.level.name), \(ToleranceText.origin(record.origins.level))")
    add(
      "Budget",
      ToleranceText.budget(record.settings.budget).map {
        "\($0), \(ToleranceText.origin(record.origins.budget))"
      }
    )
    if !environment.isText, !environment.isPicture {
      add("Device", environment.device)
      add("Appearance", environment.appearance.rawValue)
      if environment.contrast != .standard { add("Contrast", environment.contrast.rawValue) }
      if environment.boldText { add("Bold text", "on") }
      if environment.reduceMotion { add("Reduced motion", "on") }
      if environment.timeZone != Configuration.usualTimeZone { add("Time zone", environment.timeZone) }
      add("Language", environment.locale)
      add("Text size", environment.textSize.rawValue)
      add("Orientation", environment.orientation.rawValue)
      for (name, value) in environment.parameters.sorted(by: { $0.key < $1.key }) {
        add("Parameter \(name)", value)
      }
    }
    if let picture {
      add("Size", "\(picture.width) × \(picture.height) px, \(Numeral.decimal(picture.scale)) px a point")
    }
    add("Baseline", check.baseline.map(digest))
    add("Candidate", digest(record.candidate))
    add("Drawn by", record.fingerprint.renderer)
    let libraries = record.fingerprint.libraries.sorted { $0.key < $1.key }
    add("Libraries", libraries.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    add("Fonts", record.fingerprint.fonts.keys.sorted().joined(separator: ", "))
    add("Symbols", record.fingerprint.symbols.keys.sorted().joined(separator: ", "))
    add("Batch", record.batch?.name)
    add("Batch identity", record.batch?.id)
    for (name, value) in (record.batch?.properties ?? [:]).sorted(by: { $0.key < $1.key }) {
      add(name, value)
    }
    return facts
  }

  private static func digest(_ digest: ContentDigest) -> String {
    digest.pixels.map { "\($0)" } ?? digest.text.map { "\($0)" } ?? ""
  }
}

extension ViewerDetail.DriftChart {
  /// Converts a drift; `nil` for one run, and if nothing was ever forgiven.
  init?(_ drift: Drift) {
    guard drift.steps.count > 1, drift.values.contains(where: { $0 > 0 }) else { return nil }
    values = drift.values
    runs = drift.steps.map(\.run)
    isNear = drift.isNearBudget
    limit = drift.hasBudget ? drift.last.allowed : nil
    let all = values.map(Numeral.grouped).joined(separator: " → ")
    let ends = "\(Numeral.grouped(values[0])) → … → \(Numeral.grouped(values[values.count - 1]))"
    numbers = (values.count > 8 ? ends : all) + " px"
    let text = ToleranceText.drift(drift)
    sentence =
      text.prefix(1).uppercased() + text.dropFirst()
      + (ToleranceText.warning(drift).map { "; \($0)" } ?? "") + "."
  }
}

extension ViewerDetail.Reason {
  init(_ cause: Cause) {
    self.init(
      id: cause.id, kind: cause.kind.rawValue, sentence: cause.sentence,
      before: cause.frameBefore.map(ViewerBox.init), after: cause.frameAfter.map(ViewerBox.init),
      othersBefore: cause.othersBefore?.map(ViewerBox.init),
      othersAfter: cause.othersAfter?.map(ViewerBox.init),
      areas: (cause.areas ?? []).map(ViewerBox.init), pixels: cause.pixels)
  }
}

extension ViewerDetail.Region {
  /// The number of boxes of one region that are drawn; nobody could tell more apart.
  private static let mostAreas = 200

  init(_ use: RegionUse) {
    self.init(
      name: CleanText.line(RegionText.name(use), limit: 60), kind: RegionText.kind(use),
      style: Self.style(use.kind), effect: RegionText.effect(use), isIdle: RegionText.isIdle(use),
      areas: use.areas.prefix(Self.mostAreas).map(ViewerBox.init))
  }

  private static func style(_ kind: RegionKind) -> String {
    switch kind {
    case .ignore, .level(.none): "ignore"
    case .level: "level"
    case .floating: "floating"
    case .dynamic: "dynamic"
    case .accessibility: "accessibility"
    }
  }
}

extension ViewerDetail.Forgiven {
  /// Converts a comparison; `isNear` tells whether earlier runs left little of the budget.
  init(_ comparison: Comparison, isNear: Bool?) {
    let account = comparison.tolerance
    spent = ToleranceText.spent(comparison)
    part = account.allowed > 0 ? min(1, Double(account.counted) / Double(account.allowed)) : nil
    self.isNear = isNear ?? (account.allowed > 0 && account.counted * 5 >= account.allowed * 4)
    title = ToleranceText.forgiven(comparison)
    lines =
      comparison.forgiven.map { cause in
        // A sentence may name the number of its pixels itself.
        let isCounted = cause.pixels == 0 || cause.sentence.contains(Numeral.pixels(cause.pixels))
        return cause.sentence + (isCounted ? "" : " (\(Numeral.pixels(cause.pixels)))")
      } + account.forgiven.map(ToleranceText.sentence)
    facts =
      comparison.passes
      ? [
        ToleranceText.greatest(account), ToleranceText.unseen(account),
        comparison.regionUses.isEmpty
          ? ToleranceText.ignored(account).map { $0.prefix(1).uppercased() + $0.dropFirst() } : nil,
      ].compactMap { $0 }.map { "\($0)." } : []
  }
}
