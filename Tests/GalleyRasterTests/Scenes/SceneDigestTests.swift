import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

/// The pictures of all scenes are those that the repository lists, on whatever machine and however this was built.
@Suite struct SceneDigestTests {
  private let library: FontLibrary
  private let text: SceneText

  init() throws {
    library = try FontLibrary()
    text = SceneText(typesetter: Typesetter(library))
  }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["GALLEY_SCENES"] == "record" }

  @Test func `scenes look as listed`() throws {
    if Self.isRecording {
      try record()
      Issue.record("the digests were written anew; a run that records is no pass")
      return
    }
    let listed = SceneList(text: try String(contentsOf: SceneList.file, encoding: .utf8))
    #expect(listed.renderer == FontLibrary.rendererVersion, "run make scenes after a change of the renderer")
    #expect(listed.digests.count == TestScene.count)
    let renderer = Renderer(library)
    var skipped: [Int] = []
    var different: [Int] = []
    for (number, digest) in listed.digests.enumerated() {
      let scene = TestScene(number, text)
      let faces = scene.list.faces
      let fonts = library.digests(of: faces)
      if !scene.list.missingCharacters.isEmpty || fonts.count < faces.count
        || fonts.contains(where: { listed.fonts[$0] != $1 })
      {
        skipped.append(number)
      } else if scene.picture(renderer).digest.description != digest {
        different.append(number)
      }
    }
    if !skipped.isEmpty {
      print(
        "skipped \(skipped.count) scenes with text: other font files are installed than those that Scenes.txt names"
      )
    }
    #expect(different == [], "scenes \(different.prefix(20)) have other pixels than Scenes.txt says")
    #expect(skipped.count < TestScene.count / 2)
  }

  private func record() throws {
    var faces: Set<FaceID> = []
    var digests: [String] = []
    for number in 0..<TestScene.count {
      // Each by a renderer of its own: what was drawn before has no part in it.
      let scene = TestScene(number, text)
      faces.formUnion(scene.list.faces)
      digests.append(scene.picture(Renderer(library)).digest.description)
    }
    let list = SceneList(
      renderer: FontLibrary.rendererVersion, fonts: library.digests(of: faces.sorted()), digests: digests)
    try Data(list.text.utf8).write(to: SceneList.file)
  }

  @Test func `the list says what it was made from`() {
    let list = SceneList(renderer: "r 1", fonts: ["Inter-Regular": "ab"], digests: ["cd", "ef"])
    #expect(SceneList(text: list.text) == list)
    #expect(list.text.hasSuffix("renderer r 1\nfont Inter-Regular ab\nscene 0 boxes cd\nscene 1 boxes ef\n"))
  }

  @Test func `no two scenes are alike`() throws {
    let listed = SceneList(text: try String(contentsOf: SceneList.file, encoding: .utf8))
    // A few show nothing but their background.
    #expect(Set(listed.digests).count > TestScene.count * 9 / 10)
  }
}
