import Foundation

/// A value of the store, and whether the store has signed it.
///
/// - Reference: [`VerificationResult`](https://developer.apple.com/documentation/storekit/verificationresult).
public enum VerificationResult<SignedType> {
  /// The reason why a value is not trusted.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The signature does not fit.
    case invalidSignature
    /// It is for another device.
    case invalidDeviceVerification
    /// It cannot be read.
    case invalidEncoding
    /// The certificates do not lead to the store.
    case invalidCertificateChain
    /// A certificate is taken back.
    case revokedCertificate
    /// It lacks properties.
    case missingRequiredProperties
  }

  /// The value is the store's.
  case verified(SignedType)
  /// The value may be somebody else's.
  case unverified(SignedType, VerificationError)

  /// The value, if it is the store's.
  ///
  /// - Throws: The reason why it is not trusted.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, trusted or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A purchase of the person; the store of the simulated device sells nothing, so that there is none of these.
///
/// - Reference: [`Transaction`](https://developer.apple.com/documentation/storekit/transaction).
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The way in which a person came to a product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The person has bought it.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Somebody of the family has bought it.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Transactions that come one after the other; the sequences of the empty store end at once.
  public struct Transactions: AsyncSequence, Sendable {
    /// A transaction, and whether the store has signed it.
    public typealias Element = VerificationResult<Transaction>

    /// The iterator, which is at its end.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns `nil`.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    /// Returns an iterator at its end.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The number.
  public let id: UInt64
  /// The number of the first purchase.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The identifier of the group of subscriptions.
  public let subscriptionGroupID: String?
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date of the first purchase.
  public let originalPurchaseDate: Date
  /// The date at which a subscription ends.
  public let expirationDate: Date?
  /// The date at which the store has taken it back.
  public let revocationDate: Date?
  /// The number of pieces.
  public let purchasedQuantity: Int
  /// Whether another subscription has taken its place.
  public let isUpgraded: Bool
  /// The way in which the person came to it.
  public let ownershipType: OwnershipType
  /// The account of the app that has bought.
  public let appAccountToken: UUID?

  /// The transactions to come.
  public static var updates: Transactions { Transactions() }
  /// All transactions.
  public static var all: Transactions { Transactions() }
  /// The transactions that entitle the person to something.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The transactions that the app did not finish.
  public static var unfinished: Transactions { Transactions() }

  /// Returns the latest transaction of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Returns the transaction that entitles the person to a product: none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }

  /// Tells the store that the app has delivered the product.
  public func finish() async {}
}

/// The reason why the store has failed.
///
/// - Reference: [`StoreKitError`](https://developer.apple.com/documentation/storekit/storekiterror).
public enum StoreKitError: Error, Sendable {
  /// The reason is not known.
  case unknown
  /// The person does not want to.
  case userCancelled
  /// The network has failed.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// The store of the country does not sell it.
  case notAvailableInStorefront
  /// The app may not.
  case notEntitled
  /// The device cannot.
  case unsupported
}
