import Foundation

/// A library of a package with the sources of an app as they are written for an iPhone, which the plugin `AppleSources` reads, and its
/// tests.
enum PhoneTarget {
  /// The line of the manifest before the targets.
  private static let targets = "  targets: [\n"

  private static let manifest = """
        .target(
          name: "Travel", dependencies: [.product(name: "SwiftUI", package: "galley")],
          sources: ["Linux.swift"], plugins: [.plugin(name: "AppleSources", package: "galley")]),
        .testTarget(
          name: "TravelTests", dependencies: ["Travel", .product(name: "Galley", package: "galley")]),

    """

  private static let files = [
    "Sources/Travel/Linux.swift": "",
    "Sources/Travel/TravelApp.swift": """
    import SwiftUI

    @main struct TravelApp: App {
      var body: some Scene { WindowGroup { TripView() } }
    }

    """,
    "Sources/Travel/Model/Trip.swift": """
    import Foundation

    final class Trip: NSObject, ObservableObject {
      @Published var name = "Paris"

      @objc func rename() { name = "Rome" }
    }

    """,
    "Sources/Travel/Views/TripView.swift": """
    import SwiftUI
    import UIKit

    #if os(iOS)
    struct TripView: View {
      @StateObject private var trip = Trip()

      var body: some View {
        VStack {
          Text(trip.name).foregroundStyle(Color(uiColor: UIColor.label)).accessibilityIdentifier("title")
          Button("Rename") { trip.rename() }.accessibilityIdentifier("rename")
        }
      }
    }
    #endif

    """,
    "Tests/TravelTests/TripTests.swift": """
    import Galley
    import Testing

    @testable import Travel

    struct TripPage: Layout {
      let title = Label("title")
      let rename = Button("rename")

      var body: Blueprint {
        Required {
          title
          rename
        }
      }
    }

    @Suite struct TripTests {
      @Test func anAppForAnIPhoneIsLaunched() throws {
        let page = try Page<TripPage>(on: .launch(TravelApp.self))
        #expect(try page.title.text == "Paris")
        try page.rename.tap()
        #expect(try page.title.text == "Rome")
      }
    }

    """,
  ]

  /// The command that runs the tests alone.
  static let command = "swift test --filter TripTests"

  struct NoTargets: Error { let manifest: String }

  /// Writes the files into a package, and the targets into its manifest.
  static func add(to package: String) throws {
    let path = package + "/Package.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard let line = text.firstRange(of: targets) else { throw NoTargets(manifest: text) }
    let new = text.replacingCharacters(in: line, with: targets + manifest)
    try new.write(toFile: path, atomically: true, encoding: .utf8)
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(package)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
