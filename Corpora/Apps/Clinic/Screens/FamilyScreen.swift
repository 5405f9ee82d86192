import AppVariants
import SwiftUI

/// For whom the account is.
struct FamilyScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    list
      .navigationTitle(look.family.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { EditButton() }
  }

  @ViewBuilder private var list: some View {
    if look.family.isInset { members.listStyle(.insetGrouped) } else { members.listStyle(.plain) }
  }

  private var members: some View {
    List {
      Section {
        VStack(spacing: 12) {
          FaceRow()
          Text(look.family.caption)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: look.family.captionSide.frame)
        }
        .frame(maxWidth: .infinity)
        .listRowBackground(Color.clear)
      }
      Section {
        if look.family.isReordered {
          elis
          jonas
        } else {
          jonas
          elis
        }
        if look.family.hasGrandmother {
          row("Birgit", role: "Mother", initials: "BL", color: 0xBE185D, isOnline: false)
        }
        if look.family.hasBaby {
          row("Tove", role: "Child, 3 months", initials: "TL", color: 0x15803D, isOnline: false)
        }
      } header: {
        Text(look.family.header)
      } footer: {
        Text(look.family.footer)
      }
      Section {
        Button(look.family.invite, systemImage: look.family.inviteIcon) {}
        Label("Requests", systemImage: "envelope").badge(look.family.requests)
      }
    }
  }

  private var jonas: some View {
    row("Jonas", role: "Husband", initials: "JL", color: 0xB45309, isOnline: true)
  }
  private var elis: some View {
    row(look.family.son, role: look.family.sonRole, initials: "EL", color: 0x6D28D9, isOnline: false)
  }

  private func row(
    _ name: String, role: String, initials: String, color: Int, isOnline: Bool
  ) -> some View {
    HStack(spacing: look.family.rowGap) {
      Face(initials: initials, color: color, size: look.family.face)
        .overlay(alignment: .bottomTrailing) {
          if isOnline, look.family.dotIsShown {
            Circle()
              .fill(.green)
              .overlay(Circle().stroke(look.sheet, lineWidth: 2))
              .frame(width: look.family.dot, height: look.family.dot)
              .accessibilityElement()
              .accessibilityLabel("Online")
          }
        }
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline)
        Text(role).font(look.family.sonRoleFont.font).foregroundStyle(.secondary)
      }
      Spacer()
      if look.family.chevron {
        Image(systemName: "chevron.right")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
    .listRowInsets(
      EdgeInsets(top: look.family.rowInset, leading: 16, bottom: look.family.rowInset, trailing: 16))
  }
}

/// Everybody's face, one over the other.
private struct FaceRow: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.family.lap) {
      face("JL", 0xB45309)
      face("ML", look.family.middleColor)
        .scaleEffect(look.family.middleScale)
        .zIndex(look.family.middleIsInFront ? 1 : -1)
      face("BL", 0xBE185D)
    }
  }

  private func face(_ initials: String, _ color: Int) -> some View {
    Face(initials: initials, color: color, size: look.family.big)
      .overlay(Circle().strokeBorder(.white, lineWidth: look.family.ring))
      .shadow(color: .black.opacity(0.3), radius: look.family.shadow)
  }
}
