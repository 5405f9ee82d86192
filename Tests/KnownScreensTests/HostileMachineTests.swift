import Bookshop
import Foundation
import Gallery
import GalleyAutomation
import GalleyImage
import GalleyServices
import GalleySimulator
import GalleyTree
import Glibc
import Newsroom
import Recipes
import RecipesOnDevice
import SeededCases
import SwiftUI
import Testing

/// Screens on machines that have nothing in common: pixels and trees are the same bytes.
@Suite(.serialized) struct HostileMachineTests {
  /// A machine's settings that a program inherits.
  struct Machine: Sendable, Codable, CustomTestStringConvertible {
    var testDescription: String
    var variables: [String: String] = [:]
    var mask: UInt32?
    var folder: String?
    var files: UInt?
    var niceness: Int32?

    static let all = [
      Machine(testDescription: "time zone", variables: ["TZ": "Asia/Tokyo"]),
      Machine(testDescription: "no such time zone", variables: ["TZ": ":/nowhere"]),
      Machine(testDescription: "language", variables: ["LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"]),
      Machine(testDescription: "all locales", variables: ["LC_ALL": "ar_SA.UTF-8", "LC_TIME": "th_TH"]),
      Machine(testDescription: "home", variables: ["HOME": "/nonexistent", "CFFIXED_USER_HOME": "/proc"]),
      Machine(testDescription: "temporary folder", variables: ["TMPDIR": "/nonexistent", "TMP": "/proc"]),
      Machine(testDescription: "file mode", mask: 0o777),
      Machine(testDescription: "folder", folder: "/"),
      Machine(testDescription: "open files", files: 64),
      Machine(
        testDescription: "build date and niceness", variables: ["SOURCE_DATE_EPOCH": "0"], niceness: 19),
    ]

    /// Makes the process one of the machine, before anything has asked for its settings.
    func enter() {
      for (name, value) in variables { setenv(name, value, 1) }
      if let mask { umask(mask) }
      if let folder { _ = chdir(folder) }
      if let files {
        var limit = rlimit(rlim_cur: files, rlim_max: files)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      }
      if let niceness { _ = nice(niceness) }
    }
  }

  /// The screens and the samples on the machine that the tests run on.
  private static let here = Result { try digests() }
  private static let samplesHere = Result { try sampleDigests() }

  @Test(arguments: Machine.all) func pixelsAndTreesAreTheSameBytes(on machine: Machine) async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [machine = machine as Machine] in
      machine.enter()
      for digest in try HostileMachineTests.digests() { print("digest \(digest)") }
    }
    #expect(try Self.digests(in: result) == Self.here.get())
  }

  /// Apps with servers, pages and state, each launched as by its own tests; all machines with `GALLEY_SOAK`.
  @Test(arguments: Soak.slice(of: Machine.all, oneIn: 5, part: 3))
  func samplesAreTheSameBytes(on machine: Machine) async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [machine = machine as Machine] in
      machine.enter()
      for digest in try HostileMachineTests.sampleDigests() { print("digest \(digest)") }
    }
    #expect(try Self.digests(in: result) == Self.samplesHere.get())
  }

  /// The digests that a process has printed.
  private static func digests(in result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("digest ") }.map { String($0.dropFirst(7)) }
  }

  /// A picture and a tree of each screen.
  private static func digests() throws -> [String] {
    var views: [(name: String, view: @MainActor @Sendable () -> AnyView)] = [
      ("Dates", { AnyView(DatesScreen()) })
    ]
    views += KnownScreen.all.filter(\.isShownInDark).map { ($0.app, $0.view) }
    return try views.map { name, view in
      let device = try SimulatedDevice(.iPhoneX, locale: "de-DE", timeZone: "America/New_York")
      try device.show(name) { view() }
      return try digest(of: name, on: device)
    }
  }

  /// A picture and a tree of a page of each sample.
  private static func sampleDigests() throws -> [String] {
    try [
      digest(of: "Recipes", on: launch(RecipesApp.self, tapping: "Settings")),
      digest(of: "Newsroom", on: launch(NewsroomApp.self)),
      digest(of: "Gallery", on: launch(GalleryApp.self, tapping: "Dates")),
      digest(of: "Bookshop", on: launch(BookshopApp.self)),
    ]
  }

  /// A device on which an app was launched, and something on its first page tapped.
  private static func launch<Content: App>(_ type: Content.Type, tapping label: String? = nil) throws
    -> SimulatedDevice
  {
    let device = try SimulatedDevice(.iPhoneX, locale: "de-DE", timeZone: "America/New_York")
    device.network.serve("https://recipes.example/", answer: RecipeBook.respond)
    device.network.serve("https://news.example/") { request in
      NewsArchive.response(at: request.url).map { NetworkResponse(body: $0) } ?? NetworkResponse(status: 404)
    }
    device.install(type)
    try device.launch(LaunchRequest(type.bundleIdentifier))
    guard let label else { return device }
    _ = try Automator(driver: device).settle(until: device.now + .seconds(20))
    let screen = try device.snapshot().screen
    let frame = try #require(screen.paths { $0.label == label }.first.flatMap { screen[$0]?.frame })
    try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    return device
  }

  private static func digest(of name: String, on device: SimulatedDevice) throws -> String {
    _ = try Automator(driver: device).settle(until: device.now + .seconds(20))
    let capture = try device.capture()
    let tree = ElementText.tree(capture.snapshot.screen)
    // FNV-1a.
    let sum = tree.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(name) \(capture.picture.digest) \(sum)"
  }
}

/// Values that Foundation writes by the settings around it.
private struct DatesScreen: View {
  private let date = Date(timeIntervalSince1970: 17_326_800)
  @State private var chosen = Date(timeIntervalSince1970: 17_326_800)

  private var formatted: String {
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = .full
    return formatter.string(from: date)
  }

  var body: some View {
    Form {
      Text(date.formatted(date: .long, time: .shortened))
      Text(date, style: .date)
      Text(formatted)
      Text(date.formatted(.dateTime.weekday().hour()))
      Text(1234.5.formatted())
      Text(12.formatted(.currency(code: "EUR")))
      Text("\(Calendar.current.component(.hour, from: date)) \(Calendar.current.firstWeekday)")
      Text(Date.now.formatted())
      Text(TimeZone.current.identifier)
      Text(Locale.current.identifier)
      DatePicker("Date", selection: $chosen)
    }
  }
}
