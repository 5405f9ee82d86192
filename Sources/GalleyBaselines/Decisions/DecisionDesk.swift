/// Where decisions come in, from whoever makes them: the review page, the terminal, a program.
///
/// Each is about a transition as the run saw it. What has been decided or changed meanwhile is refused, and everything
/// else is done all the same.
public struct DecisionDesk: Sendable {
  /// The run that is decided on.
  public var run: Run
  /// The store that decisions change.
  public var store: BaselineStore

  /// Opens a desk.
  ///
  /// - Parameters:
  ///   - run: The run that is decided on.
  ///   - store: The store that decisions change.
  public init(run: Run, store: BaselineStore) {
    self.run = run
    self.store = store
  }

  /// What became of requests.
  public struct Result: Sendable {
    /// What was written to the journal.
    public var records: [DecisionRecord] = []
    /// What was not done, by the request's ``DecisionRequest/id``, and why, as one sentence without a full stop.
    public var refused: [(id: String, reason: String)] = []
  }
}
