import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyPages
import GalleyTree

extension Page {
  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element check: rename the element, such as checkElement"
  )
  public var check: HiddenElement { HiddenElement() }

  /// Compares a named picture of the page with the approved one.
  ///
  /// The picture is of the whole screen at rest; of a component or a row it is only that part. Its key is the
  /// layout and the checkpoint, without the test: all tests that pass it share one approved picture. A
  /// difference fails the running test at this line, with a sentence for each cause, and the test goes on.
  ///
  /// - Parameters:
  ///   - checkpoint: The picture's name; the layout's `body` lists the parts that are compared in another
  ///     way.
  ///   - level: The level of the comparison; the default comes from the layout, the test, the suite or
  ///     `Galley.json`.
  ///   - budget: The number of pixels that may differ; the default comes from the test, the suite or
  ///     `Galley.json`.
  ///   - regions: The parts that are compared in another way.
  ///   - isFull: Whether the check covers all content that scrolls, not only the visible part.
  ///   - record: Whether this check may write its baseline; the default comes from `.snapshots(record:)` or
  ///     `GALLEY_RECORD`.
  ///   - duration: The longest to wait for the page.
  /// - Returns: The result of the check; `nil` where snapshots are ignored, and where there was nothing to
  ///   compare: a ``CheckError``, a `WholeContentError`, or a `SettlingError` of a screen that does not come
  ///   to rest or is busy fails the test at this line.
  /// - Throws: `PageError` if the page is not there in time, or what the layout has a region for is not there,
  ///   `DriverError` if the device does not answer, and why baselines or records cannot be reached; such a check counts
  ///   as one that could not be compared, too.
  @discardableResult
  public func check(
    _ checkpoint: L.Checkpoints, level: MatchLevel? = nil, budget: DifferenceBudget? = nil,
    regions: [CheckRegion] = [], fully isFull: Bool = false, record: RecordMode? = nil,
    within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws -> CheckStatus? {
    let request = CheckRequest(
      at: site, of: subject, fully: isFull, inherited: { [try layer(for: checkpoint, on: $0)] },
      stated: .check(level, budget, regions), mode: record
    ) { CheckKey(suite: [layoutName], test: nil, name: checkpoint.rawValue, configuration: $0) }
    return try request.check(application) { try verify(within: duration, at: site) }
  }

  /// Compares a picture of the page with the approved one.
  ///
  /// Its key is the running test and a name. Everything else is as with a checkpoint.
  ///
  /// - Parameters:
  ///   - name: The picture's name, which no other check of the test has.
  ///   - argument: The argument of a parameterised test.
  @discardableResult
  public func check(
    _ name: String, for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil,
    budget: DifferenceBudget? = nil, regions: [CheckRegion] = [], fully isFull: Bool = false,
    record: RecordMode? = nil,
    within duration: Duration? = nil, site: CallSite = #_callSite, function: String = #function
  ) throws -> CheckStatus? {
    let request = CheckRequest(
      at: site, of: subject, fully: isFull, stated: .check(level, budget, regions), mode: record
    ) { .ofRunningTest(name, argument, $0, fileID: site.fileID, function: function) }
    return try request.check(application) { try verify(within: duration, at: site) }
  }

  private func verify(within duration: Duration?, at site: CallSite) throws {
    try verify(within: duration, site: site)
  }

  /// The statement of the layout for a checkpoint.
  private func layer(for checkpoint: L.Checkpoints, on snapshot: Snapshot) throws -> MatchLayer {
    let regions = try regions(for: checkpoint, on: snapshot).map { region in
      CheckRegion(
        region.kind, RegionTarget(region.name) { _ in .elements(region.paths) }, padding: region.padding)
    }
    return MatchLayer(
      origin: .checkpoint, level: statedLevel(for: checkpoint, on: snapshot), regions: regions)
  }

  /// The whole screen for a page, a part of it for a component or a row.
  func subject(on snapshot: Snapshot) -> ElementPath {
    guard let path = target.find(snapshot).first, path.indices.count > 1 else { return .root }
    return path
  }
}

extension LiveElement {
  /// Compares a picture of the visible part of the element with the approved one.
  ///
  /// Everything is as with a page's picture that has a name of its own.
  ///
  /// - Parameters:
  ///   - name: The picture's name, which no other check of the test has.
  ///   - argument: The argument of a parameterised test.
  @discardableResult
  public func check(
    _ name: String, for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil,
    budget: DifferenceBudget? = nil, regions: [CheckRegion] = [], fully isFull: Bool = false,
    record: RecordMode? = nil,
    site: CallSite = #_callSite,
    function: String = #function
  ) throws -> CheckStatus? {
    let request = CheckRequest(
      at: site, of: { try path(on: $0) }, fully: isFull, stated: .check(level, budget, regions), mode: record
    ) { .ofRunningTest(name, argument, $0, fileID: site.fileID, function: function) }
    return try request.check(application)
  }
}

extension Application {
  /// Compares a picture of the whole screen with the approved one.
  ///
  /// Everything is as with a page's picture that has a name of its own.
  ///
  /// - Parameters:
  ///   - name: The picture's name, which no other check of the test has.
  ///   - argument: The argument of a parameterised test.
  @discardableResult
  public func check(
    _ name: String, for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil,
    budget: DifferenceBudget? = nil, regions: [CheckRegion] = [], fully isFull: Bool = false,
    record: RecordMode? = nil,
    site: CallSite = #_callSite,
    function: String = #function
  ) throws -> CheckStatus? {
    let request = CheckRequest(
      at: site, fully: isFull, stated: .check(level, budget, regions), mode: record
    ) { .ofRunningTest(name, argument, $0, fileID: site.fileID, function: function) }
    return try request.check(self)
  }
}

extension CheckKey {
  /// The key of a check that belongs to the running test.
  static func ofRunningTest(
    _ name: String, _ argument: (any CustomStringConvertible)?, _ configuration: Configuration,
    fileID: String, function: String
  ) -> CheckKey {
    let owner = RunningTest.owner(fileID: fileID, function: function)
    return CheckKey(
      suite: owner.suite, test: owner.test, argument: argument?.description, name: name,
      configuration: configuration)
  }
}
