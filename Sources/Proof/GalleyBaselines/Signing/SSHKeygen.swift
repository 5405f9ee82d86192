import Foundation
import GalleySystem

/// The program `ssh-keygen`, which signs and verifies texts as it does for `git commit -S`.
///
/// It is started by its absolute path with an array of arguments, never by a shell. It asks nobody for a passphrase: keys
/// that have one are used through `ssh-agent`.
///
/// - Reference: ssh-keygen(1), `-Y sign` and `-Y verify`; OpenSSH, PROTOCOL.sshsig.
package struct SSHKeygen: Hashable, Sendable {
  /// The absolute path of the program.
  let program: String
  private let environment: [String: String]

  /// What signatures are for: one for another purpose does not count here, and one of a decision counts nowhere else.
  static let namespace = "galley"
  /// How long it may take, in seconds; a key in hardware waits for its owner's touch.
  private static let limit = 60

  /// The variables that are passed on.
  private static let passedOn: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "SSH_AUTH_SOCK", "SSH_AGENT_PID",
  ]

  /// Finds the program.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SigningError) {
    guard let program = Git.find("ssh-keygen", environment) else { throw .notInstalled }
    self.program = program
    var passed = environment.filter { Self.passedOn.contains($0.key) }
    passed["LC_ALL"] = "C"
    // A program that asks for passphrases and gets none, instead of a terminal.
    passed["SSH_ASKPASS"] = "/bin/false"
    passed["SSH_ASKPASS_REQUIRE"] = "force"
    self.environment = passed
  }

  /// Signs a text.
  ///
  /// Returns the signature in base64, without the lines around it.
  func sign(_ text: [UInt8], with key: SigningKey) throws(SigningError) -> String {
    switch key {
    case .file(let path): return try sign(text, path, named: path)
    case .literal(let line):
      return try Self.withFolder { folder throws(SigningError) in
        let path = "\(folder)/key.pub"
        guard FileManager.default.createFile(atPath: path, contents: Data("\(line)\n".utf8)) else {
          throw .notStarted("the key cannot be written to \(path)")
        }
        return try sign(text, path, named: line, usesAgent: true)
      }
    }
  }

  private func sign(
    _ text: [UInt8], _ path: String, named name: String, usesAgent: Bool = false
  ) throws(SigningError) -> String {
    let words = ["-Y", "sign", "-n", Self.namespace, "-f", path] + (usesAgent ? ["-U"] : [])
    let end = try run(words, text)
    guard end.status == 0, let body = Self.body(of: end.bytes) else {
      // A key that wants a passphrase, a public key alone, and one that only an agent could have.
      let isLocked = ["passphrase", "No private key found", "agent"].contains { end.errors.contains($0) }
      throw isLocked ? .locked(name) : .failed(end.errors.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return body
  }

  /// Runs the program to its end.
  func run(_ words: [String], _ input: [UInt8]) throws(SigningError) -> Subprocess.Output {
    do throws(Subprocess.Failure) {
      return try Subprocess(program, words, environment: environment).run(
        input: input, seconds: Self.limit, mostBytes: 1 << 20)
    } catch {
      throw .notStarted("\(error)")
    }
  }

  // MARK: - The form of a signature

  private static let first = "-----BEGIN SSH SIGNATURE-----"
  private static let last = "-----END SSH SIGNATURE-----"

  /// What stands between the first and the last line of a signature, as one line.
  static func body(of armored: [UInt8]) -> String? {
    let lines = String(decoding: armored, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.first == first, lines.last == last, lines.count > 2 else { return nil }
    return lines[1..<lines.count - 1].joined()
  }

  /// A signature as the program reads it; `nil` for what is no base64.
  static func armored(_ body: String) -> [UInt8]? {
    guard !body.isEmpty, body.utf8.count < 100_000, Data(base64Encoded: body) != nil else { return nil }
    var lines = [first]
    var rest = Substring(body)
    while !rest.isEmpty {
      lines.append(String(rest.prefix(70)))
      rest = rest.dropFirst(70)
    }
    return Array((lines + [last]).joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
  }

  /// Does something with a folder that nobody else may read, which goes away afterwards.
  static func withFolder<Result>(
    _ body: (String) throws(SigningError) -> Result
  ) throws(SigningError) -> Result {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-keys-\(UUID().uuidString)"
    ).path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notStarted("no folder can be made in \(FileManager.default.temporaryDirectory.path)")
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }
}
