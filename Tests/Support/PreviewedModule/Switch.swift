import SwiftUI

#Preview("With state") {
  @Previewable @State var isOn = true
  @Previewable @State var title: String? = nil
  let label = title ?? "On"
  Toggle(label, isOn: $isOn)
  if isOn { Text("It is on") }
}

private struct Hidden_Preview: PreviewProvider {
  static var previews: some View { Text("private") }
  static var platform: PreviewPlatform? { .iOS }
}
