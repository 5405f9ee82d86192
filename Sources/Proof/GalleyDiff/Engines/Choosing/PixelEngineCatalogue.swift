/// The engines that can be chosen by name.
///
/// A new engine is one file, and one word in ``standard``.
package struct PixelEngineCatalogue: Sendable {
  /// The engines, in the order of help.
  package var engines: [any NamedPixelEngine.Type]

  /// Creates a catalogue.
  package init(_ engines: [any NamedPixelEngine.Type]) { self.engines = engines }

  /// Galley's engines.
  package static let standard = PixelEngineCatalogue([
    ExactEngine.self, YIQEngine.self, OKLabEngine.self, CIEDE2000Engine.self, SimilarityEngine.self,
    StrictEngine.self, ContentEngine.self, OdiffEngine.self,
  ])

  /// The names of all engines.
  package var names: [String] { engines.map { $0.name } }

  /// The numbers that only one engine has, of all engines.
  package var numbers: [EngineNumber] { engines.flatMap { $0.options.numbers } }

  /// The engine of a name.
  package subscript(name: String) -> (any NamedPixelEngine.Type)? { engines.first { $0.name == name } }
}
