import Foundation

@testable import GalleyExplanation
@testable import GalleyViews

/// One edit of a screen, of which several are made at once.
enum CombinedEdit: String, CaseIterable {
  // Of the rows of an account.
  case boldTitles, rowSpacing, largeAmounts, swappedRows, trailingTexts, largerIcons, paddedRows, longerTitle,
    redAmounts, widerGaps
  // Of a card with texts of several lines.
  case widerMargin, largerBody, lineSpacing, notice, tallerBanner, longerHeading, cardSpacing, tintedButton,
    noBadge, largerBadge

  /// The edits of the rows, and those of the card.
  static let screens = [Array(allCases[..<10]), Array(allCases[10...])]

  /// Whether a change of views is this edit.
  func isTold(by change: ViewChange) -> Bool {
    let name = change.property?.name
    return switch self {
    case .boldTitles: name == "font weight"
    case .rowSpacing: name == "spacing" && change.kind == "VStack"
    case .largeAmounts: name == "font size" || name == "font" && change.view == "Text"
    case .swappedRows: change.what == .reordered
    case .trailingTexts: name == "alignment"
    case .largerIcons: name == "size" || name == "width"
    case .paddedRows: name == "padding"
    case .longerTitle: change.text == "Rainy Day"
    case .redAmounts: change.isOfColor
    case .widerGaps: name == "spacing" && change.kind == "HStack"
    case .widerMargin: name == "padding"
    case .largerBody: name == "font size" || name == "font" && change.view == "Text"
    case .lineSpacing: name == "line spacing"
    case .notice: change.what == .inserted
    case .tallerBanner: name == "height"
    case .longerHeading: change.text == "Spring sailing"
    case .cardSpacing: name == "spacing"
    case .tintedButton: name == "tint" || change.isOfColor
    case .noBadge: change.what == .removed
    case .largerBadge: change.text == "New"
    }
  }
}

/// An app that shows one of two screens with the edits that its launch environment names.
struct CombinedEditsApp: App {
  static let bundleIdentifier = "org.example.Combined"
  nonisolated static let screenKey = "SCREEN"
  nonisolated static let editsKey = "EDITS"

  var body: some Scene {
    WindowGroup { CombinedEditsView() }
  }
}

private struct CombinedEditsView: View {
  @Environment(\.launchEnvironment) private var environment

  private var edits: Set<CombinedEdit> {
    Set(
      (environment[CombinedEditsApp.editsKey] ?? "").split(separator: ",").compactMap {
        CombinedEdit(rawValue: String($0))
      })
  }

  var body: some View {
    if environment[CombinedEditsApp.screenKey] == "0" {
      AccountList(edits: edits)
    } else {
      CourseCard(edits: edits)
    }
  }
}

private struct AccountList: View {
  let edits: Set<CombinedEdit>

  private struct Account: Identifiable {
    var id: String { number }
    var name: String
    let number: String
    let amount: String
  }

  private var accounts: [Account] {
    var accounts = [
      Account(name: "Everyday", number: "DE02 1001 0010 0006 8201 01", amount: "€2,810.44"),
      Account(name: "Savings", number: "DE55 2004 1133 0440 5322 00", amount: "€31,004.10"),
      Account(name: "Rainy Day", number: "DE91 1000 0000 0123 4567 89", amount: "€112,500.00"),
      Account(name: "Holidays", number: "DE12 5001 0517 5407 3249 31", amount: "€380.00"),
      Account(name: "Car", number: "DE88 3706 0193 5030 2912 77", amount: "€0.00"),
    ]
    if edits.contains(.swappedRows) { accounts.swapAt(0, 1) }
    if edits.contains(.longerTitle), let index = accounts.firstIndex(where: { $0.name == "Rainy Day" }) {
      accounts[index].name = "Rainy day of a whole long year without any sun at all"
    }
    return accounts
  }

  var body: some View {
    List(accounts) { account in
      HStack(spacing: edits.contains(.widerGaps) ? 16 : 8) {
        Circle().fill(.teal)
          .frame(
            width: edits.contains(.largerIcons) ? 44 : 28, height: edits.contains(.largerIcons) ? 44 : 28)
        VStack(
          alignment: edits.contains(.trailingTexts) ? .trailing : .leading,
          spacing: edits.contains(.rowSpacing) ? 12 : 2
        ) {
          Text(account.name).fontWeight(edits.contains(.boldTitles) ? .bold : .regular)
          Text(account.number).lineLimit(1).font(.footnote)
        }
        Spacer()
        Text(account.amount)
          .font(edits.contains(.largeAmounts) ? .title3 : .callout)
          .foregroundStyle(edits.contains(.redAmounts) ? .red : .black)
      }
      .padding(.vertical, edits.contains(.paddedRows) ? 9 : 3)
    }
  }
}

private struct CourseCard: View {
  let edits: Set<CombinedEdit>

  var body: some View {
    VStack(alignment: .leading, spacing: edits.contains(.cardSpacing) ? 22 : 12) {
      Rectangle().fill(.mint).frame(height: edits.contains(.tallerBanner) ? 96 : 64)
      HStack {
        Text(
          edits.contains(.longerHeading)
            ? "Spring sailing for the whole crew, and for those who wait ashore" : "Spring sailing")
        Spacer()
        if !edits.contains(.noBadge) {
          Text(edits.contains(.largerBadge) ? "Nearly full" : "New").padding(4).background(Color.yellow)
        }
      }
      if edits.contains(.notice) { Text("The harbour is closed on Monday") }
      Text("Four evenings on the water with an instructor, knots and charts included, life jackets are lent.")
        .font(edits.contains(.largerBody) ? .body : .subheadline)
      Text("Meet at the northern pier, beside the old lighthouse, a quarter of an hour before we leave.")
        .lineSpacing(edits.contains(.lineSpacing) ? 6 : 0)
      Button("Book a place") {}.buttonStyle(.borderedProminent).tint(
        edits.contains(.tintedButton) ? .orange : .indigo)
      Text("Refunds until the day before")
    }
    .padding(.horizontal, edits.contains(.widerMargin) ? 40 : 16)
  }
}
