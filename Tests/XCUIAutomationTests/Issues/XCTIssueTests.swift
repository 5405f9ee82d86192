import Foundation
import XCTest

@testable import XCUIAutomation

final class XCTIssueTests: XCTestCase {
  // covers: XCTSourceCodeLocation.*
  func testALocationIsAFileAndALine() {
    let location = XCTSourceCodeLocation(filePath: "/a/b.swift", lineNumber: 7)
    XCTAssertEqual(
      location, XCTSourceCodeLocation(fileURL: URL(fileURLWithPath: "/a/b.swift"), lineNumber: 7))
    XCTAssertNotEqual(location, XCTSourceCodeLocation(filePath: "/a/b.swift", lineNumber: 8))
    XCTAssertEqual(location.description, "/a/b.swift:7")
    let here: StaticString = "/a/b.swift"
    XCTAssertEqual(XCTSourceCodeLocation(filePath: here, lineNumber: UInt(7)), location)
  }

  // covers: XCTSourceCodeContext.*
  // covers: XCTSourceCodeFrame
  // covers: XCTSourceCodeSymbolInfo
  func testAContextKnowsTheCallsThatAreRunning() {
    XCTAssertFalse(XCTSourceCodeContext().callStack.isEmpty)
    let symbol = XCTSourceCodeSymbolInfo(imageName: "App", symbolName: "main", location: nil)
    let frame = XCTSourceCodeFrame(address: 16, symbolInfo: symbol)
    let context = XCTSourceCodeContext(callStack: [frame], location: nil)
    XCTAssertEqual(context.callStack.first?.symbolInfo?.symbolName, "main")
    let bare = XCTSourceCodeContext(callStackAddresses: [1, 2], location: nil)
    XCTAssertEqual(bare.callStack.map(\.address), [1, 2])
  }

  // covers: XCTIssue.*
  func testAnIssueHasFactsThatMayBeChanged() {
    var issue = XCTIssue(type: .assertionFailure, compactDescription: "broken")
    XCTAssertEqual(issue.type, .assertionFailure)
    XCTAssertEqual(issue.severity, .error)
    XCTAssertNil(issue.detailedDescription)
    XCTAssertNil(issue.associatedError)
    issue.add(XCTAttachment(string: "more"))
    issue.detailedDescription = "broken in two"
    issue.associatedError = CocoaError(.fileNoSuchFile)
    issue.severity = .warning
    issue.sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 3))
    let copy = issue
    issue.compactDescription = "whole"
    XCTAssertEqual(copy.compactDescription, "broken")
    XCTAssertEqual(copy.detailedDescription, "broken in two")
    XCTAssertEqual(copy.attachments.count, 1)
    XCTAssertEqual((copy.associatedError as? CocoaError)?.code, .fileNoSuchFile)
    XCTAssertEqual(copy.severity, .warning)
    XCTAssertEqual(copy.sourceCodeContext.location?.lineNumber, 3)
    XCTAssertEqual(
      [
        XCTIssue.IssueType.assertionFailure, .thrownError, .uncaughtException, .performanceRegression,
        .system, .unmatchedExpectedFailure,
      ].map(\.rawValue), Array(0...5))
  }

  // covers: XCTMutableIssue
  // covers: XCTIssueReference
  func testAMutableIssueChangesTheIssue() {
    let issue = XCTMutableIssue(type: .system, compactDescription: "first")
    issue.compactDescription = "second"
    issue.detailedDescription = "at length"
    issue.type = .thrownError
    issue.associatedError = CocoaError(.fileNoSuchFile)
    issue.add(XCTAttachment(string: "more"))
    issue.sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 1))
    let reference: XCTIssueReference = issue
    XCTAssertEqual(reference.compactDescription, "second")
    XCTAssertEqual(reference.detailedDescription, "at length")
    XCTAssertEqual(reference.type, .thrownError)
    XCTAssertEqual(reference.attachments.count, 1)
    XCTAssertEqual(reference.sourceCodeContext.location?.lineNumber, 1)
    XCTAssertNotNil(reference.associatedError)
    XCTAssertEqual("\(issue.issue)", "second")
  }
}
