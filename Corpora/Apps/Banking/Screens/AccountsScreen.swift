import AppVariants
import SwiftUI

/// The balance, what can be done with it, and what was paid lately.
struct AccountsScreen: View {
  @Environment(\.look) private var look

  private var movements: [Movement] {
    var movements = Movement.all
    if !look.hasCoffee { movements.removeAll { $0.id == "coffee" } }
    if look.movesNewestDown { movements.swapAt(0, 3) }
    if look.hasRefund { movements.insert(Movement.refund, at: 2) }
    return movements
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text(look.greeting).font(look.greetingFont.font).fontWeight(.semibold)
          BalanceCard()
          actions
          Text(look.recentTitle).font(.headline).accessibilityAddTraits(.isHeader)
          VStack(spacing: 0) {
            ForEach(movements) { movement in
              TransferRow(movement: movement)
              if look.hasRowDividers && movement.id != movements.last?.id { Divider() }
            }
          }
          .padding(.horizontal, 16)
          .background(look.surface, in: RoundedRectangle(cornerRadius: 16))
        }
        .padding(16)
      }
      .background(look.canvas)
      .navigationTitle(look.accountsTitle)
      .navigationBarTitleDisplayMode(look.hasLargeTitle ? .large : .inline)
      .toolbar {
        if look.hasScanItem {
          ToolbarItem(placement: .topBarLeading) { Button("Scan", systemImage: "qrcode.viewfinder") {} }
        }
        if look.hasNotifications {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "bell").overlay(alignment: .topTrailing) {
                BellBadge(count: look.notificationCount)
              }
            }
            .accessibilityLabel("Notifications")
          }
        }
      }
    }
  }

  private var actions: some View {
    HStack(spacing: look.actionSpacing) {
      let titles = [
        (look.payTitle, look.payIcon), ("Request", "arrow.down.left"), ("Split", "person.2"),
        ("More", "ellipsis"),
      ]
      ForEach(look.actionsAreReversed ? titles.reversed() : titles, id: \.1) { title, icon in
        ActionButton(title: title, icon: icon)
      }
      if look.hasTopUpAction { ActionButton(title: "Top up", icon: "plus") }
    }
  }
}

/// The number on the bell.
private struct BellBadge: View {
  @Environment(\.look) private var look
  let count: Int

  var body: some View {
    if count > 0 {
      Text("\(count)")
        .font(.system(size: 11, weight: .bold))
        .foregroundStyle(.white)
        .frame(width: 16, height: 16)
        .background(look.negative, in: Circle())
        .offset(x: 6, y: -6)
    }
  }
}

/// The balance of the current account.
private struct BalanceCard: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Current account").font(.subheadline).opacity(0.8)
      Text(
        Decimal(string: "3482.17")!.formatted(.currency(code: "GBP").locale(Locale(identifier: look.locale)))
      )
      .font(.system(size: look.balanceSize, weight: .bold))
      .kerning(look.balanceKerning)
      HStack {
        Text("20-11-43  •  5120 8841").font(.footnote).opacity(0.8)
        Spacer()
        Image(systemName: "eye").accessibilityLabel("Hide balance")
      }
    }
    .foregroundStyle(.white)
    .padding(look.balancePadding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(alignment: .topTrailing) {
      if look.hasBalanceSparkle {
        Circle().fill(.white.opacity(look.sparkleOpacity)).frame(width: 130, height: 130).offset(
          x: 30, y: -40)
      }
    }
    .background(
      LinearGradient(
        colors: [look.brand, Color(hex: look.balanceGradientEnd)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
    )
    .clipShape(RoundedRectangle(cornerRadius: look.balanceRadius))
    .shadow(color: .black.opacity(0.25), radius: look.balanceShadow, y: 4)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("balance.card")
  }
}
