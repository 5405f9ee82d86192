import Foundation
import GalleyTree
import Testing

@testable import GalleyTreeFormats

/// What a driver reads of a page: its elements as lines of fields, or as objects with boxes.
@Suite struct LivePageTests {
  private func page(nodes: String = "[]", lines: String? = nil) throws -> LivePage {
    let told = try lines.map { #", "lines": \#(try quoted($0))"# } ?? ""
    return try LivePage.read(
      """
      {"galley": "dom", "version": 1, "title": "Shop", "nodes": \(nodes),
       "viewport": {"width": 390, "height": 844, "scrollX": 0, "scrollY": 0, "scrollWidth": 390, "scrollHeight": 844, "density": 2},
       "live": {"address": "http://shop.example/", "origin": "http://shop.example", "change": 7\(told)}}
      """)
  }

  private func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test func linesAreReadAsObjectsAre() throws {
    let objects = try page(
      nodes: #"""
        [{"role": "group", "handle": 1, "frame": [0, 0, 390, 200], "scrolls": true},
         {"parent": 0, "role": "button", "name": "Buy\nnow", "id": "a\tb\\c", "handle": 2, "frame": [8, 8.5, 60, 24],
          "style": {"visible": [8, 8.5, 40, 24]}, "disabled": true, "selected": true, "focused": true,
          "attributes": {"expanded": "true", "opacity": "0.5"},
          "touch": {"visible": [8, 8.5, 40, 24], "point": [28, 20.5]}},
         {"parent": 0, "role": "textbox", "value": "ada", "placeholder": "Name", "handle": 18446744073709551615,
          "frame": [8, 40, 60, 24], "touch": {"visible": [8, 40, 60, 24], "cover": 2}}]
        """#)
    let lines = try page(
      lines: [
        "\tgroup\t1\t0,0,390,200\t\tr\t\t\t\t\t\t\t",
        "0\tbutton\t2\t8,8.5,60,24\t8,8.5,40,24\tdsf\t8,8.5,40,24\t28,20.5\t\tBuy\\nnow\t\t\ta\\tb\\\\c\texpanded\ttrue\topacity\t0.5",
        "0\ttextbox\t18446744073709551615\t8,40,60,24\t\t\t8,40,60,24\t\t2\t\tada\tName\t",
      ].joined(separator: "\n"))
    #expect(lines.root == objects.root)
    #expect(lines.root.children.first?.children.first?.identifier == "a\tb\\c")
  }

  @Test func aPageWithoutElementsHasNone() throws {
    #expect(try page(lines: "").root.children.isEmpty)
  }

  @Test(arguments: [
    "\tbutton\t2\t8,8,60,24", "\tbutton\tno\t8,8,60,24\t\t\t\t\t\t\t\t\t",
    "\tbutton\t2\t8,x,60,24\t\t\t\t\t\t\t\t\t",
    "\tbutton\t2\t8,8,60,24\t\t\t\t\t\t\t\t\t\texpanded",
  ])
  func aDamagedLineIsToldByItsNumber(_ line: String) throws {
    let whole = "\tgroup\t1\t0,0,390,200\t\t\t\t\t\t\t\t\t"
    #expect(throws: TreeFormatError.damaged(.dom, reason: "live.lines[1] is no element", line: nil)) {
      try page(lines: whole + "\n" + line)
    }
  }

  @Test func aParentThatComesLaterIsRefused() throws {
    #expect(throws: TreeFormatError.damaged(.dom, reason: "nodes[0] comes before its parent", line: nil)) {
      try page(lines: "3\tbutton\t2\t8,8,60,24\t\t\t\t\t\t\t\t\t")
    }
  }
}
