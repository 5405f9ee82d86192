import GalleyAutomation
import GalleyServices
import GalleySimulator
import Testing

/// Where the device is, what the app may know and do, and its secrets.
@Suite struct TunnelPermissionTests {
  private func ask(_ stage: TunnelStage, _ name: String) throws -> String {
    try stage.tunnel.perform(name, "", returning: String.self)
  }

  private func places(_ stage: TunnelStage) throws -> [String] {
    try stage.tunnel.perform("places", "", returning: [String].self)
  }

  @Test func theAppLearnsWhereTheDeviceIs() throws {
    let stage = try TunnelStage()
    let tunnel = stage.tunnel
    let (berlin, rome) = (
      DeviceLocation(latitude: 52.5, longitude: 13.4), DeviceLocation(latitude: 41.9, longitude: 12.5)
    )
    try tunnel.perform("observe")
    tunnel.coreLocationStubManagerLocation(berlin)
    // Nobody has allowed it yet.
    #expect(try ask(stage, "where") == "unknown")
    #expect(!tunnel.coreLocationNotifyLocationUpdate([rome]))
    tunnel.coreLocationStubAuthorizationStatus(.authorized)
    #expect(try ask(stage, "where") == "52.5 13.4")
    #expect(tunnel.coreLocationNotifyLocationUpdate([berlin, rome]))
    #expect(tunnel.coreLocationNotifyLocationError(LocationError(code: 0)))
    #expect(try places(stage) == ["52.5 13.4", "41.9 12.5", "error 0"])
    #expect(try ask(stage, "where") == "41.9 12.5")
    tunnel.coreLocationStubAuthorizationStatus(.denied)
    #expect(try ask(stage, "where") == "unknown")
    // Another launch has to observe anew.
    tunnel.coreLocationStubAuthorizationStatus(.authorized)
    try stage.launch()
    #expect(tunnel.coreLocationNotifyLocationUpdate([berlin]))
    #expect(try places(stage) == [])
    try stage.device.terminate(TunnelApp.bundleIdentifier)
    #expect(!tunnel.coreLocationNotifyLocationUpdate([berlin]))
  }

  @Test func notificationsAreAllowedOrNot() throws {
    let stage = try TunnelStage()
    #expect(try ask(stage, "may notify") == "notDetermined")
    stage.tunnel.notificationCenterStubAuthorizationStatus(.authorized)
    #expect(try ask(stage, "may notify") == "authorized")
    stage.tunnel.notificationCenterStubAuthorizationStatus(.denied)
    #expect(try ask(stage, "may notify") == "denied")
  }

  @Test func secretsStayUntilTheyAreReset() throws {
    let stage = try TunnelStage()
    try stage.tunnel.perform("keep", "sesame")
    try stage.launch()
    #expect(try ask(stage, "secret") == "sesame")
    stage.tunnel.resetFilesystem()
    #expect(try ask(stage, "secret") == "sesame")
    stage.tunnel.secureStoreReset()
    #expect(try ask(stage, "secret") == "none")
  }
}
