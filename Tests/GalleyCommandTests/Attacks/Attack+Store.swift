import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Glibc
import Testing

extension Attack {
  /// Baselines changed by hand.
  static let store: [Attack] = [
    Attack("the sidecar tells the new picture's digest", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      let old = try AttackScene.field("pixels", in: scene.sandbox.text(AttackScene.sidecar))
      try scene.edit(AttackScene.sidecar, old, scene.forged().field("pixels"))
    },
    Attack("the new picture under the old sidecar", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write(scene.forged().picture, to: AttackScene.picture)
    },
    Attack(
      "the new picture under the old sidecar, with the file's new digest",
      .stopped(.notComparable, AttackScene.picture)
    ) { scene in
      let forged = try scene.forged()
      try scene.sandbox.write(forged.picture, to: AttackScene.picture)
      if let old = try? AttackScene.field("file", in: scene.sandbox.text(AttackScene.sidecar)),
        let new = try? forged.field("file")
      {
        try scene.edit(AttackScene.sidecar, old, new)
      }
    },
    Attack("picture and sidecar replaced by hand", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.replaceBaseline()
    },
    Attack("picture and sidecar replaced and committed", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      try scene.replaceBaseline()
      try scene.sandbox.commit("Update screenshots")
    },
    Attack(
      "a folder whose name differs in case from that of the suite",
      .stopped(.notComparable, "Baselines/recipestests and Baselines/RecipesTests differ only in case")
    ) { scene in
      try scene.see(AttackScene.approved)
      try FileManager.default.copyItem(
        at: scene.sandbox.url("Baselines/RecipesTests"), to: scene.sandbox.url("Baselines/recipestests"))
    },
    Attack("the sidecar's tree is the new one", .stopped(.notComparable, AttackScene.picture)) { scene in
      let tree = try scene.sandbox.text(AttackScene.sidecar).replacing("\"Save\"", with: "\"Remove\"")
      try scene.sandbox.write(tree, to: AttackScene.sidecar)
    },
    Attack("the sidecar is gone", .stopped(.notComparable, AttackScene.sidecar)) { scene in
      try scene.sandbox.remove(AttackScene.sidecar)
    },
    Attack("the picture is gone", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.remove(AttackScene.picture)
    },
    Attack("both files are gone", .stopped(.new, "new  RecipesTests")) { scene in
      try scene.sandbox.remove(AttackScene.picture)
      try scene.sandbox.remove(AttackScene.sidecar)
    },
    Attack("the picture is a link to the run's", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.see()
      let seen = try scene.file(AttackScene.run + "/pictures", ".png")
      try scene.link(AttackScene.picture, to: scene.sandbox.url(seen).path)
    },
    Attack("the sidecar is a link", .stopped(.notComparable, AttackScene.sidecar)) { scene in
      try scene.sandbox.write(scene.forged().sidecar, to: "else.json")
      try scene.link(AttackScene.sidecar, to: scene.sandbox.url("else.json").path)
    },
    Attack("the test's folder is a link", .stopped(.notComparable, "Baselines/RecipesTests/testDetails")) {
      scene in
      let forged = try scene.forged()
      try scene.sandbox.write(forged.picture, to: "else/details.iphone-x-light.png")
      try scene.sandbox.write(forged.sidecar, to: "else/details.iphone-x-light.json")
      try scene.link("Baselines/RecipesTests/testDetails", to: scene.sandbox.url("else").path)
    },
    Attack("the store is a link to another store", .stopped(.notComparable, "Baselines")) { scene in
      let other = scene.sandbox.url("else").path
      try FileManager.default.copyItem(atPath: scene.sandbox.url("Baselines").path, toPath: other)
      let forged = try scene.forged()
      try scene.sandbox.write(forged.picture, to: "else/RecipesTests/testDetails/details.iphone-x-light.png")
      try scene.sandbox.write(forged.sidecar, to: "else/RecipesTests/testDetails/details.iphone-x-light.json")
      try scene.link("Baselines", to: other)
    },
    Attack("the picture is a folder", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.remove(AttackScene.picture)
      try scene.sandbox.write("", to: AttackScene.picture + "/empty")
    },
    Attack("the sidecar is a folder", .stopped(.notComparable, AttackScene.sidecar)) { scene in
      try scene.sandbox.remove(AttackScene.sidecar)
      try scene.sandbox.write("", to: AttackScene.sidecar + "/empty")
    },
    Attack("the picture is a pipe", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.remove(AttackScene.picture)
      _ = mkfifo(scene.sandbox.url(AttackScene.picture).path, 0o644)
    },
    Attack("the sidecar is of another check", .stopped(.notComparable, AttackScene.sidecar)) { scene in
      let other = try scene.sandbox.text(AttackScene.sidecar.replacing("details.", with: "other."))
      try scene.sandbox.write(other, to: AttackScene.sidecar)
    },
    Attack("the sidecar says its pixels twice", .stopped(.notComparable, AttackScene.picture)) { scene in
      let new = try scene.forged().field("pixels")
      try scene.edit(AttackScene.sidecar, "\"pixels\"", "\"pixels\" : \(new),\n  \"pixels\"")
    },
    Attack(
      "the sidecar says its pixels twice, the old ones first", .stopped(.differences, "differs  RecipesTests")
    ) {
      scene in
      let old = try AttackScene.field("pixels", in: scene.sandbox.text(AttackScene.sidecar))
      let new = try scene.forged().field("pixels")
      try scene.edit(AttackScene.sidecar, old, "\(old),\n  \"pixels\" : \(new)")
    },
    Attack("the sidecar is of a format to come", .stopped(.notComparable, AttackScene.sidecar)) { scene in
      let text = try scene.sandbox.text(AttackScene.sidecar)
      let format = try #require(text.firstMatch(of: /"format" ?: ?\d+/))
      try scene.edit(AttackScene.sidecar, String(format.0), "\"format\" : 99")
    },
    Attack(
      "the sidecar is of the first format, with the new digest", .stopped(.notComparable, AttackScene.picture)
    ) {
      scene in
      try scene.replaceBaseline()
      let text = try scene.sandbox.text(AttackScene.sidecar)
      let format = try #require(text.firstMatch(of: /"format" ?: ?\d+/))
      try scene.edit(AttackScene.sidecar, String(format.0), "\"format\" : 1")
    },
    Attack(
      "the sidecar says that another renderer drew it",
      .stopped(.notComparable, "states another scale or environment")
    ) {
      scene in
      let text = try scene.sandbox.text(AttackScene.sidecar)
      try scene.sandbox.write(text.replacing("galley 1", with: "galley 2"), to: AttackScene.sidecar)
    },
    Attack("the sidecar has conflict marks", .stopped(.notComparable, AttackScene.sidecar)) { scene in
      let text = try scene.sandbox.text(AttackScene.sidecar)
      try scene.sandbox.write(
        "<<<<<<< ours\n\(text)=======\n\(try scene.forged().sidecar)>>>>>>> theirs\n", to: AttackScene.sidecar
      )
    },
    Attack("the sidecar is nested 200 000 deep", .stopped(.notComparable, AttackScene.sidecar)) { scene in
      let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
      try scene.sandbox.write("{\"tree\":\(deep)}", to: AttackScene.sidecar)
    },
    Attack("the picture is a pointer of Git LFS", .stopped(.notComparable, "git lfs pull")) { scene in
      try scene.sandbox.write(pointer, to: AttackScene.picture)
    },
    Attack("the sidecar is a pointer of Git LFS", .stopped(.notComparable, "git lfs pull")) { scene in
      try scene.sandbox.write(pointer, to: AttackScene.sidecar)
    },
    Attack("a name that differs in case alone", .stopped(.notComparable, "Details.iphone-x-light")) { scene in
      try scene.sandbox.remove(AttackScene.picture)
      try scene.sandbox.remove(AttackScene.sidecar)
      let forged = try scene.forged()
      let stem = "Baselines/RecipesTests/testDetails/Details.iphone-x-light"
      try scene.sandbox.write(forged.picture, to: stem + ".png")
      try scene.sandbox.write(forged.sidecar, to: stem + ".json")
    },
    Attack("a text beside the picture", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.sandbox.write("text\n", to: AttackScene.baseline + ".txt")
    },
    Attack("the store is empty", .stopped(.new, "new  RecipesTests")) { scene in
      try scene.sandbox.remove("Baselines")
    },
    Attack("the picture was swapped with another check's", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      // Both were approved; the other check shows what this one should.
      try scene.sandbox.makeBaselines(.init(AttackScene.other, AttackScene.changed))
      let other = AttackScene.picture.replacing("details.", with: "other.")
      try scene.sandbox.write(try scene.sandbox.bytes(other), to: AttackScene.picture)
    },
  ]

  /// What Git LFS leaves where a file was not fetched.
  static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n"
}
