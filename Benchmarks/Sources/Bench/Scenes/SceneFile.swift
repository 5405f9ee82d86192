import Foundation
import GalleyImage
import GalleyRaster

/// Writes scenes down for somebody else to draw: a JSON file each, and PNG files for their bitmaps.
struct SceneFile {
  /// Where to write.
  let folder: URL
  private let library: FontLibrary

  init(folder: URL, library: FontLibrary) {
    self.folder = folder
    self.library = library
  }

  /// Writes a scene.
  func write(_ scene: Scene) throws {
    var images = 0
    let commands: [[String: Any]] = try scene.list.commands.map { command in
      if case .image(let bitmap, _) = command {
        let name = "\(scene.name)-\(images).png"
        images += 1
        try PNG.encode(bitmap).write(to: folder.appendingPathComponent(name))
        return Self.fields(of: command, file: name)
      }
      return Self.fields(of: command, file: "")
    }
    let fields: [String: Any] = [
      "name": scene.name, "title": scene.title, "scale": scene.scale,
      "width": Int((scene.size.width * scene.scale).rounded()),
      "height": Int((scene.size.height * scene.scale).rounded()),
      "background": Self.color(scene.background), "commands": commands,
    ]
    let data = try JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys])
    try data.write(to: folder.appendingPathComponent("\(scene.name).json"))
  }

  private static func fields(of command: DisplayList.Command, file: String) -> [String: Any] {
    switch command {
    case .fill(let path, let color, let rule):
      ["do": "fill", "path": steps(path), "evenOdd": rule == .evenOdd, "color": self.color(color)]
    case .stroke(let path, let stroke, let color):
      [
        "do": "stroke", "path": steps(path), "width": stroke.width, "cap": "\(stroke.cap)",
        "join": "\(stroke.join)", "color": self.color(color),
      ]
    case .roundedRectangle(let rect, let radius, let color):
      ["do": "box", "rect": sides(rect), "radius": radius, "color": self.color(color)]
    case .image(_, let rect):
      ["do": "image", "rect": sides(rect), "file": file]
    case .text(let run, let point, let color):
      [
        "do": "text", "font": FontFiles.path(of: run.font), "size": run.font.size, "color": self.color(color),
        "glyphs": run.glyphs.map { Int($0.id) },
        "places": run.glyphs.map { [Double(point.x) + $0.x, Double(point.y) + $0.y] },
      ]
    case .pushClip(let path):
      ["do": "clip", "path": steps(path)]
    case .pushClipRectangle(let rect, let radius):
      ["do": "clipBox", "rect": sides(rect), "radius": radius]
    case .pushTransform(let map):
      ["do": "transform", "map": [map.a, map.b, map.c, map.d, map.tx, map.ty]]
    case .pushOpacity(let opacity):
      ["do": "opacity", "opacity": opacity]
    case .pop:
      ["do": "pop"]
    }
  }

  private static func color(_ color: RGBA) -> [Int] {
    [Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha)]
  }

  private static func sides(_ rect: CGRect) -> [Double] {
    [Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY)]
  }

  /// A path as a list of steps, each a letter and its coordinates.
  private static func steps(_ path: Path) -> [[Any]] {
    func step(_ letter: String, _ points: CGPoint...) -> [Any] {
      [letter] + points.flatMap { [Double($0.x), Double($0.y)] }
    }
    return path.segments.map { segment in
      switch segment {
      case .move(let point): step("M", point)
      case .line(let point): step("L", point)
      case .quad(let control, let point): step("Q", control, point)
      case .cubic(let control1, let control2, let point): step("C", control1, control2, point)
      case .close: step("Z")
      }
    }
  }
}

/// Which file a font is in: the peer opens the same.
enum FontFiles {
  static func path(of font: FontSpec) -> String {
    let family = font.size < FontLibrary.displaySize ? "Inter" : "InterDisplay"
    let style =
      switch font.weight {
      case .thin: "Thin"
      case .extraLight: "ExtraLight"
      case .light: "Light"
      case .regular: font.isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .extraBold: "ExtraBold"
      case .black: "Black"
      }
    let name = "\(family)-\(style)\(font.isItalic ? "Italic" : "")"
    for folder in FontLibrary.defaultFolders {
      for ending in ["otf", "ttf"] where FileManager.default.fileExists(atPath: "\(folder)/\(name).\(ending)") {
        return "\(folder)/\(name).\(ending)"
      }
    }
    return name
  }
}
