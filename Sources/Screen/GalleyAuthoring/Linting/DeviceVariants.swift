import Foundation
import GalleyPages
import GalleyTree

/// The devices on which a layout may promise different things.
enum DeviceVariants {
  /// Sizes that differ in every trait that a size can have: small, usual and large telephones and a tablet.
  private static let sizes = [(320.0, 568.0), (375, 812), (430, 932), (820, 1180)]

  /// Languages that differ in script and direction.
  private static let locales = ["en-US", "de-DE", "ar-SA", "ja-JP"]

  /// Devices of every kind, upright ones first, as they are the usual case.
  static let devices: [Configuration] = {
    var devices: [Configuration] = []
    for locale in locales {
      for appearance in ColorScheme.allCases {
        for textSize in [TextSize.large, .xSmall, .xxxLarge, .accessibility5] {
          for orientation in [Orientation.portrait, .landscapeLeft] {
            for (short, long) in sizes {
              let size =
                orientation == .portrait
                ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
              devices.append(
                Configuration(
                  device: "\(Int(short)) × \(Int(long))", size: size, scale: 3, appearance: appearance,
                  locale: locale, textSize: textSize, orientation: orientation))
            }
          }
        }
      }
    }
    return devices
  }()

  /// Devices between which none of some layouts makes a difference.
  static func distinguishing(_ layouts: [LayoutDescription]) -> [Configuration] {
    var known: Set<ObjectIdentifier> = []
    let traits = layouts.flatMap { Self.traits(of: $0, known: &known) }
    guard !traits.isEmpty else { return [devices[0]] }
    var seen: Set<[Bool]> = []
    return devices.filter { device in seen.insert(traits.map { $0.holds(on: device) }).inserted }
  }

  private static func traits(of layout: LayoutDescription, known: inout Set<ObjectIdentifier>)
    -> [LayoutTrait]
  {
    guard known.insert(ObjectIdentifier(layout.type)).inserted else { return [] }
    var found = Self.traits(in: layout.blueprint.clauses)
    for property in layout.properties {
      if case .component(_, let inner) = property.member {
        found += traits(of: LayoutDescription.of(inner), known: &known)
      }
    }
    return found
  }

  private static func traits(in clauses: [Blueprint.Clause]) -> [LayoutTrait] {
    clauses.flatMap { clause -> [LayoutTrait] in
      if case .when(let trait, let inner) = clause { return [trait] + traits(in: inner) }
      return []
    }
  }
}

extension Blueprint.Promises {
  /// The elements that must be there; rows that may be none are not among them.
  var demanded: [Requirement] { required.filter { $0.minimum > 0 } }

  /// Whether an element must be there.
  func demands(_ declaration: ElementDeclaration) -> Bool {
    demanded.contains { $0.member.declaration == declaration }
  }

  /// Whether an element must not be there.
  func forbids(_ declaration: ElementDeclaration) -> Bool {
    absent.contains { $0.member.declaration == declaration }
  }
}
