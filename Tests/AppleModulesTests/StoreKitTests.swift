import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import StoreKit
import SwiftUI
import Testing

/// An app with a shop.
private struct ShopApp: App {
  static let bundleIdentifier = "org.example.Shop"

  var body: some Scene { WindowGroup { ShopView() } }
}

private struct ShopView: View {
  @Environment(\.requestReview) private var requestReview
  @State private var managesSubscriptions = false
  @State private var products = "loading"

  var body: some View {
    VStack {
      StoreView(ids: ["tea"])
      ProductView(id: "tea") { Image(systemName: "star") }
      Text(products)
      Text(managesSubscriptions ? "subscriptions" : "no subscriptions")
      Button("manage") { managesSubscriptions = true }
      Button("review") { requestReview() }
    }
    .manageSubscriptionsSheet(isPresented: $managesSubscriptions)
    .storeProductsTask(for: ["tea"]) { state in
      if case .success(let found, let unavailable) = state { products = "\(found.count) \(unavailable)" }
    }
  }
}

/// A shop in the older interface, which writes down the answers.
private final class OldShop: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
  var answers: [String] = []

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    answers.append("restored")
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    answers.append("\(response.products.count) \(response.invalidProductIdentifiers)")
  }

  func requestDidFinish(_ request: SKRequest) { answers.append("finished") }
}

/// The store of a simulated device, which is empty.
@Suite struct StoreKitTests {
  @Test func `views say that the store is empty`() throws {
    let device = try SimulatedDevice()
    device.install(ShopApp.self)
    try device.launch(LaunchRequest(ShopApp.bundleIdentifier))
    #expect(try device.element("Store Unavailable") != nil)
    #expect(try device.element("Item Unavailable") != nil)
    #expect(try device.element("0 [\"tea\"]") != nil)
    try device.touch("manage")
    #expect(try device.element("no subscriptions") != nil)
    try device.touch("review")
    #expect(try device.snapshot().screen.paths { $0.type == .alert }.isEmpty)
  }

  @Test func `there are no products and no purchases`() async throws {
    #expect(try await Product.products(for: ["tea"]).isEmpty)
    var count = 0
    for await _ in StoreKit.Transaction.currentEntitlements { count += 1 }
    for await _ in StoreKit.Transaction.updates { count += 1 }
    #expect(count == 0)
    #expect(await StoreKit.Transaction.latest(for: "tea") == nil)
    #expect(!AppStore.canMakePayments)
  }

  @MainActor @Test func `the older interface answers, too`() {
    let shop = OldShop()
    let request = SKProductsRequest(productIdentifiers: ["tea", "milk"])
    request.delegate = shop
    request.start()
    SKPaymentQueue.default().add(shop)
    SKPaymentQueue.default().restoreCompletedTransactions()
    SKPaymentQueue.default().remove(shop)
    SKPaymentQueue.default().restoreCompletedTransactions()
    #expect(shop.answers == ["0 [\"milk\", \"tea\"]", "finished", "restored"])
    #expect(!SKPaymentQueue.canMakePayments())
  }

  @Test func `an unverified value is not the payload`() throws {
    #expect(try VerificationResult.verified(1).payloadValue == 1)
    let result = VerificationResult.unverified(1, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try result.payloadValue }
    #expect(result.unsafePayloadValue == 1)
  }
}
