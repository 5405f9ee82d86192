import GalleyAutomation
import GalleyBaselines
import GalleyChecks
import GalleyJSON
import GalleyPages
import GalleySimulator
import GalleyTree

extension DeviceSession {
  /// Compares the screen or an element with the approved picture.
  ///
  /// - Returns: `status`, which is a ``CheckStatus`` or `refused`; `passes`; and `message`, whose text says why it does not.
  func check(_ arguments: [String: JSONValue]) throws -> JSONValue {
    let name = try arguments.text("name")
    let look = try look()
    let bundle = look.bundleIdentifier
    let suite = try arguments.optionalText("suite") ?? displayName(of: bundle) ?? bundle
    let test = try arguments.optionalText("test") ?? "session"
    let subject = try elementArgument(arguments)
    if let subject { _ = try facts(of: subject, in: look.screen) }
    let request = CheckRequest(
      at: CallSite(
        filePath: "\(folder)/\(try arguments.optionalText("file") ?? Self.file)", line: try line(arguments)),
      of: { snapshot in try subject.map { try self.path(of: $0, on: snapshot) } ?? .root },
      fully: try arguments.optionalBoolean("fully") ?? false,
      stated: .check(try level(arguments), nil, try ignored(arguments, in: look.screen)), label: name
    ) { CheckKey(suite: [suite], test: test, name: name, configuration: $0) }
    let result = request.result(Application(bundle, on: automator))
    var value: [String: JSONValue] = [
      "status": .text(result.outcome?.status.rawValue ?? "refused"),
      "passes": .boolean(result.outcome?.status.passes ?? false),
    ]
    if let message = result.message { value["message"] = .text(message) }
    return .object(value)
  }

  /// The file name of a check whose client states none.
  private static let file = "appium"

  private func line(_ arguments: [String: JSONValue]) throws(CommandError) -> Int {
    guard let line = try arguments.optionalNumber("line") else { return 1 }
    guard line >= 1, line < 1e9, line == line.rounded() else {
      throw .argument("The argument \"line\" is no number of a line.")
    }
    return Int(line)
  }

  private func level(_ arguments: [String: JSONValue]) throws(CommandError) -> MatchLevel? {
    guard let word = try arguments.optionalText("level") else { return nil }
    guard let level = MatchLevel(rawValue: word) else {
      throw .argument(
        "There is no level \"\(word.prefix(40))\"; there are \(MatchLevel.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    }
    return level
  }

  private func ignored(_ arguments: [String: JSONValue], in screen: ScreenIndex) throws -> [CheckRegion] {
    switch arguments["ignored"] {
    case nil, .null?: return []
    case .list(let elements)?:
      return try elements.map { element in
        guard let reference = try elementArgument(["element": element]) else {
          throw CommandError.argument("\"ignored\" holds something that is no element.")
        }
        let facts = try facts(of: reference, in: screen)
        return .ignore(
          RegionTarget(facts.name ?? facts.type) { .elements([try self.path(of: reference, on: $0)]) })
      }
    default: throw CommandError.argument("\"ignored\" is no list of elements.")
    }
  }

  private func path(of reference: String, on snapshot: Snapshot) throws -> ElementPath {
    let screen = automator.index(of: snapshot)
    return screen.path(of: try place(of: reference, in: screen))
  }
}
