import BaselineFixtures
import Foundation
import GoldenFiles
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct GitTests {
  private func words(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func withoutGitOrARepositoryItIsSaid() throws {
    let sandbox = try Sandbox()
    expectGolden(words { _ = try Git(in: sandbox.root, environment: ["PATH": sandbox.root]) })
    #expect(
      words { _ = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment) }
        == "\(sandbox.root) is in no git repository; make one with \"git init\"")
  }

  @Test func theFolderDecidesWhichRepositoryIsMeant() throws {
    let (here, there) = (try Sandbox(), try Sandbox())
    try here.makeRepository()
    try there.makeRepository()
    // So it is within a hook of another repository.
    let hook = Sandbox.gitEnvironment.merging(["GIT_DIR": there.root + "/.git", "GIT_WORK_TREE": there.root])
    { $1 }
    #expect(try Git(in: here.root, environment: hook).top == here.root)
  }

  @Test func noProgramOfTheRepositoryIsRun() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    let script = sandbox.root + "/evil.sh"
    try sandbox.write("#!/bin/sh\ntouch '\(sandbox.root)/ran'\n", to: "evil.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try sandbox.git("config", "core.fsmonitor", script)
    try sandbox.git("config", "core.pager", script)
    try sandbox.git("config", "diff.external", script)
    try sandbox.git("config", "diff.evil.textconv", script)
    try sandbox.write("* diff=evil\n", to: ".gitattributes")
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    try? sandbox.remove("ran")
    _ = try GitLog(git, of: ".")
    _ = try git.blobs(["HEAD:./Package.swift"])
    _ = try git.branches()
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/ran"))
  }

  @Test(arguments: [
    "", "--all", "-x", "nosuch", "main:Package.swift", "a b", "main\nHEAD", "main..HEAD", "@{u",
  ])
  func whatIsNoBranchIsNamed(_ ref: String) throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    #expect(throws: GitError.noSuchRef(ref)) { _ = try git.commit(ref) }
  }

  @Test func aBranchIsMeantBeforeATagOfItsName() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    let main = try git.commit("main")
    try sandbox.git("checkout", "-q", "-b", "evil")
    try sandbox.write("", to: "evil")
    try sandbox.commit("Evil")
    let evil = try git.commit("evil")
    for name in ["main", "origin/main", "v1"] { try sandbox.git("tag", name, "evil") }
    #expect(try git.branch("main") == main)
    #expect(try git.branch("main~0") == main)
    #expect(throws: GitError.onlyTag("origin/main")) { try git.branch("origin/main") }
    try sandbox.git("update-ref", "refs/remotes/origin/main", main)
    #expect(try git.branch("origin/main") == main)
    #expect(try git.branch("origin/main^{commit}") == main)
    #expect(throws: GitError.onlyTag("v1")) { try git.branch("v1") }
    #expect(throws: GitError.onlyTag("v1")) { try git.branch("v1~1") }
    // Named in full it is meant.
    for ref in ["refs/tags/v1", "evil", "HEAD", evil, String(evil.prefix(10))] {
      #expect(try git.branch(ref) == evil, "\(ref)")
    }
    #expect(throws: GitError.noSuchRef("nosuch")) { try git.branch("nosuch") }
    #expect(throws: GitError.noSuchRef("--all")) { try git.branch("--all") }
  }

  @Test func aNameOfARemoteMeansNoLocalBranch() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository()
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    let main = try git.commit("main")
    try sandbox.git("branch", "origin/main")
    #expect(try git.branch("origin/main") == main)
    try sandbox.git("remote", "add", "origin", "https://git.example/shop.git")
    #expect(throws: GitError.noSuchRef("origin/main")) { try git.branch("origin/main") }
    #expect(throws: GitError.noSuchRef("origin/main~0")) { try git.branch("origin/main~0") }
    #expect(try git.branch("refs/heads/origin/main") == main)
    // A tag whose name is that of the remote's branch in full is not it either.
    try sandbox.git("tag", "refs/remotes/origin/main")
    #expect(throws: GitError.noSuchRef("origin/main")) { try git.branch("origin/main") }
    #expect(throws: GitError.noSuchRef("refs/remotes/origin/main")) {
      try git.branch("refs/remotes/origin/main")
    }
    try sandbox.git("update-ref", "refs/remotes/origin/main", main)
    #expect(try git.branch("origin/main") == main)
    #expect(try git.branch("refs/remotes/origin/main") == main)
  }

  @Test func replacementObjectsAreIgnored() throws {
    let sandbox = try Sandbox()
    try sandbox.write("true", to: "told")
    try sandbox.write("false", to: "untold")
    try sandbox.makeRepository()
    try sandbox.git("replace", "HEAD:told", "HEAD:untold")
    #expect(try sandbox.git("cat-file", "blob", "HEAD:told").text == "false")
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    #expect(try git.blobs(["HEAD:./told"]) == [Array("true".utf8)])
  }

  @Test func linksAndSubmodulesOnTheWayAreFound() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a", to: "folder/inner/file")
    for (name, target) in [("link", "folder"), ("folder/alias", "inner/file")] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.url(name).path, withDestinationPath: target)
    }
    try sandbox.makeRepository()
    let git = try Git(in: sandbox.url("folder").path, environment: Sandbox.gitEnvironment)
    #expect(try git.prefix == "folder/")
    #expect(try git.atTop.prefix == "")
    guard case .file(let name) = try git.place("folder/inner/file", in: "HEAD") else {
      Issue.record("no file")
      return
    }
    #expect(try git.blobs([name]) == [Array("a".utf8)])
    #expect(try git.place("folder/inner", in: "HEAD") == .folder)
    #expect(try git.place("", in: "HEAD") == .folder)
    #expect(try git.place("folder/none/file", in: "HEAD") == .missing)
    for (path, other, mode) in [
      ("link/inner/file", "link", "120000"), ("folder/alias", "folder/alias", "120000"),
      ("folder/inner/file/more", "folder/inner/file", "100644"),
    ] {
      guard case .other(let place, let entry) = try git.place(path, in: "HEAD") else {
        Issue.record("\(path)")
        continue
      }
      #expect(place == other && entry.mode == mode, "\(path)")
    }
    let paths = [
      "folder/inner/file", "folder/inner", "", "folder/none/file", "link/inner/file", "folder/alias",
      "folder",
      "folder/inner/file/more", "none",
    ]
    #expect(try git.places(paths, in: "HEAD") == paths.map { try git.place($0, in: "HEAD") })
  }

  @Test func aFileOfACommitIsWhatItWasWhateverTheBranchIsNow() throws {
    let sandbox = try Sandbox()
    try sandbox.write("old", to: "folder/file")
    try sandbox.makeRepository()
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    let first = try git.commit("HEAD")
    try sandbox.write("new", to: "folder/file")
    try sandbox.git("commit", "--quiet", "--all", "--message", "change")
    let (second, files) = (try git.commit("HEAD"), CommitFiles(git, ref: "main"))
    for _ in 1...2 {
      let contents = try files.contents(of: ["folder/file", "none"], in: [first, second])
      #expect(contents == [[Array("old".utf8), nil], [Array("new".utf8), nil]])
    }
    #expect(throws: BaseError.notPlain(ref: "main", path: "folder", what: "a folder")) {
      try files.contents(of: ["folder"], in: [second])
    }
    try sandbox.git("rm", "--quiet", "folder/file")
    try sandbox.git("commit", "--quiet", "--message", "remove")
    #expect(try files.places(["folder/file"], in: "HEAD") == [.missing])
    #expect(try files.places(["folder/file"], in: first) != [.missing])
  }

  @Test func blobsComeInOrderAndMissingOnesAreNone() throws {
    let sandbox = try Sandbox()
    let large = [UInt8](repeating: 10, count: 300_000)
    try sandbox.write(large, to: "a/large")
    try sandbox.write("", to: "empty")
    try sandbox.makeRepository()
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    let blobs = try git.blobs(["HEAD:./a/large", "HEAD:./none", "HEAD:./empty", "HEAD:./a", "nosuch:./x y"])
    #expect(blobs == [large, nil, [], nil, nil])
    #expect(try git.blobs([]) == [])
    let many = try git.blobs(Array(repeating: "HEAD:./a/large", count: 100))
    #expect(many.count == 100 && many.allSatisfy { $0 == large })
    expectGolden([
      (
        "words { _ = try git.blobs([\"HEAD:./a\\nHEAD:./empty\"]) }",
        words { _ = try git.blobs(["HEAD:./a\nHEAD:./empty"]) }
      ),
      (
        "words { _ = try git.blobs([\"HEAD:./a/large\"], mostBytes: 1_000) }",
        words { _ = try git.blobs(["HEAD:./a/large"], mostBytes: 1_000) }
      ),
    ])
  }

  @Test func wordsOfFaults() {
    let faults: [(GitError, String)] = [
      (
        .failed(command: "log", status: 128, words: "fatal: bad\u{1B}[31m"),
        "\"git log\" ended with 128: fatal: bad�[31m"
      ),
      (.tooSlow(command: "log", seconds: 60), "\"git log\" did not end within 60 s, and was stopped"),
      (
        .noSuchRef("origin/main"),
        "there is no branch, tag or commit \"origin/main\" here, whose approvals should count; fetch it with "
          + "\"git fetch\", or remove it from \"approvalsFrom\" and --approvals-from"
      ),
      (
        .onlyTag("origin/main"),
        "there is no branch \"origin/main\" here, only a tag of that name; fetch the branch, or name the tag in full, as "
          + "refs/tags/origin/main"
      ),
      (
        .journal(ref: "main", .badLine(3)),
        "the approvals of main cannot be read: line 3 of approvals.jsonl is no decision; restore the file with git, or "
          + "remove the line"
      ),
      (
        .pointer("Baselines/a.png"),
        "Baselines/a.png was a Git LFS pointer then, and its file is not here; \"git lfs fetch --all\" brings all versions"
      ),
    ]
    for (fault, words) in faults {
      let clean = "\(fault)".replacing("\u{FFFD}", with: "�")
      #expect(clean.filter { $0 != "�" } == words.filter { $0 != "�" })
    }
  }
}
