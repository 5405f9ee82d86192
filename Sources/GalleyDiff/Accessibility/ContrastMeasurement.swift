/// How far one element stands out, before and now, and how far it has to.
struct ContrastMeasurement: Hashable, Sendable {
  /// How far it stood out; `nil` for what is new.
  var before: ContrastRatio?
  /// How far it stands out.
  var after: ContrastRatio
  /// How far it had to.
  var neededBefore: Double
  /// How far it has to.
  var need: ContrastRequirement
  /// Where both are known from.
  var source: ContrastSource

  /// What is less than this is the rounding of colours to whole steps.
  static let smallest = 0.05
  /// What smoothing of the same text elsewhere may take away of what is measured.
  static let smoothing = 0.9

  /// What became of it.
  enum Verdict { case enough, carried, fixed, worse }

  /// What became of it, in view of what it needs.
  var verdict: Verdict {
    let needed = need.ratio
    guard let before else { return after.value < needed ? .worse : .enough }
    let wasEnough = before.value >= neededBefore
    if after.value >= needed { return wasEnough ? .enough : .fixed }
    let fell =
      source == .pixels
      ? after.value < before.value * Self.smoothing : before.value - after.value >= Self.smallest
    // Colours that are known are exact: then whatever crosses the line has crossed it.
    let crossed = wasEnough && (needed > neededBefore || source != .pixels)
    return fell || crossed ? .worse : .carried
  }
}
