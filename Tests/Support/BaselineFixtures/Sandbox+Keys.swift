import Foundation
import GalleyBaselines
import GalleyDecisions

extension Sandbox {
  /// Whether keys can be made here: `ssh-keygen` comes with Debian's openssh-client.
  package static let canSign = FileManager.default.isExecutableFile(atPath: "/usr/bin/ssh-keygen")

  /// An SSH key that a test made.
  package struct Key: Sendable {
    /// The file of the private key, an absolute path.
    package var path: String
    /// The public key: its type and base64.
    package var line: String
  }

  /// Makes a real key, in a folder that git does not look at.
  package func makeKey(_ name: String, passphrase: String = "", type: String = "ed25519") throws -> Key {
    let path = url(".galley/keys/\(name)").path
    try FileManager.default.createDirectory(
      atPath: url(".galley/keys").path, withIntermediateDirectories: true)
    try start("/usr/bin/ssh-keygen", "-q", "-t", type, "-N", passphrase, "-C", name, "-f", path)
    let text = try String(contentsOfFile: path + ".pub", encoding: .utf8)
    return Key(path: path, line: text.split(separator: " ").prefix(2).joined(separator: " "))
  }

  /// Runs a program to its end.
  package func start(_ program: String, _ words: String..., environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": root].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Ended(program: program, status: process.terminationStatus)
    }
  }

  /// A program that failed.
  package struct Ended: Error {
    /// The program.
    package var program: String
    /// Its exit status.
    package var status: Int32
  }

  /// Who decides, with a key.
  package func signature(_ key: Key?, by name: String = "Ada", reason: String? = nil) throws -> Signature {
    var signature = Signature(by: name, at: Samples.signature.at, reason: reason)
    if let key { signature.signer = try DecisionSigner(key: key.path, in: project) }
    return signature
  }

  /// Approves all that waits in a run, signed by a key.
  @discardableResult
  package func approve(
    _ run: String, signedBy key: Key?, by name: String = "Ada", _ selection: Selection = Selection(all: true)
  ) throws -> DecisionService.PlanResult {
    let plan = ApprovalPlan(selection, in: try verdict(run))
    return DecisionService(run: try Run(run, in: project), store: store).approve(
      plan, try signature(key, by: name))
  }
}
