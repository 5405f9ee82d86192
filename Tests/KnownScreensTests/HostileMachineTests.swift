import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import Glibc
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

  @Test(arguments: Machine.all) func pixelsAndTreesAreTheSameBytes(on machine: Machine) async throws {
    let here = try Self.digests()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [machine = machine as Machine] in
      machine.enter()
      for digest in try HostileMachineTests.digests() { print("digest \(digest)") }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let there = text.split(separator: "\n").filter { $0.hasPrefix("digest ") }.map { $0.dropFirst(7) }
    #expect(there.map(String.init) == here)
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
      _ = try Automator(driver: device).settle(until: device.now + .seconds(20))
      let capture = try device.capture()
      let tree = ElementText.tree(capture.snapshot.screen)
      // FNV-1a.
      let sum = tree.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return "\(name) \(capture.picture.digest) \(sum)"
    }
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
