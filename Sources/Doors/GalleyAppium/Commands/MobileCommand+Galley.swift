import Foundation
import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyTree

extension MobileCommand {
  /// Commands of Galley's own.
  static let galley: [MobileCommand] = [
    MobileCommand(
      "galley: check",
      "compares the screen, or an `element`, with the approved picture `name` of the `test` of a `suite`, at a `level`; `fully` takes in what scrolls, and the elements of `ignored` do not count"
    ) { session, arguments in
      try session.check(arguments)
    },
    .action("galley: fastForward", "lets `seconds` pass on the device's clock") { session, arguments in
      guard let time = try arguments.optionalSeconds("seconds") else {
        throw CommandError.argument("The argument \"seconds\" is missing; it is a number.")
      }
      session.device.advance(by: time)
    },
    MobileCommand("galley: audit", "the obstacles to accessibility on the screen, by `rules`") {
      session, arguments in
      try session.audit(arguments)
    },
    MobileCommand("galley: voiceOverWalk", "the texts that VoiceOver says from the first element to the last")
    {
      session, _ in
      let walk = try HeardWalk(session.automator, of: { _ in ElementPath([]) }).walk
      return .text(walk.text)
    },
  ]
}

extension DeviceSession {
  /// Audits the app in front.
  func audit(_ arguments: [String: JSONValue]) throws -> JSONValue {
    var rules = Set(AuditRule.allCases)
    if let value = arguments["rules"] {
      let names = try SessionPlan.texts(value, "rules")
      rules = Set(
        try names.map { name throws(CommandError) in
          guard let rule = AuditRule(rawValue: name) else {
            throw .argument("There is no rule \"\(name.prefix(40))\"; one is contrast.")
          }
          return rule
        })
    }
    let report = try automator.audit(try look().bundleIdentifier, for: rules)
    return .list(
      report.issues.map { issue in
        ["rule": .text(issue.rule.rawValue), "message": .text("\(issue)")]
      })
  }
}
