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
    let statement = request.statement.map { "\n    \($0)" } ?? ""
    return """
      import GalleyBrowser
      import GalleyChecks
      import Testing

      \(page.swift)
      @Suite struct \(page.name)Tests {
        @Test func opens() throws {\(statement)
          let page = try Page<\(page.name)>(on: \(request.expression))
          try page.check("opened")
        }
      }

      """
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
