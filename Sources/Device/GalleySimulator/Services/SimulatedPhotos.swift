import GalleyImage
import GalleyServices
import GalleySystem
import GalleyViews

/// The photo library of a simulated device, as one app sees it.
struct SimulatedPhotos: PhotoLibrary {
  let bundleIdentifier: String
  let clock: AppClock
  weak let device: SimulatedDevice?

  func latestPhoto() -> Bitmap? {
    MainActorEntry.run { device?.photos(for: bundleIdentifier).last }
  }

  func choosePhotos(limit: Int, completion: @escaping ([Bitmap]) -> Void) {
    nonisolated(unsafe) let completion = completion
    MainActorEntry.run {
      device?.choosePhotos(for: bundleIdentifier, title: "Photos", confirmation: "Add", limit: limit) {
        chosen in clock.run { completion(chosen) }
      }
    }
  }

  /// The photo on a new device: a sky over hills at evening.
  static let landscape: Bitmap = {
    let width = 240
    let height = 180
    func color(_ red: Int, _ green: Int, _ blue: Int) -> RGBA {
      RGBA(UInt8(clamping: red), UInt8(clamping: green), UInt8(clamping: blue))
    }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let sun = (x - 165) * (x - 165) + (y - 82) * (y - 82)
        let far = 108 + (x - 60) * (x - 60) / 420
        let near = 132 + (x - 190) * (x - 190) / 520
        if y > near {
          bitmap[x, y] = color(38 + y / 8, 62 + (height - y) / 3, 58)
        } else if y > far {
          bitmap[x, y] = color(92 + y / 6, 84, 122 - y / 5)
        } else if sun < 26 * 26 {
          bitmap[x, y] = RGBA(255, 226, 150)
        } else {
          bitmap[x, y] = color(120 + y, 100 + y * 4 / 5, 170 - y / 2)
        }
      }
    }
    return bitmap
  }()
}
