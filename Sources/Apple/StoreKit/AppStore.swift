import Foundation
import GalleyViews

/// The App Store, which sells nothing on the simulated device.
///
/// - Reference: [`AppStore`](https://developer.apple.com/documentation/storekit/appstore).
public enum AppStore {
  /// Whether the person can pay: never here.
  public static var canMakePayments: Bool { false }

  /// Brings purchases up to date, of which there are none.
  public static func sync() async throws {}

  /// Asks for a review; the simulated device does not ask, as the system need not.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// Shows the subscriptions of the person.
  ///
  /// - Throws: ``StoreKitError/unsupported``.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}

/// The older way to ask for a review.
///
/// - Reference: [`SKStoreReviewController`](https://developer.apple.com/documentation/storekit/skstorereviewcontroller).
@MainActor @preconcurrency public final class SKStoreReviewController: NSObject {
  /// Asks for a review; the simulated device does not ask, as the system need not.
  public class func requestReview() {}

  /// Asks for a review; the simulated device does not ask, as the system need not.
  public class func requestReview(in windowScene: UIWindowScene) {}
}

/// An action that asks for a review; the simulated device does not ask, as the system need not.
///
/// - Reference: [`RequestReviewAction`](https://developer.apple.com/documentation/storekit/requestreviewaction).
@MainActor @preconcurrency public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks for a review.
  public func callAsFunction() {}
}

/// An action that buys a product.
///
/// - Reference: [`PurchaseAction`](https://developer.apple.com/documentation/storekit/purchaseaction).
@MainActor @preconcurrency public struct PurchaseAction {
  nonisolated init() {}

  /// Buys a product.
  ///
  /// - Throws: `Product.PurchaseError.productUnavailable`, as nothing is sold.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  /// The action that asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The action that buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}
