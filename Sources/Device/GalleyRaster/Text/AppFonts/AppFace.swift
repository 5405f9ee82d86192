import Synchronization

/// A face of a font file that an app brings along, or one of the named instances of a variable font.
package struct AppFace: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// The PostScript name of the face in the file.
  var fileName: String
  /// The PostScript name, such as `Lato-Bold`.
  package var name: String
  /// The name of its family, such as `Lato`.
  package var family: String
  /// The full name, such as `Lato Bold`.
  package var fullName: String
  /// The weight on OpenType's scale from 1 to 1000.
  package var weight: Int
  /// Whether slanted.
  package var isItalic: Bool
  /// The weights that the file has between two others; `nil` for a font of one weight.
  package var weights: ClosedRange<Int>?

  /// The same in another weight, where its file has that.
  ///
  /// - Parameter weight: The weight; the nearest that there is is taken.
  /// - Returns: The face; itself for a font of one weight.
  package func with(weight: FontWeight) -> AppFace {
    guard let weights else { return self }
    var face = self
    face.weight = min(max(weight.rawValue, weights.lowerBound), weights.upperBound)
    return face
  }

  /// The number by which texts name it, the same whenever it is asked for.
  package var id: FaceID? {
    Self.registered.withLock { faces in
      if let index = faces.firstIndex(of: self) { return FaceID(number: Self.firstNumber + UInt16(index)) }
      guard faces.count < Self.most else { return nil }
      faces.append(self)
      return FaceID(number: Self.firstNumber + UInt16(faces.count - 1))
    }
  }

  /// The face of a number; `nil` for a face that is none of an app's own.
  static func of(_ id: FaceID) -> AppFace? {
    guard id.isCustom else { return nil }
    let index = Int(id.number - firstNumber)
    return registered.withLock { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The face, ready for shaping and drawing; `nil` where its file is gone or damaged.
  var font: FontFace? {
    try? FontFace.at(
      path: path, name: fileName, FontFace.Adjustment(weight: weights == nil ? nil : weight))
  }

  /// The first number; all faces of the system have smaller ones.
  static let firstNumber: UInt16 = 0x8000

  /// The greatest number of faces, more than any app has; further ones are ignored.
  private static let most = 0x4000

  private static let registered = Mutex<[AppFace]>([])
}
