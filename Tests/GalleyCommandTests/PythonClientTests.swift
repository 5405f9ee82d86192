import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

/// `Clients/Python/galley_pytest.py` in Debian's pytest, with the program as it is built.
@Suite(.timeLimit(.minutes(3)), .enabled(if: Pytest.isInstalled, "python3-pytest is not installed"))
struct PythonClientTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    let client = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Clients/Python/galley_pytest.py").standardizedFileURL
    try sandbox.write([UInt8](try Data(contentsOf: client)), to: "galley_pytest.py")
    try sandbox.write("pytest_plugins = [\"galley_pytest\"]\n", to: "conftest.py")
    try draw(0)
  }

  private func draw(_ variant: Int) throws {
    try sandbox.write(
      [UInt8](PNG.encode(Screen.variant(variant).snapshot.picture, effort: .fast)), to: "screen.png")
  }

  /// The output of pytest without the parts that differ from run to run, and whether all tests have passed.
  private func pytest(_ words: String...) throws -> (out: String, passed: Bool) {
    let line =
      "GALLEY='\(Binary.path)' GALLEY_RUN='' PYTHONDONTWRITEBYTECODE=1 \(Pytest.python) -m pytest"
      + " -q -p no:cacheprovider -p no:xdist --no-header --color=no \"$@\""
    let result = try Binary.run(["-c", line, "pytest"] + words, in: sandbox, program: "/bin/sh")
    #expect(result.err == "")
    return (result.out, result.code == .clean)
  }

  /// The lines about the failure of a test, and the summary.
  private func essence(_ out: String) -> String {
    out.split(separator: "\n", omittingEmptySubsequences: true).map(String.init).filter { line in
      line.hasPrefix("E ") || line.hasPrefix(">") || line.contains(": Failed") || line.contains(" the run ")
        || line.hasPrefix("Look")
    }.map { $0.replacing(/run \d+-\d+-[0-9a-f]{4}/, with: "run R") }.joined(separator: "\n")
  }

  @Test func aTestFailsAtItsLineUntilItsPictureIsApproved() throws {
    try sandbox.write(
      """
      def show(galley, name):
          __tracebackhide__ = True
          galley.check(name, "screen.png")


      class TestCart:
          def test_shows(self, galley):
              with open("screen.png", "rb") as file:
                  galley.check("cart", file.read())
              show(galley, "again")
      """, to: "shop/test_cart.py")
    let new = try pytest()
    #expect(!new.passed)
    let tool = Tool(sandbox: sandbox)
    let approval = tool("approve", "--all")
    #expect(approval.code == .clean)
    #expect(approval.out.contains("shop/test_cart/TestCart/test_shows / cart @ picture"), "\(approval.out)")
    #expect(approval.out.contains("shop/test_cart/TestCart/test_shows / again @ picture"))
    let same = try pytest()
    #expect(same.passed, "\(same.out)")
    try draw(3)
    let different = try pytest()
    #expect(!different.passed)
    expectGolden([
      ("new", essence(new.out)), ("same", essence(same.out)), ("different", essence(different.out)),
    ])
  }

  @Test func argumentsAndParametersNameTheCheck() throws {
    try sandbox.write(
      """
      import pytest


      @pytest.fixture(scope="session")
      def galley_parameters():
          return {"theme": "dark"}


      @pytest.fixture(params=["chromium", "firefox"])
      def browser_name(request):
          return request.param


      @pytest.mark.parametrize("size", ["small", "large"])
      def test_sizes(galley, browser_name, size):
          galley.check("screen", "screen.png")
      """, to: "test_sizes.py")
    let new = try pytest("--galley-device", "Desk", "--galley-parameter=locale=de")
    #expect(!new.passed)
    let run = try newestRun()
    let keys = try Run(run, in: sandbox.project).records.map(\.key.text).sorted()
    expectGolden(keys.joined(separator: "\n"))
  }

  private func newestRun() throws -> String {
    let runs = try FileManager.default.contentsOfDirectory(atPath: sandbox.root + "/.galley/runs")
    let newest = runs.filter { $0.first?.isNumber == true }.max()
    return try #require(newest)
  }

  @Test func updatingRecordsAndNeverPasses() throws {
    try sandbox.write(
      """
      def test_two(galley):
          galley.check("one", "screen.png")
          galley.check("two", "screen.png")
      """, to: "test_two.py")
    let recorded = try pytest("--galley-update=missing")
    #expect(!recorded.passed)
    #expect(try pytest().passed)
    try draw(3)
    let missing = try pytest("--galley-update=missing")
    #expect(!missing.passed)
    #expect(missing.out.contains("differs from its baseline"), "\(missing.out)")
    #expect(try !pytest("--galley-update").passed)
    #expect(try pytest().passed)
    let wrong = try Binary.run(
      ["-c", "\(Pytest.python) -m pytest --galley-update shop 2>&1"], in: sandbox, program: "/bin/sh")
    #expect(wrong.out.contains("write --galley-update=changed before the names of tests"), "\(wrong.out)")
    expectGolden(essence(recorded.out))
  }

  @Test func pagesAndElementsGiveTheirPictures() throws {
    try sandbox.write(
      """
      SCREEN = open("screen.png", "rb").read()


      class Page:
          def goto(self, address): ...

          def evaluate(self, script):
              return 2 if script == "window.devicePixelRatio" else None

          def screenshot(self, animations, full_page=False):
              assert animations == "disabled"
              return SCREEN


      class Locator:
          page = Page()

          def bounding_box(self):
              return {"x": 10, "y": 20, "width": 30, "height": 40}

          def screenshot(self, animations):
              return SCREEN


      class Driver:
          def execute_script(self, script, *arguments):
              if arguments:
                  return [12, 21, 5, 5]
              return 2 if script == "return window.devicePixelRatio" else None

          def get_screenshot_as_png(self):
              return SCREEN


      class Element:
          parent = Driver()

          @property
          def screenshot_as_png(self):
              return SCREEN


      def test_all(galley):
          galley.check("page", Page(), ignore=[Locator()], full_page=False)
          galley.check("locator", Locator(), ignore=["0,0,1,1", (1, 2, 3, 4)])
          galley.check("driver", Driver(), ignore=[Element()], max_diff_pixels=3)
          galley.check("element", Element(), level="content")
      """, to: "test_pages.py")
    let new = try pytest()
    let records = try Run(newestRun(), in: sandbox.project).records
    #expect(records.map(\.key.name).sorted() == ["driver", "element", "locator", "page"], "\(new.out)")
    expectGolden(essence(new.out))
  }

  @Test func whatIsNoPictureFailsTheTest() throws {
    try sandbox.write(
      """
      import pytest


      def test_missing(galley):
          galley.check("missing", "missing.png")


      def test_number(galley):
          galley.check("number", 12)


      def test_twice(galley):
          galley.check("screen", "screen.png", level="none")
          galley.check("screen", "screen.png")


      def test_coroutine(galley):
          async def screenshot(): ...

          galley.check("screen", screenshot())
      """, to: "test_faults.py")
    let result = try pytest()
    #expect(!result.passed)
    expectGolden(essence(result.out).replacing(sandbox.root, with: "ROOT"))
  }
}

/// Debian's pytest.
private enum Pytest {
  static let python = "/usr/bin/python3"

  static let isInstalled: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(python) -c 'import pytest' 2> /dev/null"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
