import Foundation
import GalleyBaselines
import GalleyDecisions
import Synchronization

/// Answers what is asked of the review, once the rules have let it pass.
final class ReviewRouter: HTTPAnswering {
  private let session: ReviewSession
  private let folder: ReviewFolder
  private let rules: RequestRules
  private let clock: ReviewClock
  /// What tells this server's revisions from those of one before it.
  private let epoch: String
  private let active: Mutex<Duration>

  /// Sets up answers.
  ///
  /// - Parameters:
  ///   - session: What is decided on.
  ///   - folder: The page and its pictures.
  ///   - rules: Who may ask for what.
  ///   - clock: What tells the time.
  init(_ session: ReviewSession, _ folder: ReviewFolder, _ rules: RequestRules, _ clock: ReviewClock) {
    self.session = session
    self.folder = folder
    self.rules = rules
    self.clock = clock
    epoch = String(UInt32.random(in: .min ... .max), radix: 36)
    active = Mutex(clock.now())
  }

  /// When somebody last looked at the page or decided; a tab that only asks whether anything changed is nobody.
  var lastActivity: Duration { active.withLock { $0 } }

  private func noteActivity() {
    let now = clock.now()
    active.withLock { $0 = now }
  }

  // MARK: - Answering

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
    case "/api/history": .history
    case "/api/picture-version": .version
    case let path where folder.contains(path): .file(path)
    default: nil
    }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    do throws(RequestRefusal) {
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
        return json(try RegionDesk(session).answer(request.body))
      case .history: return json(try ReviewHistory(session).answer(request))
      case .version:
        noteActivity()
        return HTTPResponse(200, "image/png", try ReviewHistory(session).picture(request))
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
    // Pictures cannot be asked for with a header, so whoever has the token gets a pass for them.
    if !rules.hasPass(request) {
      response.add("Set-Cookie", "\(rules.cookie)=\(rules.pass.text); Path=/; HttpOnly; SameSite=Strict")
    }
    return response
  }

  private func json(_ value: some Encodable) -> HTTPResponse {
    guard let text = try? StableJSON.line(value) else { return HTTPResponse(500) }
    return .json(200, text)
  }

  private static func decisions(_ body: [UInt8]) throws(RequestRefusal) -> DecisionDocument {
    do throws(DecisionDocumentFault) { return try DecisionDocument.read(body) } catch {
      throw .badBody("\(error)")
    }
  }

  private struct Undo: Decodable {
    var decision: String?
  }

  private static func undo(_ body: [UInt8]) throws(RequestRefusal) -> String? {
    do { return try StableJSON.read(Undo.self, from: body).decision } catch {
      throw .badBody("what to undo cannot be understood: \(StableJSON.words(for: error))")
    }
  }
}
