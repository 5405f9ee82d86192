import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

/// Baselines whose pictures are elsewhere: real clones with pointers of Git LFS and git-annex.
@Suite(.timeLimit(.minutes(3))) struct ReferenceModeTests {
  /// A program that keeps pictures outside of git.
  enum Store: String, CaseIterable, CustomTestStringConvertible {
    case lfs, annex

    /// Whether it is installed.
    var isThere: Bool { Git.find("git-\(rawValue)", ["PATH": "/usr/local/bin:/usr/bin:/bin"]) != nil }
    var testDescription: String { rawValue }
    static var installed: [Store] { allCases.filter(\.isThere) }
  }

  /// A repository with approved pictures, the server that it was pushed to, and a clone with pointers.
  private struct Clones {
    let server: Sandbox
    let author: Sandbox
    let clone: Sandbox
    let store: Store
    let names: [String]

    init(_ store: Store, _ names: [String] = ["home", "cart"]) throws {
      (server, author, clone, self.store, self.names) =
        (try Sandbox(), try Sandbox(), try Sandbox(), store, names)
      try server.remove("Package.swift")
      try server.git("init", "-q", "--bare", "-b", "main")
      try author.makeRepository(
        attributes: store == .lfs ? "Baselines/**/*.png filter=lfs -text\n" : "")
      try Self.setUp(author, store)
      for (index, name) in names.enumerated() { try Self.draw(name, index, in: author) }
      let galley = Tool(sandbox: author)
      #expect(galley("record", "shots").code == .clean)
      #expect(galley("approve", "--all").code == .clean)
      try author.remove("shots")
      if store == .annex { try author.git("annex", "add", "-q", "Baselines") }
      try author.commit("Approve")
      // Git LFS serves files by this scheme alone, git-annex by a path alone.
      let url = store == .lfs ? "file://\(server.root)" : server.root
      try author.git("remote", "add", "origin", url)
      #expect(try author.git("push", "-q", "origin", "main").status == 0)
      if store == .annex {
        try server.git("annex", "init", "-q", "server")
        #expect(try author.git("annex", "copy", "-q", "--to", "origin", "Baselines").status == 0)
        #expect(try author.git("annex", "sync", "-q", "origin").status == 0)
      }
      // A clone needs an empty folder.
      try clone.remove("Package.swift")
      let end = try clone.git("clone", "-q", url, ".", environment: ["GIT_LFS_SKIP_SMUDGE": "1"])
      #expect(end.status == 0, "\(end.text)")
      try Self.setUp(clone, store)
    }

    /// Makes a repository know its store, as its user would.
    private static func setUp(_ sandbox: Sandbox, _ store: Store) throws {
      switch store {
      case .lfs: try sandbox.git("lfs", "install", "--local", "--skip-smudge")
      case .annex:
        try sandbox.git("annex", "init", "-q", "clone")
        try sandbox.git("config", "annex.addunlocked", "true")
        try sandbox.git("config", "annex.largefiles", "include=*.png")
      }
    }

    static func draw(_ name: String, _ variant: Int, in sandbox: Sandbox) throws {
      try sandbox.write(
        [UInt8](PNG.encode(Screen.variant(variant).snapshot.picture, effort: .fast)), to: "shots/\(name).png")
    }

    /// Draws all pictures, the first one in another variant if it is given.
    func draw(first variant: Int = 0) throws {
      for (index, name) in names.enumerated() {
        try Self.draw(name, index == 0 ? variant : index, in: clone)
      }
    }

    /// The tool in the clone, which takes pointers for missing pictures.
    var galley: Tool { Tool(sandbox: clone) }
    /// The tool in reference mode.
    var fetching: Tool { Tool(sandbox: clone, environment: ["USER": "ada", Project.fetchVariable: "1"]) }
    var isPointer: Bool {
      get throws { PictureReference(try clone.bytes("Baselines/home.picture.png")) != nil }
    }
    /// A text without what is another one in each test.
    func stable(_ text: String) -> String {
      text.replacing(/[0-9a-f]{10,}/, with: "DIGEST")
    }
  }

  @Test(arguments: Store.installed) func digestsDecideWhatIsEqual(_ store: Store) throws {
    let clones = try Clones(store)
    #expect(try clones.isPointer)
    try clones.draw()
    let equal = clones.fetching("record", "shots", "--gate")
    #expect(equal.code == .clean, "\(equal.out)\(equal.err)")
    #expect(clones.fetching("gate").code == .clean)
    #expect(try clones.isPointer)
    // Who does not ask for it gets no pass without the pictures.
    #expect(clones.galley("record", "shots", "--gate").code == .notComparable)
  }

  @Test(arguments: Store.installed) func aChangeIsComparedOnceItsPictureIsHere(_ store: Store) throws {
    let clones = try Clones(store)
    try clones.draw(first: 2)
    let unseen = clones.galley("record", "shots", "--gate", "--run", "unseen")
    #expect(unseen.code == .notComparable)
    expectGolden(clones.stable(unseen.out + unseen.err), store.rawValue)
    let seen = clones.galley("record", "shots", "--gate", "--fetch", "--run", "seen")
    #expect(seen.code == .differences, "\(seen.out)\(seen.err)")
    #expect(seen.out.contains("compared 2 of 2: 1 match, 1 differ"), "\(seen.out)")
    // Git LFS leaves the pointer; git-annex puts the picture in its place. Nothing is changed for git.
    #expect(try clones.isPointer == (store == .lfs))
    #expect(try clones.clone.git("status", "--porcelain", "Baselines").text == "")
    #expect(clones.fetching("gate", "--run", "seen").code == .differences)
    #expect(clones.fetching("approve", "--run", "seen", "home").code == .clean)
    #expect(try !clones.isPointer)
    #expect(clones.fetching("record", "shots", "--gate").code == .clean)
    #expect(clones.fetching("undo").code == .clean)
    #expect(clones.galley("record", "shots", "--gate", "--fetch").code == .differences)
  }

  @Test(arguments: Store.installed) func oneCheckFetchesItsPicture(_ store: Store) throws {
    let clones = try Clones(store)
    try clones.draw(first: 2)
    let words = ["check", "home", "--picture", "shots/home.png"]
    #expect(clones.galley.run(words).code == .notComparable)
    #expect(clones.galley.run(words + ["--fetch"]).code == .differences)
  }

  @Test(arguments: Store.installed) func verifyingNeedsThePictures(_ store: Store) throws {
    let clones = try Clones(store)
    let unread = clones.galley("verify")
    #expect(unread.code == .notComparable)
    expectGolden(unread.out + unread.err)
    let read = clones.fetching("verify")
    #expect(read.code == .clean, "\(read.out)\(read.err)")
  }

  @Test func aPictureThatNobodyHasIsNoPass() throws {
    guard Store.lfs.isThere else { return }
    let clones = try Clones(.lfs)
    try clones.server.remove("lfs")
    try clones.draw(first: 2)
    let lost = clones.galley("check", "home", "--picture", "shots/home.png", "--fetch")
    #expect(lost.code == .notComparable)
    #expect(lost.out.contains("is a Git LFS pointer (object "), "\(lost.out)\(lost.err)")
    #expect(
      lost.out.contains("and the picture cannot be fetched: \"git lfs smudge\" ended with "), "\(lost.out)")
  }

  @Test func aPictureOfAnotherDigestIsFound() throws {
    guard Store.lfs.isThere else { return }
    let clones = try Clones(.lfs)
    // Somebody points to the other picture.
    try clones.clone.write(
      try clones.clone.bytes("Baselines/cart.picture.png"), to: "Baselines/home.picture.png")
    try clones.draw(first: 2)
    var galley = clones.fetching
    galley.environment[ContentCachePlace.variable] = "\(clones.server.root)/cache"
    let wrong = galley("check", "home", "--picture", "shots/home.png", "--fetch")
    #expect(wrong.code == .notComparable)
    #expect(wrong.out.contains("home.picture.png is not the approved picture"), "\(wrong.out)\(wrong.err)")
    // And once that is known, what was approved does not pass either.
    try clones.draw()
    #expect(galley("check", "home", "--picture", "shots/home.png").code == .notComparable)
  }
}

/// The forms of pointers.
@Suite struct PictureReferenceTests {
  private static let digest = String(repeating: "5891b5b5", count: 8)

  @Test func pointersOfBothProgramsAreRead() throws {
    let lfs = try #require(
      PictureReference(
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:\(Self.digest)\nsize 12\n".utf8)))
    #expect(lfs.tool == .lfs && lfs.name == Self.digest && lfs.byteCount == 12)
    #expect(lfs.digest?.description == Self.digest)
    let key = "SHA256E-s6--\(Self.digest).png"
    let annex = try #require(PictureReference(Array("/annex/objects/\(key)\n".utf8)))
    #expect(annex.tool == .annex && annex.name == key && annex.byteCount == 6)
    #expect(annex.digest?.description == Self.digest)
    let other = try #require(PictureReference(Array("/annex/objects/MD5E-s6--0123.png\n".utf8)))
    #expect(other.digest == nil && other.byteCount == 6)
  }

  @Test(arguments: [
    "", "x", "version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 12\n", "/annex/objects/",
    "/annex/objects/../../etc/passwd\n", "/annex/objects/--json\n", "/annex/objects/a\u{1B}\n",
  ]) func otherFilesAreNone(_ text: String) {
    #expect(PictureReference(Array(text.utf8)) == nil)
  }
}
