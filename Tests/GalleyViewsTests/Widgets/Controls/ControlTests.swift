import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Observation
import Testing

private struct Form: View {
  @State private var name = ""
  @State private var story = "Once"
  @State private var submitted = 0

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { submitted += 1 }.accessibilityIdentifier("name")
      TextEditor(text: $story).frame(height: 100).accessibilityIdentifier("story")
      Text("submitted \(submitted)")
      Button("Send") {}.disabled(name.isEmpty)
    }
  }
}

@Observable private final class Notes {
  var text = ""
}

@MainActor @Suite struct ControlTests {
  @Test func typingGoesToTheFieldThatWasTapped() throws {
    let stage = try ViewTestHarness { Form() }
    #expect(!stage.host.press(.character("x")))
    #expect(stage.all(.keyboard).isEmpty)
    stage.tap("name")
    #expect(stage.all(.keyboard).count == 1)
    stage.type("Ada")
    #expect(stage.find("q") != nil)
    #expect(stage.find("name")?.value == "Ada")
    #expect(stage.find("name")?.isFocused == true)
    stage.tap("story")
    stage.type("!")
    #expect(stage.find("story")?.value == "Once!")
    #expect(stage.find("name")?.isFocused == false)
  }

  @Test func anEmptyFieldShowsItsPlaceholderAsItsValue() throws {
    let stage = try ViewTestHarness { Form() }
    #expect(stage.find("name")?.value == "Name")
    #expect(stage.find("name")?.placeholder == "Name")
  }

  @Test func keysEdit() throws {
    let stage = try ViewTestHarness { Form() }
    stage.tap("name")
    stage.type("Adaa")
    for key in [KeyInput.delete, .leftArrow, .leftArrow, .character("n"), .forwardDelete] {
      _ = stage.host.press(key)
    }
    #expect(stage.find("name")?.value == "Ana")
    _ = stage.host.press(.selectAll)
    stage.type("B")
    #expect(stage.find("name")?.value == "B")
  }

  @Test func aSecondTapMovesTheCaret() throws {
    let stage = try ViewTestHarness { Form() }
    stage.tap("name")
    stage.type("Ada Lovelace")
    let frame = stage.frame("name")
    let start = CGPoint(x: frame.minX + 1, y: frame.midY)
    stage.advance(.seconds(1))
    stage.tap(start)
    stage.type(">")
    #expect(stage.find("name")?.value == ">Ada Lovelace")
    stage.advance(.seconds(1))
    stage.tap(CGPoint(x: frame.maxX - 1, y: frame.midY))
    stage.type("<")
    #expect(stage.find("name")?.value == ">Ada Lovelace<")
    // The tap that brings the keyboard back appends, wherever it is.
    stage.tap("story")
    stage.tap(start)
    stage.type("!")
    #expect(stage.find("name")?.value == ">Ada Lovelace<!")
  }

  @Test func aDoubleTapSelectsAWord() throws {
    let stage = try ViewTestHarness { Form() }
    stage.tap("name")
    stage.type("Ada Lovelace")
    let frame = stage.frame("name")
    let start = CGPoint(x: frame.minX + 4, y: frame.midY)
    func doubleTap() {
      stage.advance(.seconds(1))
      stage.tap(start)
      stage.advance(.milliseconds(100))
      stage.tap(start)
    }
    doubleTap()
    let selected = try stage.color(frame.minX + 1, frame.minY + 1)
    #expect(selected != .white && selected.blue > selected.red)
    stage.type("Eva")
    #expect(stage.find("name")?.value == "Eva Lovelace")
    doubleTap()
    _ = stage.host.press(.delete)
    #expect(stage.find("name")?.value == " Lovelace")
    stage.type("X")
    #expect(stage.find("name")?.value == "X Lovelace")
    doubleTap()
    _ = stage.host.press(.rightArrow)
    stage.type("Y")
    #expect(stage.find("name")?.value == "XY Lovelace")
  }

  @Test func returnEndsALineAndBreaksAText() throws {
    let stage = try ViewTestHarness { Form() }
    stage.tap("name")
    _ = stage.host.press(.enter)
    #expect(stage.find("submitted 1") != nil)
    #expect(stage.all(.keyboard).isEmpty)
    stage.tap("story")
    _ = stage.host.press(.enter)
    #expect(stage.find("story")?.value == "Once\n")
  }

  @Test func keysOnTheScreenTypeToo() throws {
    let stage = try ViewTestHarness(height: 700) { Form() }
    stage.tap("name")
    #expect(stage.find("A") != nil)
    stage.tap("A")
    #expect(stage.find("a") != nil, "capitals only begin a text")
    stage.tap("d")
    stage.tap("a")
    #expect(stage.find("name")?.value == "Ada")
    stage.tap("delete")
    #expect(stage.find("name")?.value == "Ad")
  }

  @Test func aTextThatComesFromElsewhereIsWatched() throws {
    let notes = Notes()
    let stage = try ViewTestHarness(height: 700) {
      TextField("Note", text: Binding(get: { notes.text }, set: { notes.text = $0 })).accessibilityIdentifier(
        "note")
    }
    stage.tap("note")
    #expect(stage.find("Q") != nil)
    stage.type("x")
    #expect(stage.find("q") != nil, "the keyboard follows")
  }

  @Test func aFieldThatIsScrolledAwayKeepsTheKeyboard() throws {
    struct LongForm: View {
      @State private var text = ""
      var body: some View {
        List {
          TextField("field", text: $text)
          ForEach(0..<60) { Text("line \($0): \(text)") }
        }
      }
    }
    let stage = try ViewTestHarness { LongForm() }
    stage.tap("field")
    stage.drag(
      from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -250), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(stage.all(.textField).isEmpty)
    for character in "abc" { #expect(stage.host.press(.character(character))) }
    #expect(stage.all(.keyboard).count == 1)
    #expect(stage.find("line 8: abc") != nil)
  }

  @Test func whatTakesTouchesIsAnElement() throws {
    let stage = try ViewTestHarness { Color.black.opacity(0.3).onTapGesture {} }
    #expect(stage.all(.other).map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 600)])
  }

  @Test func aDisabledButtonIsThereAndDoesNothing() throws {
    let stage = try ViewTestHarness { Form() }
    #expect(stage.find("Send")?.isEnabled == false)
    stage.tap("name")
    stage.type("x")
    #expect(stage.find("Send")?.isEnabled == true)
  }

  @Test func aFingerThatLeavesDoesNotTap() throws {
    struct Taps: View {
      @State private var taps = 0
      var body: some View { Button("taps \(taps)") { taps += 1 } }
    }
    let stage = try ViewTestHarness { Taps() }
    let place = stage.frame("taps 0")
    stage.drag(
      from: CGPoint(x: place.midX, y: place.midY), by: CGVector(dx: 0, dy: 200), over: .milliseconds(200))
    #expect(stage.find("taps 0") != nil)
  }

  @Test func aLongPressIsNoTap() throws {
    struct Presses: View {
      @State private var text = "none"
      var body: some View {
        Text(text).frame(width: 100, height: 100).onTapGesture { text = "tap" }
          .onLongPressGesture { text = "long" }
      }
    }
    let stage = try ViewTestHarness { Presses() }
    let middle = CGPoint(x: 187, y: 300)
    stage.host.touch(.began, at: middle)
    stage.advance(.milliseconds(600))
    stage.host.touch(.ended, at: middle)
    #expect(stage.find("long") != nil)
    stage.tap(middle)
    #expect(stage.find("tap") != nil)
  }

  @Test func theTextSizeIsHonoured() throws {
    func height(_ size: TextSize) throws -> Double {
      Double(
        try ViewTestHarness(environment: { $0.dynamicTypeSize = size }) { Text("Size") }.frame("Size").height)
    }
    #expect(try height(.xSmall) < height(.large))
    #expect(try height(.large) < height(.accessibility5))
  }

  @Test func lightAndDarkAreHonoured() throws {
    func color(_ scheme: ColorScheme) throws -> String? {
      try ViewTestHarness(environment: { $0.colorScheme = scheme }) { Text("x") }.find("x")?.appearance?
        .foreground
    }
    #expect(try color(.light) == "#000000FF")
    #expect(try color(.dark) == "#FFFFFFFF")
  }

  @Test func anActivityIndicatorSaysThatItIsBusyUntilItGoes() throws {
    struct Waiting: View {
      @State private var isWaiting = true
      var body: some View {
        VStack {
          Button("stop") { isWaiting = false }
          if isWaiting { ProgressView("Loading") }
        }
      }
    }
    let stage = try ViewTestHarness { Waiting() }
    #expect(stage.find("Loading")?.appearance?.isBusy == true)
    #expect(stage.host.animator.activity == ["activity indicator “Loading”"])
    stage.tap("stop")
    stage.advance(.milliseconds(100))
    #expect(stage.host.animator.activity.isEmpty)
  }
}

@MainActor @Suite struct AccessibilityTests {
  @Test func groupingMakesOneElement() throws {
    let stage = try ViewTestHarness {
      VStack {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine)
        VStack { Text("c") }.accessibilityElement(children: .contain).accessibilityIdentifier("box")
        Text("d").accessibilityHidden(true)
      }
    }
    #expect(stage.find("a, b") != nil)
    #expect(stage.find("box")?.children.map(\.label) == ["c"])
    #expect(stage.find("d") == nil)
  }

  @Test func anIdentifierOfSeveralElementsIsGivenToEach() throws {
    let stage = try ViewTestHarness {
      VStack {
        Text("a")
        Text("b").accessibilityIdentifier("own")
      }
      .accessibilityIdentifier("all")
    }
    #expect(stage.find("a")?.identifier == "all")
    #expect(stage.find("b")?.identifier == "own")
  }

  @Test func modifiersSayWhatIsReadAloud() throws {
    let stage = try ViewTestHarness {
      Image(systemName: "trash").accessibilityLabel("Delete").accessibilityValue("3")
        .accessibilityAddTraits([.button, .selected])
    }
    let element = try #require(stage.find("Delete"))
    #expect(element.value == "3")
    #expect(element.isSelected)
    #expect(element.traits.isSuperset(of: [.image, .button, .selected]))
  }
}
