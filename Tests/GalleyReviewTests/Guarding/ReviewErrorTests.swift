import GalleyHTTP
import Glibc
import Testing

@testable import galley_review

@Suite struct ReviewErrorTests {
  @Test(arguments: [
    (
      ServerError.cannotListen("127.0.0.1", port: 80, code: EADDRINUSE),
      "cannot listen on 127.0.0.1, port 80: another program listens there; without --port a free one is chosen"
    ),
    (.cannotListen("::1", port: 80, code: EACCES), "cannot listen on ::1, port 80: Permission denied"),
    (.noAddress("a\u{1B}"), "\"a�\" is not a numeric address such as 192.168.1.20"),
    (.cannotServe, "the server could not start; there may be too many threads or open files"),
    (.noRandomness, "the system has no random numbers, so no safe token can be made"),
    (
      .badTokenFile("/t", "it is not a plain file"),
      "the token file /t cannot be used: it is not a plain file"
    ),
  ])
  func faultsAreExplained(fault: ServerError, words: String) {
    #expect(fault.description == words)
  }

  @Test(arguments: [
    (
      ReviewError.notLoopback("0.0.0.0"),
      "0.0.0.0 can be reached from other machines; give --token-file too, with a secret that only reviewers know"
    ),
    (.noPage("no room"), "the review page could not be written: no room"),
  ])
  func faultsOfAReviewAreExplained(fault: ReviewError, words: String) {
    #expect(fault.description == words)
  }

  @Test(arguments: [
    (
      RequestError.foreignHost, 421,
      "this server answers requests to localhost, 127.0.0.1 and [::1] only, with its port"
    ),
    (.foreignOrigin, 403, "requests are taken from this server's own pages only, not from another page"),
    (.noOrigin, 403, "the request needs a header Origin with the page that it comes from"),
    (.foreignSite, 403, "this request was made by another site, which is not allowed"),
    (.doubled("host"), 400, "the header host must not be repeated"),
    (.badMethod(allowed: "POST"), 405, "this address allows POST only"),
    (.needlessBody, 400, "a GET request must not have a body"),
    (.noLength, 411, "the request needs a header Content-Length with the length of its body"),
    (.tooLong(limit: 9), 413, "the body has more than 9 bytes"),
    (.notJSON, 415, "the body must be JSON, with the header Content-Type: application/json"),
    (.noToken, 401, "the token is missing or wrong; the server printed it when it started"),
    (.notFound, 404, "there is nothing at this address"), (.badBody("so"), 400, "so"),
    (.conflict("so"), 409, "so"),
  ])
  func refusalsAreExplained(refusal: RequestError, status: Int, words: String) {
    #expect(refusal.message == words)
    #expect(Int(refusal.status) == status && Int(refusal.response.status) == status)
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
