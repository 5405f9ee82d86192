import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Glibc

extension Attack {
  /// What the gate remembers between two looks.
  static let caches: [Attack] = [
    Attack("the replaced picture has the old one's times", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      let path = scene.sandbox.url(AttackScene.picture).path
      var facts = stat()
      _ = stat(path, &facts)
      var bytes = try scene.forged().picture
      // The same length, too, as far as that goes.
      while bytes.count < Int(facts.st_size) { bytes.append(0) }
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: bytes)
      try file.close()
      let times = [facts.st_atim, facts.st_mtim]
      _ = times.withUnsafeBufferPointer { utimensat(AT_FDCWD, path, $0.baseAddress, 0) }
    },
    Attack("a note of verified baselines in the repository", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      try scene.sandbox.write(scene.forged().picture, to: AttackScene.picture)
      for name in ["verified", "verified.txt", "cache", "pictures"] {
        try scene.sandbox.write("galley verified 1\n", to: ".galley/\(name)")
      }
    },
    Attack("one byte of the picture", .stopped(.notComparable, AttackScene.picture)) { scene in
      let path = scene.sandbox.url(AttackScene.picture).path
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      try file.seek(toOffset: 60)
      let byte = try file.read(upToCount: 1)?.first ?? 0
      try file.seek(toOffset: 60)
      try file.write(contentsOf: [byte ^ 1])
      try file.close()
    },
    Attack("the picture was swapped by renaming", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write(scene.forged().picture, to: "else.png")
      _ = rename(scene.sandbox.url("else.png").path, scene.sandbox.url(AttackScene.picture).path)
    },
    Attack("the picture is a hard link to another", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write(scene.forged().picture, to: "else.png")
      let path = scene.sandbox.url(AttackScene.picture).path
      unlink(path)
      _ = link(scene.sandbox.url("else.png").path, path)
    },
  ]
}
