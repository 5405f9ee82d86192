import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// What an app makes of a photo: its width, read from a PNG file.
private struct Width: Transferable {
  let pixels: Int

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { Width(pixels: try PNG.decode($0).width) }
  }
}

/// The same by its bytes.
private struct Length: Transferable {
  let bytes: Int

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { (_: Length) in Data() }, importing: { Length(bytes: $0.count) })
  }
}

private struct PickerApp: App {
  static let bundleIdentifier = "org.example.Picker"

  var body: some Scene { WindowGroup { PickerView() } }
}

private struct PickerView: View {
  @State private var one: PhotosPickerItem?
  @State private var several: [PhotosPickerItem] = []
  @State private var isPresented = false
  @State private var told = "nothing"

  var body: some View {
    VStack {
      Text("told \(told)")
      Text("several \(several.count)")
      PhotosPicker("one", selection: $one, matching: .images)
      PhotosPicker(
        selection: $several, maxSelectionCount: 2, matching: .any(of: [.images, .videos])
      ) {
        Text("two")
      }
      Button("present") { isPresented = true }
    }
    .photosPicker(isPresented: $isPresented, selection: $one)
    .onChange(of: one) {
      Task {
        guard let one else { return }
        let data = try await one.loadTransferable(type: Data.self)
        let width = try await one.loadTransferable(type: Width.self)?.pixels
        let length = try await one.loadTransferable(type: Length.self)?.bytes
        let hasImage = try await one.loadTransferable(type: Image.self) != nil
        let hasText = try await one.loadTransferable(type: String.self) != nil
        told = "\(width ?? 0) \(length == data?.count) \(hasImage) \(hasText)"
      }
    }
  }
}

/// SwiftUI's picker of photos: the system's sheet opens, and the app reads what was chosen.
@Suite struct PhotosPickerTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.photos = (0..<3).map(PhotoTests.photo)
    device.install(PickerApp.self)
    try device.launch(LaunchRequest(PickerApp.bundleIdentifier))
  }

  @Test(arguments: ["one", "present"])
  func `one photo is chosen with a tap, and read as data, a picture and the app's own types`(
    _ button: String
  )
    throws
  {
    try device.touch(button)
    device.advance(by: .seconds(1))
    try device.touch("Photo 3")
    device.advance(by: .seconds(1))
    #expect(try device.element("told 42 true true false") != nil)
  }

  @Test func `several photos are chosen up to the limit, and a cancelled choice changes nothing`()
    throws
  {
    try device.touch("two")
    device.advance(by: .seconds(1))
    for name in ["Photo 1", "Photo 2", "Photo 3"] { try device.touch(name) }
    try device.touch("Add")
    #expect(try device.element("several 2") != nil)
    device.advance(by: .seconds(1))
    try device.touch("two")
    device.advance(by: .seconds(1))
    try device.touch("Cancel")
    #expect(try device.element("several 2") != nil)
  }
}
