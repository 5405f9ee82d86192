extension Browser {
  /// Presses and releases a key, while modifiers are held.
  public func press(_ key: Key, with modifiers: Key...) throws(BrowserError) {
    var actions: [JSONValue] = []
    for held in modifiers + [key] { actions.append(["type": "keyDown", "value": .string(held.value)]) }
    for held in ([key] + modifiers.reversed()) {
      actions.append(["type": "keyUp", "value": .string(held.value)])
    }
    try perform([["type": "key", "id": "keyboard", "actions": .array(actions)]])
  }

  /// Presses keys one after the other.
  public func press(all keys: [Key]) throws(BrowserError) {
    let actions = keys.flatMap { key -> [JSONValue] in
      [["type": "keyDown", "value": .string(key.value)], ["type": "keyUp", "value": .string(key.value)]]
    }
    try perform([["type": "key", "id": "keyboard", "actions": .array(actions)]])
  }

  /// Types a text, key by key.
  public func type(_ text: String) throws(BrowserError) { try press(all: text.map { Key(String($0)) }) }

  /// Moves the pointer to a point of the window, in CSS pixels.
  public func point(x: Double, y: Double) throws(BrowserError) { try pointer([move(x, y)]) }

  /// Moves the pointer to the middle of an element.
  public func point(at element: PageElement) throws(BrowserError) {
    let frame = try element.frame
    try point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  /// Clicks at a point of the window, in CSS pixels.
  public func click(x: Double, y: Double) throws(BrowserError) { try pointer([move(x, y), down, up]) }

  /// Drags between two points of the window, in CSS pixels, in four moves.
  public func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws(BrowserError) {
    let stops = (1...4).map { step in
      let part = Double(step) / 4
      return move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    try pointer([move(start.x, start.y), down] + stops + [up])
  }

  /// Turns the wheel at a point, both in CSS pixels; down is positive.
  public func wheel(_ delta: Double, x: Double, y: Double, with modifiers: Key...) throws(BrowserError) {
    if !modifiers.isEmpty { try keys("keyDown", modifiers) }
    let scroll: JSONValue = [
      "type": "scroll", "x": .integer(Int(x)), "y": .integer(Int(y)), "deltaX": 0,
      "deltaY": .integer(Int(delta)), "duration": 0, "origin": "viewport",
    ]
    try perform([["type": "wheel", "id": "wheel", "actions": [scroll]]])
    if !modifiers.isEmpty { try keys("keyUp", modifiers) }
  }

  private func keys(_ type: String, _ keys: [Key]) throws(BrowserError) {
    let actions = keys.map { key -> JSONValue in ["type": .string(type), "value": .string(key.value)] }
    try perform([["type": "key", "id": "keyboard", "actions": .array(actions)]])
  }

  private func pointer(_ actions: [JSONValue]) throws(BrowserError) {
    try perform([
      ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": .array(actions)]
    ])
  }

  private func move(_ x: Double, _ y: Double) -> JSONValue {
    [
      "type": "pointerMove", "duration": 0, "origin": "viewport", "x": .integer(Int(x.rounded())),
      "y": .integer(Int(y.rounded())),
    ]
  }

  private var down: JSONValue { ["type": "pointerDown", "button": 0] }
  private var up: JSONValue { ["type": "pointerUp", "button": 0] }

  private func perform(_ sources: [JSONValue]) throws(BrowserError) {
    try session.post("/actions", ["actions": .array(sources)])
  }
}
