import GalleyBaselines

/// The options by which a decision is signed, of every command that decides.
struct SigningOptions: CommandOptions {
  let sign: Flag
  let key: ValueOption<String>

  init(_ line: inout OptionReader) {
    sign = line.flag(
      "--sign", summary: "sign the decision with an SSH key, as \"git commit -S\" signs a commit")
    key = line.value(
      "--sign-key", "key", completion: .files,
      summary: "sign with this key; the default is that of git")
  }

  /// Whether a decision is to be signed.
  func areWanted(in project: Project) -> Bool { sign.isGiven || key.isGiven || project.settings.sign }

  /// Who decides, now, with the key if the decision is to be signed.
  ///
  /// - Throws: `SigningError` if it is to be signed and cannot be; nothing is decided then.
  func signature(
    reason: String?, in project: Project, _ context: CommandContext
  ) throws(SigningError) -> Signature {
    var signature = Signature.current(reason: reason, in: project, environment: context.environment)
    if areWanted(in: project) {
      signature.signer = try DecisionSigner(key: key.word, in: project, environment: context.environment)
    }
    return signature
  }
}

/// The options of a command that decides: the reasons for the decision, and its signature.
protocol DecidingOptions: CommandOptions {
  var reason: ValueOption<String> { get }
  var onCI: ValueOption<String> { get }
  var signing: SigningOptions { get }
}
