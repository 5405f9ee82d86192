import Foundation
import GalleyImage
import SamplePictures

/// pixelmatch's own cases, with what it counts in each of two versions.
struct PixelmatchCase: Decodable {
  struct Options: Decodable {
    var threshold: Double
    var alpha: Double?
    var diffMask: Bool?
    var aaColor: [UInt8]?
    var diffColor: [UInt8]?
    var diffColorAlt: [UInt8]?
  }

  var a: String
  var b: String
  var picture: String
  var options: Options
  var yiq: Int
  var oklab: Int
  var yiqWithEdges: Int
  var oklabWithEdges: Int

  enum CodingKeys: String, CodingKey {
    case a, b, options
    case picture = "expected_diff_image"
    case yiq = "diff_count_yiq_7_2_0"
    case oklab = "diff_count_oklab_head"
    case yiqWithEdges = "diff_count_yiq_7_2_0_antialiased_included"
    case oklabWithEdges = "diff_count_oklab_head_antialiased_included"
  }

  func pictures() throws -> (Bitmap, Bitmap) {
    (try Fixtures.picture("pixelmatch", a), try Fixtures.picture("pixelmatch", b))
  }
}

/// Where pixelmatch's head counts the fullest window.
struct PixelmatchWindow: Decodable {
  var a: String
  var b: String
  var threshold: Double
  var windowSize: Int
  var most: Int

  enum CodingKeys: String, CodingKey {
    case a, b, threshold, windowSize
    case most = "max_in_window"
  }
}

/// Two pixels that pixelmatch's head tells apart, or does not.
struct PixelmatchPixel: Decodable {
  var a: [UInt8]
  var b: [UInt8]
  var threshold: Double
  var checkerboard: Bool?
  var count: Int

  enum CodingKeys: String, CodingKey {
    case a, b, threshold, checkerboard
    case count = "diff_count"
  }
}

/// All of it.
struct PixelmatchFixtures: Decodable {
  var cases: [PixelmatchCase]
  var windows: [PixelmatchWindow]
  var pixels: [PixelmatchPixel]

  enum CodingKeys: String, CodingKey {
    case cases
    case windows = "window_cases"
    case pixels = "single_pixel_cases"
  }

  static func load() throws -> PixelmatchFixtures {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Fixtures.folder)/pixelmatch/expected.json"))
    return try JSONDecoder().decode(PixelmatchFixtures.self, from: data)
  }
}
