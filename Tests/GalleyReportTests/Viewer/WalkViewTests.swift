import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyReport

/// A walk of VoiceOver beside the picture of the screen.
@Suite struct WalkViewTests {
  @Test(arguments: [ViewerPage.Mode.offline, .server])
  func whatIsSaidStandsBesideThePictureWithWhatHasChanged(_ mode: ViewerPage.Mode) throws {
    let page = try ShownPage(.withChangedWalk(), mode: mode)
    let detail = page.details[0]
    let walk = detail["walk"]
    #expect(
      walk["summary"].text == "1 reached now, 1 no longer reached, 1 heard elsewhere, 1 reworded")
    let lines = walk["lines"].list
    #expect(lines.map { $0["number"].number } == [1, 2, 3, nil, 4, 5])
    #expect(lines.map { $0["was"].number } == [4, nil, nil, 3, nil, nil])
    #expect(lines.map { $0["changes"].texts } == [["moved"], [], [], ["gone"], ["changed"], ["added"]])
    #expect(lines.map { $0["words"].texts.joined() }.last == "“<b>New</b>”, link")
    #expect(lines[3]["words"].texts == ["“Cancel”, button"])
    #expect(lines[4]["words"].texts == ["“Done”, ", "dimmed, ", "button"])
    #expect(lines[4]["before"].texts == ["“Done”, button"])
    #expect(lines[0]["area"].numbers == [20, 20, 80, 20])
    #expect(lines[3]["area"].isMissing && lines[4]["area"].isMissing)
    let picture = Screen().picture
    #expect(detail["candidate"]["scale"].number == 2)
    #expect(detail["candidate"]["width"].number == Double(picture.width))
    #expect(page.items[0]["thumb"].text?.hasSuffix("-thumb.png") == true)
    #expect(page.markup.contains("<b>New") == false)
  }

  @Test func aMatchIsShownWithoutAPicture() throws {
    let sandbox = try Sandbox.withChangedWalk()
    try sandbox.approve("r")
    try sandbox.run(
      "s",
      walk: [
        "“Help”, link", "“Inbox”, heading", "“Search”, search field", "“Done”, dimmed, button",
        "“<b>New</b>”, link",
      ],
      at: [], on: Screen().picture)
    let detail = try ShownPage(sandbox, "s").details[0]
    #expect(detail["walk"]["lines"].list.count == 5 && detail["walk"]["summary"].text == "")
    #expect(detail["walk"]["lines"].list.allSatisfy { $0["changes"].list.isEmpty })
    #expect(detail["candidate"].isMissing)
  }

  @Test func aPictureThatIsGoneIsSaid() throws {
    let sandbox = try Sandbox.withChangedWalk()
    let run = try Run("r", in: sandbox.project)
    let walk = try #require(run.records[0].walk)
    try sandbox.remove(".galley/runs/r/pictures/\(walk.pixels).png")
    let detail = try ShownPage(sandbox).details[0]
    #expect(detail["candidate"].isMissing && detail["walk"]["lines"].list.count == 6)
    #expect(detail["notes"].texts.contains { $0.contains("\(walk.pixels).png") })
  }

  @Test func aTextIsNoWalk() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", text: "Dear Ada\n")
    #expect(try ShownPage(sandbox).details[0]["walk"].isMissing)
  }
}
