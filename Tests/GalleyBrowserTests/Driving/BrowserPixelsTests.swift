import BrowserSuites
import Foundation
import GalleyAutomation
import GalleyHTTP
import GalleyImage
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Pictures that repeat: what moves is held, by kind and between sessions.
@Suite(.inTurn, .serialized) struct BrowserPixelsTests {
  /// Kinds of movement, as HTML.
  private static let kinds = [
    (
      "animation",
      "<style>@keyframes go { to { translate: 90px } }</style><div style='animation:go .4s infinite;width:20px;height:20px;background:red'></div>"
    ),
    (
      "animation that ends",
      "<style>@keyframes go { to { translate: 90px } }</style><div style='animation:go 9s;width:20px;height:20px;background:red'></div>"
    ),
    (
      "transition",
      "<div id=moved style='width:20px;height:20px;background:red;transition:translate 9s'></div><script>requestAnimationFrame(() => setTimeout(() => { moved.style.translate = '90px' }))</script>"
    ),
    (
      "Web Animations",
      "<div id=d style='width:20px;height:20px;background:red'></div><script>d.animate({ translate: ['0', '90px'] }, { duration: 400, iterations: Infinity })</script>"
    ),
    (
      "shadow root",
      "<div id=h></div><script>h.attachShadow({ mode: 'open' }).innerHTML = '<style>@keyframes go { to { translate: 90px } } div { animation: go .4s infinite; width: 20px; height: 20px; background: red }</style><div></div>'</script>"
    ),
    ("caret", "<input autofocus value=text>"),
    ("bar without a value", "<progress></progress>"),
    ("marquee", "<marquee width=100>moving text</marquee>"),
    (
      "canvas",
      "<canvas id=c width=60 height=60></canvas><script>var n = 0; const p = c.getContext('2d'); (function f() { p.fillStyle = `rgb(${n++ % 256},0,0)`; p.fillRect(0, 0, 60, 60); requestAnimationFrame(f) })()</script>"
    ),
    (
      "SMIL",
      "<svg width=60 height=60><rect width=20 height=20><animate attributeName=x from=0 to=40 dur=.4s repeatCount=indefinite /></rect></svg>"
    ),
    ("GIF", "<img width=60 src='data:image/gif;base64,\(gif)'>"),
    ("APNG", "<img width=60 src='data:image/png;base64,\(apng)'>"),
    (
      "GIF in a background",
      "<div style='width:60px;height:60px;background:url(data:image/gif;base64,\(gif))'></div>"
    ),
    (
      "SVG in a background",
      "<div style='width:60px;height:60px;background:url(\"data:image/svg+xml;base64,\(svg)\")'></div>"
    ),
  ]

  private static let svg = Data(
    "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'><rect width='20' height='20'><animate attributeName='x' from='0' to='40' dur='0.4s' repeatCount='indefinite'/></rect></svg>"
      .utf8
  ).base64EncodedString()
  private static let gif =
    "R0lGODlhCAAIAPEAAP8AAAAA/wAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQEBgAAACwAAAAACAAIAAACJQQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgUAIfkEBAYAAAAsAAAAAAgACAAAAiVMmDBhwoQJEyZMmDBhwoQJEyZMmDBhwoQJEyZMmDBhwoQJEyYFADs="
  private static let apng =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAAQAAAAEAAAAAAAAAAAADwD6AAAgiQYMgAAABdJREFUeJxj+M/AQBIiTfWohlENQ0oDAJD5/wH54fp4AAAAGmZjVEwAAAABAAAAEAAAABAAAAAAAAAAAAA8A+gAABlX8uYAAAAZZmRBVAAAAAJ4nGNgYPhPIhrVMKph2GoAAJLb/wGV7JGwAAAAAElFTkSuQmCC"

  @Test(arguments: BrowserEngine.allCases) func `every kind of movement is held`(in engine: BrowserEngine)
    throws
  {
    try engine.require()
    let cells = Self.kinds.enumerated().map { number, kind in
      let (x, y) = (number % 4 * 120, number / 4 * 80)
      return
        "<div style='position:absolute;left:\(x)px;top:\(y)px;width:118px;height:78px;overflow:hidden'>\(kind.1)</div>"
    }
    let device = BrowserDevice("Small", size: CGSize(width: 480, height: 320))
    try BrowserFixture.withPage(cells.joined(separator: "\n"), device: device, in: engine) { driver in
      // The page begins its transition after the first frame.
      #expect(
        try driver.evaluate(
          """
          for (let i = 0; i < 200; i++) {
            if (document.getAnimations().some((animation) => animation.transitionProperty === "translate")) return true;
            await new Promise((next) => setTimeout(next, 100));
          }
          return false;
          """))
      try driver.freeze()
      var pictures: [Bitmap] = []
      for _ in 0..<5 {
        pictures.append(try driver.capture().picture)
        let pause = driver.now + .milliseconds(130)
        driver.tick()
        while driver.now < pause { try driver.wait(until: pause) }
      }
      try driver.unfreeze()
      for (number, kind) in Self.kinds.enumerated() {
        let cell = PixelRect(x: number % 4 * 120, y: number / 4 * 80, width: 120, height: 80)
        let parts = Set(pictures.compactMap { $0.cropped(to: cell) })
        #expect(parts.count == 1, "\(kind.0) in \(engine.title)")
        // An empty cell would prove nothing.
        let isEmpty = parts.first.map { Set($0.bytes.map { $0 >> 4 }).count == 1 }
        #expect(isEmpty == false, "\(kind.0) in \(engine.title)")
      }
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a canvas goes on after the pictures`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    try BrowserFixture.withPage(
      Self.kinds[8].1
        + "<p id=count>begin</p><script>setInterval(() => { count.textContent = n }, 20)</script>", in: engine
    ) { driver in
      try driver.freeze()
      try driver.unfreeze()
      let before = try BrowserFixture.element("count", of: driver).label
      let deadline = driver.now + .seconds(20)
      while try BrowserFixture.element("count", of: driver).label == before, driver.now < deadline {
        try driver.wait(until: deadline)
      }
      #expect(try BrowserFixture.element("count", of: driver).label != before)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a frame that was requested before the hold comes after it`(
    in engine: BrowserEngine
  ) throws {
    try BrowserFixture.withPage("<p id=p></p>", in: engine) { driver in
      _ = try driver.snapshot()
      let drawn: [String] = try driver.evaluate(
        """
        const drawn = [], tell = (detail) => document.dispatchEvent(new CustomEvent(arguments[0], { detail }));
        const pause = () => new Promise((next) => setTimeout(next, 200));
        const draw = (name) => requestAnimationFrame((time) => drawn.push(name + " " + typeof time));
        draw("before");
        const numbers = [draw("cancelled before"), draw("cancelled later")];
        cancelAnimationFrame(numbers[0]);
        tell("hold");
        numbers.push(draw("cancelled"), draw("during"));
        await pause();
        if (drawn.length) return ["held nothing", ...drawn];
        cancelAnimationFrame(numbers[2]);
        tell("go");
        cancelAnimationFrame(numbers[1]);
        for (let i = 0; i < 100 && drawn.length < 2; i++) await pause();
        await pause();
        return drawn;
        """, driver.commands.channel)
      #expect(drawn == ["before number", "during number"])
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `sessions draw the same pixels, and have the same fingerprint`(in engine: BrowserEngine) throws {
    try engine.require()
    let body = """
      <h1>Heading</h1><p style="font-family:serif">Serif with ligatures: office, ﬁne</p><p style="font-family:monospace">mono 0O</p>
      <button>Button</button><input value=Field><select style="font-family:sans-serif"><option>One</select><input type=checkbox checked><p>漢字 и русский 👍</p>
      """
    var pictures: Set<Data> = []
    var fingerprints: Set<Fingerprint> = []
    for _ in 0..<(engine == .chromium ? 3 : 2) {
      SharedBrowsers.end()
      try BrowserFixture.withPage(body, in: engine) { driver in
        let automator = Automator(driver: driver)
        let capture = try automator.settledCapture(SettlingRequest(until: driver.now + .seconds(30))).capture
        pictures.insert(Data(try PNG.encode(capture.picture)))
        fingerprints.insert(capture.snapshot.fingerprint)
      }
    }
    // One of its sessions in some draws a few other pixels; the cause is not known.
    withKnownIssue("WebKitGTK 2.50 draws two pictures", isIntermittent: true) {
      #expect(pictures.count == 1)
    } when: {
      engine == .webkit
    }
    #expect(fingerprints.count == 1)
    let names = [BrowserEngine.chromium: "chrome ", .firefox: "firefox ", .webkit: "MiniBrowser "]
    #expect(fingerprints.first?.renderer.hasPrefix(names[engine] ?? "?") == true)
    #expect(fingerprints.first?.libraries["fonts"]?.count == 32)
  }

  @Test(arguments: BrowserEngine.allCases) func `cookies and storage are there before the first script`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    try LostAnswers.retry(in: engine) {
      let server = try RecordingServer(pages: [
        "/": ShopSite.page(
          "Test",
          "<p id=p></p><script>p.textContent = document.cookie + ' ' + localStorage.theme + ' ' + sessionStorage.step</script>"
        )
      ])
      defer { server.stop() }
      let origin = "http://127.0.0.1:\(server.port)"
      let driver = try BrowserDriver.start(engine, .iPhoneX)
      defer { driver.end() }
      driver.addresses[origin] = URL(string: origin)
      try driver.setCookie("user", "ada")
      try driver.store(["theme": "dark", "odd": "\"</script>\u{2028}"])
      try driver.store(["step": "2"], in: .session)
      try driver.launch(LaunchRequest(origin))
      #expect(try BrowserFixture.element("p", of: driver).label == "user=ada dark 2")
      #expect(try driver.cookies == ["user": "ada"])
      #expect(server.requests.first { $0.path == "/" }?.one("cookie") == "user=ada")
    }
  }
}
