import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

private struct TogglePage<Style: ToggleStyle>: View {
  let style: Style
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("Wifi", isOn: $isOn).toggleStyle(style)
      Text("is \(isOn)")
    }
  }
}

private struct FieldPage<Style: TextFieldStyle>: View {
  let style: Style
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text).textFieldStyle(style)
      Text("typed \(text)")
    }
    .padding(20)
  }
}

/// What Apple's pages on `ToggleStyle`, `LabelStyle`, `ProgressViewStyle` and `TextFieldStyle` say.
@MainActor @Suite struct ControlStyleTests {
  // MARK: Toggles

  @Test func aToggleStyleSwitchesItsToggle() throws {
    let stage = try ViewTestHarness { TogglePage(style: CheckboxStyle()) }
    #expect(stage.all(.switch).map(\.label) == ["Wifi"] && stage.all(.button).isEmpty)
    stage.tap("Wifi")
    #expect(stage.find("Wifi")?.value == "1" && stage.find("is true") != nil)
  }

  @Test func aButtonToggleIsSelectedWhileItIsOn() throws {
    let stage = try ViewTestHarness { TogglePage(style: .button) }
    #expect(stage.find("Wifi")?.type == .button && stage.find("Wifi")?.isSelected == false)
    let before = try stage.picture()
    stage.tap("Wifi")
    #expect(stage.find("Wifi")?.isSelected == true && stage.find("is true") != nil)
    #expect(try stage.picture() != before)
  }

  @Test func aToggleOfAStyleHasTheStyleFurtherOut() throws {
    let stage = try ViewTestHarness { TogglePage(style: PassingStyle()) }
    #expect(stage.all(.switch).count == 2)
    stage.tap("twin")
    #expect(stage.find("Wifi")?.value == "1" && stage.find("is true") != nil)
  }

  @Test func theNamedSwitchIsTheUsualOne() throws {
    func picture(_ style: some ToggleStyle) throws -> Bitmap {
      try ViewTestHarness(width: 300, height: 100) { TogglePage(style: style) }.picture()
    }
    let usual = try ViewTestHarness(width: 300, height: 100) {
      VStack {
        Toggle("Wifi", isOn: .constant(false))
        Text("is false")
      }
    }.picture()
    #expect(try picture(.switch) == usual)
    #expect(try picture(.automatic) == usual)
    #expect(try picture(.button) != usual)
  }

  @Test func aSwitchHasTheTintOfItsStyle() throws {
    let stage = try ViewTestHarness {
      Toggle("Wifi", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .purple))
    }
    #expect(
      stage.find("Wifi")?.appearance?.background == Color.purple.resolved(in: EnvironmentValues()).text)
  }

  // MARK: Labels

  @Test func labelsShowTitleIconOrBoth() throws {
    let stage = try ViewTestHarness {
      VStack {
        Label("both", systemImage: "star")
        Label("title", systemImage: "star").labelStyle(.titleOnly)
        Label("icon", systemImage: "star").labelStyle(.iconOnly)
        Label("again", systemImage: "star").labelStyle(.titleAndIcon).labelStyle(.iconOnly)
      }
    }
    #expect(stage.all(.staticText).map(\.label) == ["both", "title", "again"])
    // The icon alone is read as the title.
    #expect(stage.all(.image).map(\.label) == ["Favorite", "icon", "Favorite"])
  }

  @Test func aLabelStyleHasAnEnvironmentAndNests() throws {
    let stage = try ViewTestHarness(environment: { $0.colorScheme = .dark }) {
      Label("up", systemImage: "star").labelStyle(TintedStyle()).labelStyle(UprightStyle())
    }
    #expect(stage.find("dark") != nil)
    let (icon, title) = (stage.frame("star"), stage.frame("up"))
    #expect(icon.maxY <= title.minY)
    let yellow = try stage.color(title.minX - 1, title.midY)
    #expect(yellow != .white)
  }

  // MARK: Accent

  @Test func switchesAndSpinnersDoNotFollowTheAccentColor() throws {
    func picture(_ accent: Color?, _ tint: Color?) throws -> Bitmap {
      try ViewTestHarness(width: 120, height: 80) {
        VStack {
          Toggle("On", isOn: .constant(true)).labelsHidden()
          ProgressView()
        }
        .accentColor(accent).tint(tint)
      }.picture()
    }
    #expect(try picture(.red, nil) == picture(nil, nil))
    #expect(try picture(nil, .red) != picture(nil, nil))
  }

  @Test func slidersFollowTheAccentColor() throws {
    func picture(_ accent: Color?) throws -> Bitmap {
      try ViewTestHarness(width: 120, height: 60) { Slider(value: .constant(0.5)).accentColor(accent) }
        .picture()
    }
    #expect(try picture(.red) != picture(nil))
  }

  // MARK: Rows at the largest text

  @Test func theChoiceOfAPickersRowIsBelowItsLabelAtTheLargestText() throws {
    func frames(_ size: DynamicTypeSize) throws -> (row: CGRect, label: CGRect, choice: CGRect) {
      let stage = try ViewTestHarness(environment: { $0.dynamicTypeSize = size }) {
        Form { Picker("Flavor", selection: .constant(1)) { Text("Chocolate").tag(1) } }
      }
      let row = try #require(stage.all(.cell).first)
      let texts = DescribedViews(stage).all.filter { $0.kind == "Text" }
      let label = try #require(texts.first { $0.facts["text"] == "Flavor" })
      let choice = try #require(texts.first { $0.facts["text"] == "Chocolate" })
      return (row.frame, label.frame, choice.frame)
    }
    let (usual, largest) = (try frames(.large), try frames(.accessibility5))
    #expect(usual.choice.minY < usual.label.maxY)
    #expect(usual.row.height < 60)
    #expect(largest.choice.minY >= largest.label.maxY)
    // Two lines of the largest text, and no word is broken into two.
    #expect(largest.row.height > 120 && largest.row.height < 200)
  }

  // MARK: Progress

  @Test func progressIsABarWithItsLabels() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) {
      ProgressView(value: 3, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("three")
      }
    }
    let bar = try #require(stage.all(.progressIndicator).first)
    #expect(bar.label == "Copying" && bar.value == "75%")
    #expect(bar.frame.size == CGSize(width: 200, height: 4))
    #expect(stage.frame("three").minY >= bar.frame.maxY)
    let blue = Color.blue.resolved(in: EnvironmentValues())
    #expect(try stage.color(140, bar.frame.midY) == blue)
    #expect(try stage.color(160, bar.frame.midY) != blue)
  }

  @Test func anUnknownProgressTurnsAboveItsLabel() throws {
    let stage = try ViewTestHarness { ProgressView("Loading") }
    let spinner = try #require(stage.all(.activityIndicator).first)
    #expect(spinner.label == "Loading" && spinner.frame.size == CGSize(width: 20, height: 20))
    #expect(stage.elements.filter { $0.label == "Loading" }.count == 1)
    let hidden = try ViewTestHarness { ProgressView("Loading").labelsHidden() }
    #expect(hidden.find("Loading")?.frame.minY ?? 0 > spinner.frame.minY)
    #expect(try hidden.picture() == ViewTestHarness { ProgressView() }.picture())
    #expect(try ViewTestHarness { ProgressView() }.all(.activityIndicator).map(\.label) == ["In progress"])
  }

  @Test func aProgressStyleShowsTheFraction() throws {
    let stage = try ViewTestHarness {
      VStack {
        ProgressView("Copying", value: 1, total: 4)
        ProgressView("Waiting")
        ProgressView(value: 9.0, total: 3.0)
      }
      .progressViewStyle(PercentStyle())
    }
    #expect(
      stage.all(.staticText).map(\.label) == ["Copying", "25 of 100", "Waiting", "unknown", "100 of 100"])
  }

  // MARK: Text fields

  @Test func aFieldWithABorderIsTypedIn() throws {
    let stage = try ViewTestHarness { FieldPage(style: .roundedBorder) }
    let frame = try #require(stage.all(.textField).first?.frame)
    #expect(frame.size == CGSize(width: 335, height: 34))
    stage.tap(CGPoint(x: frame.minX + 2, y: frame.minY + 2))
    stage.type("Ada")
    #expect(stage.find("typed Ada") != nil)
    let plain = try ViewTestHarness { FieldPage(style: .plain) }
    #expect(try plain.picture() == ViewTestHarness { FieldPage(style: .automatic) }.picture())
  }

  @Test func aFieldStyleDrawsAroundTheField() throws {
    let stage = try ViewTestHarness { FieldPage(style: UnderlinedStyle()) }
    let frame = try #require(stage.all(.textField).first?.frame)
    #expect(try stage.color(frame.midX, frame.maxY + 3) == Color.red.resolved(in: EnvironmentValues()))
    stage.tap(CGPoint(x: frame.midX, y: frame.midY))
    stage.type("Bo")
    #expect(stage.find("typed Bo") != nil)
  }
}
