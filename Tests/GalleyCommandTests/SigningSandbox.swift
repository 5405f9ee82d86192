import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyCommands

extension Sandbox {
  /// A branch on which Eve approved a change without a signature, where `main` wants Ada's.
  static func unsigned() throws -> (sandbox: Sandbox, ada: Sandbox.Key, bob: Sandbox.Key) {
    let sandbox = try Sandbox()
    let (ada, bob) = (try sandbox.makeKey("ada"), try sandbox.makeKey("bob"))
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    try sandbox.write("{ allowedSigners: 'signers', approvers: { '': ['ada@x'] } }", to: "Galley.json")
    try sandbox.write("ada@x \(ada.line)\nbob@x \(bob.line)\n", to: "signers")
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "feature")
    try sandbox.approveUnsigned(Screen().button("Remove"))
    return (sandbox, ada, bob)
  }

  /// Approves a run with another screen, as Eve, without a signature.
  func approveUnsigned(_ screen: Screen) throws {
    try? remove(".galley/runs/r")
    try run("r", .init(Samples.key(), screen), .init(Samples.key("other")))
    var eve = Tool(sandbox: self)
    eve.environment["GIT_AUTHOR_NAME"] = "Eve"
    #expect(eve("approve", "--run", "r", "--all", "--reason", "as in the design").code == .clean)
  }

  /// Leaves an audit of a page in a run that met a known issue of the button `info`.
  func writeAudit(of page: String, knowing identity: String, to run: String) throws {
    let button = Element(.button, identifier: "info", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let issue = AuditIssue(
      .hitRegion, .hitRegion(button.frame.size), of: button, at: [0], frame: button.frame)
    let audit = JudgedAudit(page, [issue], of: [.hitRegion], knowing: [identity])
    try write("Accessibility audit of \(page)\n\(audit.text)", to: "\(run)/evidence/1-1.txt")
    try write(try StableJSON.document(audit), to: "\(run)/evidence/1-1-audit.json")
  }

  func gateAgainstMain() throws -> ToolResult {
    Tool(sandbox: self)("gate", "--run", "r", "--base", "main")
  }
}
