import Foundation
import GalleyJSON
import GalleySimulator
import GalleyViews

extension MobileCommand {
  /// Answers to the network requests of apps.
  static let stubs: [MobileCommand] = [
    MobileCommand(
      "galley: stub",
      "answers requests with a `url`, a regular expression, and a `method` by `body`, `headers` and `status` after `delay` seconds, and answers the stub's name"
    ) { session, arguments in
      let url = try arguments.text("url")
      let status = try arguments.optionalNumber("status") ?? 200
      guard (100...599).contains(status) else {
        throw CommandError.argument("The \"status\" is no status of HTTP from 100 to 599.")
      }
      var (bytes, type) = (Data(), "application/json")
      switch arguments["body"] {
      case nil, .null?: break
      case .text(let text)?: (bytes, type) = (Data(text.utf8), "text/plain")
      case let value?: bytes = try JSONEncoder().encode(value)
      }
      let delay = try arguments.optionalSeconds("delay").map { $0 / .seconds(1) }
      let response = SBTStubResponse(
        response: bytes, headers: try SessionPlan.environment(arguments["headers"], "headers"),
        contentType: type, returnCode: Int(status), responseTime: delay)
      let match = SBTRequestMatch(url: url, method: try arguments.optionalText("method"))
      let tunnel = session.device.tunnel(to: try bundle(arguments, session))
      guard let name = tunnel.stubRequests(matching: match, response: response) else {
        throw CommandError.argument("The \"url\" is no regular expression; one is /recipes$.")
      }
      return .text(name)
    },
    MobileCommand(
      "galley: removeStub", "removes the stub of a `name`, or all, and answers whether there was one"
    ) {
      session, arguments in
      let tunnel = session.device.tunnel(to: try bundle(arguments, session))
      guard let name = try arguments.optionalText("name") else {
        return .boolean(tunnel.stubRequestsRemoveAll())
      }
      return .boolean(tunnel.stubRequestsRemove(id: name))
    },
  ]
}
