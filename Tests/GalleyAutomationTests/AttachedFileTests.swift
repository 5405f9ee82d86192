import Foundation
import Testing

@testable import GalleyAutomation

@Suite struct AttachedFileTests {
  @Test(arguments: [
    ("public.plain-text", "txt"), ("public.png", "png"), ("public.json", "json"),
    ("com.apple.property-list", "plist"), ("public.data", "dat"), ("../../etc", "dat"), ("", "dat"),
  ])
  func theTypeTellsTheExtensionAndNothingElseDoes(type: String, ending: String) {
    #expect(AttachedFile(name: "a.exe", type: type, content: Data()).fileExtension == ending)
  }
}
