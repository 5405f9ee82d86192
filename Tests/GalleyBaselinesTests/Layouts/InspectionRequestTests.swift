import GalleyBaselines
import Testing

@Suite struct InspectionRequestTests {
  @Test func aRequestIsReadAsItIsMade() {
    let request = InspectionRequest(path: "/tmp/layouts.json", modules: ["A", "B"], then: .stop)
    #expect(InspectionRequest(request.environment) == request)
    #expect(InspectionRequest([:]) == nil)
    let listing = InspectionRequest(path: "/tmp/layouts.json", then: .test)
    #expect(InspectionRequest(listing.environment) == listing)
    for name in listing.environment.keys {
      var environment = request.environment
      environment[name] = nil
      #expect(InspectionRequest(environment) == nil, "\(name)")
    }
    var environment = request.environment
    environment[InspectionRequest.thenVariable] = "else"
    #expect(InspectionRequest(environment) == nil)
    environment = request.environment
    environment[InspectionRequest.pathVariable] = "here/layouts.json"
    #expect(InspectionRequest(environment) == nil)
  }
}
