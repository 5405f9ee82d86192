// The names are SBTUITestTunnel's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GalleySystem

/// The rate of a GPRS network: 56 kilobits a second.
public let SBTUITunnelStubsDownloadSpeedGPRS: TimeInterval = -7
/// The rate of an EDGE network: 128 kilobits a second.
public let SBTUITunnelStubsDownloadSpeedEDGE: TimeInterval = -16
/// The rate of a 3G network: 3200 kilobits a second.
public let SBTUITunnelStubsDownloadSpeed3G: TimeInterval = -400
/// The rate of a 3G+ network: 7200 kilobits a second.
public let SBTUITunnelStubsDownloadSpeed3GPlus: TimeInterval = -900
/// The rate of a wireless network: 12000 kilobits a second.
public let SBTUITunnelStubsDownloadSpeedWifi: TimeInterval = -1500

extension Tunnel {
  /// Delays responses.
  ///
  /// - Parameters:
  ///   - match: The conditions of the requests.
  ///   - responseTime: The additional seconds; a negative number is a rate, in kilobytes a second, such as
  ///     ``SBTUITunnelStubsDownloadSpeed3G``.
  /// - Returns: The name of the rule; `nil` if a pattern is no regular expression.
  @discardableResult
  public func throttleRequests(matching match: SBTRequestMatch, responseTime: TimeInterval) -> String? {
    add("throttle", match) { $0.throttles.add($1, $2, responseTime, iterations: 0) }
  }

  /// Removes a rule.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func throttleRequestRemove(withId id: String) -> Bool { throttleRequestRemove(withIds: [id]) }

  /// Removes rules.
  ///
  /// - Returns: Whether all of them were there.
  @discardableResult
  public func throttleRequestRemove(withIds ids: [String]) -> Bool {
    MainActorEntry.run { rules.throttles.remove(ids) }
  }

  /// Removes all rules.
  @discardableResult
  public func throttleRequestRemoveAll() -> Bool {
    MainActorEntry.run { rules.throttles.removeAll() }
    return true
  }

  /// Removes the cookies from requests and their responses.
  ///
  /// - Parameters:
  ///   - match: The conditions of the requests.
  ///   - activeIterations: The number of requests; 0 for any number.
  /// - Returns: The name of the rule; `nil` if a pattern is no regular expression.
  @discardableResult
  public func blockCookiesInRequests(matching match: SBTRequestMatch, activeIterations: Int = 0) -> String? {
    add("cookies", match) { $0.cookieBlocks.add($1, $2, (), iterations: activeIterations) }
  }

  /// Removes a rule.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func blockCookiesRequestsRemove(withId id: String) -> Bool {
    blockCookiesRequestsRemove(withIds: [id])
  }

  /// Removes rules.
  ///
  /// - Returns: Whether all of them were there.
  @discardableResult
  public func blockCookiesRequestsRemove(withIds ids: [String]) -> Bool {
    MainActorEntry.run { rules.cookieBlocks.remove(ids) }
  }

  /// Removes all rules.
  @discardableResult
  public func blockCookiesRequestsRemoveAll() -> Bool {
    MainActorEntry.run { rules.cookieBlocks.removeAll() }
    return true
  }
}
