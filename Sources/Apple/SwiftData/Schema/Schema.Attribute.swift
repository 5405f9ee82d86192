extension Schema {
  /// A variable of a model.
  ///
  /// - Reference: [SwiftData's `Schema.Attribute`](https://developer.apple.com/documentation/swiftdata/schema/attribute).
  public enum Attribute {
    /// A way in which a variable is stored.
    ///
    /// - Reference: [SwiftData's `Schema.Attribute.Option`](https://developer.apple.com/documentation/swiftdata/schema/attribute/option).
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two objects have one value: an object takes the place of an older one when the context is saved.
      public static var unique: Option { Option(name: "unique") }
      /// The value is in a separate file; here it is in memory, as all are.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The value can be encrypted; here it is not.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// The value is in the history after the object is deleted; here is no history.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// The value is not stored.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// The value can be searched for in Spotlight, which is not here.
      public static var spotlight: Option { Option(name: "spotlight") }

      /// The value is stored by a transformer; here it stays as it is.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable")
      }

      /// The value is stored by a transformer; here it stays as it is.
      public static func transformable<Transformer>(by transformerType: Transformer.Type) -> Option {
        Option(name: "transformable")
      }
    }
  }

  /// A variable of a model with other models.
  ///
  /// - Reference: [SwiftData's `Schema.Relationship`](https://developer.apple.com/documentation/swiftdata/schema/relationship).
  public enum Relationship {
    /// A property of a relationship.
    ///
    /// - Reference: [SwiftData's `Schema.Relationship.Option`](https://developer.apple.com/documentation/swiftdata/schema/relationship/option).
    public struct Option: Hashable, Sendable {
      /// No two objects lead to one model; here without an effect.
      public static var unique: Option { Option() }
    }

    /// The effect on other models when an object is deleted.
    ///
    /// - Reference: [SwiftData's `Schema.Relationship.DeleteRule`](https://developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum).
    public enum DeleteRule: String, Codable, Sendable, CaseIterable {
      /// The other models stay.
      case noAction
      /// The other models stay and lose the object; here they keep it until the app removes it.
      case nullify
      /// The other models are deleted, too.
      case cascade
      /// The object stays while it has other models; here it is deleted.
      case deny
    }
  }
}
