import GalleyAutomation
import GalleyTree

extension LiveElement where Spec: Choosable {
  /// The option that is chosen: of wheels, that of the first one.
  ///
  /// - Throws: ``PageError`` if the control is not there.
  public var selection: String {
    get throws {
      let (lookup, place) = try subject.single(for: "read")
      return Choices(of: place, on: lookup.screen).selection
    }
  }

  /// The options that are chosen, one for each wheel; the only one of any other control.
  ///
  /// - Throws: ``PageError`` if the control is not there.
  public var selections: [String] {
    get throws {
      let (lookup, place) = try subject.single(for: "read")
      return Choices(of: place, on: lookup.screen).selections
    }
  }

  /// Chooses an option, and reads it back.
  ///
  /// Segments are tapped, a wheel is turned, and of a button's menu a line is tapped.
  ///
  /// - Parameters:
  ///   - option: The option's text.
  ///   - wheel: The number of the wheel to turn, counted from 0.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`, or `Automator/wheelTimeout` to
  ///     turn a wheel.
  /// - Throws: ``PageError`` if the control does not offer the option, or does not hold it in the end.
  public func select(
    _ option: String, inWheel wheel: Int = 0, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    let patience = duration == nil ? Automator.wheelTimeout : .zero
    try subject.act("select \(option) of", until: context.deadline(within: duration), at: site) {
      target, deadline in
      let automator = context.automator
      let found = try automator.find(target, until: deadline)
      switch Choices(of: found.place, on: found.screen).form {
      case .segments: try automator.select(option, inSegmentsOf: target, until: deadline)
      case .menu: try automator.select(option, inMenuOf: target, until: deadline)
      case .wheels:
        let turned = Target(name: "wheel \(wheel) of \(subject.name)") { snapshot in
          let screen = automator.index(of: snapshot)
          return target.find(snapshot).compactMap(screen.place).flatMap { site -> [ElementPath] in
            let wheels = Choices.wheels(of: site, on: screen)
            return wheels.indices.contains(wheel) ? [screen.path(of: wheels[wheel])] : []
          }
        }
        try automator.adjust(turned, toPickerWheelValue: option, until: deadline, patience: patience)
      }
    }
  }
}

extension LiveElement where Spec == SegmentedControl {
  /// The options, in the order of the segments.
  ///
  /// - Throws: ``PageError`` if the control is not there.
  public var options: [String] {
    get throws { try element.segments.map(\.label) }
  }
}

extension LiveElement {
  /// Prevents a choice from elements without options, at compile time.
  @available(*, unavailable, message: "declare it as a Picker, SegmentedControl or DatePicker")
  public func select(
    _ option: String, inWheel wheel: Int = 0, within duration: Duration? = nil, site: CallSite = #_callSite
  ) {}
}

/// The options of a control of any form.
struct Choices {
  /// The appearance of a control with options.
  enum Form {
    case segments
    case wheels
    case menu
  }

  let form: Form
  /// The selected options: one text for each wheel, else one.
  let selections: [String]

  /// The first of ``selections``; empty if nothing is chosen.
  var selection: String { selections.first ?? "" }

  /// Reads a control.
  init(of place: Int, on screen: ScreenIndex) {
    let element = screen.nodes[place].element
    let wheels = Self.wheels(of: place, on: screen)
    if element.type == .segmentedControl {
      form = .segments
      selections = element.segments.filter(\.isSelected).map(\.label)
    } else if !wheels.isEmpty || element.type == .picker || element.type == .datePicker {
      form = .wheels
      selections = wheels.map { screen.nodes[$0].element.shownValue }
    } else {
      form = .menu
      selections = [element.shownValue]
    }
  }

  /// The wheels of a picker, from the left; of a wheel, itself.
  static func wheels(of place: Int, on screen: ScreenIndex) -> [Int] {
    screen.places(of: .pickerWheel, in: place..<screen.nodes[place].end)
  }
}
