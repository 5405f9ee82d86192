import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var unit = "Metric"
  var size = 1
  var day: Int? = 2
}

@MainActor @Suite struct PickerTests {
  private let model = Model()

  private func stage(_ style: some PickerStyle, height: Double = 600, isDisabled: Bool = false) throws
    -> ViewTestHarness
  {
    @Bindable var model = model
    return try ViewTestHarness(height: height) {
      NavigationStack {
        Form {
          Picker("Units", selection: $model.unit) {
            Text("Metric").tag("Metric")
            Text("Imperial").tag("Imperial")
          }
          .accessibilityIdentifier("units")
          Picker("Size", selection: $model.size) { ForEach(0..<9) { Text("Size \($0)") } }
            .accessibilityIdentifier("size")
        }
        .disabled(isDisabled)
        .navigationTitle("Form").navigationBarTitleDisplayMode(.inline)
      }
      .pickerStyle(style)
    }
  }

  // MARK: Menu

  @Test func aMenuPickerIsAButtonWithItsChoice() throws {
    let stage = try stage(.automatic)
    let button = try #require(stage.find("units"))
    #expect(button.type == .button)
    #expect(button.label == "Units")
    #expect(button.value == "Metric")
    #expect(button.frame.height == 44)
  }

  @Test func aTapOpensAMenuInItsOwnWindow() throws {
    let stage = try stage(.menu)
    stage.tap("units")
    let windows = stage.host.windows()
    #expect(windows.count == 2)
    let menu = try #require(windows[1].children.first)
    #expect(menu.type == .collectionView)
    #expect(menu.traits.contains(.modal))
    #expect(menu.children.map(\.label) == ["Metric", "Imperial"])
    #expect(menu.children.map(\.isSelected) == [true, false])
    #expect(menu.children.allSatisfy { $0.type == .button && $0.frame.height >= 44 })
    stage.tap("Imperial")
    #expect(model.unit == "Imperial")
    #expect(stage.host.windows().count == 1)
    #expect(stage.find("units")?.value == "Imperial")
  }

  @Test func anAppShowsTheChoiceInItsOwnWords() throws {
    let stage = try ViewTestHarness {
      List {
        Picker(selection: .constant(2)) {
          ForEach(1..<4, id: \.self) { Text("number \($0)").tag($0) }
        } label: {
          Text("Size")
        } currentValueLabel: {
          Text("two in all")
        }
      }
    }
    #expect(stage.find("Size")?.value == "two in all")
    stage.tap("Size")
    #expect(stage.find("number 2")?.isSelected == true)
  }

  @Test func aTapBesideAMenuOnlyClosesIt() throws {
    let stage = try stage(.menu)
    stage.tap("units")
    stage.tap("size")
    #expect(stage.host.windows().count == 1)
    #expect(model.unit == "Metric")
  }

  @Test func aLongMenuScrollsWithinTheWindow() throws {
    let stage = try stage(.menu, height: 300)
    stage.tap("size")
    let menu = try #require(stage.all(.collectionView).first)
    #expect(menu.frame.minY >= 0 && menu.frame.maxY <= 300)
    let middle = CGPoint(x: menu.frame.midX, y: menu.frame.midY)
    stage.drag(
      from: middle, by: CGVector(dx: 0, dy: -400), over: .milliseconds(300), hold: .milliseconds(200))
    stage.advance(.seconds(2))
    let last = stage.frame("Size 8")
    #expect(menu.frame.contains(CGPoint(x: last.midX, y: last.midY)))
    stage.tap("Size 8")
    #expect(model.size == 8)
  }

  @Test func aDisabledMenuPickerOpensNothing() throws {
    let stage = try stage(.menu, isDisabled: true)
    stage.tap("units")
    #expect(stage.host.windows().count == 1)
    #expect(stage.find("units")?.isEnabled == false)
  }

  // MARK: Segments

  @Test func segmentsAreButtonsOfWhichOneIsSelected() throws {
    let stage = try stage(.segmented)
    let control = try #require(stage.find("units"))
    #expect(control.type == .segmentedControl)
    #expect(control.children.map(\.type) == [.button, .button])
    #expect(control.children.map(\.label) == ["Metric", "Imperial"])
    #expect(control.children.map(\.isSelected) == [true, false])
    #expect(control.frame.height == 32)
    stage.tap("Imperial")
    #expect(model.unit == "Imperial")
    #expect(stage.host.animator.activity == ["segment"])
    stage.advance(.milliseconds(300))
    #expect(stage.host.animator.activity.isEmpty)
    #expect(stage.find("units")?.children.map(\.isSelected) == [false, true])
  }

  @Test func aDisabledSegmentStaysAsItIs() throws {
    let stage = try stage(.segmented, isDisabled: true)
    stage.tap("Imperial")
    #expect(model.unit == "Metric")
  }

  // MARK: Rows

  @Test func inlineOptionsAreRowsWithACheckMark() throws {
    @Bindable var model = model
    let stage = try ViewTestHarness {
      List {
        Picker("Size", selection: $model.size) { ForEach(0..<3) { Text("Size \($0)") } }.pickerStyle(.inline)
      }
    }
    #expect(stage.all(.cell).count == 4)
    let options = stage.all(.button)
    #expect(options.map(\.label) == ["Size 0", "Size 1", "Size 2"])
    #expect(options.map(\.isSelected) == [false, true, false])
    // Anywhere on the row.
    stage.tap(CGPoint(x: stage.frame("Size 2").maxX - 5, y: stage.frame("Size 2").maxY + 8))
    #expect(model.size == 2)
    #expect(stage.find("Size 2")?.isSelected == true)
  }

  @Test func aPageOfOptionsLeadsBackWithTheChoice() throws {
    let stage = try stage(.navigationLink)
    stage.tap("Size")
    #expect(stage.find("Size 1")?.isSelected == true)
    stage.tap("Size 3")
    #expect(model.size == 3)
    #expect(stage.all(.navigationBar).first?.identifier == "Form")
    #expect(stage.find("Size 3") != nil)
  }

  @Test func theValueOfALinkStandsBelowItsLabelAtTheLargestText() throws {
    func stage(_ size: DynamicTypeSize) throws -> ViewTestHarness {
      try ViewTestHarness(environment: { $0.dynamicTypeSize = size }) {
        NavigationStack {
          List {
            Picker("Distance", selection: .constant(1)) { Text("Kilometres").tag(1) }
              .pickerStyle(.navigationLink)
          }
        }
      }
    }
    // One word fits into the row's whole width, not beside the label.
    let usual = try #require(try stage(.large).all(.cell).first).frame
    let largest = try #require(try stage(.accessibility5).all(.cell).first).frame
    let line = try ViewTestHarness(environment: { $0.dynamicTypeSize = .accessibility5 }) { Text("Distance") }
      .frame("Distance").height
    #expect(usual.height < 50)
    #expect(largest.height < line * 2 + 60)
  }

  @Test func anOptionalValueMatchesItsOptions() throws {
    @Bindable var model = model
    let stage = try ViewTestHarness {
      List { Picker("Day", selection: $model.day) { ForEach(0..<3) { Text("Day \($0)") } } }
    }
    #expect(stage.find("Day")?.value == "Day 2")
    stage.tap("Day")
    stage.tap("Day 0")
    #expect(model.day == 0)
  }
}
