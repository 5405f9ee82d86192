import GalleyJSON

extension RouteTable {
  /// Sessions, their timeouts, and scripts.
  static let sessionRoutes: [Route] = [
    .server("GET", "/status", .w3c, "whether another session can begin") { service, _ in service.status },
    .server("GET", "/sessions", .appium, "the sessions that are open") { service, _ in service.openSessions },
    .server("GET", "/appium/sessions", .appium, "the sessions that are open, and since when") { service, _ in
      service.openSessions
    },
    .server("POST", "/session", .w3c, "begins a session by capabilities") { try $0.begin($1) },
    .server("DELETE", "/session/{session}", .w3c, "ends a session") { try $0.end($1) },
    .server("GET", "/wda/healthcheck", .wda, "nothing: the server answers") { _, _ in .null },
    .session("GET", "", .appium, "the capabilities of the session") { session, _ in
      .object(session.capabilities)
    },
    .session("GET", "/appium/capabilities", .appium, "the capabilities of the session") { session, _ in
      ["capabilities": .object(session.capabilities)]
    },
    .session("GET", "/timeouts", .w3c, "the timeouts, in milliseconds of the device's time") { session, _ in
      session.timeouts.value
    },
    .session("POST", "/timeouts", .w3c, "sets `implicit`, `pageLoad` and `script`") { session, call in
      session.timeouts = try session.timeouts.changed(by: call.body)
      return .null
    },
    .session("POST", "/timeouts/implicit_wait", .wda, "sets the implicit wait to `ms`") { session, call in
      session.timeouts = try session.timeouts.changed(by: ["implicit": .number(try call.number("ms"))])
      return .null
    },
    .session("POST", "/execute/sync", .w3c, "performs a `mobile:` or `galley:` command") {
      try MobileCommand.perform($1, in: $0)
    },
    .session("POST", "/execute", .appium, "the same, for older clients") {
      try MobileCommand.perform($1, in: $0)
    },
  ]
}
