import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import Testing

@testable import MailApp

@Suite struct PullToRefreshTests {
  private static let indicator = Element(
    .activityIndicator, identifier: "RefreshControl", label: "Refreshing",
    frame: CGRect(x: 170, y: 100, width: 36, height: 36))

  private func inbox(_ subjects: [String], isRefreshing: Bool = false) -> [ApplicationTree] {
    var screen = Mail.inbox(subjects)
    if isRefreshing { screen[0].root.children[1].children.append(Self.indicator) }
    return screen
  }

  /// An inbox that gets a message so long after it was pulled.
  private func device(_ delay: Duration?) -> MailDevice {
    let mail = MailDevice(inbox(["Hello"]))
    mail.device.onGesture { gesture, device in
      guard gesture.translation.dy > 200 else { return }
      device.applications = self.inbox(["Hello"], isRefreshing: true)
      if let delay { device.after(delay) { $0.applications = self.inbox(["New", "Hello"]) } }
    }
    return mail
  }

  @Test(arguments: [0, 10, 1000, 4000]) func theIndicatorIsSeenOut(milliseconds: Int) throws {
    let mail = device(.milliseconds(milliseconds))
    let inbox = try Page<Inbox>(on: mail.app)
    try inbox.messages.pullToRefresh()
    #expect(try inbox.messages.count == 2)
    try inbox.pullToRefresh()
    #expect(try mail.device.snapshot().screen.paths { $0.type == .activityIndicator }.isEmpty)
  }

  @Test func aListThatDoesNotRefreshIsSaid() throws {
    let mail = MailDevice(inbox(["Hello"]))
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try Atlas.with(.mail) { try pageError { try inbox.pullToRefresh() } }
    expectGolden(plain(error).split(separator: "\n").prefix(4).joined(separator: "\n"))
  }

  @Test func anIndicatorThatStaysIsSaid() throws {
    let mail = device(nil)
    let inbox = try Page<Inbox>(on: mail.app)
    let error = try pageError { try inbox.messages.pullToRefresh(within: .seconds(30)) }
    expectGolden(PageErrorText(error).title)
    #expect(mail.device.now < .seconds(31))
  }

  @Test func aLongListIsScrolledToItsTopBefore() throws {
    let list = ScrollingList((0..<50).map { "Message \($0)" }, offset: 1200)
    let mail = MailDevice(list.device)
    let inbox = try Page<Inbox>(on: mail.app)
    #expect(throws: PageError.self) { try inbox.pullToRefresh() }
    #expect(list.offset == 0)
  }

  @Test func aPageWithoutAListIsSaid() throws {
    let mail = MailDevice(Mail.twoFactor)
    let page = try Page<TwoFactor>(on: mail.app)
    let error = try pageError { try page.pullToRefresh() }
    expectGolden(PageErrorText(error).title)
  }
}
