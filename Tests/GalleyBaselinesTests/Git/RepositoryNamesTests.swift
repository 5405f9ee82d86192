import BaselineFixtures
import Foundation
import Testing

@testable import GalleyBaselines

@Suite struct RepositoryNamesTests {
  @Test func aProjectInAFolderHasItBehindTheNameOfTheRepository() throws {
    let sandbox = try Sandbox()
    try sandbox.write("{}", to: "app/Galley.json")
    try sandbox.write("{}", to: "Galley.json")
    try sandbox.makeRepository()
    let (whole, app) = (sandbox.project, try Project.open(root: sandbox.url("app").path))
    let first = try #require(RepositoryNames(stated: nil, in: whole).names.first)
    #expect(Git.isDigest(first))
    #expect(RepositoryNames(stated: nil, in: app).names == ["\(first):app"])
    #expect(RepositoryNames(stated: "shop", in: whole).names == ["shop"])
    #expect(RepositoryNames(stated: "shop", in: app).names == ["shop:app"])
  }
}
