import BookshopCatalogue
import SwiftUI

/// The form of an order.
struct OrderView: View {
  let shop: Shop
  @Binding var path: [Route]

  @State private var name = ""
  @State private var address = ""
  @State private var delivery = Delivery.letterbox
  @State private var isGift = false
  @State private var hasDay = false
  @State private var day = OrderDay.date(of: Order.firstDay)
  @State private var isAsking = false
  @State private var isBusy = false
  @State private var problem: String?

  private var order: Order {
    Order(
      name: name, address: address, delivery: delivery, isGift: isGift,
      day: hasDay ? OrderDay.text(of: day) : nil, lines: shop.lines)
  }

  private var total: String { Money.text(Receipt.total(of: shop.lines) + delivery.price) }

  var body: some View {
    Form {
      Section("Recipient") {
        TextField("Your name", text: $name).accessibilityIdentifier("order.name")
        TextField("Street and town", text: $address).accessibilityIdentifier("order.address")
      }
      Section("Delivery") {
        Picker("Delivery", selection: $delivery) {
          ForEach(Delivery.allCases, id: \.self) { Text($0.rawValue) }
        }
        .accessibilityIdentifier("order.delivery")
        Toggle("Wrap as a gift", isOn: $isGift).accessibilityIdentifier("order.gift")
        Toggle("On a certain day", isOn: $hasDay).accessibilityIdentifier("order.dated")
        if hasDay {
          DatePicker("Day", selection: $day, displayedComponents: .date).accessibilityIdentifier("order.date")
        }
      }
      Section {
        LabeledContent("Total") { Text(total).accessibilityIdentifier("order.total") }
        Button("Place Order") { ask() }.disabled(isBusy).accessibilityIdentifier("order.place")
        if isBusy {
          ProgressView().accessibilityLabel("Ordering").accessibilityIdentifier("order.busy")
        }
        if let problem {
          Text(problem).foregroundStyle(.red).accessibilityIdentifier("order.problem")
        }
      }
    }
    .onChange(of: order) { problem = nil }
    .navigationTitle("Order")
    .navigationBarTitleDisplayMode(.inline)
    .confirmationDialog(
      "Order \(books(shop.count)) for \(total)?", isPresented: $isAsking, titleVisibility: .visible
    ) {
      Button("Order Now") { send() }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func ask() {
    problem = order.problem(with: shop.lines)
    isAsking = problem == nil
  }

  private func send() {
    isBusy = true
    Task {
      do throws(ShopServer.Failure) {
        let receipt = try await shop.server.order(order)
        shop.clear()
        path = [.receipt(receipt)]
      } catch {
        problem = error.message
        isBusy = false
      }
    }
  }
}

/// Days of delivery as dates and as texts such as `2027-03-01`.
enum OrderDay {
  private static var calendar: Calendar { Calendar(identifier: .gregorian) }

  /// Noon of a day.
  static func date(of text: String) -> Date {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return .distantPast }
    let day = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
    return calendar.date(from: day) ?? .distantPast
  }

  /// The day of a date.
  static func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func padded(_ number: Int?, _ digits: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }
}
