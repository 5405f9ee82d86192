import Foundation

/// A text of a string table, named by its key and where to look for it.
///
/// Foundation has the type on Apple's platforms and not on Linux.
///
/// - Reference: [Foundation's `LocalizedStringResource`](https://developer.apple.com/documentation/foundation/localizedstringresource).
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The bundle that has the table.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's.
    case main
    /// That of a class; on Linux the app's.
    case forClass(AnyClass)
    /// That of a folder.
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
  }

  let format: LocalizedFormat
  let fallback: LocalizedFormat?
  /// The table's name; `nil` for `Localizable`.
  public let table: String?
  /// The language and region to use; American English unless it is set, for outside of a view no device is known.
  public var locale: Locale {
    get { explicitLocale ?? Locale(identifier: "en_US") }
    set { explicitLocale = newValue }
  }

  private(set) var explicitLocale: Locale?
  let bundle: BundleDescription

  /// The key.
  public var key: String { format.key }

  /// Creates a reference from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedFormat(key: value))
  }

  /// Creates a reference from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(stringInterpolation.format)
  }

  /// Creates a reference by a key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if no table has it.
  ///   - table: The table's name; `nil` for `Localizable`.
  ///   - locale: The language and region; `nil` for those around.
  ///   - bundle: The bundle that has the table.
  ///   - comment: For translators; not used.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.format, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a reference to a text by its key, with a default for a key that no table has.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedFormat(key: "\(key)"), fallback: defaultValue.format, table: table, locale: locale,
      bundle: bundle)
  }

  private init(
    _ format: LocalizedFormat, fallback: LocalizedFormat? = nil, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main
  ) {
    self.format = format
    self.fallback = fallback
    self.table = table
    self.explicitLocale = locale
    self.bundle = bundle
  }

  /// The bundle's folder; `nil` for the app's.
  var bundleURL: URL? {
    if case .atURL(let url) = bundle { return url }
    return nil
  }
}

extension String {
  /// The key of a text with the values in it; on Linux SwiftUI's own.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates the text of a string table.
  ///
  /// The language is the resource's, otherwise English: outside of a view no device is known.
  ///
  /// - Parameter resource: The text's name.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = Text(resource).plainText(in: EnvironmentValues())
  }

  /// Creates the text of a string table.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if no table has it.
  ///   - table: The table's name; `nil` for `Localizable`.
  ///   - bundle: The bundle that has the table; `nil` for the app's.
  ///   - locale: The language and region; English by default.
  ///   - comment: For translators; not used.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var values = EnvironmentValues()
    if let locale { values.locale = locale }
    self = Text(keyAndValue, tableName: table, bundle: bundle).plainText(in: values)
  }

  /// Creates the text of a string table by its key, with a default for a key that no table has.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if no table has the key; its values are also those of the table's text.
  ///   - table: The table's name; `nil` for `Localizable`.
  ///   - bundle: The bundle that has the table; `nil` for the app's.
  ///   - locale: The language and region; English by default.
  ///   - comment: For translators; not used.
  /// - Reference: [Foundation's `init(localized:defaultValue:table:bundle:locale:comment:)`](https://developer.apple.com/documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:)).
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle.map { .atURL($0.bundleURL) } ?? .main))
  }
}
