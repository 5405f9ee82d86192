import Foundation
import GalleyJSON
import RawHTTPClient
import Testing

/// Sessions in processes of their own.
@Suite struct SessionProcessTests {
  private static let faulty = "org.galley.tests.Faulty"

  /// An app that ends its process ends its session, with the reason, and no other.
  @Test(arguments: [("Trap", "signal"), ("End", "the app ended the process")])
  func faultsEndOneSession(_ button: String, _ reason: String) throws {
    let server = try ServingProcess()
    let (first, second) = (try server.begin(Self.faulty), try server.begin(Self.faulty))
    let answer = try server.tap(button, in: first)
    #expect(answer.status == 404 && answer.error == "invalid session id")
    #expect(answer.value["message"]?.text?.contains(reason) == true, "\(answer.value)")
    let later = try ServedDevice.send(server.client, "GET", "/session/\(first)/orientation", nil)
    #expect(later.error == "invalid session id")
    #expect(try server.tap("Fine", in: second).status == 200)
    #expect(try ServedDevice.send(server.client, "DELETE", "/session/\(second)", nil).status == 200)
    #expect(try ServedDevice.send(server.client, "GET", "/sessions", nil).value == [])
  }

  @Test func optionsAreChecked() throws {
    let server = try ServingProcess(#"{"device":"iPhone 15"}"#)
    let session = try server.begin(Self.faulty)
    let info = try ServedDevice.send(server.client, "GET", "/session/\(session)/wda/device/info", nil)
    #expect(info.value["model"] == "iPhone 15")
    let refused = try ServedDevice.send(
      server.client, "POST", "/session", ["capabilities": ["alwaysMatch": ["appium:bundleId": "org.none"]]])
    #expect(refused.error == "session not created")
  }

  /// Every request needs the token where other machines reach the server.
  @Test func otherAddressesNeedTheToken() throws {
    let token = String(repeating: "a1", count: 20)
    let file = FileManager.default.temporaryDirectory.path + "/galley-token-\(UUID().uuidString)"
    _ = FileManager.default.createFile(
      atPath: file, contents: Data(token.utf8), attributes: [.posixPermissions: 0o600])
    defer { try? FileManager.default.removeItem(atPath: file) }
    let server = try ServingProcess(#"{"address":"127.0.0.1","tokenFile":"\#(file)"}"#)
    #expect(server.client("GET /status")?.status == 401)
    #expect(server.client("GET /status", ["Authorization: Bearer \(token)"])?.status == 200)
    let basic = Data("user:\(token)".utf8).base64EncodedString()
    #expect(server.client("GET /status", ["Authorization: Basic \(basic)"])?.status == 200)
  }
}
