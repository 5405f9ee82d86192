import BaselineFixtures
import Foundation
import GalleyImage
import GalleySystem
import Glibc
import SeededCases
import Testing

@testable import GalleyBaselines

@Suite struct ContentCacheTests {
  private static let day: Int64 = 86_400_000_000_000

  private static func digest(_ number: Int) -> SHA256Digest { SHA256Digest(of: Array("\(number)".utf8)) }

  private static func facts(_ count: Int, seed: UInt64) -> [SHA256Digest: ContentFact] {
    var generator = SeededGenerator(seed: seed)
    var facts: [SHA256Digest: ContentFact] = [:]
    for number in 0..<count {
      let random = Digest128(high: generator.next(), low: generator.next())
      let pixels = PixelDigest("\(random)")!
      facts[digest(number)] =
        switch number % 5 {
        case 0: .file(digest(number + 1))
        case 1: .picture(pixels, width: number, height: .max)
        case 2: .sidecar(key: random, pixels: pixels, tree: nil, drawing: random)
        case 3:
          .sidecar(
            key: random, pixels: pixels, tree: Digest128(of: "\(number)"),
            drawing: Digest128(of: "drawing \(number)"))
        default: .confirmed
        }
    }
    return facts
  }

  @Test(arguments: [0, 1, 2, 3, 1_000]) func factsAreReadAsTheyWereWritten(_ count: Int) {
    let facts = Self.facts(count, seed: 7)
    let file = ContentCacheFile(ContentCacheFile([]).merged(with: facts, on: 3, most: 10_000))
    #expect(file.count == count)
    for (digest, fact) in facts {
      #expect(file.fact(digest)?.fact == fact)
      #expect(file.fact(digest)?.day == 3)
    }
    #expect(file.fact(Self.digest(-1)) == nil)
  }

  @Test func aDamagedFileHasNoFacts() {
    let bytes = ContentCacheFile([]).merged(with: Self.facts(20, seed: 1), on: 3, most: 100)
    for length in stride(from: 0, to: bytes.count, by: 11) {
      #expect(ContentCacheFile(Array(bytes[..<length])).count == 0, "\(length)")
    }
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var wrong = bytes
      wrong[place] ^= 4
      #expect(ContentCacheFile(wrong).count == 0, "\(place)")
    }
  }

  @Test func whatWasUsedLongestAgoGoesFirst() {
    var file = ContentCacheFile([])
    for day in 0..<4 {
      let new = Dictionary(
        uniqueKeysWithValues: (0..<10).map { (Self.digest(day * 10 + $0), ContentFact.confirmed) })
      file = ContentCacheFile(file.merged(with: new, on: UInt32(day), most: 25))
    }
    #expect(file.count == 25)
    #expect((30..<40).allSatisfy { file.fact(Self.digest($0)) != nil })
    #expect((20..<30).allSatisfy { file.fact(Self.digest($0)) != nil })
    #expect((10..<20).filter { file.fact(Self.digest($0)) != nil }.count == 5)
    #expect((0..<10).allSatisfy { file.fact(Self.digest($0)) == nil })
  }

  @Test func processesAddToEachOther() throws {
    let sandbox = try Sandbox()
    let path = sandbox.url("outside/cache").path
    let (one, other) = (ContentCache(at: path), ContentCache(at: path))
    one.note(.confirmed, of: Self.digest(1))
    other.note(.confirmed, of: Self.digest(2))
    one.save()
    other.save()
    let both = ContentCache(at: path)
    #expect(both.isConfirmed(Self.digest(1)) && both.isConfirmed(Self.digest(2)))
    #expect(!both.isConfirmed(Self.digest(3)))
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["content", "content.lock"])
  }

  @Test func useIsNotedOnceADay() throws {
    let sandbox = try Sandbox()
    let path = sandbox.url("cache").path
    let now = FileStamp.now
    let first = ContentCache(at: path, now: now)
    first.note(.confirmed, of: Self.digest(1))
    first.save()
    let before = FileStamp(of: path + "/content")
    let same = ContentCache(at: path, now: now)
    #expect(same.isConfirmed(Self.digest(1)))
    same.save()
    #expect(FileStamp(of: path + "/content") == before)
    let later = ContentCache(at: path, now: now + 2 * Self.day)
    #expect(later.isConfirmed(Self.digest(1)))
    later.save()
    let file = ContentCacheFile([UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/content"))))
    #expect(file.fact(Self.digest(1))?.day == UInt32((now + 2 * Self.day) / Self.day))
  }

  /// The ways in which a folder or its file is not ours alone.
  enum Exposure: CaseIterable {
    case folderForAll, folderForGroup, fileForAll, fileIsLink, fileIsFolder, folderIsFile
  }

  @Test(arguments: Exposure.allCases) func whatOthersCouldWriteIsNotRead(_ exposure: Exposure) throws {
    let sandbox = try Sandbox()
    let path = sandbox.url("cache").path
    let cache = ContentCache(at: path)
    cache.note(.confirmed, of: Self.digest(1))
    cache.save()
    #expect(ContentCache(at: path).isConfirmed(Self.digest(1)))
    let file = path + "/content"
    switch exposure {
    case .folderForAll: #expect(chmod(path, 0o757) == 0)
    case .folderForGroup: #expect(chmod(path, 0o770) == 0)
    case .fileForAll: #expect(chmod(file, 0o606) == 0)
    case .fileIsLink:
      #expect(rename(file, sandbox.url("elsewhere").path) == 0)
      #expect(symlink(sandbox.url("elsewhere").path, file) == 0)
    case .fileIsFolder:
      #expect(unlink(file) == 0 && mkdir(file, 0o700) == 0)
    case .folderIsFile:
      try sandbox.remove("cache")
      try sandbox.write("content", to: "cache")
    }
    let exposed = ContentCache(at: path)
    #expect(!exposed.isConfirmed(Self.digest(1)))
    // It is not written either, unless only the file was at fault, whose place a new one takes.
    exposed.note(.confirmed, of: Self.digest(2))
    exposed.save()
    let isMended = exposure == .fileForAll || exposure == .fileIsLink
    #expect(ContentCache(at: path).isConfirmed(Self.digest(2)) == isMended)
    #expect(!ContentCache(at: path).isConfirmed(Self.digest(1)))
  }

  @Test func aStampIsNotedOnlyIfAChangeWouldShow() {
    let cache = ContentCache(at: nil)
    let now = FileStamp.now
    func stamp(_ age: Int64) -> FileStamp {
      FileStamp(device: 1, inode: 2, size: 3, modified: now - age, changed: now - age)
    }
    cache.note(Self.digest(1), of: stamp(1_000_000_000), at: now)
    #expect(cache.digest(of: stamp(1_000_000_000)) == nil)
    cache.note(Self.digest(1), of: stamp(3_000_000_000), at: now)
    #expect(cache.digest(of: stamp(3_000_000_000)) == Self.digest(1))
    var other = stamp(3_000_000_000)
    other.changed += 1
    #expect(cache.digest(of: other) == nil)
  }

  @Test func thePlaceIsMadeForItsUserAlone() throws {
    let sandbox = try Sandbox()
    let path = sandbox.url("b/cache").path
    let cache = ContentCache(at: path)
    cache.note(.confirmed, of: Self.digest(1))
    cache.save()
    // As with a home that is not there.
    let nowhere = ContentCache(at: sandbox.url("home/.cache/galley").path)
    nowhere.note(.confirmed, of: Self.digest(1))
    nowhere.save()
    #expect(!FileManager.default.fileExists(atPath: sandbox.url("home").path))
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o700)
    #expect(stat(path + "/content", &facts) == 0 && facts.st_mode & 0o777 == 0o600)
  }
}
