import Foundation
import GalleyTree

/// The page and the suite for a web app, made from an address at which it runs.
struct WebProject: StartProject, Hashable {
  /// The package's name as Swift can spell it.
  let name: String
  /// The target of the tests.
  let tests: String
  /// The page and the browser.
  let request: WebPageRequest
  /// The layouts of the page.
  let page: SketchedWebPage

  /// The project for a package.
  ///
  /// - Parameter isNew: Whether the package has no manifest yet, and so no target of the name that its tests would have.
  init(package: String, isNew: Bool, _ request: WebPageRequest, _ page: SketchedWebPage) {
    name = SampleProject(package: package, isInModule: false).name
    tests = name + (isNew ? "Tests" : "WebTests")
    self.request = request
    self.page = page
  }

  let purpose = "the page of the address, and a test that checks it"
  let replacedTarget: String? = nil

  func targets(_ galley: GalleyPackage) -> [String] {
    let products = ["GalleyBrowser", "GalleyChecks"].map(galley.product).joined(separator: ", ")
    return [".testTarget(name: \"\(tests)\", dependencies: [\(products)])"]
  }

  var files: [(path: String, text: String)] { [("Tests/\(tests)/\(page.name)Tests.swift", suiteText)] }

  private var suiteText: String {
    let statement =
      namedDevice == nil || request.device == nil
      ? "" : "\n    let device = try #require(\(namedDevice ?? ""))"
    return """
      import GalleyBrowser
      import GalleyChecks
      import Testing

      \(page.swift)
      @Suite struct \(page.name)Tests {
        @Test func opens() throws {\(statement)
          let page = try Page<\(page.name)>(on: .browser(\(arguments)))
          try page.check("opened")
        }
      }

      """
  }

  /// The devices that have a name in `BrowserDevice`.
  private static let constants = [
    "iPhone SE": "iPhoneSE", "iPhone X": "iPhoneX", "iPhone 15": "iPhone15", "iPhone 17": "iPhone17",
    "iPad": "iPad", "iPad Air": "iPadAir",
  ]

  /// The expression for a device without such a name.
  private var namedDevice: String? {
    guard let device = request.device, Self.constants[device] == nil else { return nil }
    return "BrowserDevice(named: \(SwiftLiteral.of(device)))"
  }

  private var arguments: String {
    var words = [SwiftLiteral.of(request.url.absoluteString)]
    let device = request.device.map { Self.constants[$0].map { ".\($0)" } ?? "device" } ?? ".desktop"
    words.append("device: \(device)")
    if let browser = request.browser { words.append("engine: .\(browser)") }
    return words.joined(separator: ", ")
  }

  /// The text of a README for a new package.
  var readme: String {
    """
    # \(name)

    Tests of the pages at <\(request.url.absoluteString)>, which has to run meanwhile.

    ```sh
    galley doctor           # lists the browsers
    galley test             # exits with 3 the first time, as nothing is approved
    galley report           # shows the pictures
    galley approve --new    # approves them
    ```

    `galley sketch --url ADDRESS` writes the layout of another page.

    """
  }
}
