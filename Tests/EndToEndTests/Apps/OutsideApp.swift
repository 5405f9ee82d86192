import Dispatch
import Foundation
import GalleyServices
import GalleyViews
import Glibc

/// An app whose buttons are answered from outside of the device: by the main queue, a thread or a socket, in real time; and one
/// by the device's own clock.
struct OutsideApp: App {
  var body: some Scene {
    WindowGroup { OutsideView() }
  }
}

struct OutsideView: View {
  @State private var answer = "none"
  @State private var isBusy = false
  @State private var isAsking = false
  @Environment(\.clock) private var clock

  /// Signalled when a thread has given the main queue a block.
  nonisolated static let sent = DispatchSemaphore(value: 0)

  var body: some View {
    VStack(spacing: 20) {
      Text(answer).accessibilityIdentifier("answer")
      Button("Main queue") { later { answer = "main queue" } }
      Button("Thread") { after(0.02) { answer = "thread" } }
      Button("Socket") { ask() }
      Button("Clock") { clock.after(.seconds(3)) { answer = "clock" } }
      Button("Question") { after(0.02) { isAsking = true } }
      Button("Work") {
        isBusy = true
        after(0.02) { answer = "work" }
      }
      Button("Sent") {
        nonisolated(unsafe) let show = { answer = "sent" }
        Thread.detachNewThread {
          DispatchQueue.main.async { show() }
          Self.sent.signal()
        }
      }
      if isBusy { ProgressView("Working") }
    }
    .alert("Really?", isPresented: $isAsking) {
      Button("Yes") { clock.after(.seconds(1)) { answer = "yes" } }
    }
  }

  private func later(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  /// Acts after seconds of real time, which a thread of its own sleeps.
  private func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      DispatchQueue.main.async { action() }
    }
  }

  /// Asks a server of its own, which answers on another thread.
  private func ask() {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return }
    let (client, server) = (ends[0], ends[1])
    Thread.detachNewThread {
      var byte: UInt8 = 0
      read(server, &byte, 1)
      byte += 1
      write(server, &byte, 1)
      close(server)
    }
    var byte: UInt8 = 41
    write(client, &byte, 1)
    nonisolated(unsafe) let show = { (text: String) in answer = text }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      read(client, &byte, 1)
      close(client)
      let text = "\(byte)"
      DispatchQueue.main.async { show(text) }
    }
  }
}
