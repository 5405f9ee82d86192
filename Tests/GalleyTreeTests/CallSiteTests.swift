import Foundation
import Testing

@testable import GalleyTree

@Suite struct CallSiteTests {
  private let test = CallSite(
    fileID: "MailTests/InboxTests.swift", filePath: "/mail/Tests/MailTests/InboxTests.swift", line: 12,
    column: 5)

  private func json(_ place: CallSite) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(place), as: UTF8.self)
  }

  @Test func itIsWrittenAsCompilersDo() {
    #expect("\(test)" == "MailTests/InboxTests.swift:12")
    #expect("\(test.inside("/mail"))" == "Tests/MailTests/InboxTests.swift:12")
  }

  @Test func aRecordHasThePathFromTheProjectsRoot() throws {
    for root in ["/mail", "/mail/"] {
      #expect(try json(test.inside(root)) == #"{"file":"Tests/MailTests/InboxTests.swift","line":12}"#)
    }
    #expect(try json(test.inside("/other")).contains(#""file":"/mail/Tests"#))
  }

  @Test func layoutsHaveModuleAndPath() throws {
    #expect(
      try json(test) == #"{"fileID":"MailTests/InboxTests.swift","#
        + #""filePath":"/mail/Tests/MailTests/InboxTests.swift","line":12}"#)
  }

  @Test func bothFormsAreReadAgain() throws {
    let place = CallSite(fileID: test.fileID, filePath: test.filePath, line: test.line)
    for place in [place, test.inside("/mail")] {
      #expect(try JSONDecoder().decode(CallSite.self, from: Data(try json(place).utf8)) == place)
    }
    for text in [#"{"line":1}"#, #"{"file":"a"}"#, #"{"fileID":"a/b.swift","line":1}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(CallSite.self, from: Data(text.utf8))
      }
    }
  }

  @Test func onlyAPathFromALiteralGoesToXCTest() {
    #expect(CallSite(filePath: "a.swift" as StaticString, line: 3 as UInt).staticFilePath != nil)
    #expect(CallSite(filePath: "a.swift" as String, line: 3).staticFilePath == nil)
  }
}
