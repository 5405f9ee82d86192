import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews

extension MobileCommand {
  /// The pasteboard, permissions and settings of the device.
  static let surroundings: [MobileCommand] = [
    .action("mobile: setPasteboard", "puts the text `content` on the pasteboard") { session, arguments in
      session.device.pasteboard.string = try arguments.text("content")
    },
    MobileCommand("mobile: getPasteboard", "the text on the pasteboard") { session, _ in
      .text(session.device.pasteboard.string ?? "")
    },
    .action("mobile: setClipboard", "puts the text `content`, in base64, on the pasteboard") {
      session, arguments in
      try session.setPasteboard(base64: arguments.text("content"))
    },
    MobileCommand("mobile: getClipboard", "the text on the pasteboard, in base64") { session, _ in
      .text(session.pasteboardBase64)
    },
    .action("mobile: resetPermission", "makes the app ask again for a `service`") { session, arguments in
      try session.resetPermission(arguments)
    },
    MobileCommand("mobile: getPermission", "the answer about a `service`: yes, no, unset or limited") {
      session, arguments in
      let status = session.device.permission(
        try permission(arguments.text("service")), of: try bundle(arguments, session))
      return .text(words.first { $0.value == status }?.key ?? "unset")
    },
    .action(
      "mobile: setPermission", "answers questions in advance: `access` by service yes, no, unset or limited"
    ) {
      session, arguments in
      guard case .object(let access)? = arguments["access"] else {
        throw CommandError.argument("The argument \"access\" is no object of services.")
      }
      let bundle = try bundle(arguments, session)
      for (service, value) in access.sorted(by: { $0.key < $1.key }) {
        guard let status = words[value.word.lowercased()] else {
          throw CommandError.argument(
            "The access is yes, no, unset or limited, and not \"\(value.word.prefix(40))\".")
        }
        for permission in service == "all" ? Permission.allCases : [try permission(service)] {
          session.device.setPermission(status, of: permission, for: bundle)
        }
      }
    },
    .action("mobile: setAppearance", "the `style`: light or dark") { session, arguments in
      let style = try arguments.text("style").lowercased()
      guard let appearance = ColorScheme(rawValue: style) else {
        throw CommandError.argument("The style is light or dark, and not \"\(style.prefix(40))\".")
      }
      try session.device.setAppearance(appearance)
    },
    MobileCommand("mobile: getAppearance", "the style: light or dark") { session, _ in
      ["style": .text(session.device.configuration.appearance.rawValue)]
    },
    MobileCommand("mobile: contentSize", "the text size; with a `size` such as extra-large it is set") {
      session, arguments in
      if let size = try arguments.optionalText("size") { try setTextSize(size, in: session) }
      return .text(textSizes.first { $0.value == session.device.configuration.textSize }?.key ?? "large")
    },
    .action("mobile: setContentSize", "the text `size`, such as extra-large") { session, arguments in
      try setTextSize(try arguments.text("size"), in: session)
    },
    .action("mobile: increaseContrast", "the `increaseContrast`: enabled or disabled") { session, arguments in
      try setContrast(arguments, in: session)
    },
    .action("mobile: setIncreaseContrast", "the same by its later name") { session, arguments in
      try setContrast(arguments, in: session)
    },
    MobileCommand("mobile: getIncreaseContrast", "enabled or disabled") { session, _ in
      .text(session.device.configuration.contrast == .increased ? "enabled" : "disabled")
    },
    .action("mobile: setSimulatedLocation", "sets the location to `latitude`, `longitude`") {
      try $0.setLocation($1)
    },
    MobileCommand("mobile: getSimulatedLocation", "the location that a command has set") {
      session, _ in
      try session.locationValue
    },
    .action("mobile: resetSimulatedLocation", "forgets the location that a command has set") { session, _ in
      session.location = nil
    },
  ]

  private static func setContrast(_ arguments: [String: JSONValue], in session: DeviceSession) throws {
    let word = try arguments.text("increaseContrast")
    guard ["enabled", "disabled"].contains(word) else {
      throw CommandError.argument("The contrast is enabled or disabled, and not \"\(word.prefix(40))\".")
    }
    try session.device.setContrast(word == "enabled" ? .increased : .standard)
  }

  private static func setTextSize(_ name: String, in session: DeviceSession) throws {
    guard let size = textSizes[name] ?? TextSize(rawValue: name) else {
      throw CommandError.argument("There is no text size \"\(name.prefix(40))\"; one is extra-large.")
    }
    try session.device.setTextSize(size)
  }

  private static let words: [String: PermissionStatus] = [
    "yes": .authorized, "no": .denied, "unset": .notDetermined, "limited": .limited,
  ]

  /// The permission of a service, by Appium's name or by that of Apple's list.
  private static func permission(_ service: String) throws(CommandError) -> Permission {
    let others: [String: Permission] = [
      "media-library": .mediaLibrary, "medialibrary": .mediaLibrary, "homekit": .homeKit,
      "usertracking": .userTracking, "location-always": .location,
    ]
    if let permission = Permission(rawValue: service) ?? others[service.lowercased()] { return permission }
    throw .argument(
      "There is no service \"\(service.prefix(40))\"; there are "
        + Permission.allCases.map(\.rawValue).sorted().joined(separator: ", ") + ".")
  }

  private static let textSizes: [String: TextSize] = [
    "extra-small": .xSmall, "small": .small, "medium": .medium, "large": .large, "extra-large": .xLarge,
    "extra-extra-large": .xxLarge, "extra-extra-extra-large": .xxxLarge,
    "accessibility-medium": .accessibility1, "accessibility-large": .accessibility2,
    "accessibility-extra-large": .accessibility3, "accessibility-extra-extra-large": .accessibility4,
    "accessibility-extra-extra-extra-large": .accessibility5,
  ]
}

extension DeviceSession {
  /// Sets the location of the device, and notifies all apps of it.
  func setLocation(_ arguments: [String: JSONValue]) throws {
    let (latitude, longitude) = (try arguments.number("latitude"), try arguments.number("longitude"))
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      throw CommandError.argument("The latitude is from -90 to 90, and the longitude from -180 to 180.")
    }
    let place = DeviceLocation(latitude: latitude, longitude: longitude)
    location = place
    for app in apps {
      let tunnel = device.tunnel(to: app.bundleIdentifier)
      tunnel.coreLocationStubManagerLocation(place)
      tunnel.coreLocationNotifyLocationUpdate([place])
    }
  }

  /// The location of the device.
  var locationValue: JSONValue {
    get throws {
      guard let location else {
        throw CommandError(.unknownError, "No command has set the location of the device.")
      }
      return [
        "latitude": .number(location.latitude), "longitude": .number(location.longitude), "altitude": 0,
      ]
    }
  }

  /// Makes the app ask again for a resource, by its name or its number of Apple's list.
  func resetPermission(_ arguments: [String: JSONValue]) throws {
    let value = arguments["service"] ?? arguments["resource"]
    let resource = ProtectedResource.allCases.first { resource in
      value == .integer(resource.rawValue) || value?.text == String(describing: resource)
    }
    guard let resource else {
      throw CommandError.argument("\"service\" names no resource; one is photos.")
    }
    try device.resetAuthorization(for: resource, of: try MobileCommand.bundle(arguments, self))
  }
}
