import GalleyTree
import GalleyViews

/// The system's alerts above every app.
struct SystemAlertView: View {
  let model: SpringboardModel

  var body: some View {
    Color.clear.alert(
      model.question?.title ?? "",
      isPresented: Binding(get: { model.question != nil }, set: { _ in })
    ) {
      let buttons = model.question?.buttons ?? []
      ForEach(buttons.indices, id: \.self) { index in
        Button(buttons[index].title, role: buttons[index].role) { model.answer(index) }
          // The system's own questions have no button that stands out.
          .fontWeight(.regular)
      }
    } message: {
      if let message = model.question?.message, !message.isEmpty { Text(message) }
    }
    .id(model.answered)
  }
}
