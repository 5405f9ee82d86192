import Foundation
import GalleyImage
import GalleySystem

/// Objects of generated files, kept with the state of every file that they were compiled from.
struct ObjectCache {
  /// The folder of the objects.
  let folder: String

  /// The number of objects that are kept.
  private static let most = 16
  /// The most bytes of a record; one has some hundred paths.
  private static let largest = 16 << 20

  /// A file that an object was compiled from.
  private struct Dependency: Codable, Equatable {
    var path: String
    var inode: UInt64
    var size: Int64
    var modified: Int64
    var changed: Int64

    init?(_ path: String) {
      guard let stamp = FileStamp(of: path, followsLinks: true) else { return nil }
      self.path = path
      (inode, size, modified, changed) = (stamp.inode, stamp.size, stamp.modified, stamp.changed)
    }
  }

  /// The name of the object of sources that are compiled with arguments.
  static func key(_ arguments: [String], _ sources: [(name: String, text: String)]) -> String {
    let words = arguments + sources.flatMap { [$0.name, $0.text] }
    return "\(Digest128(of: Data(words.joined(separator: "\0").utf8)))"
  }

  private func path(_ key: String, _ kind: String) -> String { "\(folder)/\(key).\(kind)" }

  /// The object of a key, if none of its files has changed.
  func object(_ key: String) -> String? {
    guard let bytes = try? BoundedFile.read(path(key, "json"), limit: Self.largest),
      let known = try? JSONDecoder().decode([Dependency].self, from: Data(bytes)),
      known.allSatisfy({ Dependency($0.path) == $0 }), FileManager.default.fileExists(atPath: path(key, "o"))
    else { return nil }
    return path(key, "o")
  }

  /// Keeps an object; an object that cannot be kept is compiled again.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: Its key.
  ///   - paths: The files that it was compiled from.
  ///   - began: The time when that began: a file that has changed since may have been read before or after.
  func keep(_ object: String, as key: String, from paths: [String], since began: Int64) {
    let dependencies = paths.map(Dependency.init)
    guard !paths.isEmpty,
      dependencies.allSatisfy({ $0.map { max($0.modified, $0.changed) < began } ?? false })
    else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      removeOldest()
      try? FileManager.default.removeItem(atPath: path(key, "json"))
      let bytes = try Data(contentsOf: URL(fileURLWithPath: object))
      try AtomicFile.write(bytes, to: path(key, "o"), flushes: false)
      let record = try JSONEncoder().encode(dependencies.compactMap { $0 })
      try AtomicFile.write(record, to: path(key, "json"), flushes: false)
    } catch {}
  }

  private func removeOldest() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let objects = names.filter { $0.hasSuffix(".o") }.map { name in
      (name: name, time: FileStamp(of: "\(folder)/\(name)")?.modified ?? 0)
    }
    for object in objects.sorted(by: { $0.time > $1.time }).dropFirst(Self.most - 1) {
      let key = String(object.name.dropLast(2))
      for kind in ["json", "o"] { try? FileManager.default.removeItem(atPath: path(key, kind)) }
    }
  }

  /// The files that a rule of a makefile names behind its colon.
  static func dependencies(in rules: String) -> [String] {
    var paths: [String] = []
    for rule in rules.split(separator: "\n") {
      guard let colon = rule.range(of: " : ") else { continue }
      var path = ""
      var isEscaped = false
      for character in rule[colon.upperBound...] + " " {
        if character == " ", !isEscaped {
          if !path.isEmpty { paths.append(path) }
          path = ""
        } else if character == "\\", !isEscaped {
          isEscaped = true
          continue
        } else {
          path.append(character)
        }
        isEscaped = false
      }
    }
    return paths
  }
}
