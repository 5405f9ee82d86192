import Foundation
import GalleyAppium
import GalleyJSON
import RawHTTPClient
import Testing

/// Commands of the device that no other suite has, each with its effect.
@Suite struct DeviceCommandTests {
  @Test func appsComeAndGo() throws {
    let device = try ServedDevice()
    #expect(try device.execute("mobile: clearApp").status == 200)
    #expect(try device.execute("mobile: queryAppState").value == 1)
    #expect(try device.execute("mobile: removeApp").value == true)
    #expect(try device.execute("mobile: removeApp").value == false)
    #expect(try device.execute("mobile: isAppInstalled").value == false)
    #expect(try device.execute("mobile: installApp", ["app": "org.none"]).error == "unsupported operation")
    #expect(try device.execute("mobile: installApp").status == 200)
    #expect(try device.execute("mobile: launchApp").status == 200)
    #expect(try device.execute("mobile: queryAppState").value == 4)
  }

  @Test func locking() throws {
    let device = try ServedDevice()
    #expect(try device.send("GET", "/wda/locked").value == false)
    #expect(try device.send("POST", "/wda/lock").status == 200)
    #expect(try device.execute("mobile: isLocked").value == true)
    #expect(try device.execute("mobile: queryAppState").value != 4)
    #expect(try device.send("POST", "/wda/unlock").status == 200)
    #expect(try device.execute("mobile: queryAppState").value == 4)
    #expect(try device.execute("mobile: lock", ["seconds": 5]).status == 200)
    #expect(try device.execute("mobile: isLocked").value == false)
    #expect(try device.execute("mobile: shake").error == "unsupported operation")
  }

  /// The server of the sample app is absent; a stub answers instead.
  @Test func stubs() throws {
    let device = try ServedDevice()
    let stub = try device.execute("galley: stub", ["url": ".*", "body": [:], "status": 503])
    #expect(stub.value.text?.isEmpty == false)
    #expect(try device.execute("galley: removeStub", ["name": stub.value]).value == true)
    #expect(try device.execute("galley: removeStub", ["name": stub.value]).value == false)
    #expect(try device.execute("galley: stub", ["url": "("]).error == "invalid argument")
  }
}
