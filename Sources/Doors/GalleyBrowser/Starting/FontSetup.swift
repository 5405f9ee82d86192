import Dispatch
import Foundation
import GalleyImage

/// The fonts of a browser that this process starts: the same on every machine with the same files, without hints.
///
/// The system's own setup has Chromium decide about hints by the process that asks first, so that two sessions draw 4 006 other pixels.
package struct FontSetup {
  /// The folder of fonts.
  package static let folder = "/usr/share/fonts"

  /// A family of fonts that browsers draw with.
  package struct Family: Hashable, Sendable {
    /// Its name, such as `Noto Sans`.
    package let name: String
    /// The Debian package that has it.
    package let package: String
    /// The beginning of the name of its regular face's file.
    let file: String

    fileprivate static let inter = Family(name: "Inter", package: "fonts-inter", file: "Inter-Regular")
    fileprivate static let emoji = Family(
      name: "Noto Color Emoji", package: "fonts-noto-color-emoji", file: "NotoColorEmoji")
  }

  /// The families of each generic one, the preferred one first, and the families of other systems that they stand in for.
  private static let choices: [(generic: String, others: [String], families: [Family])] = [
    (
      "sans-serif",
      [
        "Arial", "Helvetica", "Helvetica Neue", "Verdana", "Tahoma", "Trebuchet MS", "Segoe UI",
        "-apple-system", "BlinkMacSystemFont", "system-ui", "ui-sans-serif", "ui-rounded",
      ],
      [
        .inter, Family(name: "Noto Sans", package: "fonts-noto-core", file: "NotoSans-Regular"),
        Family(name: "Noto Sans CJK SC", package: "fonts-noto-cjk", file: "NotoSansCJK-Regular"), .emoji,
      ]
    ),
    (
      "serif", ["Times New Roman", "Times", "Georgia", "Cambria", "Palatino", "ui-serif"],
      [
        Family(name: "Vollkorn", package: "fonts-vollkorn", file: "Vollkorn-Regular"),
        Family(name: "Noto Serif", package: "fonts-noto-core", file: "NotoSerif-Regular"),
        Family(name: "Noto Serif CJK SC", package: "fonts-noto-cjk", file: "NotoSerifCJK-Regular"), .emoji,
      ]
    ),
    (
      "monospace", ["Courier New", "Courier", "Menlo", "Monaco", "Consolas", "SF Mono", "ui-monospace"],
      [
        Family(name: "JetBrains Mono", package: "fonts-jetbrains-mono", file: "JetBrainsMono-Regular"),
        Family(name: "Noto Sans Mono", package: "fonts-noto-mono", file: "NotoSansMono-Regular"), .emoji,
      ]
    ),
    ("emoji", [], [.emoji]),
  ]

  /// All families, each once, with the path of the regular face; `nil` where it is not installed.
  ///
  /// - Parameter folder: The folder of fonts.
  package static func families(in folder: String = folder) -> [(family: Family, path: String?)] {
    var paths: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    while let path = files?.nextObject() as? String {
      if ["otf", "ttf", "ttc"].contains((path as NSString).pathExtension) { paths.append(path) }
    }
    var known: Set<Family> = []
    return choices.flatMap(\.families).filter { known.insert($0).inserted }.map { family in
      let path = paths.filter { ($0 as NSString).lastPathComponent.hasPrefix(family.file) }.min()
      return (family, path.map { "\(folder)/\($0)" })
    }
  }

  /// The configuration, as fontconfig reads it.
  ///
  /// A family of another system is replaced by name, since Chromium takes a replacement only where it comes first. Without the last rule,
  /// fontconfig chooses any font for a family that there is not, and browsers show controls and pages in Arial with serifs.
  ///
  /// - Reference: [fonts.conf(5)](https://www.freedesktop.org/software/fontconfig/fontconfig-user.html).
  static func text(cache: String) -> String {
    let aliases = choices.flatMap { generic, others, families in
      let list = families.map { "<family>\($0.name)</family>" }.joined()
      return (others + [generic]).map {
        "<alias binding=\"same\"><family>\($0)</family><prefer>\(list)</prefer></alias>"
      }
    }.joined(separator: "\n")
    let isNoGeneric = choices.filter { !$0.others.isEmpty }.map {
      "<test qual=\"all\" name=\"family\" compare=\"not_eq\"><string>\($0.generic)</string></test>"
    }.joined()
    let last = choices[0].families.map { "<string>\($0.name)</string>" }.joined()
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <dir>\(folder)</dir>
      <cachedir>\(cache)</cachedir>
      \(aliases)
      <match target="pattern">\(isNoGeneric)<edit name="family" mode="append_last">\(last)</edit></match>
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
    // The digest is ready when the browser is.
    DispatchQueue.global().async { _ = digest }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? folder
    let cache = "\(home)/.cache/galley/fontconfig"
    try text(cache: cache).write(toFile: "\(folder)/fonts.conf", atomically: false, encoding: .utf8)
    // Without a path of its own, settings of the desktop would be added.
    environment.merge(["FONTCONFIG_FILE": "\(folder)/fonts.conf", "FONTCONFIG_PATH": folder]) { $1 }
  }

  /// The digest of the configuration and of the names and sizes of all font files.
  package static let digest: String = {
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
