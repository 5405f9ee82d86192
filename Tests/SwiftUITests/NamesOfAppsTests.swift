import SwiftUI
import Testing

/// A modifier whose opacity is animated by its own body, as apps wrote it before `Animatable` alone did.
private struct Fading: AnimatableModifier {
  var animatableData: Double

  func body(content: Content) -> some View { content.opacity(animatableData) }
}

/// A form of dates of birth, of which the keyboard offers those that it knows.
private struct BirthForm: View {
  @State private var day = ""
  @State private var month = ""
  @State private var year = ""

  var body: some View {
    VStack {
      TextField("Day", text: $day).textContentType(.birthdateDay)
      TextField("Month", text: $month).textContentType(.birthdateMonth)
      TextField("Year", text: $year).textContentType(.birthdateYear)
    }
    .focusSection()
    .modifier(Fading(animatableData: 0.5))
  }
}

/// Texts that a person edits with the looks of their parts.
private struct RichEditor: View {
  @State private var text: AttributedString = "plain and bold"
  @State private var selection = AttributedTextSelection()

  var body: some View {
    TextEditor(text: $text, selection: $selection)
      .toolbar {
        Button("Bold") { text.transformAttributes(in: &selection) { $0.font = .body.bold() } }
      }
  }
}

/// A list of objects of Core Data, which finds none here.
private struct StoredNotes: View {
  final class Note: NSManagedObject, Identifiable {}

  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>

  var body: some View {
    List(notes) { _ in Text("note") }
      .colorEffect(ShaderLibrary.sepia(.float(0.5), .color(.brown)))
      .onDisappear { try? context.save() }
  }
}

/// A gradient behind particles, by layers of Core Animation.
private struct Confetti: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemTeal.cgColor]
    view.layer.addSublayer(gradient)
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.birthRate = 4
    emitter.emitterShape = .line
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    uiView.layer.sublayers?.first?.frame = uiView.bounds
  }
}

/// Names that public apps use, in sources that import SwiftUI alone.
@MainActor @Suite struct NamesOfAppsTests {
  /// Sets the looks of an app, as its `init()` does.
  private func setLooks() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .kern: 1]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance(whenContainedInInstancesOf: [UIViewController.self]).tintColor = .white
    UITabBar.appearance().unselectedItemTintColor = .systemGray
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().tableFooterView = UIView()
    UITextView.appearance().backgroundColor = .clear
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 12)], for: .selected)
    UIScrollView.appearance().keyboardDismissMode = .onDrag
  }

  @Test func `a modifier keeps what it animates`() {
    var modifier = Fading(animatableData: 0.25)
    modifier.animatableData += 0.5
    #expect(modifier.animatableData == 0.75)
  }

  @Test func `views with these names are made`() {
    let views: [any View] = [BirthForm(), RichEditor(), StoredNotes(), Confetti()]
    #expect(views.count == 4)
  }

  @Test func `a simulated device has one scene, and no assistive touch`() {
    #expect(!UIApplication.shared.supportsMultipleScenes)
    #expect(!UIAccessibility.isAssistiveTouchRunning)
  }

  @Test func `an app sees whether it has turned animations off`() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `attributes of texts are kept by their names`() {
    var text = AttributedString("spoken")
    text.accessibilitySpeechAdjustedPitch = 0.5
    text.underlineStyle = .single
    text.uiKit.foregroundColor = .red
    #expect(text.accessibilitySpeechAdjustedPitch == 0.5)
    #expect(text.underlineStyle == Text.LineStyle(nsUnderlineStyle: .single))
    #expect(text.uiKit.foregroundColor == .red)
  }

  @Test func `looks can be set outside of an app, where nobody has them`() {
    setLooks()
    #expect(UINavigationBar.appearance().titleTextAttributes == nil)
    #expect(UIScrollView.appearance().keyboardDismissMode == .none)
  }
}
