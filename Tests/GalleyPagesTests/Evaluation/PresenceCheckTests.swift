import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import SeededCases
import Testing

@testable import GalleyPages
@testable import MailApp

@Suite struct PresenceCheckTests {
  struct Four: Layout {
    let a = Label("a")
    let b = Button("b")
    let any = AnyElement(.any, "c")
    let typed = Label(.identifier("d").type(.image))
    let busy = Label("busy")
    var body: Blueprint {
      Required {
        a
        b
        any
        typed
      }
      Absent { busy }
    }
  }

  private let device = Configuration(device: "Phone", size: CGSize(width: 375, height: 812), scale: 1)

  private func root(_ random: inout SeededGenerator, depth: Int = 0) -> Element {
    let types: [ElementType] = [.staticText, .button, .image, .other]
    let count = depth == 3 ? 0 : Int.random(in: 0...3, using: &random)
    return Element(
      types.randomElement(using: &random) ?? .other,
      identifier: ["a", "b", "c", "d", "busy", "", "é"].randomElement(using: &random) ?? "",
      frame: CGRect(x: 0, y: 0, width: 9, height: 9),
      children: (0..<count).map { _ in root(&random, depth: depth + 1) })
  }

  /// Either it says what judging in full says, or that this is needed.
  @Test func itAgreesWithJudgingInFull() throws {
    var random = SeededGenerator(seed: 3)
    let layout = LayoutDescription.of(Four.self)
    let roll = try #require(PresenceCheck(for: [layout], on: device))
    var plain = 0
    for _ in 0..<400 {
      let tree = root(&random)
      let screen = ScreenIndex([ApplicationTree(bundleIdentifier: "x", root: tree)], size: device.size)
      let full = LayoutEvaluator(screen: screen, configuration: device).verdict(
        on: layout, in: 0..<screen.nodes.count)
      guard let short = roll.verdicts(on: tree) else {
        #expect(full.isComplete)
        continue
      }
      plain += 1
      #expect(!full.isComplete)
      #expect(short[0].evaluations.map(\.outcome) == full.evaluations.map(\.outcome))
      #expect(short[0].evaluations.map(\.name) == full.evaluations.map(\.name))
    }
    #expect(plain > 100)
  }

  @Test func whatNeedsMoreThanCountingIsJudgedInFull() {
    func isPlain(_ layouts: [any Layout.Type]) -> Bool {
      PresenceCheck(for: layouts.map(LayoutDescription.of), on: device) != nil
    }
    #expect(isPlain([TwoFactor.self, Four.self]))
    #expect(!isPlain([Inbox.self]))
    #expect(!isPlain([TwoFactor.self, NearMatchTests.Target.self]))
  }

  /// A page that is missed by counting is reported as if every look had been in full.
  @Test func reportsAreTheSameEitherWay() throws {
    let device = ScriptedDevice(changes: [.seconds(1), .seconds(2), .seconds(3)]) { now in
      func text(_ name: String) -> Element {
        Element(.staticText, identifier: name, frame: CGRect(x: 0, y: 100, width: 50, height: 20))
      }
      return Mail.app((.seconds(1)..<(.seconds(3))).contains(now) ? [text("a")] : [text("busy")])
    }
    let error = try pageError { try Page<Four>(on: MailDevice(device).app) }
    guard case .notLoaded(let report) = error.failure else { throw error }
    #expect(report.looks == 5)
    #expect(
      report.candidates[0].findings.map(\.outcome) == [.missing, .missing, .missing, .missing, .notJudged])
    #expect(report.candidates[0].findings[0].met == .init(first: .seconds(1), last: .seconds(2)))
    #expect(error.description.contains("there from 1 to 2 seconds, then gone"))
  }
}
