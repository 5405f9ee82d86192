import Foundation
import GalleyServices

/// A product of the older interface; the empty store has none.
///
/// - Reference: [`SKProduct`](https://developer.apple.com/documentation/storekit/skproduct).
open class SKProduct: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  /// The identifier.
  open var productIdentifier: String { "" }
  /// The name.
  open var localizedTitle: String { "" }
  /// The description.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The language and region of the price.
  open var priceLocale: Locale { .current }
}

/// A wish to buy a product of the older interface.
///
/// - Reference: [`SKPayment`](https://developer.apple.com/documentation/storekit/skpayment).
open class SKPayment: NSObject, @unchecked Sendable {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The number of pieces.
  open var quantity: Int { 1 }

  /// Wishes to buy a product.
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

/// The states of a purchase of the older interface.
///
/// - Reference: [`SKPaymentTransactionState`](https://developer.apple.com/documentation/storekit/skpaymenttransactionstate).
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase of the older interface; the empty store has none.
///
/// - Reference: [`SKPaymentTransaction`](https://developer.apple.com/documentation/storekit/skpaymenttransaction).
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The wish.
  public let payment: SKPayment
  /// The purchase before, of one that is restored.
  open var original: SKPaymentTransaction? { nil }
  /// The state.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The identifier.
  open var transactionIdentifier: String? { nil }
  /// The date.
  open var transactionDate: Date? { nil }
  /// The reason why it has failed.
  open var error: (any Error)? { StoreKitError.unsupported }

  init(_ payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}

/// An object that hears of purchases.
///
/// - Reference: [`SKPaymentTransactionObserver`](https://developer.apple.com/documentation/storekit/skpaymenttransactionobserver).
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called with purchases that have changed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when all purchases were restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Called when purchases could not be restored, which does not happen here.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
  /// The default: does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// The default: does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
}

/// The purchases of the older interface: each fails, as nothing is sold.
///
/// - Reference: [`SKPaymentQueue`](https://developer.apple.com/documentation/storekit/skpaymentqueue).
@MainActor @preconcurrency public final class SKPaymentQueue: NSObject {
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private static let shared = SKPaymentQueue()
  private var observersOfNoApp: [Observer] = []

  /// The observers of one launch of an app.
  private final class LaunchObservers {
    var list: [Observer] = []
  }

  private static var launch: LaunchObservers? {
    AppLaunch.current?.surroundings?.objects.object(LaunchObservers.self) { LaunchObservers() }
  }

  private var observers: [Observer] {
    get { Self.launch?.list ?? observersOfNoApp }
    set {
      guard let launch = Self.launch else { return observersOfNoApp = newValue }
      launch.list = newValue
    }
  }

  private override init() {
    super.init()
  }

  /// Returns the queue of purchases.
  public class func `default`() -> SKPaymentQueue { shared }

  /// Returns whether the person can pay: never here.
  public class func canMakePayments() -> Bool { false }

  /// The purchases under way: none.
  public var transactions: [SKPaymentTransaction] { [] }

  /// Adds an object that hears of purchases.
  public func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(Observer(object: observer))
  }

  /// Removes an object that hears of purchases.
  public func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object === observer || $0.object == nil }
  }

  /// Wishes to buy something, which fails.
  public func add(_ payment: SKPayment) {
    let failed = SKPaymentTransaction(payment)
    for observer in observers { observer.object?.paymentQueue(self, updatedTransactions: [failed]) }
  }

  /// Restores purchases, of which there are none.
  public func restoreCompletedTransactions() {
    for observer in observers { observer.object?.paymentQueueRestoreCompletedTransactionsFinished(self) }
  }

  /// Ends a purchase.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// A delegate of a request to the store.
///
/// - Reference: [`SKRequestDelegate`](https://developer.apple.com/documentation/storekit/skrequestdelegate).
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called at the end.
  func requestDidFinish(_ request: SKRequest)
  /// Called when it has failed, which does not happen here.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// The default: does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// The default: does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A delegate of a request for products.
///
/// - Reference: [`SKProductsRequestDelegate`](https://developer.apple.com/documentation/storekit/skproductsrequestdelegate).
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the answer.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to the store.
///
/// - Reference: [`SKRequest`](https://developer.apple.com/documentation/storekit/skrequest).
open class SKRequest: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  /// Sends it.
  open func start() {}

  /// Takes it back.
  open func cancel() {}
}

/// A request for products, of which the empty store knows none.
///
/// - Reference: [`SKProductsRequest`](https://developer.apple.com/documentation/storekit/skproductsrequest).
public final class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  /// The delegate.
  public weak var delegate: (any SKProductsRequestDelegate)?

  /// Creates a request.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  /// Sends it; the answer comes at once.
  public override func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
    delegate?.requestDidFinish(self)
  }
}

/// The answer of the empty store.
///
/// - Reference: [`SKProductsResponse`](https://developer.apple.com/documentation/storekit/skproductsresponse).
public final class SKProductsResponse: NSObject, Sendable {
  /// The products: none.
  public var products: [SKProduct] { [] }
  /// The identifiers without a product: all.
  public let invalidProductIdentifiers: [String]

  init(_ identifiers: [String]) {
    invalidProductIdentifiers = identifiers
    super.init()
  }
}
