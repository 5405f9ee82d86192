import Foundation
import Testing

@testable import Galley
@testable import GalleyChecks

@Suite struct SnapshotDumpTests {
  private struct User {
    var id = 1
    var name: String? = "Ada\n"
    var nickname: String?
    var tags: Set<String> = ["b", "a", "c"]
    var scores = ["z": 1.5, "a": 2]
    var kind = Kind.guest
    var role = Kind.member(since: 2020)
    var place = (x: 1, y: 2)
    var link = URL(string: "https://a/b")
    var born = Date(timeIntervalSince1970: 0.5)
    var list: [Int] = []
  }

  private enum Kind {
    case guest
    case member(since: Int)
  }

  private class Node {
    let name = "node"
    var next: Node?
  }

  private final class Leaf: Node {
    let color = "red"
  }

  @Test func partsAreToldInOneOrder() {
    #expect(
      SnapshotDump.text(of: User()) == """
        ▿ User
          - id: 1
          - name: "Ada\\n"
          - nickname: nil
          ▿ tags: 3 elements
            - "a"
            - "b"
            - "c"
          ▿ scores: 2 elements
            - "a": 2.0
            - "z": 1.5
          - kind: Kind.guest
          ▿ role: Kind
            ▿ member: (since: Int)
              - since: 2020
          ▿ place: (x: Int, y: Int)
            - x: 1
            - y: 2
          - link: https://a/b
          - born: 1970-01-01T00:00:00.500Z
          - list: 0 elements

        """)
  }

  @Test func objectsHaveNoAddressAndNoEnd() {
    let node = Leaf()
    node.next = node
    #expect(
      SnapshotDump.text(of: node) == """
        ▿ Leaf
          - name: "node"
          - next: Leaf, which it is part of
          - color: "red"

        """)
    #expect(SnapshotDump.text(of: ObjectIdentifier(node)) == "- ObjectIdentifier\n")
  }

  @Test func deepValuesEnd() {
    indirect enum Chain {
      case end
      case link(Chain)
    }
    var chain = Chain.end
    for _ in 0..<500 { chain = .link(chain) }
    #expect(SnapshotDump.text(of: chain).contains("Chain, not followed further\n"))
  }
}
