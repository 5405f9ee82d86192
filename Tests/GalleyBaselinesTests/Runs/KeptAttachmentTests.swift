import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@Suite struct KeptAttachmentTests {
  @Test func anAttachmentIsAFileThatTellsNothingOfItsName() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    let kept = try recorder.keepAttachment(
      name: "../../evil", type: "public.plain-text", fileExtension: "txt", content: Array("text".utf8),
      activities: ["Log in"])
    let dropped = try recorder.keepAttachment(
      name: "dropped", type: "public.data", fileExtension: "dat", content: [1])
    recorder.remove(dropped)
    try recorder.close()
    let files = sandbox.files(".galley/runs/r/attachments")
    #expect(files.count == 1)
    #expect(files.first?.hasSuffix("-1.txt") == true)
    let path = try #require(try Run("r", in: sandbox.project).path(of: kept))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    #expect(kept.activities == ["Log in"])
  }

  @Test(arguments: ["../../../etc/passwd", "", "a/b.txt", ".hidden.txt", "no-such-1.txt"])
  func aNameFromElsewhereIsNoPath(name: String) throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    _ = try recorder.keepAttachment(name: "a", type: "public.data", fileExtension: "dat", content: [1])
    try recorder.close()
    let attachment = KeptAttachment(name: "a", type: "public.data", file: name)
    #expect(try Run("r", in: sandbox.project).path(of: attachment) == nil)
  }
}
