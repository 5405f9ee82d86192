import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// The keyboards on the screen, as XCUITest finds and taps them.
@Suite struct KeyboardTests {
  private struct Form: View {
    let type: UIKeyboardType
    let label: SubmitLabel?
    let capitalization: TextInputAutocapitalization?
    @State private var text = ""
    @State private var secret = ""
    @State private var submitted = "nothing"

    var body: some View {
      VStack {
        Text("written \(text)")
        Text("submitted \(submitted)")
        field.keyboardType(type).textInputAutocapitalization(capitalization).onSubmit { submitted = text }
        SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
        Spacer()
      }
    }

    @ViewBuilder private var field: some View {
      let field = TextField("Field", text: $text).accessibilityIdentifier("field")
      if let label { field.submitLabel(label) } else { field }
    }
  }

  private func device(
    _ type: UIKeyboardType = .default, _ label: SubmitLabel? = nil,
    capitalization: TextInputAutocapitalization? = nil, profile: DeviceProfile = .iPhoneX,
    locale: String = "en-US"
  ) throws -> SimulatedDevice {
    let device = try SimulatedDevice(profile, locale: locale)
    try device.show("Form") { AnyView(Form(type: type, label: label, capitalization: capitalization)) }
    try device.touch("field")
    return device
  }

  private func keyboard(of device: SimulatedDevice) throws -> Element? {
    let screen = try device.snapshot().screen
    return screen.paths { $0.type == .keyboard }.first.flatMap { screen[$0] }
  }

  /// Taps keys by their identifiers or labels.
  private func tap(_ names: [String], on device: SimulatedDevice) throws {
    for name in names {
      let keys = try #require(try keyboard(of: device)).children
      let key = try #require(
        keys.first { $0.identifier == name } ?? keys.first { $0.label == name }, "there is no \(name)")
      try device.perform(.tap(CGPoint(x: key.frame.midX, y: key.frame.midY)))
    }
  }

  private func labels(_ device: SimulatedDevice) throws -> Set<String> {
    Set(try #require(try keyboard(of: device)).children.map(\.label))
  }

  // MARK: Kinds

  static let kinds: [(type: UIKeyboardType, there: [String], missing: [String])] = [
    (.default, ["q", "space", "numbers", "return", "delete", "shift"], ["@", "1"]),
    (.asciiCapable, ["q", "space", "return"], ["@"]),
    (.numbersAndPunctuation, ["1", "0", "$", "letters", "more, symbols", "space", "return"], ["q"]),
    (.URL, ["q", ".", "/", ".com", "return"], ["space"]),
    (.numberPad, ["0", "1", "9", "Delete"], ["q", "return", "space", ".", "symbols"]),
    (.asciiCapableNumberPad, ["0", "9", "Delete"], ["q", "."]),
    (.phonePad, ["0", "9", "symbols", "Delete"], ["q", "return"]),
    (.namePhonePad, ["q", "numbers", "return"], ["1"]),
    (.decimalPad, ["0", "9", ".", "Delete"], ["q", "return"]),
    (.emailAddress, ["q", "@", ".", "space", "return"], ["1"]),
    (.twitter, ["q", "@", "#", "space"], ["1"]),
    (.webSearch, ["q", ".", "space", "go"], ["return"]),
  ]

  @Test(arguments: kinds.indices) func aFieldBringsTheKeysThatItAsksFor(_ index: Int) throws {
    let kind = Self.kinds[index]
    let device = try device(kind.type, capitalization: .never)
    let labels = try labels(device)
    #expect(Set(kind.there).isSubset(of: labels), "\(kind.type)")
    #expect(labels.isDisjoint(with: kind.missing), "\(kind.type)")
  }

  @Test func keysAreOnTheScreenAndDoNotOverlap() throws {
    for profile in [DeviceProfile.iPhoneSE1, .iPhone8, .iPhone15ProMax, .iPad, .iPadMini] {
      for kind in Self.kinds {
        let device = try device(kind.type, capitalization: .never, profile: profile)
        for plane in ["", "more", "shift"] {
          if !plane.isEmpty {
            guard try keyboard(of: device)?.children.contains(where: { $0.identifier == plane }) == true
            else { continue }
            try tap([plane], on: device)
          }
          let board = try #require(try keyboard(of: device))
          for (number, key) in board.children.enumerated() {
            #expect(board.frame.contains(key.frame), "\(key.label) of \(kind.type) on \(profile.name)")
            #expect(key.frame.width >= 20, "\(key.label) of \(kind.type) on \(profile.name)")
            for other in board.children.dropFirst(number + 1) {
              #expect(
                !key.frame.intersects(other.frame),
                "\(key.label) and \(other.label) of \(kind.type) on \(profile.name)")
            }
          }
        }
      }
    }
  }

  @Test func theDecimalPadHasTheSignOfTheLanguage() throws {
    #expect(try labels(device(.decimalPad, locale: "de-DE")).contains(","))
    let device = try device(.decimalPad)
    try tap(["3", ".", "1", "4", "Delete", "5"], on: device)
    #expect(try device.element("written 3.15") != nil)
  }

  @Test func aPhonePadHasItsSigns() throws {
    let device = try device(.phonePad)
    try tap(["more", "+", "more", "4", "9"], on: device)
    #expect(try device.element("written +49") != nil)
  }

  @Test func aKeyWritesAllOfItsText() throws {
    let device = try device(.URL)
    try tap(["a", ".com", "/", "b"], on: device)
    #expect(try device.element("written a.com/b") != nil)
  }

  // MARK: Planes and capitals

  @Test func digitsAndSymbolsAreAKeyAway() throws {
    let device = try device(capitalization: .never)
    try tap(["a", "more", "1", "shift", "€", "shift", "2", "more", "b", "delete"], on: device)
    #expect(try device.element("written a1€2") != nil)
    try tap(["more", "3", "space", "c"], on: device)
    #expect(try device.element("written a1€23 c") != nil, "after a space letters follow")
  }

  @Test func aSentenceBeginsWithACapital() throws {
    let device = try device()
    try tap(["H", "i", "more", ".", "space", "Y", "o"], on: device)
    #expect(try device.element("written Hi. Yo") != nil)
  }

  @Test func shiftIsForOneLetterAndTwiceForMore() throws {
    let device = try device(capitalization: .never)
    try tap(["a", "shift", "B", "c"], on: device)
    #expect(try device.element("written aBc") != nil)
    // The taps of one gesture, as of `doubleTap()`.
    let shift = try #require(try device.element("shift")).frame
    try device.perform(
      .taps(2, fingers: 1, at: CGPoint(x: shift.midX, y: shift.midY), in: shift))
    try tap(["D", "E", "shift", "f"], on: device)
    #expect(try device.element("written aBcDEf") != nil)
  }

  @Test func capitalsFollowWhatTheFieldSays() throws {
    let words = try device(capitalization: .words)
    try tap(["A", "b", "space", "C", "d"], on: words)
    #expect(try words.element("written Ab Cd") != nil)
    let all = try device(capitalization: .characters)
    try tap(["A", "B"], on: all)
    #expect(try all.element("written AB") != nil)
    let mail = try device(.emailAddress)
    try tap(["a", "@", "b"], on: mail)
    #expect(try mail.element("written a@b") != nil, "addresses have no capitals")
    try mail.touch("secret")
    #expect(try labels(mail).contains("q"), "secrets neither, and it is another keyboard")
    #expect(try !labels(mail).contains("@"))
  }

  // MARK: Return

  static let returns: [(label: SubmitLabel, identifier: String, word: String)] = [
    (.done, "Done", "done"), (.go, "Go", "go"), (.send, "Send", "send"), (.join, "Join", "join"),
    (.route, "Route", "route"), (.search, "Search", "search"), (.return, "Return", "return"),
    (.next, "Next:", "next"), (.continue, "Continue", "continue"),
  ]

  @Test(arguments: returns.indices) func theReturnKeySaysWhatItDoes(_ index: Int) throws {
    let (label, identifier, word) = Self.returns[index]
    let device = try device(.default, label)
    let key = try #require(try device.element(identifier))
    #expect(key.type == .button)
    #expect(key.label == word)
    try tap(["A", identifier], on: device)
    #expect(try device.element("submitted A") != nil)
    #expect(try keyboard(of: device) == nil)
  }

  // MARK: Going away

  @Test func aTabletHasAKeyThatHidesTheKeyboard() throws {
    let device = try device(profile: .iPad)
    try tap(["Hide keyboard"], on: device)
    #expect(try keyboard(of: device) == nil)
    #expect(try device.element("submitted nothing") != nil)
  }

  @Test func withAHardwareKeyboardThereIsNone() throws {
    let device = try device()
    #expect(try keyboard(of: device) != nil)
    device.isHardwareKeyboardConnected = true
    #expect(try keyboard(of: device) == nil)
    try device.press([.character("x")])
    #expect(try device.element("written x") != nil)
    device.isHardwareKeyboardConnected = false
    #expect(try keyboard(of: device) != nil)
  }
}
