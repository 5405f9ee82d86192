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
  /// The revoked keys as the base has them; `nil` if they are in no file of the repository, or there is no base.
  private let revoked: [UInt8]?

  /// The paths from the project's root of the files of the repository that decide whose signatures count, by a base and by its
  /// checkout: those of the allowed signers, and that of revoked keys, if the base or `HEAD` has it.
  ///
  /// A file above the root has `..` in its path.
  package static func paths(
    since base: BaseBranch, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let git = try? Git(in: base.project.root, environment: environment)
    func path(_ setting: String) -> String? {
      Self.path(Self.setting(setting, git), git, base.project, environment)
    }
    let stated = [base.rules, base.project.settings].map(\.allowedSigners)
    let signers = stated.contains(nil) ? path("gpg.ssh.allowedSignersFile") : nil
    let revoked = path("gpg.ssh.revocationFile").flatMap { base.isTracked($0) ? $0 : nil }
    return Set((stated + [signers, revoked]).compactMap { $0 }).sorted()
  }

  private static func setting(_ name: String, _ git: Git?) -> String? {
    (try? git?.setting(name)).flatMap { $0 }
  }

  /// The path from the project's root of a file that a setting of git names; `nil` if it is not in the repository.
  ///
  /// A link in the repository is not followed: a branch would choose the file by it. `name`: the value of the setting.
  private static func path(
    _ name: String?, _ git: Git?, _ project: Project, _ environment: [String: String]
  ) -> String? {
    guard let git, let name else { return nil }
    let path = PathText.standardized(SigningKey.path(name, in: project, environment))
    let prefix = (try? git.prefix) ?? ""
    let up = String(repeating: "../", count: prefix.split(separator: "/").count)
    let root = PathText.standardized(project.root)
    if path.hasPrefix(root + "/"), !path.hasPrefix(root + "/.git/") {
      return String(path.dropFirst(root.count + 1))
    }
    // The way to the repository may be by a link, which is not the branch's.
    for path in [path, resolved(path)] where path.hasPrefix(git.top + "/") {
      let rest = path.dropFirst(git.top.count + 1)
      return rest.hasPrefix(".git/") ? nil : up + rest
    }
    return nil
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
    let revoking = Self.setting("gpg.ssh.revocationFile", git)
    revocation = revoking.map { SigningKey.path($0, in: project, environment) }
    revoked = base.flatMap { base in
      Self.path(revoking, git, project, environment).flatMap(base.file)
    }
    let stated = (base?.rules ?? project.settings).allowedSigners
    let name = stated == nil ? Self.setting("gpg.ssh.allowedSignersFile", git) : nil
    if let path = stated ?? Self.path(name, git, project, environment) {
      let bytes = base.map { $0.file(path) } ?? Self.bytes(project.root + "/" + path)
      guard let bytes else { throw .allowedSignersMissing(path, base: base?.ref) }
      file = bytes
    } else if let name {
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

  /// Runs a closure with the file where the program can read it.
  package func verifying<Result>(
    _ body: (SignatureVerifier) throws(SigningError) -> Result
  ) throws(SigningError) -> Result {
    try SSHKeygen.withFolder { folder throws(SigningError) in
      guard FileManager.default.createFile(atPath: "\(folder)/allowed_signers", contents: Data(file)) else {
        throw .notStarted("nothing can be written to \(folder)")
      }
      var revocation = revocation
      if let revoked {
        revocation = "\(folder)/revoked_keys"
        guard FileManager.default.createFile(atPath: "\(folder)/revoked_keys", contents: Data(revoked)) else {
          throw .notStarted("nothing can be written to \(folder)")
        }
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
