import Foundation
import GalleyTree
import Testing

@testable import GalleyViews

private final class Note: NSManagedObject, Identifiable {}

private struct Notes: View {
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>

  var body: some View {
    VStack {
      Text("\(notes.count) notes")
      ForEach(notes) { _ in Text("note") }
    }
  }
}

private struct Saving: View {
  @Environment(\.managedObjectContext) private var context
  @State private var isSaved = true

  var body: some View {
    Button(isSaved ? "save" : "failed") { isSaved = (try? context.save()) != nil }
  }
}

private struct Old: View {
  var isOld = true

  var body: some View {
    Text("photo").foregroundStyle(.red).colorEffect(ShaderLibrary.sepia(.float(1)), isEnabled: isOld)
  }
}

private struct Spelled: View {
  let word: String

  var body: some View {
    let range = NSRange(location: 0, length: word.utf16.count)
    let place = UITextChecker().rangeOfMisspelledWord(
      in: word, range: range, startingAt: 0, wrap: false, language: "en")
    return Text(place.location == NSNotFound ? "right" : "wrong")
  }
}

/// Parts of Apple's frameworks that compile, and whose authors are told that they are not here.
@MainActor @Suite struct MissingFeatureTests {
  private func problems(_ stage: ViewTestHarness) -> [String] {
    stage.host.problems.all.map(\.description)
  }

  @Test func `a request to Core Data finds nothing`() throws {
    let stage = try ViewTestHarness { Notes() }
    #expect(stage.find("0 notes") != nil && stage.find("note") == nil)
    #expect(
      problems(stage) == [
        "FetchRequest in Notes: a simulated device has no Core Data, so nothing is found; "
          + "give views their model by a protocol, and in tests one that keeps it in memory"
      ])
  }

  @Test func `a context of Core Data keeps nothing, and cannot save`() throws {
    let stage = try ViewTestHarness { Saving() }
    stage.tap("save")
    stage.advance(.milliseconds(100))
    #expect(stage.find("failed") != nil)
    #expect(problems(stage).count == 1)
    #expect(problems(stage).first?.hasPrefix("NSManagedObjectContext: ") == true)
  }

  @Test func `a view is drawn without its shader`() throws {
    let plain = try ViewTestHarness { Text("photo").foregroundStyle(.red) }
    let stage = try ViewTestHarness { Old() }
    #expect(try stage.picture() == plain.picture())
    #expect(problems(stage).count == 1)
    #expect(problems(stage).first?.hasPrefix("Shader in Old: ") == true)
    #expect(try problems(ViewTestHarness { Old(isOld: false) }) == [], "it is turned off")
    let other = try ViewTestHarness {
      VStack {
        Text("a").distortionEffect(ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero)
        Text("b").layerEffect(
          Shader(function: ShaderFunction(library: .default, name: "blur"), arguments: []),
          maxSampleOffset: .zero)
      }
    }
    #expect(problems(other).count == 1, "both are in no view of the app")
  }

  @Test func `every word is right for a checker without dictionaries`() throws {
    let stage = try ViewTestHarness { Spelled(word: "helo") }
    #expect(stage.find("right") != nil)
    #expect(problems(stage).first?.hasPrefix("UITextChecker: ") == true)
    #expect(UITextChecker.availableLanguages.isEmpty)
  }

  @Test(arguments: MissingFeature.allCases)
  func `each is told with what happens and what to do`(_ feature: MissingFeature) {
    let text = ViewProblem.missingFeature(feature, view: "Page").description
    #expect(text.hasPrefix("\(feature.rawValue) in Page: a simulated device "))
    #expect(text.components(separatedBy: "; ").count == 2 && !text.hasSuffix("."))
  }
}
