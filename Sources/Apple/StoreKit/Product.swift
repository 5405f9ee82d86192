import Foundation

/// A product of the App Store.
///
/// The store of the simulated device is empty: no identifier has a product, so that there is none of these.
///
/// - Reference: [`Product`](https://developer.apple.com/documentation/storekit/product).
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// It is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It ends by itself.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It goes on until it is cancelled.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// A length of time that a subscription is paid for.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The units.
    public enum Unit: Hashable, Sendable, CaseIterable {
      case day, week, month, year
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// An offer for a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The ways to pay.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// It is paid for as it goes on.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// It is paid for in advance.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// It costs nothing.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The identifier; an introductory offer has none.
    public let id: String?
    /// The price.
    public let price: Decimal
    /// The price in words.
    public let displayPrice: String
    /// The length of a period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The way to pay.
    public let paymentMode: PaymentMode
  }

  /// The facts about a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// It goes on.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It is over.
      public static let expired = RenewalState(rawValue: 2)
      /// It could not be paid for.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It goes on although it could not be paid for.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The store has taken it back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// The facts about the renewal.
    public struct RenewalInfo: Hashable, Sendable {
      /// Whether it goes on by itself.
      public let willAutoRenew: Bool
      /// The product that it goes on with.
      public let autoRenewPreference: String?
    }

    /// A subscription of the person.
    public struct Status: Hashable, Sendable {
      /// The state.
      public let state: RenewalState
      /// The latest transaction.
      public let transaction: VerificationResult<Transaction>
      /// The facts about the renewal.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    /// The identifier of the group of subscriptions, of which a person has one.
    public let subscriptionGroupID: String
    /// The length of a period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for those who are new.
    public let introductoryOffer: SubscriptionOffer?
    /// Other offers.
    public let promotionalOffers: [SubscriptionOffer]

    /// The person's subscriptions of the group: none.
    public var status: [Status] { get async throws { [] } }
    /// Whether the person is new to the group.
    public var isEligibleForIntroOffer: Bool { get async { true } }

    /// Returns the person's subscriptions of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Returns whether the person is new to a group: always.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let words: String

    /// The account of the app that buys.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(words: "token \(token)")
    }

    /// The number of pieces.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(words: "quantity \(quantity)")
    }
  }

  /// The result of a purchase.
  public enum PurchaseResult: Hashable, Sendable {
    /// The product is bought.
    case success(VerificationResult<Transaction>)
    /// The person does not want to.
    case userCancelled
    /// Somebody else has to agree.
    case pending
  }

  /// The reason why a purchase has failed.
  public enum PurchaseError: Error, Hashable, Sendable {
    /// The number of pieces is not possible.
    case invalidQuantity
    /// The store does not sell the product.
    case productUnavailable
    /// The person may not buy.
    case purchaseNotAllowed
    /// The offer is not for the person.
    case ineligibleForOffer
    /// There is no such offer.
    case invalidOfferIdentifier
    /// The price of the offer is not valid.
    case invalidOfferPrice
    /// The signature of the offer is not valid.
    case invalidOfferSignature
    /// The offer lacks parameters.
    case missingOfferParameters
  }

  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price in words.
  public let displayPrice: String
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// The facts about a subscription.
  public let subscription: SubscriptionInfo?

  /// Asks the store for products.
  ///
  /// - Parameter identifiers: The identifiers of products.
  /// - Returns: None, as the store of the simulated device is empty.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }

  /// Buys the product.
  ///
  /// - Throws: ``PurchaseError/productUnavailable``, as nothing is sold.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  /// The latest transaction of the product: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The transaction that entitles the person to the product: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}
