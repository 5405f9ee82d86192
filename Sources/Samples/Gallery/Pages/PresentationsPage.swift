import SwiftUI

/// The views that come up over a page.
struct PresentationsPage: View {
  @State private var isShowingSheet = false
  @State private var isAsking = false
  @State private var isWarning = false
  @State private var taste = "Sweet"

  var body: some View {
    VStack(spacing: 18) {
      Button("Sheet") { isShowingSheet = true }
      Button("Dialog") { isAsking = true }
      Button("Alert") { isWarning = true }
      Menu("Menu") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Picker("Taste", selection: $taste) { ForEach(["Sweet", "Sour"], id: \.self) { Text($0) } }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $isShowingSheet) {
      NavigationStack {
        Form { Text("What is on the sheet") }
          .navigationTitle("Sheet")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShowingSheet = false } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { isShowingSheet = false } }
          }
      }
      .presentationDetents([.medium, .large])
    }
    .confirmationDialog("Delete the photo?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Delete Photo", role: .destructive) {}
      Button("Move to Album") {}
    } message: {
      Text("It is deleted on all your devices.")
    }
    .alert("No Connection", isPresented: $isWarning) {
      Button("Cancel", role: .cancel) {}
      Button("Try Again") {}
    } message: {
      Text("The server cannot be reached.")
    }
  }
}
