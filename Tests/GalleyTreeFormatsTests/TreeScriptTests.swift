import BrowserSuites
import Foundation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyTreeFormats

/// The script that walks a web page, in a browser.
@Suite(.browser, .serialized, .whereBrowserIsInstalled) struct TreeScriptTests {
  private func open(_ body: String) throws {
    let page = "<!doctype html><meta charset=utf-8><title>Shop</title>\(body)"
    let address = "data:text/html;base64,\(Data(page.utf8).base64EncodedString())"
    try SharedBrowser.current.open(#require(URL(string: address)))
  }

  private func tree() throws -> PlacedTree {
    let text: String = try SharedBrowser.current.execute("return " + TreeScript.text)
    let picture = try SharedBrowser.current.screenshot()
    return try TreeFile.read(Array(text.utf8))
      .placed(onWidth: picture.width, height: picture.height, scale: nil)
  }

  /// Types, names, values and states, without frames, which fonts decide.
  private func listing(_ tree: Element) -> String {
    var text = ""
    tree.walk { element, path in
      text += String(repeating: "  ", count: path.indices.count) + ElementText.name(element)
      if let value = element.value { text += " = \"\(value.text)\"" }
      if let placeholder = element.placeholder { text += " placeholder \"\(placeholder)\"" }
      if !element.isEnabled { text += " disabled" }
      if element.isSelected { text += " selected" }
      if element.isFocused { text += " focused" }
      for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
        text += " [\(name)=\(value)]"
      }
      text += "\n"
      return true
    }
    return text
  }

  @Test func `roles, names, values and states are those of the page`() throws {
    try open(
      """
      <header><h1>Shop</h1><nav aria-label=Main><ul><li><a href=#>Home</a><li><a href=# aria-current=page>Tea</a></ul></nav></header>
      <main><p>Text with <a href=x>link</a> inside</p>
      <label for=e>Email</label><input id=e placeholder=you value="a@b" autofocus>
      <input type=password value=abc aria-label=Pin><label><input type=checkbox checked> Gift</label>
      <button data-testid=buy disabled>Buy</button><button><svg width=16 height=16><title>Disk</title></svg> Save</button>
      <select aria-label=Size><option>S<option selected>M</select>
      <fieldset><legend>Pay</legend><input type=radio aria-labelledby=c><span id=c>Card</span></fieldset>
      <figure><img alt=Cup width=10 height=10><figcaption>Fig</figcaption></figure>
      <table><caption>Prices</caption><tr><th>A<td>1</table>
      <input type=range value=30 aria-label=Volume><progress value=0.5></progress>
      <div role=tablist><div role=tab aria-selected=true>One</div><div role=tab>Two</div></div>
      <div role=sparkle aria-label=Odd>x</div><iframe srcdoc="<p>Framed</p>" title=Inner></iframe></main>
      """)
    expectGolden(listing(try tree().tree))
  }

  @Test func `open shadow roots are walked, and what nobody sees is left out`() throws {
    try open(
      """
      <div id=host>Slotted</div><div hidden>no</div><div style="opacity:0">no</div>
      <div style="visibility:hidden">no<span style="visibility:visible">yes</span></div>
      <span style="position:absolute;width:1px;height:1px;overflow:hidden">no</span>
      <details><summary>More</summary>no</details><div style="height:0;overflow:hidden">no</div>
      <script>host.attachShadow({mode: "open"}).innerHTML = "<button>Inside</button><slot></slot>"</script>
      """)
    expectGolden(listing(try tree().tree))
  }

  @Test func `frames and looks are those of the window`() throws {
    try open(
      """
      <body style="margin:0"><div style="position:absolute;left:20px;top:30px;width:100px;height:40px;border-radius:8px;
      background:#336699;color:#ffffff;font:700 20px monospace" data-testid=box>Hi</div>
      """)
    let placed = try tree()
    let box = try #require(placed.tree.children.first)
    #expect(box.frame == CGRect(x: 20, y: 30, width: 100, height: 40))
    #expect(box.type == .staticText)
    #expect(box.identifier == "box")
    #expect(box.appearance?.background == "#336699FF")
    #expect(box.appearance?.foreground == "#FFFFFFFF")
    #expect(box.appearance?.font == "monospace 700")
    #expect(box.appearance?.fontSize == 20)
    #expect(box.appearance?.cornerRadius == 8)
    #expect(placed.notes == [])
  }

  @Test func `a page of too many elements is cut, with a note`() throws {
    try open(
      "<body><script>for (var i = 0; i < 20010; i++) { var p = document.createElement('p'); p.textContent = i; document.body.appendChild(p) }</script>"
    )
    let text: String = try SharedBrowser.current.execute("return " + TreeScript.text)
    let file = try TreeFile.read(Array(text.utf8))
    #expect(file.root.children.count == 20_000)
    #expect(file.notes == [.cut("20000 elements")])
  }
}

/// The parts of the script, which are one function together.
@Suite struct TreeScriptPartsTests {
  /// A second function of a name replaces the first one in silence.
  @Test func `every function is declared once`() {
    let names = TreeScript.text.matches(of: /(?:^|\n)  function (\w+)\(/).map { String($0.1) }
    #expect(names.count > 50)
    #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }
}
