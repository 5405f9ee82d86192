import AppVariants
import SwiftUI

/// Somebody of the team.
enum Member: String, CaseIterable {
  case noor = "Noor Amari"
  case pekka = "Pekka Salo"
  case lin = "Lin Duarte"
  case sven = "Sven Aho"

  /// The first letters of the names.
  var initials: String { rawValue.split(separator: " ").compactMap(\.first).map(String.init).joined() }

  /// The colour behind them.
  var color: Color {
    switch self {
    case .noor: Color(hex: 0xB45309)
    case .pekka: Color(hex: 0x0F766E)
    case .lin: Color(hex: 0x6D28D9)
    case .sven: Color(hex: 0x475569)
    }
  }
}

/// Initials on a disc.
struct Face: View {
  let member: Member
  var size: CGFloat

  var body: some View {
    Circle()
      .fill(member.color.gradient)
      .frame(width: size, height: size)
      .overlay {
        Text(member.initials).font(.system(size: size * 0.38, weight: .semibold)).foregroundStyle(.white)
      }
  }
}

/// Faces that overlap.
struct FaceStack: View {
  @Environment(\.look) private var look
  var members: [Member]
  var size: CGFloat
  var gap: CGFloat
  var ring: CGFloat
  var firstInFront = false

  var body: some View {
    HStack(spacing: gap) {
      ForEach(Array(members.enumerated()), id: \.element) { index, member in
        Face(member: member, size: size)
          .padding(ring)
          .background(look.paper, in: Circle())
          .zIndex(firstInFront ? Double(members.count - index) : 0)
      }
    }
  }
}
