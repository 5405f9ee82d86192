import Foundation
import GalleyImage
import GalleyTree
import SwiftUI
import Testing

/// Small symbols at the ends of rows, and other parts of controls that a person would miss.
@MainActor @Suite struct AccessoryTests {
  private struct Rows: View {
    @State private var isOpen = false
    @State private var chosen = 1

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("link") { Text("page") }
          DisclosureGroup("group", isExpanded: $isOpen) { Text("inside") }
          Picker("inline", selection: $chosen) {
            Text("one").tag(1)
          }
          .pickerStyle(.inline).labelsHidden()
        }
      }
    }
  }

  /// The height of what is drawn at the end of the row with a text.
  private func height(at name: String, _ size: DynamicTypeSize) throws -> Int {
    let stage = try ViewTestHarness(environment: { $0.dynamicTypeSize = size }) { Rows() }
    let cell = try #require(
      stage.all(.cell).first { cell in
        cell.frame.contains(CGPoint(x: stage.frame(name).midX, y: stage.frame(name).midY))
      }
    ).frame
    let picture = try stage.picture()
    let columns = Int(cell.maxX - 40)..<Int(cell.maxX - 4)
    return (Int(cell.minY) + 2..<Int(cell.maxY) - 2).count { y in
      columns.contains { picture[$0, y] != .white }
    }
  }

  @Test(arguments: ["link", "group", "one"]) func accessoriesGrowWithTheText(_ name: String) throws {
    let usual = try height(at: name, .large)
    let large = try height(at: name, .accessibility3)
    #expect(usual > 5 && Double(large) > Double(usual) * 1.6, "\(usual) to \(large)")
  }

  @Test func aTintColoursTheSpokes() throws {
    func colors(_ tint: Color?) throws -> Set<RGBA> {
      let picture = try ViewTestHarness(width: 40, height: 40) {
        ProgressView().tint(tint).frame(width: 40, height: 40).background(.blue)
      }.picture()
      return Set((0..<40).flatMap { y in (0..<40).map { picture[$0, y] } })
    }
    #expect(try colors(.white).contains { $0.red > 220 && $0.green > 220 })
    #expect(try !colors(nil).contains { $0.red > 220 && $0.green > 220 })
  }

  @Test func theLineBelowSegmentsBeginsWhereTheyDo() throws {
    struct Screen: View {
      // The shadow of the first segment would reach the line.
      @State private var chosen = 2

      var body: some View {
        List {
          Picker("segments", selection: $chosen) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          .pickerStyle(.segmented)
          Text("row")
        }
      }
    }
    let stage = try ViewTestHarness { Screen() }
    let cell = try #require(stage.all(.cell).first).frame
    #expect(try stage.color(cell.minX + 20, cell.maxY - 1) != .white)
    #expect(try stage.color(cell.minX + 8, cell.maxY - 1) == .white)
  }

  @Test(arguments: ["list.bullet.below.rectangle", "frying.pan", "frying.pan.fill", "truck.box"])
  func symbolsOfAppsAreDrawn(_ name: String) throws {
    let stage = try ViewTestHarness { Image(systemName: name) }
    #expect(stage.host.problems.all.isEmpty)
  }
}
