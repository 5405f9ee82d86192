import Foundation
import GalleyTree
import Testing

@testable import GalleyBrowser

/// Names by W3C's accname 1.2, step by step, and roles by HTML-AAM, in a browser.
@Suite(.inTurn, .serialized) struct NameComputationTests {
  /// A step of the computation, an element with the identifier `x`, what surrounds it, and its name.
  private static let names: [(step: String, html: String, name: String)] = [
    ("2A", "<button id=x>Out<span hidden>In</span></button>", "Out"),
    ("2A", "<button id=x>Out<span style='visibility:hidden'>In</span></button>", "Out"),
    ("2A", "<button id=x>Out<span aria-hidden=true>In</span></button>", "Out"),
    ("2B", "<button id=x aria-labelledby='a b'>C</button><i id=a>A</i><i id=b>B</i>", "A B"),
    ("2B", "<button id=x aria-labelledby=a>C</button><span id=a hidden>A</span>", "A"),
    (
      "2B",
      "<button id=x aria-labelledby=r>C</button><div id=r style='display:none'>Out<span style='visibility:hidden'>In</span></div>",
      "OutIn"
    ),
    (
      "2B",
      "<button id=x aria-labelledby=a>C</button><span id=a aria-labelledby=b>A</span><span id=b>B</span>", "A"
    ),
    (
      "2B",
      "<button id=x aria-labelledby=a>C</button><span id=a>A <i aria-labelledby=b>I</i></span><span id=b>B</span>",
      "A I"
    ),
    (
      "2B", "<button id=x aria-label=Delete aria-labelledby='x f'>C</button><a id=f href=#>File</a>",
      "Delete File"
    ),
    ("2B", "<button id=x aria-labelledby=none>C</button>", "C"),
    ("2C", "<input type=checkbox id=x><label for=x>Flash <input value=3> times</label>", "Flash 3 times"),
    (
      "2C",
      "<input type=checkbox id=x><label for=x>Flash <select><option>1<option selected>2</select> times</label>",
      "Flash 2 times"
    ),
    (
      "2C", "<input type=checkbox id=x><label for=x>Flash <input type=range value=7 max=9> times</label>",
      "Flash 7 times"
    ),
    ("2C", "<button id=x aria-labelledby=h>C</button><span id=h hidden><input value=V></span>", "V"),
    (
      "2C",
      "<input type=checkbox id=x><label for=x>Flash <span role=textbox contenteditable>4</span> times</label>",
      "Flash 4 times"
    ),
    ("2D", "<button id=x aria-label=L>C</button>", "L"),
    ("2D", "<button id=x aria-label=' '>C</button>", "C"),
    ("2D", "<button id=x>A <span aria-label=B>C</span></button>", "A B"),
    ("2D", "<div id=x aria-label=L style='width:20px;height:20px;background:red'></div>", ""),
    ("2D", "<p id=x aria-label=L>P</p>", "P"),
    ("2E", "<label for=x>L</label><input id=x>", "L"),
    ("2E", "<label>L <input id=x></label>", "L"),
    ("2E", "<label for=x>A</label><label for=x>B</label><input id=x>", "A B"),
    ("2E", "<img id=x alt=Cup width=20 height=20>", "Cup"),
    ("2E", "<input id=x type=submit>", "Submit"),
    ("2E", "<input id=x type=reset value=Back>", "Back"),
    ("2E", "<fieldset id=x><legend>Pay</legend>x</fieldset>", "Pay"),
    ("2E", "<figure id=x><img width=9 height=9 alt=I><figcaption>FC</figcaption></figure>", "FC"),
    ("2E", "<table id=x><caption>Prices</caption><tr><td>1</table>", "Prices"),
    ("2E", "<svg id=x width=20 height=20><title>Disk</title><rect width=9 height=9 /></svg>", "Disk"),
    ("2F", "<button id=x><svg width=9 height=9><title>Save</title></svg></button>", "Save"),
    ("2F", "<h2 id=x>A<br>B</h2>", "A B"),
    ("2F", "<button id=x>a<b>b</b></button>", "ab"),
    ("2F", "<button id=x><span>a </span><span>b</span></button>", "a b"),
    ("2F", "<button id=x><div>a</div><div>b</div></button>", "a b"),
    (
      "2F",
      "<button id=x><span style='display:inline-block'>a</span><span style='display:inline-block'>b</span></button>",
      "a b"
    ),
    ("2F", "<button id=x style='text-transform:uppercase'>save</button>", "save"),
    (
      "2F",
      "<style>#x::before { content: 'New ' } #x::after { content: 'x' / ' item' }</style><button id=x>mail</button>",
      "New mail item"
    ),
    ("2F", "<button id=x>Buy <img alt=tea width=9 height=9></button>", "Buy tea"),
    ("2F", "<button id=x aria-owns=o>A</button><span id=o>O</span>", "A O"),
    ("2F", "<a id=x href=#><h3>Deep <em>in</em>side</h3></a>", "Deep inside"),
    ("2I", "<button id=x title=T></button>", "T"),
    ("2I", "<input id=x title=T placeholder=P>", "T"),
    ("2I", "<input id=x placeholder=P>", "P"),
    ("2I", "<div id=x role=button>&nbsp; a &nbsp; b </div>", "a b"),
  ]

  private static let roles: [(html: String, type: ElementType)] = [
    ("<a id=x href=#>A</a>", .link), ("<a id=x>A</a>", .staticText), ("<input id=x list=l>", .comboBox),
    ("<input id=x type=checkbox>", .checkBox), ("<input id=x type=checkbox aria-pressed=true>", .button),
    ("<input id=x type=date>", .datePicker), ("<input id=x type=color>", .colorWell),
    ("<input id=x type=number>", .stepper),
    ("<input id=x type=search>", .searchField), ("<input id=x type=password>", .secureTextField),
    ("<select id=x><option>A</select>", .comboBox), ("<select id=x size=3><option>A</select>", .table),
    ("<textarea id=x></textarea>", .textView), ("<ul><li id=x>A</ul>", .cell),
    ("<ul role=none><li id=x>A</ul>", .staticText),
    ("<details open><summary id=x>A</summary>B</details>", .disclosureTriangle),
    ("<summary id=x>A</summary>", .staticText),
    ("<table role=grid><tr><td id=x>A</table>", .cell),
    ("<table role=none><tr><td id=x>A</table>", .staticText),
    ("<button id=x role=none>A</button>", .button), ("<ul id=x role=none aria-label=L><li>A</ul>", .table),
    ("<div id=x role='unknown switch'>A</div>", .switch), ("<div id=x role=tab>A</div>", .tab),
    ("<nav id=x>A</nav>", .group), ("<progress id=x></progress>", .progressIndicator),
    ("<meter id=x></meter>", .levelIndicator),
    ("<dialog id=x open>A</dialog>", .dialog), ("<div id=x role=alertdialog>A</div>", .alert),
    ("<hr id=x>", .splitter),
  ]

  /// Shows each case in a frame of one page, and reads the elements `x`.
  private func elements(_ cases: [String], in engine: BrowserEngine) throws -> [Element] {
    let frames = cases.map { html in
      let text = "<!doctype html><html lang=en><body>\(html)".replacingOccurrences(of: "&", with: "&amp;")
      return "<iframe srcdoc=\"\(text.replacingOccurrences(of: "\"", with: "&quot;"))\"></iframe>"
    }
    var found: [Element] = []
    try BrowserFixture.withPage(frames.joined(separator: "\n"), in: engine) { driver in
      found = try BrowserFixture.elements(of: driver).filter { $0.identifier == "x" }
    }
    try #require(found.count == cases.count)
    return found
  }

  @Test(arguments: BrowserEngine.allCases)
  func `names are those of the computation, step by step`(in engine: BrowserEngine) throws {
    for (element, expected) in zip(try elements(Self.names.map(\.html), in: engine), Self.names) {
      #expect(element.label == expected.name, "step \(expected.step) in \(engine.title): \(expected.html)")
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `types are those of the roles of HTML`(in engine: BrowserEngine) throws {
    for (element, expected) in zip(try elements(Self.roles.map(\.html), in: engine), Self.roles) {
      #expect(element.type == expected.type, "\(expected.html) in \(engine.title)")
    }
  }
}
