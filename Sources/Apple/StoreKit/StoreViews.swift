import Foundation
import GalleyViews

/// The message in the place of products that there are not.
private struct EmptyStore: View {
  var body: some View {
    ContentUnavailableView(
      "Store Unavailable", systemImage: "exclamationmark.triangle",
      description: Text("No in-app purchases are available in the current storefront."))
  }
}

/// A list of products; on the simulated device the message of an empty store.
///
/// - Reference: [`StoreView`](https://developer.apple.com/documentation/storekit/storeview).
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Creates the list of some products.
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates the list of some products with icons.
  public init(
    ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  /// Creates the list of some products with icons, and others while they are loaded.
  public init(
    ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  /// The message.
  public var body: some View { EmptyStore() }
}

/// A product; on the simulated device the message that it is not there.
///
/// - Reference: [`ProductView`](https://developer.apple.com/documentation/storekit/productview).
public struct ProductView<Icon: View>: View {
  private let icon: Icon

  /// Creates the view of a product.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
    icon = EmptyView()
  }

  /// Creates the view of a product with an icon.
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.icon = icon()
  }

  /// The icon and the message.
  public var body: some View {
    HStack {
      icon
      Text("Item Unavailable").foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
  }
}

/// The offers of a group of subscriptions; on the simulated device the message of an empty store.
///
/// - Reference: [`SubscriptionStoreView`](https://developer.apple.com/documentation/storekit/subscriptionstoreview).
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates the offers of a group.
  public init(groupID: String) where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates some offers.
  public init(productIDs: some Collection<String>) where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates the offers of a group below a content of the app's own.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// Creates some offers below a content of the app's own.
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// The content and the message.
  public var body: some View {
    VStack {
      content
      EmptyStore()
    }
  }
}

extension Product {
  /// The state of a task that loads products.
  ///
  /// - Reference: [`Product.CollectionTaskState`](https://developer.apple.com/documentation/storekit/product/collectiontaskstate).
  public enum CollectionTaskState: Sendable {
    case loading
    /// There are some, and identifiers without one.
    case success([Product], unavailable: [String])
    case failure(any Error)
  }

  /// The state of a task that loads a product.
  public enum TaskState: Sendable {
    case loading
    /// There is no such product.
    case unavailable
    case success(Product)
    case failure(any Error)
  }
}

extension View {
  /// Loads products; none is there, and all are unavailable.
  public func storeProductsTask(
    for ids: some Collection<String> & Sendable,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task {
      await action(.loading)
      await action(.success([], unavailable: Array(ids)))
    }
  }

  /// Loads a product, which is unavailable.
  public func storeProductTask(
    for id: String, action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task {
      await action(.loading)
      await action(.unavailable)
    }
  }

  /// Calls a closure before a purchase, of which there is none.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View { self }

  /// Calls a closure after a purchase, of which there is none.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View { self }

  /// Shows the person's subscriptions, of which there are none: the binding is false again at once.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { refused(isPresented) }

  /// Shows the person's subscriptions of a group, of which there are none: the binding is false again at once.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    refused(isPresented)
  }

  /// Lets the person redeem a code, which fails at once.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    refused(isPresented) { onCompletion(.failure(StoreKitError.unsupported)) }
  }

  private func refused(_ isPresented: Binding<Bool>, then action: @escaping () -> Void = {}) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) {
      guard isPresented.wrappedValue else { return }
      isPresented.wrappedValue = false
      action()
    }
  }
}
