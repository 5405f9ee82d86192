import Foundation
import GalleyAutomation
import GalleyImage
import GalleyJSON
import GalleySimulator
import GalleyTree

/// The actions of a session on its elements.
extension DeviceSession {
  /// Taps an element.
  func click(_ reference: String) throws {
    try automator.tap(target(reference), requiringEnabled: false, aimsAtControl: true, until: deadline)
  }

  /// Types into an element, moves a slider, or turns a picker's wheel.
  func type(_ call: Call, into reference: String) throws {
    let text = ProtocolKeys.text(try Self.typedText(call.body))
    let target = try target(reference)
    let screen = automator.index(of: try device.snapshot())
    switch screen.nodes[try place(of: reference, in: screen)].element.type {
    case .slider:
      guard let position = Double(text), (0...1).contains(position) else {
        throw CommandError.argument("A slider takes a number from 0 to 1.")
      }
      try automator.adjust(
        target, toNormalizedSliderPosition: position, requiringEnabled: false, until: deadline)
    case .pickerWheel:
      try automator.adjust(
        target, toPickerWheelValue: text, requiringEnabled: false, until: deadline,
        patience: Automator.wheelTimeout)
    default: try automator.type(text, into: target, until: deadline)
    }
  }

  /// The text of a request, in one of the forms of clients: a text, or a list of characters.
  static func typedText(_ body: [String: JSONValue]) throws(CommandError) -> String {
    if let text = try body.optionalText("text") { return text }
    switch body["value"] {
    case .text(let text)?: return text
    case .list(let values)?:
      var text = ""
      for value in values {
        guard let part = value.text else { throw .argument("\"value\" holds something that is no text.") }
        text += part
      }
      return text
    case let value?:
      guard value.number != nil else {
        throw .argument("\"value\" is neither a text nor a list of characters.")
      }
      return value.word
    case nil: throw .argument("The request has neither \"text\" nor \"value\".")
    }
  }

  /// Removes everything from a field.
  func clear(_ reference: String) throws {
    let target = try target(reference)
    let facts = try facts(of: reference)
    guard facts.takesText else {
      throw CommandError(.invalidElementState, "\(facts.type) is no field that could be cleared.")
    }
    try automator.type("", into: target, until: deadline)
    let held = try automator.read(target).element
    guard let text = held.value?.text, !text.isEmpty, text != held.placeholder else { return }
    try device.press([.selectAll, .delete])
  }

  /// The picture of the screen, or of an element on it, as a PNG file in base64.
  func screenshot(of reference: String? = nil) throws -> String {
    if settings.waitsForRest { try automator.settle(until: device.now + automator.restLimit) }
    let capture = try device.capture()
    var picture = capture.picture
    if let reference {
      let screen = automator.index(of: capture.snapshot)
      let frame = ElementFacts(screen: screen, place: try place(of: reference, in: screen)).rect
      let scale = capture.snapshot.configuration.scale
      let part = PixelRect(
        x: Int(frame.minX * scale), y: Int(frame.minY * scale), width: Int(frame.width * scale),
        height: Int(frame.height * scale))
      guard let cropped = picture.cropped(to: part) else {
        throw CommandError(.unableToCaptureScreen, "No part of the element is on the screen.")
      }
      picture = cropped
    }
    return try PNG.encode(picture).base64EncodedString()
  }

  /// The element with the keyboard.
  func activeElement() throws -> JSONValue {
    let screen = try look().screen
    guard let place = focusedPlace(in: screen) else {
      throw CommandError(.noSuchElement, "No element has the keyboard.")
    }
    return reference(of: place, in: screen)
  }

  /// The page source.
  func source(_ query: [String: String]) throws -> JSONValue {
    let look = try look()
    switch query["format"] ?? "xml" {
    case "xml":
      var options = settings.source
      options.wrapper = query["scope"].flatMap { scope in
        !scope.isEmpty && scope.allSatisfy { $0.isASCII && $0.isLetter } ? scope : nil
      }
      for name in (query["excluded_attributes"] ?? "").split(separator: ",") {
        options.excluded.insert(String(name))
      }
      return .text(PageSource.xml(of: look.root, in: look.screen, options))
    case "json": return PageSource.json(of: look.root, in: look.screen)
    case "description": return .text(PageSource.description(of: look.root, in: look.screen))
    case let format:
      throw CommandError.argument(
        "There is no format \"\(format.prefix(40))\"; there are xml, json and description.")
    }
  }
}
