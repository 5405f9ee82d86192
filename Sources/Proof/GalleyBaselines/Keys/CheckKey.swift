import Foundation
import GalleyImage
import GalleyText
import GalleyTree

/// The identity of a check: its place in the suite, its name, and the simulated environment.
///
/// The key is data. File names are made of it, but nothing is ever read out of a file name.
package struct CheckKey: Hashable, Sendable, Codable {
  /// The suites the test is in, outermost first; a page's layout for a page checkpoint.
  package var suite: [String]

  /// The test, without empty parentheses; `nil` for a checkpoint that all tests share.
  package var test: String?

  /// The argument of a parameterised test, where there is one.
  package var argument: String?

  /// Whether it is that of a preview, by its suites: the module, and the file or the type of the provider.
  ///
  /// Pictures that were recorded from two folders have no such names.
  package var isPreview: Bool {
    test == nil && suite.count == 2 && (suite[1].hasSuffix(".swift") || suite[1].contains("Preview"))
  }

  /// The check's own name.
  package var name: String

  /// The simulated environment that the picture depends on.
  package var environment: Environment

  /// The part of a configuration that names a baseline.
  ///
  /// Size and scale are left out: when a device's size changes, its pictures are compared and the sizes reported.
  package struct Environment: Hashable, Sendable, Codable {
    /// The device's name, such as `iPhone X`.
    package var device: String
    /// Light or dark.
    package var appearance: ColorScheme
    /// The contrast of colours.
    package var contrast: ColorSchemeContrast { chosenContrast ?? .standard }
    /// Nothing for ordinary contrast, so that it is in no file, as in those from before there was a choice.
    private var chosenContrast: ColorSchemeContrast?
    /// Whether bold text is chosen.
    package var boldText: Bool { chosenBoldText ?? false }
    private var chosenBoldText: Bool?
    /// Whether motion is to be avoided.
    package var reduceMotion: Bool { chosenReduceMotion ?? false }
    private var chosenReduceMotion: Bool?
    /// The time zone in which dates are written.
    package var timeZone: String { chosenTimeZone ?? Configuration.usualTimeZone }
    private var chosenTimeZone: String?
    /// Language and region, as a BCP 47 tag.
    package var locale: String
    /// The chosen text size.
    package var textSize: TextSize
    /// The orientation of the device.
    package var orientation: Orientation
    /// The free parameters of the app under test, by name.
    package var parameters: [String: String] { chosenParameters ?? [:] }
    /// Nothing without parameters, so that they are in no file.
    private var chosenParameters: [String: String]?

    /// Takes what names a baseline out of a configuration.
    package init(_ configuration: Configuration) {
      device = configuration.device
      appearance = configuration.appearance
      chosenContrast = configuration.contrast == .standard ? nil : configuration.contrast
      chosenBoldText = configuration.boldText ? true : nil
      chosenReduceMotion = configuration.reduceMotion ? true : nil
      chosenTimeZone = configuration.timeZone == Configuration.usualTimeZone ? nil : configuration.timeZone
      locale = configuration.locale
      textSize = configuration.textSize
      orientation = configuration.orientation
      chosenParameters = configuration.parameters.isEmpty ? nil : configuration.parameters
    }

    /// No device at all: what names the baseline of a picture that was made elsewhere.
    package static let picture = Environment(Configuration(device: "", size: .zero, scale: 1))

    /// No device and no language: what names the baseline of a text that was made elsewhere.
    package static let text = Environment(Configuration(device: "", size: .zero, scale: 1, locale: ""))

    /// Whether it is that of a picture that no device made.
    package var isPicture: Bool { device.isEmpty && !locale.isEmpty }

    /// Whether it names nothing beside that.
    private var isPlainPicture: Bool { self == .picture }

    /// Whether it is that of a text that no device made.
    package var isText: Bool { device.isEmpty && locale.isEmpty }

    /// The environment in a few words, such as `iphone-x-light`.
    ///
    /// What is ordinary is left out. Without a device it is `picture` or `text`; `picture-light-browser_chromium` of a picture of a browser that
    /// is a parameter.
    package var slug: String {
      if isText { return "text" }
      if isPlainPicture { return "picture" }
      return Configuration(
        device: isPicture ? "picture" : device, size: .zero, scale: 1, appearance: appearance, locale: locale,
        textSize: textSize,
        orientation: orientation, contrast: contrast, boldText: boldText, reduceMotion: reduceMotion,
        timeZone: timeZone, parameters: parameters
      ).slug
    }

    private enum CodingKeys: String, CodingKey {
      case device, appearance, locale, textSize, orientation
      case chosenContrast = "contrast"
      case chosenBoldText = "boldText"
      case chosenReduceMotion = "reduceMotion"
      case chosenTimeZone = "timeZone"
      case chosenParameters = "parameters"
    }

    /// The slug as part of a file name: with a digest where the device's or locale's name lost more than case and spaces, or a
    /// parameter anything or what tells one from another.
    package var fileName: String {
      let plain =
        device.unicodeScalars.allSatisfy { isPlain($0) || $0 == " " }
        && locale.unicodeScalars.allSatisfy(isPlain) && chosenTimeZone == nil
        && parameters.allSatisfy { name, value in
          !name.isEmpty && !value.isEmpty
            && (name + value).unicodeScalars.allSatisfy { $0 != "-" && isPlain($0) }
        }
      let words = slug
      guard plain, !words.hasPrefix("-"), words.utf8.count <= 80 else {
        let names = [device, locale] + (chosenTimeZone.map { [$0] } ?? [])
        let texts = names + parameters.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        let digest = Slug.digest(Slug.canonical(texts.joined(separator: "\u{0}")))
        return Slug.of(String(words.prefix(50)).trimmingCharacters(in: ["-"])) + "-" + digest
      }
      return words
    }

    private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": true
      default: false
      }
    }
  }

  /// Makes a key.
  package init(
    suite: [String], test: String?, argument: String? = nil, name: String, configuration: Configuration
  ) {
    self.init(
      suite: suite, test: test, argument: argument, name: name, environment: Environment(configuration))
  }

  /// Makes a key.
  ///
  /// `suite`: the suites the test is in, outermost first. `test`: the test; `nil` for a checkpoint that all tests
  /// share. `environment`: what the picture depends on beside the app, or ``Environment/picture``.
  package init(
    suite: [String], test: String?, argument: String? = nil, name: String, environment: Environment
  ) {
    self.suite = suite
    self.test = test.map { $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 }
    self.argument = argument
    self.name = name
    self.environment = environment
  }

  /// The key as one line, such as `RecipesTests/testDetails / details @ iphone-x-light`; fit to be shown anywhere.
  package var text: String {
    "\(textWithoutEnvironment) @ \(environment.slug)"
  }

  /// The key's line without the environment.
  package var textWithoutEnvironment: String {
    let owner = ownerText
    return CleanText.line(owner.isEmpty ? name : "\(owner) / \(name)")
  }

  /// Suite, test and argument as one line.
  package var ownerText: String {
    var steps = suite
    if let test {
      steps.append(argument.map { "\(test)(\($0))" } ?? test)
    } else if let argument {
      steps.append("(\(argument))")
    }
    return CleanText.line(steps.joined(separator: "/"))
  }

  /// The folders below the store's own, none of which is user text.
  package var folder: [String] {
    (suite + (test.map { [$0] } ?? [])).map(Slug.of)
  }

  /// The file name without its extension.
  package var stem: String {
    ([Slug.of(name)] + (argument.map { [Slug.of($0)] } ?? []) + [environment.fileName]).joined(separator: ".")
  }
}

extension CheckKey {
  /// The check of the same name that compares the other kind; `nil` where a device is part of the key, for then both kinds
  /// have the same key.
  package var counterpart: CheckKey? {
    guard environment == .picture || environment.isText else { return nil }
    var counterpart = self
    counterpart.environment = environment.isText ? .picture : .text
    return counterpart
  }
}

extension CheckKey: Comparable {
  /// Whether the first key's line comes earlier.
  package static func < (a: CheckKey, b: CheckKey) -> Bool {
    a.text < b.text
  }
}

extension CheckKey: CustomStringConvertible {
  /// The key as one line.
  package var description: String { text }
}

extension CheckKey {
  /// A text that is equal for two keys that differ only in upper and lower case.
  ///
  /// Keys that differ in how Unicode composes a letter are equal already, as Swift compares texts.
  package var caseFolded: String {
    let parts =
      suite + [test ?? "", argument ?? "", name, environment.device, environment.locale]
      + environment.parameters.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return (parts + [environment.slug]).map { Slug.canonical($0).lowercased() }
      .joined(separator: "\u{0}")
  }
}

/// The kinds of content that a check compares.
package enum CheckKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Pixels, with the tree of the same instant where there is one.
  case picture
  /// A text.
  case text

  /// The extensions of the files that hold it.
  package var fileExtensions: [String] { BaselinePart.contents(self).map(\.rawValue) }
}

extension CheckKey {
  /// A longer readable part is cut: with the digest and a view's name it must fit every file system.
  private static let longestSlug = 120

  /// A file name of the whole key, without an extension, such as `RecipesTests.testDetails.details.iphone-x-light-…`.
  ///
  /// The same key has the same one in every run, on every machine. It ends in sixteen digits of a digest of all parts of
  /// the key, so two keys never share one, not even on a disk that takes upper and lower case for the same.
  package var slug: String {
    let readable = (folder + [stem]).joined(separator: ".")
    return "\(readable.prefix(Self.longestSlug))-\(Digest128(of: unambiguous).description.prefix(16))"
  }

  /// All parts of the key, each behind its length, so that no two keys have the same text.
  private var unambiguous: String {
    func part(_ text: String?) -> String {
      guard let text = text.map(Slug.canonical) else { return "-" }
      return "\(text.utf8.count):\(text)"
    }
    var settings = [
      environment.device, environment.appearance.rawValue, environment.locale, environment.textSize.rawValue,
      environment.orientation.rawValue,
    ]
    if environment.contrast != .standard { settings.append(environment.contrast.rawValue) }
    if environment.boldText { settings.append("boldText") }
    if environment.reduceMotion { settings.append("reduceMotion") }
    if environment.timeZone != Configuration.usualTimeZone { settings.append(environment.timeZone) }
    for (name, value) in environment.parameters.sorted(by: { $0.key < $1.key }) { settings += [name, value] }
    return
      ([part("\(suite.count)")] + suite.map(part) + [part(test), part(argument), part(name)]
      + settings.map(part)).joined()
  }
}
