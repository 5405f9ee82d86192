import Foundation
import GalleySystem

extension Tunnel {
  /// Answers requests of the app in place of a server.
  ///
  /// Of several stubs for a request, the one that was added last answers. A stub answers also where no server can be reached.
  ///
  /// - Parameters:
  ///   - match: The conditions of the requests.
  ///   - response: The answer.
  /// - Returns: The name of the stub; `nil` if a pattern is no regular expression.
  @discardableResult
  public func stubRequests(matching match: SBTRequestMatch, response: SBTStubResponse) -> String? {
    add("stub", match) { $0.stubs.add($1, $2, response, iterations: response.activeIterations) }
  }

  /// Removes a stub.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func stubRequestsRemove(id: String) -> Bool { stubRequestsRemove(ids: [id]) }

  /// Removes stubs.
  ///
  /// - Returns: Whether all of them were there.
  @discardableResult
  public func stubRequestsRemove(ids: [String]) -> Bool { MainActorEntry.run { rules.stubs.remove(ids) } }

  /// Removes the stubs of a request match.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func stubRequestsRemove(requestMatch: SBTRequestMatch) -> Bool {
    MainActorEntry.run { rules.stubs.remove(requestMatch) }
  }

  /// Removes all stubs of the app.
  @discardableResult
  public func stubRequestsRemoveAll() -> Bool {
    MainActorEntry.run { rules.stubs.removeAll() }
    return true
  }

  /// The stubs, in the order in which they were added.
  public func stubRequestsAll() -> [SBTActiveStub] {
    MainActorEntry.run {
      rules.stubs.rules.map { SBTActiveStub(match: $0.matcher.match, response: $0.effect) }
    }
  }

  /// Changes requests of the app on their way to the server, and responses on their way back.
  ///
  /// - Parameters:
  ///   - match: The conditions of the requests.
  ///   - rewrite: The changes.
  /// - Returns: The name of the rule; `nil` if a pattern is no regular expression.
  @discardableResult
  public func rewriteRequests(matching match: SBTRequestMatch, rewrite: SBTRewrite) -> String? {
    let patterns = rewrite.urlReplacement + rewrite.requestReplacement + rewrite.responseReplacement
    guard patterns.allSatisfy({ (try? NSRegularExpression(pattern: $0.find)) != nil }) else { return nil }
    return add("rewrite", match) { $0.rewrites.add($1, $2, rewrite, iterations: rewrite.activeIterations) }
  }

  /// Removes a rule.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func rewriteRequestsRemove(withId id: String) -> Bool { rewriteRequestsRemove(withIds: [id]) }

  /// Removes rules.
  ///
  /// - Returns: Whether all of them were there.
  @discardableResult
  public func rewriteRequestsRemove(withIds ids: [String]) -> Bool {
    MainActorEntry.run { rules.rewrites.remove(ids) }
  }

  /// Removes all rules.
  @discardableResult
  public func rewriteRequestsRemoveAll() -> Bool {
    MainActorEntry.run { rules.rewrites.removeAll() }
    return true
  }

  /// Adds a rule; `nil` if a pattern is no regular expression.
  func add(
    _ kind: String, _ match: SBTRequestMatch,
    _ add: @MainActor (NetworkRules, String, RequestMatcher) -> Void
  ) -> String? {
    MainActorEntry.run {
      guard let matcher = RequestMatcher(match) else { return nil }
      let id = rules.newID(kind)
      add(rules, id, matcher)
      return id
    }
  }
}
