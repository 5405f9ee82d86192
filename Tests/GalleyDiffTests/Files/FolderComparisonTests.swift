import Foundation
import GalleyImage
import Synchronization
import TemporaryFolders
import Testing

@testable import GalleyDiff
@testable import GalleyFileDiff

@Suite struct FolderComparisonTests {
  /// Two folders, of which files are made by path.
  private struct Pair {
    let root: String
    var first: String { "\(root)/first" }
    var second: String { "\(root)/second" }

    init(_ root: String) throws {
      self.root = root
      for folder in ["first", "second"] {
        try FileManager.default.createDirectory(
          atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
      }
    }

    func write(_ color: RGBA, _ path: String, width: Int = 8) throws {
      let url = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Bitmap(width: width, height: 8, color: color).writePNG(to: url.path)
    }

    func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }
  }

  private func texts(_ found: FolderDifference) -> [String] {
    found.entries.map { entry in
      switch entry.outcome {
      case .compared(let found): return "\(entry.path): \(found.isEqual ? "equal" : "differs")"
      case .onlyInFirst: return "\(entry.path): missing"
      case .onlyInSecond: return "\(entry.path): extra"
      case .failed(let reason):
        // The temporary folder's path is another one every time.
        let words = reason.split(separator: "\"", omittingEmptySubsequences: false)
        let short = words.map {
          $0.hasPrefix("/") ? $0.split(separator: "/").suffix(2).joined(separator: "/") : String($0)
        }
        return "\(entry.path): \(short.joined(separator: "\""))"
      }
    }
  }

  @Test(arguments: [1, 2, 7])
  func `every picture of both folders is accounted for`(jobs: Int) throws {
    try withTemporaryFolder { root in
      let pair = try Pair(root)
      for folder in ["first", "second"] {
        try pair.write(.white, "\(folder)/same.png")
        try pair.write(folder == "first" ? .white : .black, "\(folder)/deep/er/changed.PNG")
        try pair.write(.white, "\(folder)/.hidden/left out.png")
        try pair.write(.white, "\(folder)/.left-out.png")
        try Data("text".utf8).write(to: URL(fileURLWithPath: "\(root)/\(folder)/notes.txt"))
      }
      try pair.write(.white, "first/gone.png")
      try pair.write(.white, "second/deep/new.png")
      try pair.write(.white, "first/broken.png")
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(pair.second)/broken.png"))
      try pair.write(.white, "first/size.png", width: 9)
      try pair.write(.white, "second/size.png")
      let heard = Mutex<[Int]>([])
      let found = try FolderComparison(jobs: jobs).compare(pair.first, pair.second) { done, all in
        heard.withLock { $0.append(done * 100 + all) }
      }
      #expect(
        texts(found) == [
          "broken.png: \"second/broken.png\" is not a PNG: it begins with the bytes 6E 6F 20 70 69 63 74 75. Save the picture as PNG.",
          "deep/er/changed.PNG: differs", "deep/new.png: extra", "gone.png: missing", "same.png: equal",
          "size.png: differs",
        ])
      #expect(heard.withLock { $0 } == [104, 204, 304, 404])
      #expect(found.equalCount == 1 && found.different.count == 2 && !found.isEqual)
      #expect(found.missing.count == 1 && found.extra.count == 1 && found.failed.count == 1)
    }
  }

  @Test func `links do not lead out of a folder`() throws {
    try withTemporaryFolder { root in
      let pair = try Pair(root)
      try pair.write(.black, "elsewhere/secret.png")
      for folder in ["first", "second"] {
        try pair.write(.white, "\(folder)/real.png")
        try pair.link("\(folder)/inside.png", to: "real.png")
      }
      try pair.write(.white, "second/out.png")
      try pair.link("first/out.png", to: "../elsewhere/secret.png")
      try pair.link("first/outside", to: "../elsewhere")
      try pair.link("first/loop", to: ".")
      try pair.link("second/nowhere.png", to: "nothing.png")
      #expect(
        texts(try FolderComparison(jobs: 2).compare(pair.first, pair.second)) == [
          "inside.png: equal", "nowhere.png: it is a broken link",
          "out.png: it is a link that leads out of the folder",
          "outside: it is a link that leads out of the folder", "real.png: equal",
        ])
    }
  }

  @Test func `differences are drawn under the paths of the pictures`() throws {
    try withTemporaryFolder { root in
      let pair = try Pair(root)
      for name in ["a.png", "A.png", "deep/a.png", "equal.png"] {
        try pair.write(.white, "first/\(name)")
        try pair.write(name == "equal.png" ? .white : .black, "second/\(name)")
      }
      let output = "\(root)/output/new"
      let found = try FolderComparison(jobs: 2, output: output).compare(pair.first, pair.second)
      #expect(found.entries.map(\.picture) == ["A.png", "a~2.png", "deep/a.png", nil])
      for picture in found.entries.compactMap(\.picture) {
        #expect(try PNG.read("\(output)/\(picture)")[3, 3] == DifferenceAppearance.light.different)
      }
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: output).sorted()
          == ["A.png", "a~2.png", "deep", "deep/a.png"])
    }
  }

  @Test func `what cannot be compared at all is said`() throws {
    try withTemporaryFolder { root in
      let pair = try Pair(root)
      try pair.write(.white, "file.png")
      func fault(_ first: String, _ second: String, output: String? = nil) -> String? {
        do {
          _ = try FolderComparison(jobs: 1, output: output).compare(first, second)
          return nil
        } catch {
          return "\(error)".replacing(root, with: "…")
        }
      }
      #expect(fault("\(root)/none", pair.second) == "there is no folder \"…/none\"")
      #expect(
        fault(pair.first, "\(root)/file.png")
          == "\"…/file.png\" is not a folder; \"galley diff\" compares two files")
      #expect(
        fault(pair.first, pair.second, output: "\(pair.second)/new/differences")
          == "\"…/second/new/differences\" lies in a folder that is compared; write difference pictures elsewhere"
      )
      #expect(fault(pair.first, pair.second, output: "\(root)/first-differences") == nil)
      #expect(
        "\(FolderError.stopped(done: 3, of: 9))"
          == "the comparison was interrupted after 3 of 9 pictures; pictures of differences written so far are whole"
      )
      #expect("\(FolderError.unreadable("a"))" == "the folder \"a\" cannot be read")
      #expect(
        try FolderComparison(jobs: 1).compare(pair.first, pair.second).isEqual == false, "nothing at all")
    }
  }

  @Test(arguments: [1, 2, 5])
  func `a comparison stops between two pictures`(jobs: Int) throws {
    try withTemporaryFolder { root in
      let pair = try Pair(root)
      for number in 0..<40 {
        try pair.write(.white, "first/\(number).png")
        try pair.write(.black, "second/\(number).png")
      }
      let done = Mutex(0)
      let comparison = FolderComparison(jobs: jobs, output: "\(root)/output")
      #expect {
        try comparison.compare(
          pair.first, pair.second, progress: { count, _ in done.withLock { $0 = count } },
          isStopped: { done.withLock { $0 } >= 7 })
      } throws: { error in
        guard case FolderError.stopped(let count, of: 40) = error else { return false }
        return 7..<7 + jobs ~= count
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/output")
      #expect(names.count == done.withLock { $0 } && names.allSatisfy { !$0.hasPrefix(".") })
      for name in names {
        #expect(try PNG.read("\(root)/output/\(name)")[3, 3] == DifferenceAppearance.light.different)
      }
    }
  }
}
