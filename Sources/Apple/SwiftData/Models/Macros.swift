/// Makes a class a model: its stored variables are observed, and a ``ModelContext`` keeps its objects.
///
/// - Reference: [SwiftData's `Model()`](https://developer.apple.com/documentation/swiftdata/model()).
@attached(
  member, conformances: PersistentModel, Observable,
  names: named(_$record), named(_$observationRegistrar), named(_$uniqueAttributes), named(_$cascades),
  named(access), named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "GalleyMacros", type: "ModelMacro")

/// Describes how a variable of a model is stored; of the options, `.unique` has an effect.
///
/// - Parameters:
///   - options: The options.
///   - originalName: The name in an earlier version of the model.
///   - hashModifier: A text that tells versions of the attribute apart.
/// - Reference: [SwiftData's `Attribute(_:originalName:hashModifier:)`](https://developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)).
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "GalleyMacros", type: "ModelPartMacro")

/// Describes a variable with other models; of the rules, `.cascade` has an effect, and the inverse is not set by itself.
///
/// - Parameters:
///   - options: The options.
///   - deleteRule: The effect on the other models when this one is deleted.
///   - minimumModelCount: The least number of other models.
///   - maximumModelCount: The greatest number of other models; 0 for any.
///   - originalName: The name in an earlier version of the model.
///   - inverse: The variable of the other model that leads back.
///   - hashModifier: A text that tells versions of the relationship apart.
/// - Reference: [SwiftData's `Relationship`](https://developer.apple.com/documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:)).
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "GalleyMacros", type: "ModelPartMacro")

/// Marks a variable of a model that is not stored.
///
/// - Reference: [SwiftData's `Transient()`](https://developer.apple.com/documentation/swiftdata/transient()).
@attached(peer)
public macro Transient() = #externalMacro(module: "GalleyMacros", type: "ModelPartMacro")

/// Declares indexes of a model, which a store in memory does not need.
///
/// - Parameter indices: The variables of each index.
/// - Reference: [SwiftData's `Index(_:)`](https://developer.apple.com/documentation/swiftdata/index(_:)-74ia2).
@freestanding(declaration)
public macro Index<Element: PersistentModel>(_ indices: [PartialKeyPath<Element>]...) =
  #externalMacro(module: "GalleyMacros", type: "ModelPartMacro")
