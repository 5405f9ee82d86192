import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import GalleySystem
import Synchronization

/// Handles the requests of the review page.
final class ReviewRouter: HTTPHandler {
  private let session: ReviewSession
  private let folder: ReviewFolder
  private let rules: RequestRules
  private let clock: ServerClock
  /// A random prefix of entity tags, since an earlier server counted revisions too.
  private let epoch: String
  private let active: Mutex<Duration>

  init(_ session: ReviewSession, _ folder: ReviewFolder, _ rules: RequestRules, _ clock: ServerClock) {
    self.session = session
    self.folder = folder
    self.rules = rules
    self.clock = clock
    epoch = String(UInt32.random(in: .min ... .max), radix: 36)
    active = Mutex(clock.now())
  }

  /// The time when somebody last looked at the page or decided; polling for the state does not count.
  var lastActivity: Duration { active.withLock { $0 } }

  private func noteActivity() {
    let now = clock.now()
    active.withLock { $0 = now }
  }

  // MARK: - Requests

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    rules.refusal(of: head, route: route(head))?.response
  }

  private func route(_ request: HTTPRequest) -> RequestRules.Route? {
    switch request.path {
    case "/": .page
    case "/start.js": .start
    case "/favicon.ico": .icon
    case "/api/state": .state
    case "/api/decisions": .decisions
    case "/api/undo": .undo
    case "/api/regions": .regions
    case let path where folder.contains(path): .file(path)
    default: nil
    }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    do throws(RequestError) {
      switch route(request) {
      case .page: return page(request)
      case .start: return HTTPResponse(200, "text/javascript; charset=utf-8", Array(StartPage.script.utf8))
      case .icon: return HTTPResponse(200, "image/svg+xml", Array(StartPage.icon.utf8))
      case .file(let path):
        noteActivity()
        guard let answer = folder.answer(path, tag: request.one("if-none-match")) else { throw .notFound }
        return answer
      case .state: return state(request)
      case .decisions:
        noteActivity()
        return json(try session.decide(try Self.decisions(request.body)))
      case .undo:
        noteActivity()
        return json(try session.undo(try Self.undo(request.body)))
      case .regions:
        noteActivity()
        return json(try RegionService(session).answer(request.body))
      case nil: throw .notFound
      }
    } catch {
      return error.response
    }
  }

  private func page(_ request: HTTPRequest) -> HTTPResponse {
    if rules.hasPass(request), let page = folder.answer("/", tag: nil) {
      noteActivity()
      return page
    }
    var response = HTTPResponse(200, "text/html; charset=utf-8", Array(StartPage.markup.utf8))
    response.add("Content-Security-Policy", StartPage.policy)
    return response
  }

  private func state(_ request: HTTPRequest) -> HTTPResponse {
    let (revision, text) = session.document
    let tag = "\"\(epoch)-\(revision)\""
    var response = request.one("if-none-match") == tag ? HTTPResponse(304) : .json(200, text)
    response.add("ETag", tag)
    // Requests for pictures cannot have the token's header, so the pass is a cookie.
    if !rules.hasPass(request) {
      response.add("Set-Cookie", "\(rules.cookie)=\(rules.pass.text); Path=/; HttpOnly; SameSite=Strict")
    }
    return response
  }

  private func json(_ value: some Encodable) -> HTTPResponse {
    guard let text = try? StableJSON.line(value) else { return HTTPResponse(500) }
    return .json(200, text)
  }

  private static func decisions(_ body: [UInt8]) throws(RequestError) -> DecisionDocument {
    do throws(DecisionDocumentError) { return try DecisionDocument.read(body) } catch {
      throw .badBody("\(error)")
    }
  }

  private struct Undo: Decodable {
    var decision: String?
  }

  private static func undo(_ body: [UInt8]) throws(RequestError) -> String? {
    do { return try StableJSON.read(Undo.self, from: body).decision } catch {
      throw .badBody("the decision to undo cannot be read: \(StableJSON.words(for: error))")
    }
  }
}
