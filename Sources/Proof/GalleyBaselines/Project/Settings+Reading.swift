import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

extension Settings {
  /// The fields, as they are written.
  package enum Field: String, CaseIterable {
    case baselines, keepRuns, expect, failOnOrphans, failOnFlaky, retries, level, batchName, batchID,
      batchProperties, matrix, approvalsFrom, forbid, sign, allowedSigners, approvers, knownIssues, pictures
    case repository, testSeconds, testMegabytes, outputMegabytes
    case maxDiffPixels, maxDiffPixelRatio, precision, perceptualPrecision, minimumClusterSize
  }

  /// Reads settings: JSON5, so comments, bare keys and trailing commas are allowed.
  ///
  /// - Parameter bytes: The text of `Galley.json`.
  /// - Throws: ``SettingsError`` for what is not JSON5, an unknown field, or a value that makes no sense.
  package init(json5 bytes: [UInt8]) throws(SettingsError) {
    self.init()
    let fields = try SettingValue.fields(json5: bytes)
    var bounds = Bounds()
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard let field = Field(rawValue: name) else {
        throw .unknownField(
          name, meant: SpellingSuggestion.nearest(to: name, in: Field.allCases.map(\.rawValue)))
      }
      if try !bounds.take(field, value) { try set(field, to: value) }
    }
    budget = try bounds.budget
  }

  private mutating func set(_ field: Field, to value: SettingValue) throws(SettingsError) {
    switch (field, value) {
    case (.baselines, .text(let text)):
      guard Self.isInside(text) else {
        throw .badValue(field.rawValue, needs: "a folder inside the project, such as \"Baselines\"")
      }
      baselines = text.split(separator: "/").map(String.init)
    case (.baselines, _):
      throw .badValue(field.rawValue, needs: "a folder inside the project, such as \"Baselines\"")
    case (.keepRuns, .number(let number)) where number >= 1: keepRuns = number
    case (.keepRuns, _): throw .badValue(field.rawValue, needs: "a whole number from 1 up")
    case (.expect, .number(let number)) where number >= 0: expect = number
    case (.expect, _): throw .badValue(field.rawValue, needs: "a whole number from 0 up")
    case (.failOnOrphans, .flag(let flag)): failOnOrphans = flag
    case (.failOnOrphans, _): throw .badValue(field.rawValue, needs: "true or false")
    case (.failOnFlaky, .flag(let flag)): failOnFlaky = flag
    case (.failOnFlaky, _): throw .badValue(field.rawValue, needs: "true or false")
    case (.retries, .number(let number)) where (0..<RunAttempt.most).contains(number): retries = number
    case (.retries, _):
      throw .badValue(field.rawValue, needs: "a whole number from 0 to \(RunAttempt.most - 1)")
    case (.testSeconds, .number(let number)) where TestLimits.range.contains(number): limits.seconds = number
    case (.testMegabytes, .number(let number)) where TestLimits.range.contains(number):
      limits.megabytes = number
    case (.outputMegabytes, .number(let number)) where TestLimits.range.contains(number):
      limits.outputMegabytes = number
    case (.testSeconds, _), (.testMegabytes, _), (.outputMegabytes, _):
      throw .badValue(field.rawValue, needs: "a whole number from 1 to \(TestLimits.range.upperBound)")
    case (.level, .text(let word)): level = try MatchLevel(word: word)
    case (.level, _): throw .badValue(field.rawValue, needs: "the name of a level, such as \"strict\"")
    case (.batchName, .text(let name)): batch.name = name
    case (.batchName, _): throw .badValue(field.rawValue, needs: "a name, such as \"Nightly\"")
    case (.batchID, .text(let id)): batch.id = id
    case (.batchID, _): throw .badValue(field.rawValue, needs: "a text, such as \"4711\"")
    case (.approvalsFrom, .texts(let refs)) where refs.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }):
      approvalsFrom = refs
    case (.approvalsFrom, _):
      throw .badValue(field.rawValue, needs: "a list of branches, such as [\"origin/main\"]")
    case (.forbid, .texts(let words)):
      for word in words { forbid.insert(try NoticeKind(word: word)) }
    case (.forbid, _):
      throw .badValue(field.rawValue, needs: "a list of notices, such as [\"budget\"]")
    case (.sign, .flag(let flag)): sign = flag
    case (.sign, _): throw .badValue(field.rawValue, needs: "true or false")
    case (.allowedSigners, .text(let path)) where Self.isInside(path): allowedSigners = path
    case (.allowedSigners, _):
      throw .badValue(field.rawValue, needs: "a file inside the project, such as \".allowed_signers\"")
    case (.repository, .text(let name)) where Self.isName(name): repository = name
    case (.repository, _):
      throw .badValue(field.rawValue, needs: "a name in one line, such as \"example.com/shop\"")
    case (.approvers, .lists(let lists)) where Self.areApprovers(lists): approvers = lists
    case (.approvers, .pairs(let pairs)) where pairs.isEmpty: break
    case (.approvers, _):
      throw .badValue(
        field.rawValue, needs: "names by folder, such as { \"Baselines/Checkout\": [\"ada@example.com\"] }")
    case (.knownIssues, .lists(let lists)): knownIssues = try Self.knownIssues(lists)
    case (.knownIssues, .pairs(let pairs)) where pairs.isEmpty: break
    case (.knownIssues, _):
      throw .badValue(
        field.rawValue, needs: "issues by page, such as { \"Inbox\": [\"hitRegion compose\"] }")
    case (.batchProperties, .pairs(let properties)): batch.properties = properties
    case (.batchProperties, _):
      throw .badValue(field.rawValue, needs: "texts by name, such as { branch: \"main\" }")
    case (.matrix, let value): matrix = try ConfigurationMatrix(value)
    case (.pictures, let value): pictures = try PictureSettings(value)
    case (.maxDiffPixels, _), (.maxDiffPixelRatio, _), (.precision, _), (.perceptualPrecision, _),
      (.minimumClusterSize, _):
      break
    }
  }

  /// Whether a path leads to something inside the project.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0)
    }
  }

  /// Whether folders and names can be those of approvers; the empty folder means all.
  private static func areApprovers(_ lists: [String: [String]]) -> Bool {
    lists.allSatisfy { folder, names in
      (folder.isEmpty || isInside(folder))
        && names.allSatisfy(isName)
    }
  }

  /// Whether a text can be a name: without spaces and control characters.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// The known issues, each of which has to begin with a rule's name.
  private static func knownIssues(_ lists: [String: [String]]) throws(SettingsError) -> [String: [String]] {
    for (subject, issues) in lists.sorted(by: { $0.key < $1.key }) {
      for issue in issues where AuditIssue.rule(ofIdentity: issue) == nil {
        let word = String(issue.prefix { $0 != " " })
        throw .unknownRule(
          issue, in: subject,
          meant: SpellingSuggestion.nearest(to: word, in: AuditRule.allCases.map(\.rawValue)))
      }
    }
    return lists
  }

  /// The parts of a budget, which are fields of their own.
  private struct Bounds {
    var counts: [Field: Int] = [:]
    var parts: [Field: Double] = [:]

    /// Takes a field, if it is part of a budget.
    mutating func take(_ field: Field, _ value: SettingValue) throws(SettingsError) -> Bool {
      switch field {
      case .maxDiffPixels, .minimumClusterSize:
        let least = field == .maxDiffPixels ? 0 : 1
        guard case .number(let number) = value, number >= least else {
          throw .badValue(field.rawValue, needs: "a whole number from \(least) up")
        }
        counts[field] = number
      case .maxDiffPixelRatio, .precision, .perceptualPrecision:
        let example = field == .maxDiffPixelRatio ? "0.01" : "0.99"
        guard let part = value.decimal, (0...1).contains(part) else {
          throw .badValue(field.rawValue, needs: "a share from 0 to 1, such as \(example)")
        }
        parts[field] = part
      case .baselines, .keepRuns, .expect, .failOnOrphans, .failOnFlaky, .retries, .level, .batchName,
        .batchID, .batchProperties, .matrix, .approvalsFrom, .forbid, .sign, .allowedSigners, .approvers,
        .knownIssues, .pictures, .repository, .testSeconds, .testMegabytes, .outputMegabytes:
        return false
      }
      return true
    }

    /// The budget, if any part of one is stated.
    var budget: DifferenceBudget? {
      get throws(SettingsError) {
        guard !counts.isEmpty || !parts.isEmpty else { return nil }
        do throws(BudgetError) {
          return try DifferenceBudget(
            maxDiffPixels: counts[.maxDiffPixels], maxDiffPixelRatio: parts[.maxDiffPixelRatio],
            precision: parts[.precision], perceptualPrecision: parts[.perceptualPrecision] ?? 1,
            minimumClusterSize: counts[.minimumClusterSize] ?? 1)
        } catch {
          throw .badValue("budget", needs: "other numbers: \(error)")
        }
      }
    }
  }
}

extension MatchLevel {
  /// The words for levels, the older name of one included.
  package static let words = allCases.flatMap {
    $0 == .ignoreColors ? [$0.rawValue, "content"] : [$0.rawValue]
  }

  /// Reads a level as `Galley.json` names it, in small letters or as Applitools writes it.
  ///
  /// `word`: such as `strict`, `IgnoreColors` or `content`.
  package init(word: String) throws(SettingsError) {
    let small = word.lowercased()
    if small == "content" {
      self = .content
    } else if let level = Self.allCases.first(where: { $0.rawValue.lowercased() == small }) {
      self = level
    } else {
      throw .unknownLevel(word, meant: SpellingSuggestion.nearest(to: word, in: Self.words))
    }
  }
}
