import Foundation
import GalleyImage

/// The content of an image set's file.
///
/// - Reference: [Apple's Asset Catalog Format Reference, Image Set Type](https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/ImageSetType.html).
struct ImageSet: Decodable {
  struct Entry: Decodable, AssetEntry {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [[String: String]]?
  }

  struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }

    let intent: String?
  }

  let images: [Entry]
  let properties: Properties?

  /// Reads the set in a folder.
  init(_ folder: URL) throws(AssetFault) {
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .file("\(folder.lastPathComponent)/Contents.json", reason: "it cannot be read")
    }
  }

  /// The picture of the entry that fits best and can be read; entries of one rank follow in the order of their scales.
  func image(in folder: URL, _ conditions: AssetConditions) throws(AssetFault) -> StoredImage {
    func scale(_ entry: Entry) -> Double { entry.scale.flatMap { Double($0.dropLast()) } ?? 1 }
    let fitting = images.fitting(conditions).map { (rank: $0.rank(conditions) ?? 0, entry: $0) }
    var fault: AssetFault?
    for (_, entry) in fitting.sorted(by: { ($0.rank, scale($0.entry)) > ($1.rank, scale($1.entry)) }) {
      guard let name = entry.filename else { continue }
      let file = "\(folder.lastPathComponent)/\(name)"
      do throws(AssetFault) {
        var asset = try Self.picture(
          at: folder.appendingPathComponent(name), file: file, scale: scale(entry), display: conditions.scale)
        asset.isTemplate = properties?.intent == "template"
        return asset
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? .file(folder.lastPathComponent, reason: "it has no picture for this device")
  }

  private static func picture(
    at place: URL, file: String, scale: Double, display: Double
  ) throws(AssetFault) -> StoredImage {
    guard let data = try? Data(contentsOf: place) else {
      throw .file(file, reason: "the file cannot be read")
    }
    if let format = VectorPicture.Format(of: data) {
      do throws(VectorPictureError) {
        return .bitmap(try VectorPicture(data, format).bitmap(scale: display), scale: display)
      } catch {
        throw .file(file, reason: error.description)
      }
    }
    do throws(PictureError) {
      return .bitmap(try ShownPicture(file: data).pixels, scale: scale)
    } catch {
      throw .file(file, reason: PictureErrorText.text(for: error, subject: "it"))
    }
  }
}

/// The reason why there is no picture of a name in an asset catalogue.
enum AssetFault: Error, Hashable, Sendable {
  /// No catalogue has the name.
  case none
  /// The name is that of a symbol set.
  case symbolSet
  /// A file cannot be shown; its path from the catalogue's folder, and the reason in words.
  case file(String, reason: String)
}

extension AssetFault: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  var description: String {
    switch self {
    case .none: "no asset catalogue in the resources of the app's target has it"
    case .symbolSet: "it is a symbol set, which is not drawn; export the symbol as SVG into an image set"
    case .file(let path, let reason): "\(path): \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)"
    }
  }
}
