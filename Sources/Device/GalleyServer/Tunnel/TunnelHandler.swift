import Foundation
import GalleyHTTP
import GalleyServices
import GalleySimulator
import GalleySystem

/// Answers the requests of a tunnel over HTTP.
struct TunnelHandler: HTTPHandler {
  private let tunnel: Tunnel
  private let rules: LoopbackRules

  init(_ tunnel: Tunnel, _ rules: LoopbackRules) {
    self.tunnel = tunnel
    self.rules = rules
  }

  // MARK: Refusing

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    reason(against: head)?.response
  }

  private func reason(against head: HTTPRequest) -> RequestError? {
    if let refusal = rules.refusal(of: head) { return refusal }
    guard rules.hasToken(head) else { return .noToken }
    guard let route = TunnelRoute(head.path) else { return .notFound }
    guard route.methods.contains(head.method) else {
      return .badMethod(allowed: route.methods.joined(separator: ", "))
    }
    guard ["POST", "PUT"].contains(head.method) else { return LoopbackRules.needlessBody(of: head) }
    return route.takesJSON ? LoopbackRules.badBody(of: head) : LoopbackRules.badLength(of: head)
  }

  // MARK: Answering

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    do throws(RequestError) {
      guard let route = TunnelRoute(request.path) else { throw .notFound }
      if case .file(let path) = route, request.method == "GET" { return try file(path) }
      return .json(200, try answer(route, request.method, Data(request.body)))
    } catch {
      return error.response
    }
  }

  private func answer(_ route: TunnelRoute, _ method: String, _ body: Data) throws(RequestError) -> [UInt8] {
    switch (route, method) {
    case (.commands, _): return try json(tunnel.commands)
    case (.command(let name), _):
      do throws(CommandError) {
        return Array(try tunnel.perform(name, json: body))
      } catch {
        throw .init(error)
      }
    case (.beep(let name), _):
      tunnel.device.post(notification: name)
      return try json(Done())
    case (.time, "GET"): return try json(Seconds(seconds: tunnel.device.now / .seconds(1)))
    case (.time, _):
      let seconds = try read(Seconds.self, body).seconds
      guard (0...Self.longestWait).contains(seconds) else {
        throw .badBody("seconds must be a number from 0 to \(Int(Self.longestWait))")
      }
      tunnel.device.advance(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
      return try json(Seconds(seconds: tunnel.device.now / .seconds(1)))
    case (.stubs, "GET"): return try json(tunnel.stubRequestsAll().map(StubDocument.init))
    case (.stubs, "DELETE"): return try json(Done(done: tunnel.stubRequestsRemoveAll()))
    case (.stubs, _):
      let document = try read(StubDocument.self, body)
      return try added(
        tunnel.stubRequests(
          matching: document.match ?? SBTRequestMatch(), response: try document.response()))
    case (.stub(let id), _): return try removed(tunnel.stubRequestsRemove(id: id))
    case (.rewrites, _):
      let document = try read(RuleDocument<SBTRewrite>.self, body)
      return try added(tunnel.rewriteRequests(matching: document.match, rewrite: document.rule))
    case (.throttles, _):
      let document = try read(RuleDocument<Double>.self, body)
      return try added(tunnel.throttleRequests(matching: document.match, responseTime: document.rule))
    case (.monitors, _):
      return try added(tunnel.monitorRequests(matching: try read(SBTRequestMatch.self, body)))
    case (.requests, "GET"): return try json(tunnel.monitoredRequestsPeekAll().map(RequestDocument.init))
    case (.requests, _): return try json(tunnel.monitoredRequestsFlushAll().map(RequestDocument.init))
    case (.defaults(let key), "PUT"):
      let value: Any
      do { value = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) } catch {
        throw .badBody("the value is not JSON")
      }
      guard tunnel.userDefaultsSetObject(value, forKey: key) else {
        throw .badBody("user defaults cannot hold the value")
      }
      return try json(Done())
    case (.defaults(let key), "DELETE"):
      return try json(Done(done: tunnel.userDefaultsRemoveObject(forKey: key)))
    case (.defaults(let key), _):
      guard let value = tunnel.userDefaultsObject(forKey: key),
        let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      else { throw .notFound }
      return Array(data)
    case (.file(let path), _):
      do throws(SandboxFileError) { try tunnel.write(body, to: path) } catch { throw .init(error) }
      return try json(Done())
    }
  }

  /// The bytes of a file, or the names in a folder.
  private func file(_ path: [String]) throws(RequestError) -> HTTPResponse {
    let found: Tunnel.SandboxContent
    do throws(SandboxFileError) { found = try tunnel.read(path) } catch { throw .init(error) }
    switch found {
    case .file(let data): return HTTPResponse(200, "application/octet-stream", Array(data))
    case .folder(let names): return .json(200, try json(names))
    }
  }

  /// The longest time that one request may let pass on the device: a day.
  private static let longestWait = 86_400.0

  private struct Done: Encodable { var done = true }
  private struct Added: Encodable { var id: String }
  private struct Seconds: Codable { var seconds: Double }

  private func added(_ id: String?) throws(RequestError) -> [UInt8] {
    guard let id else { throw .badBody("a pattern is no regular expression") }
    return try json(Added(id: id))
  }

  private func removed(_ done: Bool) throws(RequestError) -> [UInt8] {
    guard done else { throw .notFound }
    return try json(Done())
  }

  private func json(_ value: some Encodable) throws(RequestError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { throw .conflict("the answer cannot be written") }
    return Array(data)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ body: Data) throws(RequestError) -> Value {
    do { return try JSONDecoder().decode(type, from: body) } catch {
      throw .badBody("the body cannot be read: \(ErrorWords.of(error))")
    }
  }
}

extension RequestError {
  /// The refusal of a path in the sandbox.
  fileprivate init(_ error: SandboxFileError) {
    self =
      switch error {
      case .missing: .notFound
      case .badPath, .unwritable: .conflict("\(error)")
      }
  }

  /// The refusal of a command.
  fileprivate init(_ error: CommandError) {
    self =
      switch error {
      case .unknown: .notFound
      case .badRequest: .badBody("\(error)")
      case .notRunning, .noListener, .failed, .badReply: .conflict("\(error)")
      }
  }
}
