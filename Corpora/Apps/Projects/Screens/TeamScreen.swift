import AppVariants
import SwiftUI

/// Who works on it, and how much.
struct TeamScreen: View {
  @Environment(\.look) private var look

  private var members: [Member] {
    let members: [Member] = look.team.isReordered ? [.pekka, .noor, .lin] : [.noor, .pekka, .lin]
    return members + (look.team.hasFourth ? [.sven] : [])
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        TeamHead()
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: look.team.gap), count: look.team.columns),
          spacing: look.team.gap
        ) {
          ForEach(members, id: \.self) { MemberCard(member: $0) }
        }
        .padding(.horizontal, 16)
        DisclosureGroup("Away", isExpanded: .constant(look.team.awayIsOpen)) {
          Text(look.team.away)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 6)
        }
        .padding(.horizontal, 16)
      }
    }
    .background(look.canvas)
    .navigationTitle(look.team.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A band of colour with the faces on its edge.
private struct TeamHead: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 10) {
      band
        .overlay(alignment: .bottom) {
          HStack(spacing: 8) {
            FaceStack(
              members: [.noor, .pekka, .lin], size: look.team.face, gap: look.team.overlap,
              ring: look.team.ring,
              firstInFront: look.team.firstInFront)
            Text(look.team.more)
              .font(.footnote.weight(.semibold))
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(look.paper, in: Capsule())
          }
          .offset(y: look.team.face / 2)
        }
        .padding(.bottom, look.team.face / 2)
      HStack {
        Text(look.team.tagline)
          .font(.subheadline)
          .multilineTextAlignment(look.team.taglineSide.text)
          .frame(maxWidth: .infinity, alignment: look.team.taglineSide.frame)
        if look.team.inviteIsBordered {
          invite.buttonStyle(.bordered)
        } else {
          invite.buttonStyle(.plain)
        }
      }
      .padding(.horizontal, 16)
    }
  }

  @ViewBuilder private var band: some View {
    let band = LinearGradient(
      colors: [Color(hex: look.team.headTop), .teal], startPoint: .leading, endPoint: .trailing
    )
    .frame(height: look.team.headHeight)
    .overlay(alignment: .trailing) {
      Circle().fill(.white.opacity(0.2)).frame(width: 130, height: 130).offset(x: 20, y: 30)
    }
    if look.team.headIsClipped { band.clipped() } else { band }
  }

  private var invite: some View { Button(look.team.invite, systemImage: look.team.inviteIcon) {} }
}

/// Somebody with the hours of the week.
private struct MemberCard: View {
  @Environment(\.look) private var look
  let member: Member

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Face(member: member, size: 40)
        .opacity(member == .sven ? look.team.faceOpacity : 1)
        .blur(radius: member == .sven ? look.team.faceGlow : 0)
        .overlay(alignment: .bottomTrailing) {
          if look.team.isOnline, member == .noor {
            Circle().fill(Color(hex: look.team.onlineColor)).frame(width: 12, height: 12)
              .accessibilityElement()
              .accessibilityLabel("Online")
          }
        }
      Text(member == .noor ? look.team.first : member.rawValue)
        .fontWeight(look.team.nameWeight.weight)
        .lineLimit(1)
      Text(role).font(look.team.roleFont.font).foregroundStyle(.secondary)
      ProgressView(value: load) {
        Text(member == .noor ? look.team.loadText : "\(Int(load * 40)) of 40 h").font(.caption)
      }
      .tint(member == .noor ? Color(hex: look.team.loadTint) : look.signal)
    }
    .padding(look.team.cardPadding)
    .background(look.paper, in: .rect(cornerRadius: look.team.cardRadius))
    .compositingGroup()
    .shadow(color: .black.opacity(look.team.cardShadow > 0 ? 0.25 : 0), radius: look.team.cardShadow, y: 2)
  }

  private var role: String {
    switch member {
    case .noor: look.team.role
    case .pekka: "Server"
    case .lin: "Design"
    case .sven: "Tests"
    }
  }

  private var load: Double {
    switch member {
    case .noor: look.team.load
    case .pekka: 0.5
    case .lin: 0.6
    case .sven: 0.2
    }
  }
}
