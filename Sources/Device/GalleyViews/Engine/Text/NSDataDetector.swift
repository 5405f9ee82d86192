import Foundation

/// A detector of links and phone numbers in texts.
///
/// Links are URLs with a scheme, addresses of mail, and names of hosts that end with a domain of a country or with a common one. Phone
/// numbers are international with a plus, of the North American plan, or national with a zero and gaps.
///
/// On the device it is a regular expression; here it is a class beside `NSRegularExpression`, with the methods of one.
///
/// - Reference: [Foundation's `NSDataDetector`](https://developer.apple.com/documentation/foundation/nsdatadetector).
nonisolated open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data to look for, as the raw value of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: UInt64

  /// Creates a detector.
  ///
  /// - Parameter checkingTypes: The kinds of data, as a raw value; here links and phone numbers alone.
  /// - Throws: `CocoaError.featureUnsupported` for other kinds, such as dates and addresses, and for none.
  public init(types checkingTypes: UInt64) throws {
    let (link, number) = (NSTextCheckingResult.CheckingType.links, NSTextCheckingResult.CheckingType.numbers)
    guard checkingTypes != 0, checkingTypes & ~link.union(number).rawValue == 0 else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "NSDataDetector(types: \(checkingTypes)) asks for other data than links (\(link.rawValue)) and phone "
            + "numbers (\(number.rawValue)), which alone are found here; find other data with a Regex"
        ])
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Returns the data in a part of a text, in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    let links = DetectedData.links(in: string, range)
    // The digits of a link are no phone number.
    let numbers = DetectedData.phoneNumbers(in: string, range).filter { number in
      !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
    }
    let found = (types.contains(.links) ? links : []) + (types.contains(.numbers) ? numbers : [])
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first data in a part of a text.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of data in a part of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the place of the first data in a part of a text; `NSNotFound` if there are none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with the data in a part of a text, in order, until it stops.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>)
      -> Void
  ) {
    var isStopped = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isStopped.boolValue {
      block(match, [], &isStopped)
    }
  }
}

nonisolated extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux finds neither, and marks the names `link` and `phoneNumber` as deprecated; these are their values.
  /// A link.
  package static let links = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  /// A phone number.
  package static let numbers = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

nonisolated extension NSTextCheckingResult {
  /// The URL of a link; `nil` for other data.
  public var url: URL? { (self as? DetectedData)?.link }

  /// The phone number, as it is written; `nil` for other data.
  public var phoneNumber: String? { (self as? DetectedData)?.number }

  /// The date; `nil` for other data, and here no dates are found.
  public var date: Date? { nil }
}

/// A link or a phone number in a text.
nonisolated private final class DetectedData: NSTextCheckingResult {
  let link: URL?
  let number: String?
  private let place: NSRange

  init(_ place: NSRange, link: URL? = nil, number: String? = nil) {
    (self.place, self.link, self.number) = (place, link, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override var resultType: NSTextCheckingResult.CheckingType { number == nil ? .links : .numbers }

  // MARK: Links

  private static let linkPattern = pattern(
    #"[a-z][a-z0-9+.-]*://[^\s<>"]+"#, #"mailto:[^\s<>"]+"#, #"[\w.%+-]+@(?:[\w-]+\.)+[a-z]{2,}"#,
    #"(?:[\w-]+\.)+([a-z]{2,})(?![\w@-])(?::\d+)?(?:[/?#][^\s<>"]*)?"#)

  /// Common domains that are no country's.
  private static let domains: Set<String> = [
    "aero", "app", "biz", "blog", "cloud", "com", "coop", "dev", "edu", "eu", "gov", "info", "int", "jobs",
    "mil",
    "mobi", "museum", "name", "net", "online", "org", "pro", "shop", "site", "store", "tech", "travel", "uk",
    "xyz",
  ]

  private static let countries = Set(
    Locale.Region.isoRegions.map { $0.identifier.lowercased() }.filter { $0.count == 2 })

  static func links(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    return linkPattern.matches(in: string, range: range).compactMap { match in
      let domain = match.range(at: 1)
      if domain.location != NSNotFound {
        let name = text.substring(with: domain).lowercased()
        guard domains.contains(name) || countries.contains(name) else { return nil }
      }
      let words = withoutEnd(text.substring(with: match.range))
      let place = NSRange(location: match.range.location, length: (words as NSString).length)
      let isComplete = words.contains("://") || words.lowercased().hasPrefix("mailto:")
      let prefix = isComplete ? "" : words.contains("@") && !words.contains("/") ? "mailto:" : "http://"
      return URL(string: prefix + words).map { DetectedData(place, link: $0) }
    }
  }

  /// Returns a link without the signs at its end that belong to the sentence around it.
  private static func withoutEnd(_ words: String) -> String {
    var words = Substring(words)
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    while let last = words.last {
      let isAlone = pairs[last].map { open in
        words.count { $0 == last } > words.count { $0 == open }
      }
      guard isAlone ?? ".,;:!?'’”»…".contains(last) else { break }
      words.removeLast()
    }
    return String(words)
  }

  // MARK: Phone numbers

  private static let numberPattern = pattern(
    #"\+\d{1,3}(?:[ .\-/]?\(?\d{1,5}\)?){1,6}"#, #"(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}"#,
    #"\d{3}-\d{4}"#, #"\(?0\d{1,5}\)?[ /-]\d{2,}(?:[ -]\d{2,}){0,4}"#)

  static func phoneNumbers(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    return numberPattern.matches(in: string, range: range).compactMap { match in
      let words = text.substring(with: match.range)
      // The shortest is a local number, the longest an international one (ITU-T E.164).
      guard 7...15 ~= words.count(where: \.isNumber) else { return nil }
      return DetectedData(match.range, number: words)
    }
  }

  /// Returns the expression for one of several forms, none of them within a word or a number.
  private static func pattern(_ forms: String...) -> NSRegularExpression {
    let whole = #"(?<![\w+.@/-])(?:"# + forms.joined(separator: "|") + #")(?![\w@]|[.-]\d)"#
    guard let expression = try? NSRegularExpression(pattern: whole, options: .caseInsensitive) else {
      preconditionFailure("\(whole) is no regular expression")
    }
    return expression
  }
}
