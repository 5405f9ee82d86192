import GalleyJSON

extension RouteTable {
  /// Finding, reading and acting on elements.
  static let elementRoutes: [Route] = [
    .session("POST", "/element", .w3c, "finds the first element") { try $0.findFirst($1, below: nil) },
    .session("POST", "/elements", .w3c, "finds all elements") { try $0.findAll($1, below: nil) },
    .session("POST", "/element/{element}/element", .w3c, "finds the first element below another one") {
      try $0.findFirst($1, below: $1.parameter("element"))
    },
    .session("POST", "/element/{element}/elements", .w3c, "finds all elements below another one") {
      try $0.findAll($1, below: $1.parameter("element"))
    },
    .session("GET", "/element/active", .w3c, "the element with the keyboard") { session, _ in
      try session.activeElement()
    },
    .session("GET", "/element/{element}/text", .w3c, "the value, else the label") {
      .text(try $0.facts(of: $1.parameter("element")).text)
    },
    .session("GET", "/element/{element}/name", .w3c, "the type") {
      .text(try $0.facts(of: $1.parameter("element")).type)
    },
    .session("GET", "/element/{element}/rect", .w3c, "the rectangle, in points of the screen") {
      try $0.facts(of: $1.parameter("element")).rect.value
    },
    .session("GET", "/element/{element}/location", .appium, "the corner, for older clients") {
      try $0.facts(of: $1.parameter("element")).rect.value
    },
    .session("GET", "/element/{element}/location_in_view", .appium, "the corner, for older clients") {
      try $0.facts(of: $1.parameter("element")).rect.value
    },
    .session("GET", "/element/{element}/size", .appium, "the size, for older clients") {
      try $0.facts(of: $1.parameter("element")).rect.value
    },
    .session("GET", "/element/{element}/displayed", .w3c, "whether any part is on the screen") {
      .boolean(try $0.facts(of: $1.parameter("element")).isVisible)
    },
    .session("GET", "/element/{element}/enabled", .w3c, "whether it takes input") {
      .boolean(try $0.facts(of: $1.parameter("element")).isEnabled)
    },
    .session("GET", "/element/{element}/selected", .w3c, "whether it is chosen") {
      .boolean(try $0.facts(of: $1.parameter("element")).isSelected)
    },
    .session("GET", "/element/{element}/attribute/{name}", .w3c, "an attribute, as a text") { session, call in
      let name = call.parameter("name")
      guard let attribute = AttributeName(spelling: name) else {
        throw CommandError.argument(
          "There is no attribute \"\(name.prefix(80))\"; there are \(AttributeName.allCases.map(\.rawValue).joined(separator: ", "))."
        )
      }
      return try session.facts(of: call.parameter("element")).attribute(attribute)
    },
    .session("GET", "/element/{element}/screenshot", .w3c, "the picture of the element") {
      .text(try $0.screenshot(of: $1.parameter("element")))
    },
    .session("POST", "/element/{element}/click", .w3c, "taps the element") { session, call in
      try session.click(call.parameter("element"))
      return .null
    },
    .session("POST", "/element/{element}/value", .w3c, "types, moves a slider, or turns a wheel") {
      session, call in
      try session.type(call, into: call.parameter("element"))
      return .null
    },
    .session("POST", "/element/{element}/clear", .w3c, "removes everything from a field") { session, call in
      try session.clear(call.parameter("element"))
      return .null
    },
  ]
}
