import Foundation
import GalleyTree

extension Automator {
  /// Gives files to a control that asks for them, once it is there and enabled.
  package func attach(_ files: [URL], to target: Target, until deadline: Duration) throws {
    for file in files { try requireFile(file) }
    let action = Action.adjust(files.map(\.lastPathComponent).joined(separator: ", "))
    try act(action, on: target, Readiness(isReachable: false), until: deadline) { aim in
      guard let driver = driver as? any FileAttaching else {
        throw DriverError.unsupported("attach files", reason: "inputs of files belong to pages in browsers")
      }
      guard let lacking = try driver.attach(files, to: aim.element) else { return }
      throw failure(
        .lacks(aim.screen.path(of: aim.place), lacking), action, target, began: self.driver.now, aim.snapshot)
    }
  }

  private func requireFile(_ file: URL) throws(DriverError) {
    let action = "attach \(file.isFileURL ? file.path : file.absoluteString)"
    guard file.isFileURL else { throw .unsupported(action, reason: "it is no address of a file") }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw .unsupported(action, reason: "there is no such file")
    }
    guard !isFolder.boolValue else { throw .unsupported(action, reason: "it is a folder") }
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw .unsupported(action, reason: "it may not be read")
    }
  }
}
