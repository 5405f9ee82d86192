import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBrowser

/// The driver's own functions on real pages.
@Suite(.inTurn, .serialized) struct BrowserDriverTests {
  @Test(arguments: BrowserEngine.allCases)
  func `a page that overrides prototypes and builtins is read as it is`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      """
      <script>
      Element.prototype.getAttribute = () => 'fooled'; JSON.stringify = () => 'fooled'; Array.prototype.push = () => { throw 1 };
      Object.prototype.toJSON = () => 'fooled'; Object.defineProperty(Node.prototype, 'childNodes', { get() { return [] } });
      window.MutationObserver = function () { throw 2 };\(engine == .webkit ? "" : Self.worse)
      </script>
      <form id=f><input name=getAttribute><input name=children><input name=childNodes><input name=parentNode>
      <button id=b>Send</button></form><img name=body><img name=title>
      """, in: engine
    ) { driver in
      let button = try BrowserFixture.element("b", of: driver)
      #expect(button.type == .button)
      #expect(button.label == "Send")
      #expect(button.isHittable)
    }
  }

  /// What reaches the only document that there is without an isolated world.
  private static let worse = """
    window.getComputedStyle = () => null; document.elementFromPoint = () => null;
    """

  @Test(arguments: BrowserEngine.allCases)
  func `handles are those of live objects, and other ones on the next page`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      "<button id=b>A</button>", in: engine,
      pages: ["/next": ShopSite.page("Next", "<button id=b>A</button>")]
    ) {
      driver in
      let first = try BrowserFixture.element("b", of: driver).handle
      #expect(first != nil)
      #expect(try BrowserFixture.element("b", of: driver).handle == first)
      try driver.commands.open(driver.commands.address() + "next", within: .seconds(60))
      #expect(try BrowserFixture.element("b", of: driver).handle != first)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a touch reaches what the browser says it reaches`(
    in engine: BrowserEngine
  ) throws {
    try BrowserFixture.withPage(
      """
      <button id=free>Free</button><button id=under style="position:absolute;top:200px;left:20px">Under</button>
      <div id=over style="position:absolute;top:190px;left:0;width:200px;height:80px;z-index:2;background:#eee">Over</div>
      <div id=glass style="position:absolute;top:300px;left:0;width:200px;height:80px;pointer-events:none;background:#ff000022"></div>
      <button id=behind style="position:absolute;top:320px;left:20px">Behind</button>
      <label><input id=box type=checkbox style="position:absolute;opacity:0;top:420px"><span style="position:absolute;top:410px;
      left:0;width:100px;height:40px;background:#ddd">Tick</span></label>
      """, in: engine
    ) { driver in
      #expect(try BrowserFixture.element("free", of: driver).isHittable)
      let under = try BrowserFixture.element("under", of: driver)
      #expect(!under.isHittable)
      #expect(try under.touch?.cover == BrowserFixture.element("over", of: driver).handle)
      #expect(try BrowserFixture.element("behind", of: driver).isHittable)
      #expect(try BrowserFixture.element("box", of: driver).isHittable)
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `a wait ends at the next change, and at the deadline without one`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      "<p id=p>0</p><script>setTimeout(() => { p.textContent = 1 }, 700)</script>", in: engine
    ) { driver in
      // Whatever a wait ends for, the change is seen before the deadline is over.
      let deadline = driver.now + .seconds(30)
      while try BrowserFixture.element("p", of: driver).label == "0", driver.now < deadline {
        try driver.wait(until: deadline)
      }
      #expect(try BrowserFixture.element("p", of: driver).label == "1")
      #expect(driver.now < deadline)
      let end = driver.now + .milliseconds(120)
      while driver.now < end { try driver.wait(until: end) }
      #expect(driver.now >= end)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a running animation and a page that loads are activities`(
    in engine: BrowserEngine
  ) throws {
    try BrowserFixture.withPage(
      "<style>@keyframes turn { to { rotate: 1turn } }</style><div id=d style='animation: turn 1s infinite'>x</div>",
      in: engine
    ) { driver in
      #expect(driver.activity == ["animation turn of div#d"])
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `fingers move in nested containers, and the innermost one scrolls`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      """
      <div style="height:300px"></div><div id=inner style="height:200px;overflow-y:auto;background:#eef">
      <div style="height:180px"></div><p id=far>Far</p><div style="height:900px"></div></div><div style="height:2000px"></div>
      """, in: engine
    ) { driver in
      #expect(try BrowserFixture.element("inner", of: driver).type == .scrollView)
      let bottom = try BrowserFixture.element("far", of: driver).frame.minY
      let frame = try BrowserFixture.element("inner", of: driver).frame
      try driver.perform(
        .drag(
          from: CGPoint(x: frame.midX, y: frame.maxY - 20), to: CGPoint(x: frame.midX, y: frame.minY + 20),
          velocity: 400, hold: .milliseconds(100)))
      #expect(try BrowserFixture.element("inner", of: driver).frame == frame)
      let deadline = driver.now + .seconds(20)
      while try BrowserFixture.element("far", of: driver).frame.minY >= bottom - 50, driver.now < deadline {
        try driver.wait(until: deadline)
      }
      #expect(try BrowserFixture.element("far", of: driver).frame.minY < bottom - 50)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `keys reach the field, those that no key has too`(
    in engine: BrowserEngine
  ) throws {
    try BrowserFixture.withPage("<input id=i autofocus><textarea id=t></textarea>", in: engine) { driver in
      try driver.perform(.tap(BrowserFixture.element("i", of: driver).frame.middlePoint))
      try driver.press("Grüße 👋 €".map(KeyInput.character))
      #expect(try BrowserFixture.element("i", of: driver).value?.text == "Grüße 👋 €")
      try driver.press([.delete, .delete, .home, .forwardDelete])
      #expect(try BrowserFixture.element("i", of: driver).value?.text == "rüße 👋")
      try driver.press([.clear, .character("x")])
      #expect(try BrowserFixture.element("i", of: driver).value?.text == "x")
    }
    try BrowserFixture.withPage("<input id=i autofocus>", in: engine) { driver in
      // The focus comes with the first rendering.
      #expect(
        try Automator(driver: driver).wait(until: driver.now + .seconds(20)) { _ in
          try BrowserFixture.element("i", of: driver).isFocused
        })
      try driver.press([.character("f")])
      #expect(try BrowserFixture.element("i", of: driver).value?.text == "f")
    }
    try BrowserFixture.withPage("<p>Nothing to type into</p>", in: engine) { driver in
      #expect(throws: DriverError.noKeyboardFocus) { try driver.press([.character("x")]) }
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `a dialog is an alert of the springboard, which a tap answers`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      """
      <p id=p>none</p><button id=b onclick="p.textContent = confirm('Really?')">Ask</button>
      <button id=q onclick="p.textContent = prompt('Name?', 'x')">Name</button>
      """, in: engine
    ) { driver in
      func button(_ label: String) throws -> Element {
        let alert = try BrowserFixture.alert(of: driver)
        #expect(alert.type == .alert)
        return try #require(alert.children.first { $0.label == label })
      }
      for (label, result) in [("Cancel", "false"), ("OK", "true")] {
        try driver.perform(.tap(BrowserFixture.element("b", of: driver).frame.middlePoint))
        #expect(try BrowserFixture.alert(of: driver).label == "Really?")
        #expect(throws: DriverError.self) { try driver.capture() }
        try driver.perform(.tap(button(label).frame.middlePoint))
        #expect(try BrowserFixture.element("p", of: driver).label == result)
      }
      try driver.perform(.tap(BrowserFixture.element("q", of: driver).frame.middlePoint))
      _ = try BrowserFixture.alert(of: driver)
      try driver.press("Ada".map(KeyInput.character))
      try driver.perform(.tap(button("OK").frame.middlePoint))
      #expect(try BrowserFixture.element("p", of: driver).label == "Ada")
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `an option of a select is chosen, and the page hears it`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      "<select id=s onchange='p.textContent = s.value'><option>One<option>Two<option disabled>Three</select><p id=p>none</p>",
      in: engine
    ) { driver in
      let select = try BrowserFixture.element("s", of: driver)
      #expect(try driver.choose("Two", of: select) == ["One", "Two"])
      #expect(try BrowserFixture.element("p", of: driver).label == "Two")
      #expect(try driver.choose("None", of: BrowserFixture.element("p", of: driver)) == nil)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a navigation ends a wait`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      "<p id=p>none</p><script>setTimeout(() => { if (location.hash) location.href = '/next' }, 400)</script>",
      in: engine, pages: ["/next": ShopSite.page("Next", "<p id=p>Next</p>")]
    ) { driver in
      let address = try driver.commands.address()
      try driver.commands.open("about:blank", within: .seconds(60))
      try driver.commands.open(address + "#go", within: .seconds(60))
      let deadline = driver.now + .seconds(30)
      while (try? BrowserFixture.element("p", of: driver).label) != "Next", driver.now < deadline {
        try driver.wait(until: deadline)
      }
      #expect(try BrowserFixture.element("p", of: driver).label == "Next")
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `tree and picture have the size of the device`(
    in engine: BrowserEngine
  ) throws {
    try BrowserFixture.withPage(
      "<div id=d style='position:absolute;left:10px;top:20px;width:30px;height:40px;background:#336699'></div>",
      in: engine
    ) { driver in
      let capture = try driver.capture()
      #expect(capture.picture.width == 1125)
      #expect(capture.picture.height == 2436)
      #expect(capture.snapshot.configuration.device == "iPhone X")
      #expect(
        try BrowserFixture.element("d", of: driver).frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `a mouse hovers, clicks twice, and turns its wheel on a desktop`(in engine: BrowserEngine) throws {
    try BrowserFixture.withPage(
      """
      <p id=p>none</p><button id=b onmouseover="p.textContent = 'over'" ondblclick="p.textContent = 'double'">B</button>
      <div style="height:3000px"></div>
      """, device: .desktop, in: engine
    ) { driver in
      let point = try BrowserFixture.element("b", of: driver).frame.middlePoint
      try driver.move(.hover(point))
      #expect(try BrowserFixture.element("p", of: driver).label == "over")
      try driver.move(.click(point, count: 2))
      #expect(try BrowserFixture.element("p", of: driver).label == "double")
      let before = try BrowserFixture.element("b", of: driver).frame.minY
      try driver.move(.scroll(point, by: CGVector(dx: 0, dy: -10)))
      let deadline = driver.now + .seconds(20)
      while try BrowserFixture.element("b", of: driver).frame.minY == before, driver.now < deadline {
        try driver.wait(until: deadline)
      }
      #expect(try BrowserFixture.element("b", of: driver).frame.minY == before - 10)
    }
  }
}
