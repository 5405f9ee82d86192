import Foundation
import GalleyImage
import GalleyRaster

/// Answers one request a line, so that somebody else can take turns with it.
///
/// ```text
/// list                     the names of all tasks
/// time NAME COUNT          the times of COUNT repetitions, in milliseconds
/// facts NAME               further numbers of a task
/// export FOLDER            writes all scenes, and the pixels as we draw them
/// files FOLDER             writes the PNG files whose decoding is measured
/// ```
///
/// Every answer is one line of JSON.
struct Server {
  private let library: FontLibrary
  private let scenes: [Scene]
  private let files: [SampleFile]
  private var tasks: [Task]

  init() throws {
    library = try FontLibrary()
    let typesetter = Typesetter(library)
    let phone = Scene.phone(typesetter)
    scenes = [phone, .textPage(typesetter), .light(typesetter), .shapes(), .corners(typesetter)]
    files = SampleFile.all(typesetter, library: library)
    tasks = Task.raster(scenes, library: library) + Task.fresh([phone], library: library)
    tasks += Task.encode(scenes, library: library)
    tasks += Task.damage(phone, .phone(typesetter, changedRow: 5), library: library)
    tasks += Task.threads(scenes, library: library)
    tasks += Task.decode(files)
    tasks.append(Task.tall(TallList(library)))
    tasks +=
      Task.pages() + Task.queries() + Task.voiceOver() + Task.device() + Task.snapshots()
      + Task.views(library: library)
    tasks += Task.symbols(library: library) + Task.audit()
    tasks += try Task.check(phone, library: library) + Task.previews() + Task.tunnel()
  }

  func run() throws {
    while let line = readLine() {
      let words = line.split(separator: " ")
      switch words.first {
      case "list": try answer(tasks.map(\.name))
      case "time": try answer(task(words[1]).times(Int(words[2]) ?? 1))
      case "facts": try answer(task(words[1]).facts())
      case "export": try answer(export(to: URL(fileURLWithPath: String(words[1]))))
      case "files": try answer(writeFiles(to: URL(fileURLWithPath: String(words[1]))))
      default: fatalError("no request: \(line)")
      }
    }
  }

  private func task(_ name: Substring) -> Task {
    guard let task = tasks.first(where: { $0.name == name }) else { fatalError("no task \(name)") }
    return task
  }

  private func answer(_ value: Any) throws {
    let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }

  private func export(to folder: URL) throws -> [String] {
    let file = SceneFile(folder: folder, library: library)
    for scene in scenes {
      try file.write(scene)
      let picture = Renderer(library).draw(scene)
      try Data(picture.bytes).write(to: folder.appendingPathComponent("\(scene.name).rgba"))
    }
    return scenes.map(\.name)
  }

  private func writeFiles(to folder: URL) throws -> [String: String] {
    var paths: [String: String] = [:]
    for file in files {
      let url = folder.appendingPathComponent("\(file.name).png")
      try file.data.write(to: url)
      paths[file.name] = url.path
    }
    return paths
  }
}
