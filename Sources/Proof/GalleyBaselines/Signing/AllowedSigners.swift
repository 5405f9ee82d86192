import Foundation
import GalleySystem

/// Whose signatures count: git's file of allowed signers.
///
/// With a base branch the file is that of the base, so that a branch cannot add a key to it.
///
/// - Reference: ssh-keygen(1), "ALLOWED SIGNERS"; git-config, `gpg.ssh.allowedSignersFile` and `gpg.ssh.revocationFile`.
package struct AllowedSigners: Sendable {
  private let keygen: SSHKeygen
  private let file: [UInt8]
  private let revocation: String?

  /// The path from the project's root of the file, if it is one of the repository; `nil` for one elsewhere.
  package static func path(
    in settings: Settings, of project: Project,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let path = settings.allowedSigners { return path }
    guard let git = try? Git(in: project.root, environment: environment),
      let name = (try? git.setting("gpg.ssh.allowedSignersFile")).flatMap({ $0 })
    else { return nil }
    let path = resolved(SigningKey.path(name, in: project, environment))
    let root = resolved(project.root)
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Reads the file: that of the base branch as it is now, if there is a base and the file is one of the repository.
  package init(
    base: BaseBranch?, in project: Project,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SigningError) {
    keygen = try SSHKeygen(environment: environment)
    let git = try? Git(in: project.root, environment: environment)
    func setting(_ name: String) -> String? { (try? git?.setting(name)).flatMap { $0 } }
    revocation = setting("gpg.ssh.revocationFile").map { SigningKey.path($0, in: project, environment) }
    if let path = Self.path(in: base?.rules ?? project.settings, of: project, environment: environment) {
      let bytes = base.map { $0.file(path) } ?? Self.bytes(project.root + "/" + path)
      guard let bytes else { throw .allowedSignersMissing(path, base: base?.ref) }
      file = bytes
    } else if let name = setting("gpg.ssh.allowedSignersFile") {
      let path = SigningKey.path(name, in: project, environment)
      guard let bytes = Self.bytes(path) else { throw .allowedSignersMissing(path, base: nil) }
      file = bytes
    } else {
      throw .noAllowedSigners
    }
  }

  /// The most bytes of such a file.
  private static let mostBytes = 16 << 20

  private static func bytes(_ path: String) -> [UInt8]? {
    (try? BoundedFile.read(path, limit: mostBytes)).map { [UInt8]($0) }
  }

  /// Does something with the file where the program can read it.
  package func verifying<Result>(
    _ body: (SignatureVerifier) throws(SigningError) -> Result
  ) throws(SigningError) -> Result {
    try SSHKeygen.withFolder { folder throws(SigningError) in
      guard FileManager.default.createFile(atPath: "\(folder)/allowed_signers", contents: Data(file)) else {
        throw .notStarted("nothing can be written to \(folder)")
      }
      return try body(SignatureVerifier(keygen: keygen, folder: folder, revocation: revocation))
    }
  }
}

/// Verifies signatures against a file of allowed signers.
package struct SignatureVerifier {
  let keygen: SSHKeygen
  let folder: String
  let revocation: String?

  /// Whether a signature is that of one who is allowed to sign by this name.
  ///
  /// `time`: the moment at which the key must have been valid; `nil` for now.
  package func verifies(
    _ signature: String, of text: [UInt8], by principal: String, at time: Date? = nil
  ) throws(SigningError) -> Bool {
    guard !principal.hasPrefix("-") else { return false }
    return try ask(["verify", "-I", principal, "-f", "\(folder)/allowed_signers"], signature, text, time)?
      .status == 0
  }

  /// Whether a signature is of a text at all, whoever made it.
  package func fits(_ signature: String, _ text: [UInt8]) throws(SigningError) -> Bool {
    try ask(["check-novalidate"], signature, text, nil)?.status == 0
  }

  /// The names that the key of a signature may sign by; none if it is not allowed, or not any more.
  package func principals(of signature: String, at time: Date? = nil) throws(SigningError) -> [String] {
    guard
      let end = try ask(
        ["find-principals", "-f", "\(folder)/allowed_signers"], signature, [], time, isNamed: false),
      end.status == 0
    else { return [] }
    let names = String(decoding: end.bytes, as: UTF8.self).split { $0 == "\n" || $0 == "," }.map(String.init)
    return Set(names).sorted()
  }

  private func ask(
    _ words: [String], _ signature: String, _ text: [UInt8], _ time: Date?, isNamed: Bool = true
  ) throws(SigningError) -> Subprocess.Output? {
    guard let armored = SSHKeygen.armored(signature) else { return nil }
    let path = "\(folder)/signature"
    do { try Data(armored).write(to: URL(fileURLWithPath: path)) } catch {
      throw .notStarted("nothing can be written to \(folder)")
    }
    var arguments = ["-Y"] + words + ["-s", path]
    if isNamed { arguments += ["-n", SSHKeygen.namespace] }
    if words[0] == "verify", let revocation { arguments += ["-r", revocation] }
    if let time { arguments.append("-Overify-time=\(Self.stamp(time))") }
    return try keygen.run(arguments, text)
  }

  /// A moment as the program reads it, in UTC.
  private static func stamp(_ time: Date) -> String {
    time.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)).filter(\.isNumber)
      + "Z"
  }
}
