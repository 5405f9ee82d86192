import Foundation
import GalleyBrowser
import GalleyCommands
import GalleySystem
import GalleyText
import GalleyTree

/// The browsers, drivers and fonts of this machine for web pages.
///
/// Missing ones do not affect the exit code of `galley doctor`: a suite without web pages needs none of them.
struct BrowserChecks: Encodable {
  /// A program, as it is installed.
  struct Program: Hashable, Encodable {
    /// The name of its file.
    var name: String
    /// The Debian package that has it.
    var package: String
    /// The need for it, as a noun.
    var purpose: String
    /// The path; `nil` where it is not installed.
    var path: String?
    /// The version; `nil` where it is not known.
    var version: String?
    /// The advice; `nil` if all is fine.
    var advice: String?
  }

  /// A family of fonts, as it is installed.
  struct Font: Hashable, Encodable {
    /// Its name.
    var family: String
    /// The Debian package that has it.
    var package: String
    /// The path of its regular face; `nil` where it is not installed.
    var path: String?
  }

  /// The programs, each driver behind its browser.
  private(set) var programs: [Program]
  /// Whether the library is installed by which Firefox is driven.
  let hasWebSockets: Bool
  /// The families of fonts that pages are drawn with.
  let fonts: [Font]

  /// Looks for programs and fonts.
  ///
  /// - Parameters:
  ///   - path: The folders to search, as in `PATH`.
  ///   - others: The folders that are searched afterwards; those of browsers' packages for `nil`.
  ///   - fonts: The folder of fonts.
  ///   - version: The version of a program at a path.
  init(
    path: String, others: [String]? = nil, fonts folder: String = FontSetup.folder,
    version: @escaping @Sendable (BrowserProgram, String) -> String? = { $0.version(at: $1) }
  ) {
    // Each answer takes a tenth of a second, and the programs do not wait for each other.
    programs = BrowserProgram.all.concurrentMap(width: BrowserProgram.all.count) { program in
      let place = others.map { program.path(on: path, and: $0) } ?? program.path(on: path)
      return Program(
        name: program.names[0], package: program.package, purpose: program.purpose, path: place,
        version: place.flatMap { version(program, $0) })
    }
    hasWebSockets = WebSocket.isAvailable
    fonts = FontSetup.families(in: folder).map {
      Font(family: $0.family.name, package: $0.family.package, path: $0.path)
    }
    adviseOnDrivers()
  }

  /// A driver of another main version refuses to start the browser.
  private mutating func adviseOnDrivers() {
    for index in programs.indices where programs[index].path == nil {
      programs[index].advice = "apt-get install \(programs[index].package)"
    }
    func main(_ name: String) -> (index: Int, version: Substring)? {
      guard let index = programs.firstIndex(where: { $0.name == name }),
        let version = programs[index].version?.prefix(while: { $0 != "." })
      else { return nil }
      return (index, version)
    }
    guard let browser = main(BrowserProgram.chromium.names[0]),
      let driver = main(BrowserProgram.chromeDriver.names[0]), browser.version != driver.version
    else { return }
    programs[driver.index].advice =
      "it drives version \(driver.version) only; apt-get install \(programs[browser.index].package) \(programs[driver.index].package)"
  }

  /// The browsers as fingerprints of pictures name them, by their programs.
  private static let rendererNames = [
    "chrome": BrowserProgram.chromium.names[0], "firefox": BrowserProgram.firefox.names[0],
    "MiniBrowser": BrowserProgram.webKitDriver.names[0],
  ]

  /// The versions and fonts of baselines of web pages that are different here, with the number of baselines.
  func differences(of baselines: [Fingerprint]) -> [(fact: String, baselines: Int)] {
    var counts: [String: Int] = [:]
    for fingerprint in baselines {
      let words = fingerprint.renderer.split(separator: " ").map(String.init)
      guard words.count == 2, let program = Self.rendererNames[words[0]] else { continue }
      // Firefox leaves the letters of its long-term version out.
      let here = programs.first { $0.name == program }?.version ?? "none"
      if here.prefix(while: { !$0.isLetter }) != words[1] {
        counts["browser \(words[0]): \(words[1]) there, \(here) here", default: 0] += 1
      }
      if let digest = fingerprint.libraries["fonts"], digest != FontSetup.digest {
        let (there, own) = (digest.prefix(12), FontSetup.digest.prefix(12))
        counts["fonts of web pages: \(there) there, \(own) here", default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { (fact: $0.key, baselines: $0.value) }
  }

  /// The results as rows of the report.
  func rows(_ row: (String, String) -> String) -> [String] {
    var lines = programs.map { program in
      guard let path = program.path else {
        return "\(program.name): not installed, \(program.purpose) need it; \(program.advice ?? "")"
      }
      let words = "\(program.name) \(program.version ?? "of unknown version"): \(CleanText.line(path))"
      return program.advice.map { "\(words), \($0)" } ?? words
    }
    if !hasWebSockets {
      lines.append(
        "libsoup 3: not installed, \(BrowserProgram.firefox.purpose) need it; apt-get install \(WebSocket.package)"
      )
    }
    let there = fonts.filter { $0.path != nil }.map(\.family)
    var families = [
      there.isEmpty ? "none is installed" : "pages are drawn in \(there.joined(separator: ", "))"
    ]
    families += fonts.filter { $0.path == nil }.map {
      "\($0.family): not installed, another font stands in; apt-get install \($0.package)"
    }
    return zip(lines.indices, lines).map { row($0 == 0 ? "browsers" : "", $1) }
      + zip(families.indices, families).map { row($0 == 0 ? "page fonts" : "", $1) }
  }
}
