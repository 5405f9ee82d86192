import SeededCases
import Testing

@testable import GalleyBrowser

/// Patterns of addresses, by the behaviour of Playwright.
@Suite struct URLGlobTests {
  private func matches(_ glob: String, _ address: String) throws -> Bool {
    try URLGlob(glob, origin: "http://shop.example").matches(address)
  }

  /// The first rows are those of Playwright's documentation, the next ones of its tests.
  @Test(arguments: [
    ("https://playwright.dev/*.js", "https://playwright.dev/file.js", true),
    ("https://playwright.dev/*.js", "https://playwright.dev/path/file.js", false),
    ("https://playwright.dev/?page=1", "https://playwright.dev/?page=1", true),
    ("https://playwright.dev/?page=1", "https://playwright.dev/", false),
    ("**/*.js", "https://playwright.dev/file.js", true),
    ("**/*.js", "https://playwright.dev/path/file.js", true),
    ("**/*.{png,jpg,jpeg}", "https://localhost:8080/c.jpg", true),
    ("**/*.{png,jpg,jpeg}", "https://localhost:8080/c.jpeg", true),
    ("**/*.{png,jpg,jpeg}", "https://localhost:8080/c.css", false),
    ("**/{a,b}.js", "https://localhost:8080/b.js", true),
    ("**/{a,b}.js", "https://localhost:8080/c.js", false),
    ("*.js", "https://localhost:8080/foo.js", false),
    ("https://**/*.js", "https://localhost:8080/foo.js", true),
    ("http://localhost:8080/?imple/path.js", "http://localhost:8080/Simple/path.js", false),
    ("http://localhost:3000/signin-oidc*", "http://localhost:3000/signin-oidc/foo", false),
    ("http://localhost:3000/signin-oidc*", "http://localhost:3000/signin-oidcnice", true),
    ("**/api\\?param", "http://example.com/api?param", true),
    ("**/api\\?param", "http://example.com/api-param", false),
    ("**/api/v[0-9]", "http://example.com/api/v[0-9]", true),
    ("**/api/v[0-9]", "http://example.com/api/v1", false),
    ("**/\\{a,b\\}", "http://example.com/{a,b}", true),
    ("https://playwright.dev", "https://playwright.dev/", true),
    ("http*://shop.example/foo", "https://shop.example/foo", true),
    ("{http,https}://shop.example/foo", "http://shop.example/foo", true),
    ("https://shop.example/**/foo", "https://shop.example/foo", true),
    ("https://shop.example/**/foo", "https://shop.example/a/b/foo", true),
    ("https://shop.example/**/foo", "https://shop.example/afoo", false),
    ("https://shop.example/**", "https://shop.example/", true),
    ("**", "http://shop.example/anything?at=all", true),
    ("**/api/{*.json,list}", "http://shop.example/api/teas.json", true),
    ("**/api/{*.json,list}", "http://shop.example/api/list", true),
    ("**/api/{*.json,}", "http://shop.example/api/", true),
    ("**/api/teas,all", "http://shop.example/api/teas,all", true),
    ("**/api/teas", "http://shop.example/api/teas?page=2", false),
    ("**/api/teas*", "http://shop.example/api/teas?page=2", true),
  ]) func `a pattern matches as in Playwright`(_ glob: String, _ address: String, _ matches: Bool) throws {
    #expect(try self.matches(glob, address) == matches)
  }

  @Test(arguments: [
    ("/api/teas", "http://shop.example/api/teas", true),
    ("/api/teas", "http://other.example/api/teas", false),
    ("HTTP://Shop.Example:80/API", "http://shop.example/API", true),
    ("http://shop.example:8080?a", "http://shop.example:8080/?a", true),
    ("**/bücher", "http://shop.example/b%C3%BCcher", true),
    ("**/two words", "http://shop.example/two%20words", true),
    ("**/api/teas", "http://shop.example/api/teas#green", true),
    ("file:///**/page.html", "file:///home/ada/page.html", true),
    ("about:blank", "about:blank", true),
  ]) func `a pattern matches addresses as browsers write them`(
    _ glob: String, _ address: String, _ matches: Bool
  ) throws {
    #expect(try self.matches(glob, address) == matches)
  }

  private static let damaged: [(String, URLGlob.Fault)] = [
    ("", .empty), ("**/{a,b", .unclosedBrace), ("**/a}", .unopenedBrace),
    ("**/{a,{b,c}}", .nestedBraces), ("**/a\\", .endingBackslash), ("**/a#b", .fragment),
    ("api/teas", .relative), ("?a", .relative), ("teas/a:b", .relative),
  ]

  @Test(arguments: damaged) func `a damaged pattern is an error`(_ glob: String, _ fault: URLGlob.Fault) {
    #expect(throws: fault) { try URLGlob(glob, origin: "http://shop.example") }
  }

  /// Patterns of random parts match the addresses that are made of the same parts, however many stars they have.
  @Test(arguments: Soak.seeds(20)) func `a pattern matches what it is made of`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "aa", "ab", "?", "="]
    var (glob, address) = ("http://shop.example/", "http://shop.example/")
    for _ in 0..<12 {
      let (one, other) = (letters.randomElement(using: &random)!, letters.randomElement(using: &random)!)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: (glob, address) = (glob + one, address + one)
      case 1: (glob, address) = (glob + "*", address + one + other)
      case 2: (glob, address) = (glob + "**", address + one + "/" + other)
      case 3:
        (glob, address) = (glob + "{\(one),\(other)}", address + (Bool.random(using: &random) ? one : other))
      default: (glob, address) = (glob + "/", address + "/")
      }
    }
    #expect(try matches(glob, address), "\(glob) \(address)")
    #expect(try !matches(glob + "z", address))
    #expect(try !matches("z" + glob.dropFirst(), address))
  }
}
