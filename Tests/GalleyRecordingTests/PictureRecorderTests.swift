import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyRecording

@Suite struct PictureRecorderTests {
  /// The digest alone decides about a picture that is new or as it was, so that most pictures of most runs are not decoded.
  @Test func whatIsNewOrAsItWasIsNotDecoded() throws {
    let sandbox = try Sandbox()
    let project = sandbox.project
    func begin(_ variant: Int, run: String) throws -> PictureRecorder.Step {
      let bytes = [UInt8](try PNG.encode(Screen.variant(variant).snapshot.picture, effort: .fast))
      let recorder = try RunRecorder.open(project, environment: [RunName.variable: run])
      defer { try? recorder.close() }
      let pictures = PictureRecorder(
        CheckRunner(store: BaselineStore(project), recorder: recorder), rules: PictureRules(project.settings))
      let key = CheckKey(suite: [], test: nil, name: "home", environment: .picture)
      return try pictures.begin(
        PictureRecorder.Subject(
          bytes, path: "home.png", key: key, at: CallSite(filePath: sandbox.root + "/home.png", line: 1)))
    }
    guard case .done(let new) = try begin(0, run: "a") else { throw Decoded() }
    #expect(new.outcome.status == .new)
    let run = try Run("a", in: project)
    let plan = ApprovalPlan(
      Selection(all: true), in: Gate().verdict(on: run, against: sandbox.store), unsigned: [])
    let result = DecisionService(run: run, store: sandbox.store).approve(plan, Samples.signature)
    #expect(result.approved.count == 1)
    guard case .done(let same) = try begin(0, run: "b") else { throw Decoded() }
    #expect(same.outcome.status == .match)
    guard case .pixels = try begin(1, run: "c") else { throw NotDecoded() }
  }

  private struct Decoded: Error {}
  private struct NotDecoded: Error {}
}
