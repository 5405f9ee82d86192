import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyTree
import Testing
import XCTest

@testable import Galley
@testable import GalleyChecks

/// Whose failures are noted as what.
@Suite final class TestObserverTests {
  private let root: String
  private let recorder: RunRecorder

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/galley-observer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    recorder = try RunRecorder.open(Project(root: root), environment: [RunName.variable: "r"])
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func failures() throws -> TestFailures? {
    try recorder.close()
    return try Run("r", in: Project(root: root)).processes.first?.failures
  }

  @Test func theObserverIsThereBeforeAnyTest() {
    #expect(TestObserver.isInstalled)
  }

  @Test func aCheckUnderXCTestIsToldFromTheRest() throws {
    let observer = TestObserver { [recorder] in recorder }
    let testCase = XCTestCase(name: "test", testClosure: { _ in })
    func fail() {
      observer.testCase(testCase, didFailWithDescription: "", inFile: nil, atLine: 1)
    }
    observer.testBundleWillStart(Bundle.main)
    fail()
    TestObserver.$reason.withValue(.check) { fail() }
    fail()
    try recorder.close()
    #expect(try Run("r", in: Project(root: root)).processes.first?.records == nil)
    observer.testBundleDidFinish(Bundle.main)
    let failures = try failures()
    #expect(failures?.checks == 1)
    #expect(failures?.others == 2)
  }

  @Test func whatATestAttachesIsInItsResult() throws {
    let observer = TestObserver { [recorder] in recorder }
    let project = Project(root: root)
    let runner = CheckRunner(store: BaselineStore(project), recorder: recorder, mode: .none)
    observer.testBundleWillStart(Bundle.main)
    try CheckContext.$override.withValue(runner) {
      let evidence = RunEvidenceRecorder()
      let names = [["kept", "dropped"], []]
      for (index, names) in names.enumerated() {
        let testCase = XCTestCase(name: "Login.test\(index)", testClosure: { _ in })
        observer.testCaseWillStart(testCase)
        let files = try names.map { name in
          try evidence.keep(AttachedFile(name: name, type: "public.plain-text", content: Data(name.utf8)))
        }
        if let last = files.last { evidence.remove(last) }
        observer.testCaseDidFinish(testCase)
      }
    }
    observer.testBundleDidFinish(Bundle.main)
    try recorder.close()
    let run = try Run("r", in: project)
    let results = try #require(run.processes.first?.tests)
    #expect(results.map { $0.attachments?.map(\.name) } == [["kept"], nil])
    let path = try #require(results.first?.attachments?.first.flatMap(run.path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    // Every test of a class is a result of its own, whatever class it is.
    #expect(results.map(\.test.test) == ["test0", "test1"])
  }

  @Test func aCheckUnderSwiftTestingIsNotedByItsPlace() throws {
    // What Swift Testing itself records, and where, is what this is about.
    withKnownIssue {
      CheckFailure.report(
        "differs", at: CallSite(fileID: "M/F.swift", filePath: #filePath, line: 7, column: 5),
        notedBy: recorder)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["differs"] && issue.sourceLocation?.fileID == "M/F.swift"
        && issue.sourceLocation?.line == 7
    }
    #expect(try failures()?.issues == ["M/F.swift:7:5"])
  }
}
