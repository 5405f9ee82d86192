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
         {"parent": 0, "role": "button", "name": "Buy\nnow", "id": "a|b~c^", "handle": 2, "frame": [8, 8.5, 60, 24],
          "style": {"visible": [8, 8.5, 40, 24]}, "disabled": true, "selected": true, "focused": true,
          "attributes": {"expanded": "true", "opacity": "0.5"},
          "touch": {"visible": [8, 8.5, 40, 24], "point": [28, 20.5]}},
         {"parent": 0, "role": "textbox", "value": "ada", "placeholder": "Name", "handle": 18446744073709551615,
          "frame": [8, 40, 60, 24], "touch": {"visible": [8, 40, 60, 24], "cover": 2}}]
        """#)
    let lines = try page(
      lines: [
        "|group|1|0,0,390,200||r",
        "0|button||8,8.5,60,24|8,8.5,40,24|dsf|8,8.5,40,24|28,20.5||Buy\nnow|||a^1b^2c^0|expanded|true|opacity|0.5",
        "0|textbox|18446744073709551615|8,40,60,24|||8,40,60,24||2||ada|Name",
      ].joined(separator: "~"))
    #expect(lines.root == objects.root)
    #expect(lines.root.children.first?.children.first?.identifier == "a|b~c^")
  }

  @Test(arguments: ["-0.5,1e3,0.1,88.88", "1234567890123456789,-17,0.07,1234567.89", "5e-324,0.5,7,0"])
  func numbersAreReadAsSwiftReadsThem(_ numbers: String) throws {
    let expected = numbers.split(separator: ",").compactMap { Double($0) }
    let frame = try #require(try page(lines: "|a^1b|1|\(numbers)").root.children.first).frame
    let read: [Double] = [frame.minX, frame.minY, frame.width, frame.height]
    #expect(read == expected)
  }

  @Test func aRoleOfThePageIsAnyText() throws {
    let element = try page(lines: "|a^1b|1|0,0,390,200").root.children.first
    #expect(element?.attributes["role"] == "a|b")
  }

  @Test func aPageWithoutElementsHasNone() throws {
    #expect(try page(lines: "").root.children.isEmpty)
  }

  @Test(arguments: [
    "|button|2", "|button|no|8,8,60,24", "|button|2|8,x,60,24", "|button|2|8,8,60",
    "|button|2|8,8,60,24||d||||||||expanded",
  ])
  func aDamagedLineIsToldByItsNumber(_ line: String) throws {
    let whole = "|group|1|0,0,390,200"
    #expect(throws: TreeFormatError.damaged(.dom, reason: "live.lines[1] is no element", line: nil)) {
      try page(lines: whole + "~" + line)
    }
  }

  @Test func aParentThatComesLaterIsRefused() throws {
    #expect(throws: TreeFormatError.damaged(.dom, reason: "nodes[0] comes before its parent", line: nil)) {
      try page(lines: "3|button|2|8,8,60,24")
    }
  }
}
