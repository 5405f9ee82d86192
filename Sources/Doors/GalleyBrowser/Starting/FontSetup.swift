import Foundation
import GalleyImage

/// The fonts of a browser that this process starts: the same on every machine with the same files, without hints.
///
/// The system's own setup has Chromium decide about hints by the process that asks first, so that two sessions draw 4 006 other pixels.
struct FontSetup {
  /// The folder of fonts.
  static let folder = "/usr/share/fonts"

  /// The configuration, as fontconfig reads it.
  ///
  /// - Reference: [fonts.conf(5)](https://www.freedesktop.org/software/fontconfig/fontconfig-user.html).
  static func text(cache: String) -> String {
    let families = [
      ("sans-serif", ["Inter", "Noto Sans", "Noto Sans CJK SC", "Noto Color Emoji"]),
      ("serif", ["Vollkorn", "Noto Serif", "Noto Serif CJK SC", "Noto Color Emoji"]),
      ("monospace", ["JetBrains Mono", "Noto Sans Mono", "Noto Color Emoji"]),
      ("system-ui", ["Inter"]), ("emoji", ["Noto Color Emoji"]),
    ]
    let aliases = families.map { name, chosen in
      let list = chosen.map { "<family>\($0)</family>" }.joined()
      return "<alias binding=\"same\"><family>\(name)</family><prefer>\(list)</prefer></alias>"
    }.joined(separator: "\n")
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <dir>\(folder)</dir>
      <cachedir>\(cache)</cachedir>
      \(aliases)
      <match target="pattern"><edit name="dpi" mode="assign"><double>96</double></edit></match>
      <match target="font">
      <edit name="antialias" mode="assign"><bool>true</bool></edit>
      <edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
      <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
      <edit name="embeddedbitmap" mode="assign"><bool>true</bool></edit>
      </match>
      </fontconfig>

      """
  }

  /// Writes the configuration into a browser's folder, and names it in the environment of the driver.
  ///
  /// The cache is shared by all browsers: reading all fonts anew takes some 100 ms.
  static func install(in folder: String, _ environment: inout [String: String]) throws {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? folder
    let cache = "\(home)/.cache/galley/fontconfig"
    try text(cache: cache).write(toFile: "\(folder)/fonts.conf", atomically: false, encoding: .utf8)
    // Without a path of its own, settings of the desktop would be added.
    environment.merge(["FONTCONFIG_FILE": "\(folder)/fonts.conf", "FONTCONFIG_PATH": folder]) { $1 }
  }

  /// The digest of the configuration and of the names and sizes of all font files.
  static let digest: String = {
    var lines = [text(cache: "")]
    let files = FileManager.default.enumerator(atPath: folder)
    while let name = files?.nextObject() as? String {
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      guard facts?[.type] as? FileAttributeType == .typeRegular, let size = facts?[.size] as? Int else {
        continue
      }
      lines.append("\(name) \(size)")
    }
    return "\(Digest128(of: lines.sorted().joined(separator: "\n")))"
  }()
}
