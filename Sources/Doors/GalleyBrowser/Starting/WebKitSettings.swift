import Foundation
import GalleyJSON
import GalleyTree

/// The settings of a WebKitGTK that a driver starts on a screen of its own.
package struct WebKitSettings: Sendable {
  /// The size of the page's window, in CSS pixels.
  package var size = CGSize(width: 1280, height: 900)
  /// The number of pixels in a CSS pixel; a whole number.
  package var scale = 1.0
  /// The settings of a person's device.
  package var emulation = BrowserEmulation()
  /// Further arguments of the browser.
  package var arguments: [String] = []

  package init() {}

  /// The variables that decide how pages are drawn: by the processor, on one thread, without the desktop's settings.
  ///
  /// With several threads or the graphics card nearly every session drew up to 497 other pixels.
  static let drawing = [
    "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1", "WEBKIT_SKIA_CPU_PAINTING_THREADS": "0",
    "LIBGL_ALWAYS_SOFTWARE": "1", "GTK_THEME": "Adwaita",
  ]

  /// The variables that keep the browser to its screen, and its keys from the input methods of the desktop.
  private static let quiet = [
    "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
    "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_IM_MODULE": "gtk-im-context-simple",
  ]

  /// The style of the bars around a page: without it no window is narrower than 447 CSS pixels.
  private static let style =
    "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }\n"

  /// The room for those bars, in CSS pixels.
  static let margin = 200.0

  /// The size of the screen, as Xvfb reads it.
  var screen: String {
    let sides = [size.width, size.height].map { Int((($0 + Self.margin) * scale).rounded(.up)) }
    return "\(sides[0])x\(sides[1])x24"
  }

  /// The name of the file with the number of the driver's process.
  static let processFile = "driver"

  /// Starts a screen, and the driver in place of the shell.
  private static let script = """
    mkfifo "$TMPDIR/display"
    "$1" -displayfd 3 -screen 0 "$2" -auth "$XAUTHORITY" -nolisten tcp -noreset 3> "$TMPDIR/display" &
    read -r number < "$TMPDIR/display"
    [ -n "$number" ] || exit 1
    echo "$$" > "$TMPDIR/\(processFile)"
    DISPLAY=":$number" exec "$3" --port=0
    """

  /// The arguments of the shell that starts screen and driver.
  func arguments(_ programs: WebKitPrograms) -> [String] {
    ["-c", Self.script, "sh", programs.screen, screen, programs.driver]
  }

  /// The capabilities of every new session.
  static let session: JSONValue = [
    "unhandledPromptBehavior": "ignore",
    "timeouts": ["script": 600_000, "pageLoad": 60_000, "implicit": 0],
  ]

  /// The value of `capabilities` of a new session.
  package func capabilities(browser: String) -> JSONValue {
    let arguments = ["--automation", "--enable-smooth-scrolling=false"] + arguments
    let options: JSONValue = ["binary": .text(browser), "args": .list(arguments.map(JSONValue.text))]
    return ["alwaysMatch": Self.session.merged(with: ["webkitgtk:browserOptions": options])]
  }

  /// Fills the folder of a browser, and completes its environment.
  func prepare(_ folder: String, _ environment: inout [String: String]) throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/gtk-3.0", withIntermediateDirectories: true)
    try Self.style.write(toFile: "\(folder)/gtk-3.0/gtk.css", atomically: false, encoding: .utf8)
    let isSaved = FileManager.default.createFile(
      atPath: "\(folder)/screen-key", contents: Self.screenKey(), attributes: [.posixPermissions: 0o600])
    guard isSaved else { throw CocoaError(.fileWriteUnknown) }
    environment.merge(Self.drawing) { $1 }
    environment.merge(Self.quiet) { $1 }
    // The theme of the desktop decides about light and dark.
    if emulation.appearance == .dark { environment.merge(["GTK_THEME": "Adwaita:dark"]) { $1 } }
    environment["TZ"] = emulation.timeZone
    let region = emulation.locale.replacingOccurrences(of: "-", with: "_")
    environment.merge([
      "XAUTHORITY": "\(folder)/screen-key", "HOME": folder, "XDG_DATA_HOME": folder,
      "XDG_RUNTIME_DIR": folder,
      "GDK_SCALE": "\(max(1, Int(scale.rounded())))", "LANGUAGE": region, "LANG": "\(region).UTF-8",
    ]) { $1 }
    for name in ["LC_ALL", "LC_MESSAGES", "WAYLAND_DISPLAY", "DISPLAY"] { environment[name] = nil }
  }

  /// A key that lets only this browser draw on the screen, as X servers and their clients read it.
  ///
  /// - Reference: [Xsecurity(7)](https://www.x.org/releases/X11R7.7/doc/man/man7/Xsecurity.7.xhtml), `MIT-MAGIC-COOKIE-1`.
  private static func screenKey() -> Data {
    func counted(_ bytes: [UInt8]) -> [UInt8] {
      [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
    }
    let key = (0..<16).map { _ in UInt8.random(in: 0...255) }
    // Of any address and any number of a screen.
    return Data(
      [0xFF, 0xFF] + counted([]) + counted([]) + counted([UInt8]("MIT-MAGIC-COOKIE-1".utf8)) + counted(key))
  }
}
