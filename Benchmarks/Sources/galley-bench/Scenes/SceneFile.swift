import Foundation
import GalleyImage
import GalleyRaster

/// Writes scenes down for somebody else to draw: a JSON file each, and PNG files for their bitmaps.
struct SceneFile {
  /// The folder to write to.
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
      if case .image(let bitmap, _, _) = command {
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
    case .fill(let path, let paint, let rule):
      ["do": "fill", "path": steps(path), "evenOdd": rule == .evenOdd, "paint": fields(of: paint)]
    case .stroke(let path, let stroke, let paint):
      [
        "do": "stroke", "path": steps(path), "width": stroke.width, "cap": "\(stroke.cap)",
        "join": "\(stroke.join)", "miter": stroke.miterLimit, "dash": stroke.dash, "phase": stroke.dashPhase,
        "paint": fields(of: paint),
      ]
    case .roundedRectangle(let rect, let corners, let paint) where corners.style == .continuous:
      // Nobody else has these corners; everybody has their outline.
      [
        "do": "fill", "path": steps(Path(roundedRect: rect, corners: corners)), "evenOdd": false,
        "paint": fields(of: paint),
      ]
    case .roundedRectangle(let rect, let corners, let paint):
      ["do": "box", "rect": sides(rect), "radius": corners.topLeft, "paint": fields(of: paint)]
    case .image(_, let rect, _):
      ["do": "image", "rect": sides(rect), "file": file]
    case .text(let run, let point, let paint):
      [
        "do": "text", "font": FontFiles.path(of: run.font), "size": run.font.size, "paint": fields(of: paint),
        "glyphs": run.glyphs.map { Int($0.id) },
        "places": run.glyphs.map { [Double(point.x) + $0.x, Double(point.y) + $0.y] },
      ]
    case .shadow(let rect, let corners, let shadow):
      [
        "do": "shadow", "rect": sides(rect), "radius": corners.topLeft, "color": color(shadow.color),
        "deviation": shadow.radius, "x": shadow.x, "y": shadow.y, "spread": shadow.spread,
        "hollow": shadow.isHollow,
      ]
    case .backdropBlur(let rect, let corners, let backdrop):
      [
        "do": "backdrop", "rect": sides(rect), "radius": corners.topLeft, "deviation": backdrop.radius,
        "saturation": backdrop.saturation, "color": color(backdrop.tint),
      ]
    case .pushClip(let path, _):
      ["do": "clip", "path": steps(path)]
    case .pushClipRectangle(let rect, let corners):
      ["do": "clipBox", "rect": sides(rect), "radius": corners.topLeft]
    case .pushTransform(let map):
      ["do": "transform", "map": [map.a, map.b, map.c, map.d, map.tx, map.ty]]
    case .pushLayer(let style):
      ["do": "opacity", "opacity": style.opacity]
    case .pop:
      ["do": "pop"]
    }
  }

  private static func fields(of paint: Paint) -> [String: Any] {
    func stops(_ gradient: Gradient) -> [[Double]] {
      gradient.stops.map { [$0.location] + color($0.color).map(Double.init) }
    }
    func pair(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }
    return switch paint {
    case .color(let color):
      ["color": self.color(color)]
    case .linearGradient(let gradient, let from, let to):
      ["linear": stops(gradient), "from": pair(from), "to": pair(to)]
    case .radialGradient(let gradient, let center, let start, let end):
      ["radial": stops(gradient), "center": pair(center), "start": start, "end": end]
    case .angularGradient(let gradient, let center, let start, let end):
      ["angular": stops(gradient), "center": pair(center), "start": start, "end": end]
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

/// The files of fonts by their faces: the peer opens the same.
enum FontFiles {
  static func path(of font: FontSpec) -> String {
    let family = font.size < FontLibrary.displaySize ? "Inter" : "InterDisplay"
    let style =
      switch font.weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: font.isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    let name = "\(family)-\(style)\(font.isItalic ? "Italic" : "")"
    for folder in FontLibrary.defaultFolders {
      for ending in ["otf", "ttf"] where FileManager.default.fileExists(atPath: "\(folder)/\(name).\(ending)")
      {
        return "\(folder)/\(name).\(ending)"
      }
    }
    return name
  }
}
