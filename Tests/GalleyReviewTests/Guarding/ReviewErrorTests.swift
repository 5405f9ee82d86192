import GalleyHTTP
import Glibc
import GoldenFiles
import Testing

@testable import galley_review

@Suite struct ReviewErrorTests {
  @Test func faultsAreExplained() {
    let faults: [(String, ServerError)] = [
      ("port in use", .cannotListen("127.0.0.1", port: 80, code: EADDRINUSE)),
      ("port not allowed", .cannotListen("::1", port: 80, code: EACCES)),
      ("no address", .noAddress("a\u{1B}")),
      ("cannot serve", .cannotServe),
      ("no randomness", .noRandomness),
      ("bad token file", .badTokenFile("/t", "it is not a plain file")),
    ]
    expectGolden(faults.map { ($0, $1.description) })
  }

  @Test func faultsOfAReviewAreExplained() {
    let faults: [(String, ReviewError)] = [
      ("not loopback", .notLoopback("0.0.0.0")), ("no page", .noPage("no room")),
    ]
    expectGolden(faults.map { ($0, $1.description) })
  }

  @Test func refusalsAreExplained() {
    let refusals: [(RequestError, Int)] = [
      (.foreignHost, 421), (.foreignOrigin, 403), (.noOrigin, 403), (.foreignSite, 403),
      (.doubled("host"), 400),
      (.badMethod(allowed: "POST"), 405), (.needlessBody, 400), (.noLength, 411), (.tooLong(limit: 9), 413),
      (.notJSON, 415), (.noToken, 401), (.notFound, 404), (.badBody("so"), 400), (.conflict("so"), 409),
    ]
    expectGolden(
      refusals.map { refusal, status in
        #expect(Int(refusal.status) == status && Int(refusal.response.status) == status)
        return ("\(refusal)", refusal.message)
      })
  }

  @Test func tokensAreComparedAsAWhole() throws {
    let token = try AccessToken()
    #expect(token.isEqual(to: token.text))
    #expect(!token.isEqual(to: "") && !token.isEqual(to: token.text + "0"))
    #expect(!token.isEqual(to: String(token.text.dropLast())))
    #expect(!token.isEqual(to: String(token.text.dropLast()) + "g"))
    #expect(!token.isEqual(to: token.text + String(repeating: "\u{0}", count: 256)))
    #expect(token.text.utf8.count == 64 && token.text.allSatisfy(\.isHexDigit))
  }

  @Test func addressesOfThisMachineAreKnown() {
    #expect(["127.0.0.1", "127.1.2.3", "::1"].allSatisfy { ListeningSockets.isLoopback($0) == true })
    #expect(["0.0.0.0", "10.0.0.1", "::", "fe80::1"].allSatisfy { ListeningSockets.isLoopback($0) == false })
    #expect(["localhost", "", "1", "127.0.0.1:80"].allSatisfy { ListeningSockets.isLoopback($0) == nil })
  }
}
