import AppVariants
import SwiftUI

/// The players, by section.
struct PlayersScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var isAskingForLeave: Bool

  /// A player in the list.
  private struct Member: Identifiable {
    var name: String
    var desk: String
    var symbol: String
    var color: Int
    var time: String
    var solos = 0

    var id: String { name }
  }

  private var players: TuttiLook.Players { look.players }

  private var strings: [Member] {
    var strings = [
      Member(
        name: "Ilse Marante", desk: players.desk, symbol: "music.note", color: 0x8E2A3C,
        time: players.callTime, solos: players.solos),
      Member(
        name: "Tom Okafor", desk: "Cello, first desk", symbol: "music.quarternote.3", color: 0x3E6B8A,
        time: "18:30"),
    ]
    if players.hasBass {
      strings.append(
        Member(
          name: "Greta Wolff", desk: "Double bass", symbol: "waveform", color: 0x5B7A4A, time: "17:50"))
    }
    if players.hasGamba {
      strings.append(
        Member(
          name: "Yusuf Demir", desk: "Viola da gamba", symbol: "music.note.list", color: 0x7A5B8A,
          time: "18:40"))
    }
    if players.isReordered { strings.swapAt(0, 1) }
    return strings
  }

  var body: some View {
    List {
      Section {
        ForEach(strings) { row($0) }
      } header: {
        Text(players.strings).textCase(nil)
      } footer: {
        Text(players.footer)
      }
      Section("Winds") {
        row(
          Member(
            name: "Ana Ribeiro", desk: "Oboe and English horn", symbol: "wind", color: 0xA9761F,
            time: "18:30"))
        row(Member(name: "Hal Novak", desk: "Horn", symbol: "megaphone", color: 0x6B4A2B, time: "18:35"))
      }
      Section {
        Toggle("Call everybody at once", isOn: .constant(players.callsAlone))
        Toggle("Horns are away", isOn: .constant(players.hornIsAway))
        VStack(alignment: .leading, spacing: 6) {
          Text("Chairs that are filled").font(.subheadline)
          ProgressView(value: players.filled)
            .tint(players.fillTint.color(or: palette.garnet))
            .accessibilityLabel("Filled chairs")
        }
      }
      .listRowBackground(palette.felt)
    }
    .listSectionSpacing(players.sectionGap)
    .environment(\.defaultMinListRowHeight, players.rowHeight)
    .contentMargins(.top, players.margin, for: .scrollContent)
    .scrollContentBackground(.hidden)
    .background(palette.score)
    .navigationTitle("Players")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Invite", systemImage: players.add) {} }
    }
    .searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: Text(players.prompt)
    )
    .sheet(isPresented: .constant(isAskingForLeave)) { LeaveSheet() }
  }

  private func row(_ member: Member) -> some View {
    HStack {
      Label {
        VStack(alignment: .leading, spacing: 1) {
          Text(member.name).font(players.nameFont.font)
          Text(member.desk).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
      } icon: {
        Image(systemName: member.symbol).accessibilityLabel("Sign of \(member.name)")
      }
      .labelStyle(
        PortraitLabelStyle(
          color: Color(hex: member.color), size: players.portrait, isRound: players.portraitIsRound))
      Spacer(minLength: 8)
      Text(member.time)
        .font(.system(.subheadline, design: players.timeIsDigits ? .monospaced : .default))
        .foregroundStyle(.secondary)
    }
    .badge(member.solos)
    .listRowInsets(EdgeInsets(top: players.rowInset, leading: 16, bottom: players.rowInset, trailing: 16))
    .listRowBackground(players.rowColor.color(or: palette.felt))
    .listRowSeparator(players.separators ? .automatic : .hidden)
    .swipeActions { Button("Call", systemImage: "phone.fill") {} }
  }
}
