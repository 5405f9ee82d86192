import Foundation

/// Judgements counted.
struct Tally {
  private(set) var cases = 0
  private(set) var exact = 0
  private(set) var planted = 0
  private(set) var told = 0
  private(set) var causes = 0
  private(set) var falseCauses = 0
  private(set) var pixelCauses = 0
  private var phoneTimes: [Duration] = []
  private var tabletTimes: [Duration] = []

  /// The share of cases that were explained exactly; 1 without any.
  var exactShare: Double { cases == 0 ? 1 : Double(exact) / Double(cases) }

  /// Counts a judgement.
  mutating func add(_ judgement: Judgement) {
    cases += 1
    exact += judgement.isExact ? 1 : 0
    planted += judgement.planted.changes.count
    told += judgement.planted.changes.indices.count(where: judgement.isTold)
    causes += judgement.causes.count
    falseCauses += judgement.falseCauses.count
    pixelCauses += judgement.pixelCauses.count
    if judgement.planted.setting.isTablet {
      tabletTimes.append(judgement.time)
    } else {
      phoneTimes.append(judgement.time)
    }
  }

  /// The tallies of several names, one a line.
  static func table(_ rows: [(name: String, tally: Tally)]) -> String {
    let head = columns("", ["cases", "exact", "told", "causes/change", "false causes", "looks different"])
    return ([head] + rows.map { row in columns(row.name, row.tally.values) }).joined(separator: "\n")
  }

  /// How long explaining took, comparing pixels included.
  var speed: String { "\(Self.speed(of: phoneTimes, "phone"))\n\(Self.speed(of: tabletTimes, "tablet"))" }

  private static func speed(of times: [Duration], _ device: String) -> String {
    let sorted = times.sorted()
    guard let last = sorted.last else { return "no two \(device) screens were explained" }
    func milliseconds(_ time: Duration) -> String {
      time.formatted(.units(allowed: [.milliseconds], width: .narrow, fractionalPart: .show(length: 1)))
    }
    let (median, late) = (sorted[sorted.count / 2], sorted[sorted.count * 95 / 100])
    return "explaining two \(device) screens took \(milliseconds(median)) in the median, "
      + "\(milliseconds(late)) for 95 of 100, \(milliseconds(last)) at most"
  }

  private var values: [String] {
    func percent(_ part: Int, _ whole: Int) -> String {
      whole == 0
        ? "–"
        : (Double(part) / Double(whole)).formatted(.percent.precision(.fractionLength(1)).locale(Self.locale))
    }
    let causesForEach = planted == 0 ? 0 : Double(causes) / Double(planted)
    return [
      "\(cases)", percent(exact, cases), percent(told, planted),
      causesForEach.formatted(.number.precision(.fractionLength(2)).locale(Self.locale)),
      "\(falseCauses)", percent(pixelCauses, causes),
    ]
  }

  private static let locale = Locale(identifier: "en_US")

  private static func columns(_ name: String, _ values: [String]) -> String {
    name.padding(toLength: 18, withPad: " ", startingAt: 0)
      + values.map { String(repeating: " ", count: max(1, 16 - $0.count)) + $0 }.joined()
  }
}
