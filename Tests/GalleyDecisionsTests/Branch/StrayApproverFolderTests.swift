import GalleyDecisions
import Testing

@Suite struct StrayApproverFolderTests {
  private static let files = [
    "Baselines/approvals.jsonl", "Baselines/Checkout/pays/cart.iphone-x-light.json",
    "Baselines/Checkout/pays/cart.iphone-x-light.png",
  ]

  private func sentences(_ folders: String..., among files: [String] = files) -> [String] {
    let approvers = Dictionary(uniqueKeysWithValues: folders.map { ($0, ["ada@example.com"]) })
    return StrayApproverFolder.find(approvers, among: files).map(\.description)
  }

  @Test func foldersWithBaselinesAreRight() {
    #expect(sentences("", "Baselines", "Baselines/Checkout", "Baselines/Checkout/pays") == [])
    // Where there is no baseline yet, every folder is to come.
    #expect(sentences("Baselines/Checkout", among: []) == [])
  }

  @Test func othersAreNamedWithTheNearestFolder() {
    let nobody = "so that nobody is asked there"
    #expect(
      sentences("Baselines/checkout", "Baselines/Checkout/pays/cart", "Baselines/Chekout", "Screens")
        == [
          "approvers in Galley.json name Baselines/Checkout/pays/cart, which is a check and no folder, \(nobody); the "
            + "nearest folder is Baselines/Checkout/pays",
          "approvers in Galley.json name Baselines/Chekout, which has no baseline, \(nobody); the nearest folder is "
            + "Baselines/Checkout",
          "approvers in Galley.json name Baselines/checkout, which has no baseline, \(nobody); the folder is "
            + "Baselines/Checkout, in another case",
          "approvers in Galley.json name Screens, which has no baseline, \(nobody)",
        ])
  }
}
