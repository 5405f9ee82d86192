import AppVariants
import SwiftUI

/// One issue: what it says, who does it, and what is said about it.
struct IssueScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    Form {
      Section {
        Text(look.issue.title).font(look.issue.titleFont.font).bold()
        Text(look.issue.text).font(.subheadline).lineSpacing(look.issue.textSpacing)
        FlowLayout(spacing: look.tokens.tagGap) {
          Tag(name: look.issue.tag)
          if look.issue.hasTag { Tag(name: "Bug") }
        }
      }
      .listRowInsets(
        EdgeInsets(top: 10, leading: look.issue.rowInset, bottom: 10, trailing: look.issue.rowInset))
      Section {
        Picker("State", selection: .constant(look.issue.status)) {
          ForEach(Status.allCases, id: \.rawValue) { Text($0.rawValue) }
        }
        LabeledContent("Assignee") {
          HStack(spacing: 6) {
            Face(member: .noor, size: look.issue.assigneeSize)
            Text(look.issue.assignee)
          }
        }
        DatePicker(
          "Due",
          selection: .constant(Date(timeIntervalSince1970: 1_781_352_000 + Double(look.issue.due) * 86_400)),
          displayedComponents: .date)
        Stepper("Estimate: \(look.issue.estimate)", value: .constant(look.issue.estimate), in: 1...20)
        Toggle("Watch", isOn: .constant(look.issue.watches))
        Toggle("Blocked", isOn: .constant(look.issue.blocked))
      } header: {
        Text(look.issue.header)
      } footer: {
        Text(look.issue.footer)
      }
      Section("Subtasks") { Subtasks() }
      Section("Comments") { Comments() }
    }
    .listSectionSpacing(look.issue.gap)
    .navigationTitle(look.issue.number)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom, spacing: 0) { CommentBar() }
  }
}

/// What has to be done for it.
private struct Subtasks: View {
  @Environment(\.look) private var look

  var body: some View {
    if look.issue.subtasksAreSwapped {
      second
      first
    } else {
      first
      second
    }
    if look.issue.hasThird { row("Tell the support", isDone: false, isStruck: false) }
  }

  private var first: some View { row("Reproduce it", isDone: true, isStruck: look.issue.firstIsStruck) }
  private var second: some View {
    row("Ask for the server's day", isDone: look.issue.secondIsDone, isStruck: false)
  }

  private func row(_ title: String, isDone: Bool, isStruck: Bool) -> some View {
    HStack(spacing: 12) {
      Image(systemName: isDone ? look.issue.checkIcon : "circle")
        .foregroundStyle(isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .accessibilityHidden(true)
      Text(title).strikethrough(isStruck)
    }
  }
}

/// What was said.
private struct Comments: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(alignment: .top, spacing: look.issue.commentGap) {
      Face(member: .pekka, size: 30)
      VStack(alignment: .leading, spacing: 4) {
        Text(look.issue.comment)
          .font(.subheadline)
          .foregroundStyle(.black)
          .padding(10)
          .background(
            Color(hex: look.issue.bubbleColor),
            in: UnevenRoundedRectangle(
              topLeadingRadius: look.issue.bubbleTail ? 2 : 12, bottomLeadingRadius: 12,
              bottomTrailingRadius: 12, topTrailingRadius: 12))
        if look.issue.commentHasTime {
          Text("Pekka, an hour ago").font(.caption2).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// To say something, and to begin.
private struct CommentBar: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 10) {
      TextField(look.issue.prompt, text: .constant(""))
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(look.paper, in: Capsule())
      Button("Send", systemImage: look.issue.sendIcon) {}.labelStyle(.iconOnly).font(.title3)
      if look.issue.followIsProminent {
        start.buttonStyle(.borderedProminent)
      } else {
        start.buttonStyle(.bordered)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(look.issue.barIsThick ? AnyShapeStyle(.ultraThickMaterial) : AnyShapeStyle(.thinMaterial))
  }

  private var start: some View {
    Button(look.issue.follow) {}
      .controlSize(look.issue.followIsLarge ? .large : .regular)
      .disabled(look.issue.isDisabled)
  }
}
