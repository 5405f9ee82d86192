import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@Suite struct SignatureTests {
  /// Git without settings of the machine, and a person who is logged in.
  private static let surroundings = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": "/dev/null", "USER": "root", "LOGNAME": "other",
  ]

  private func name(_ sandbox: Sandbox, _ changes: [String: String] = [:]) -> String {
    Signature.current(
      in: sandbox.project, environment: Self.surroundings.merging(changes) { $1 }
    ).by
  }

  @Test func gitsAuthorIsFirstThenItsSettingThenWhoIsLoggedIn() throws {
    let sandbox = try Sandbox()
    #expect(name(sandbox) == "root", "there is no repository")
    try sandbox.makeRepository()
    #expect(name(sandbox) == "root", "git has no setting")
    try sandbox.git("config", "user.name", "Ada Lovelace")
    #expect(name(sandbox) == "Ada Lovelace")
    #expect(name(sandbox, ["GIT_AUTHOR_NAME": "Grace"]) == "Grace")
    #expect(name(sandbox, ["GIT_AUTHOR_NAME": " "]) == "Ada Lovelace", "a name of blanks is none")
    #expect(name(sandbox, ["PATH": "/nonexistent"]) == "root", "git is not installed")
    #expect(Signature.current(environment: Self.surroundings).by == "root", "no project is meant")
    try sandbox.git("config", "user.name", "")
    #expect(name(sandbox) == "root")
    #expect(name(sandbox, ["USER": ""]) == "other")
  }

  @Test func anotherRepositoryOfTheEnvironmentIsNotAsked() throws {
    let (sandbox, other) = (try Sandbox(), try Sandbox())
    for sandbox in [sandbox, other] { try sandbox.makeRepository() }
    try sandbox.git("config", "user.name", "Ada")
    try other.git("config", "user.name", "Mallory")
    #expect(name(sandbox, ["GIT_DIR": other.root + "/.git", "GIT_WORK_TREE": other.root]) == "Ada")
  }

  @Test func aSettingThatIsUnreadableIsNone() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    try sandbox.write("[user\n", to: ".git/config")
    #expect(name(sandbox) == "root")
  }
}
