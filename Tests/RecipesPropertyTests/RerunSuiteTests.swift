import Foundation
import Testing

@Suite struct RerunSuiteTests {
  /// What is about running out of time comes out otherwise on a device that is late; what is code of articles is not
  /// about the app.
  private static let elsewhere: Set<String> = [
    "whatWasNotReachedIsToldSo", "applitoolsTestsRun", "snapshotTestsRun",
    // These say themselves when their feeds arrive.
    "aStubbedFeedIsShown", "refreshingAsksAgain", "aThrottledFeedShowsWhatThereIsUntilThen",
  ]

  /// The files whose tests look at a screen as it is, whatever is to come yet.
  private static let others: Set<String> = ["RecipesAuditTests.swift", "RecipesVoiceOverTests.swift"]

  /// ``RerunSuite`` leaves no test out, as what is written elsewhere is easily forgotten here.
  @Test func everyTestIsInTheSuite() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("RecipesTests")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    // Where the sources are elsewhere than they were built from, there is nothing to compare.
    guard let files, !files.isEmpty else { return }
    var names: [String] = []
    for file in files where file.pathExtension == "swift" && !Self.others.contains(file.lastPathComponent) {
      let text = try String(contentsOf: file, encoding: .utf8)
      names += text.matches(of: /@Test func (\w+)\(\)/).map { String($0.output.1) }
    }
    #expect(names.filter { !Self.elsewhere.contains($0) }.sorted() == RerunSuite.tests.map(\.name).sorted())
  }
}
