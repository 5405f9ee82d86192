import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app whose view is at fault, in the way that the launch argument says.
private struct FaultyApp: App {
  static let bundleIdentifier = "org.example.Faulty"

  var body: some Scene { WindowGroup { FaultyView() } }
}

private struct FaultyView: View {
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    switch arguments.first {
    case "rows":
      List(0..<1_000_000, id: \.self) { Text("Row \($0)") }
    case "text":
      ScrollView { Text(String(repeating: "All work and no play. ", count: 500_000)) }
    case "deep": NestedView(depth: 10_000)
    case "number": Text("Box").frame(width: .nan, height: .infinity).offset(x: .nan, y: -.infinity)
    case let fault?:
      let parts = fault.split(separator: " ")
      if parts.count == 2, let value = Double(parts[1]) { NumberView(place: String(parts[0]), value: value) }
    case nil: Text("fine")
    }
  }
}

/// A view in a view in a view.
private struct NestedView: View {
  let depth: Int

  var body: some View {
    if depth > 0 { AnyView(NestedView(depth: depth - 1)).padding(0) } else { Text("core") }
  }
}

/// Faults of apps are failures of their own test, and the next one starts clean.
@Suite struct AppFaultTests {
  private func launched(_ fault: String) throws -> SimulatedDevice {
    let device = try SimulatedDevice()
    device.install(FaultyApp.self)
    try device.launch(LaunchRequest(FaultyApp.bundleIdentifier, arguments: [fault]))
    return device
  }

  private func count(_ label: String, on device: SimulatedDevice) throws -> Int {
    try device.snapshot().screen.paths { $0.label == label }.count
  }

  @Test func aListOfAMillionRows() throws {
    let device = try launched("rows")
    #expect(try count("Row 0", on: device) == 1)
    #expect(try device.capture().picture.width > 0)
  }

  @Test func tenMegabytesOfText() throws {
    let device = try launched("text")
    #expect(try device.snapshot().screen.paths { $0.type == .staticText }.count > 0)
  }

  @Test func numbersThatAreNone() throws {
    let device = try launched("number")
    #expect(try count("Box", on: device) <= 1)
    #expect(try device.capture().picture.width > 0)
  }

  @Test(arguments: NumberView.places.keys.sorted())
  func anyNumberCanStandWhereNumbersStand(_ place: String) throws {
    let device = try SimulatedDevice()
    device.install(FaultyApp.self)
    for value in ["nan", "inf", "-inf", "1e300", "-1e300", "-1", "1e-300", "0", "1"] {
      try device.launch(LaunchRequest(FaultyApp.bundleIdentifier, arguments: ["\(place) \(value)"]))
      let count = try count("Box", on: device)
      #expect(value == "1" ? count == 1 : count <= 1, "\(value)")
      let picture = try device.capture().picture
      #expect(picture.width > 0)
    }
  }

  @Test func viewsNestedTenThousandDeep() throws {
    let device = try launched("deep")
    let error = #expect(throws: DriverError.self) { try device.snapshot() }
    #expect(
      error.map { "\($0)" }
        == "The device does not answer: org.example.Faulty cannot be shown: views are nested deeper than the stack has room "
        + "for, the innermost of them in NestedView; a body that shows its own view needs an end.")
    #expect(throws: DriverError.self) { try device.capture() }
    // The next launch starts clean.
    try device.launch(LaunchRequest(FaultyApp.bundleIdentifier))
    #expect(try count("fine", on: device) == 1)
  }
}
