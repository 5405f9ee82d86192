/// The app, the page and the suite that a newcomer begins with.
struct SampleProject: Hashable {
  /// The package's name as Swift can spell it.
  var name: String
  /// The module of the app.
  var module: String

  /// The sample for a package.
  init(package: String, isInModule: Bool) {
    let letters = package.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? String(scalar) : "_"
    }.joined()
    let spelled = letters.prefix(1).uppercased() + letters.dropFirst()
    name = spelled.first?.isLetter ?? false ? spelled : "My" + spelled
    module = isInModule ? letters : name + "Screens"
    if module.first?.isNumber ?? true { module = "_" + module }
    isNamed = isInModule ? package : module
  }

  /// The name of the app's target.
  private var isNamed: String

  /// The app's type.
  var app: String { name + "App" }
  /// The target of the app.
  var target: String { isNamed }
  /// The target of the tests.
  var tests: String { isNamed + "Tests" }

  /// The targets as a manifest has them.
  func targets(_ galley: GalleyPackage) -> [String] {
    [
      ".target(name: \"\(target)\", dependencies: [\(galley.product("SwiftUI"))])",
      ".testTarget(name: \"\(tests)\", dependencies: [\"\(target)\", \(galley.product("Galley"))])",
    ]
  }

  /// The files, by their path from the root.
  var files: [(path: String, text: String)] {
    [("Sources/\(target)/\(app).swift", appText), ("Tests/\(tests)/GreetingTests.swift", suiteText)]
  }

  private var appText: String {
    """
    import SwiftUI

    public struct \(app): App {
      public init() {}

      public var body: some Scene {
        WindowGroup { GreetingView() }
      }
    }

    struct GreetingView: View {
      @State private var name = ""
      @State private var isGreeting = false

      var body: some View {
        NavigationStack {
          VStack(spacing: 20) {
            TextField("Your name", text: $name)
              .padding(12)
              .background(.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 10))
              .accessibilityIdentifier("name")
            Button("Say Hello") { isGreeting = true }
              .buttonStyle(.borderedProminent)
              .accessibilityIdentifier("hello")
            if isGreeting {
              Text("Hello, \\(name)!").font(.title).accessibilityIdentifier("greeting")
            }
            Spacer()
          }
          .padding(20)
          .navigationTitle("Hello")
        }
      }
    }

    """
  }

  private var suiteText: String {
    """
    import Galley
    import \(module)
    import Testing

    struct Greeting: Layout {
      let name = Field("name")
      let hello = Button("hello")
      let greeting = Label("greeting")

      var body: Blueprint {
        Required {
          name
          hello
        }
        Optionally { greeting }
      }
    }

    @Suite struct GreetingTests {
      @Test func greets() throws {
        let page = try Page<Greeting>(on: .launch(\(app).self))
        try page.name.type("Ada")
        try page.hello.tap()
        #expect(try page.greeting.text == "Hello, Ada!")
        try page.check("greeted")
      }
    }

    """
  }
}
