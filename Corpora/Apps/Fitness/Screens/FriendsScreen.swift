import AppVariants
import SwiftUI

/// Somebody who moves too.
struct Friend: Identifiable {
  let id: String
  let name: String
  let points: String
  let color: Color
  var isMe = false
  var isOnline = false

  var initials: String { String(name.prefix(1)) }
}

/// Who moves how much.
struct FriendsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 18) {
          Picker("Scope", selection: .constant(look.friends.scope)) {
            Text("Friends").tag(0)
            Text("Team").tag(1)
          }
          .pickerStyle(.segmented)
          Podium()
          LazyVStack(alignment: .leading, spacing: look.friends.rowGap) {
            Text(look.friends.header).font(.headline)
            ForEach(Array(people.enumerated()), id: \.element.id) { number, friend in
              FriendRow(friend: friend, rank: number + 4)
            }
          }
          Button(look.friends.invite, systemImage: "person.badge.plus") {}.buttonStyle(.borderedProminent)
        }
        .padding(16)
      }
      .background(look.ground)
      .navigationTitle(look.friends.title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var people: [Friend] {
    var people = [
      Friend(id: "mira", name: "You", points: look.friends.points, color: look.move, isMe: true),
      Friend(id: "priya", name: "Priya", points: "3,980", color: .teal, isOnline: true),
    ]
    if look.friends.hasTheo {
      people.append(Friend(id: "theo", name: "Theo", points: "3,415", color: .brown))
    }
    if look.friends.hasAnn { people.append(Friend(id: "ann", name: "Ann", points: "3,120", color: .purple)) }
    if look.friends.isReordered { people.swapAt(0, 1) }
    return people
  }
}

/// The first three.
private struct Podium: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      if look.friends.podiumSwapped {
        step("Lena", 3, height: 0.5, color: 0xC98B5A)
        first
        step("Idris", 2, height: 0.7, color: 0xB8BEC6)
      } else {
        step("Idris", 2, height: 0.7, color: 0xB8BEC6)
        first
        step("Lena", 3, height: 0.5, color: 0xC98B5A)
      }
    }
  }

  private var first: some View {
    step(look.friends.first, 1, height: 1, color: look.friends.podiumTop)
      .overlay(alignment: .top) {
        if look.friends.crownIsShown {
          Image(systemName: look.friends.crown).foregroundStyle(.yellow).offset(y: look.friends.crownShift)
            .accessibilityLabel("Crown")
        }
      }
      .padding(.top, 16)
  }

  private func step(_ name: String, _ place: Int, height: CGFloat, color: Int) -> some View {
    VStack(spacing: 6) {
      Text(name).font(.subheadline.weight(.medium)).padding(.top, 10)
      Text("\(place)")
        .font(.title.bold())
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity)
        .frame(height: look.friends.podium * height)
        .background(
          Color(hex: color),
          in: UnevenRoundedRectangle(
            topLeadingRadius: look.friends.podiumRadius, topTrailingRadius: look.friends.podiumRadius))
    }
  }
}

/// One of those further below.
private struct FriendRow: View {
  @Environment(\.look) private var look
  let friend: Friend
  let rank: Int

  var body: some View {
    HStack(spacing: 12) {
      Text("\(rank)").font(.system(size: look.friends.rankSize, weight: .bold)).foregroundStyle(.secondary)
        .frame(width: 26)
      avatar
      Text(friend.name)
      Spacer()
      if !friend.isMe { cheer }
      Text(friend.points).fontWeight(look.friends.pointsWeight.weight)
    }
    .padding(look.friends.rowPadding)
    .background(
      friend.isMe ? Color(hex: look.friends.meColor).opacity(look.friends.meOpacity) : look.tile,
      in: RoundedRectangle(cornerRadius: look.cardRadius))
  }

  @ViewBuilder private var cheer: some View {
    if look.friends.cheerIsBordered {
      Button(look.friends.cheer) {}.buttonStyle(.bordered).controlSize(.mini)
    } else {
      Button(look.friends.cheer) {}.buttonStyle(.plain).controlSize(.mini)
    }
  }

  private var avatar: some View {
    ZStack(alignment: .bottomTrailing) {
      Text(friend.initials)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: look.friends.avatar, height: look.friends.avatar)
        .background(friend.color)
        .clipShape(
          look.friends.avatarIsRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 8))
        )
        .zIndex(1)
      if friend.isOnline && look.friends.onlineShown {
        Circle().fill(.green).frame(width: 12, height: 12)
          .overlay { Circle().stroke(look.tile, lineWidth: 2) }
          .zIndex(look.friends.badgeInFront ? 2 : 0)
      }
    }
  }
}
