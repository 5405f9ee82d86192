import Foundation
import GalleyImage

/// Approved pictures of this repository's sample app: real screens with real text.
package enum Screens {
  private static let folder: String = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Baselines")
      .path
  }()

  /// The list of recipes on a phone with three pixels a point.
  package static func list(dark: Bool = false) throws -> Bitmap {
    try PNG.read("\(folder)/RecipeList/resting.iphone-x-\(dark ? "dark" : "light").png")
  }

  /// The file with the tree of the same screen.
  package static func listTree(dark: Bool = false) -> URL {
    URL(fileURLWithPath: "\(folder)/RecipeList/resting.iphone-x-\(dark ? "dark" : "light").json")
  }

  /// A picture with one pixel for each square of so many: thin text, as on an old phone.
  package static func shrunk(_ picture: Bitmap, by factor: Int) -> Bitmap {
    var small = Bitmap(width: picture.width / factor, height: picture.height / factor, color: .black)
    for y in 0..<small.height {
      for x in 0..<small.width {
        var sums = SIMD4<Int>()
        for row in 0..<factor {
          for column in 0..<factor {
            let color = picture[x * factor + column, y * factor + row]
            sums &+= SIMD4(Int(color.red), Int(color.green), Int(color.blue), 0)
          }
        }
        let mean = sums / (factor * factor)
        small[x, y] = RGBA(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z))
      }
    }
    return small
  }
}
