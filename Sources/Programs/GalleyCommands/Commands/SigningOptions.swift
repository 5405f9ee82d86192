import GalleyBaselines

/// The options by which a decision is signed, of every command that decides.
enum SigningOptions {
  static let sign = OptionSpec(
    name: "--sign", summary: "sign the decision with an SSH key, as \"git commit -S\" signs a commit")
  static let key = OptionSpec(
    name: "--sign-key", value: .needed("key"), completion: .files,
    summary: "the key to sign with; the default is the one that git signs with")

  static let options = [sign, key]

  /// Whether a decision is to be signed.
  static func isWanted(_ arguments: ParsedArguments, in project: Project) -> Bool {
    arguments.isGiven(sign.name) || arguments.isGiven(key.name) || project.settings.sign
  }

  /// Who decides, now, with the key if the decision is to be signed.
  ///
  /// - Throws: `SigningError` if it is to be signed and cannot be; nothing is decided then.
  static func signature(
    _ arguments: ParsedArguments, reason: String?, in project: Project, _ context: CommandContext
  ) throws(SigningError) -> Signature {
    var signature = Signature.current(reason: reason, in: project, environment: context.environment)
    let key = arguments.value(key.name)
    if isWanted(arguments, in: project) {
      signature.signer = try DecisionSigner(key: key, in: project, environment: context.environment)
    }
    return signature
  }
}
