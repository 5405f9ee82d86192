import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Account {
  var name: String

  init(_ name: String) { self.name = name }
}

private struct AccountView: View {
  @Environment(Account.self) private var account

  var body: some View { Button(account.name) { account.name += "!" } }
}

private struct MaybeView: View {
  @Environment(Account.self) private var account: Account?

  var body: some View { Text(account?.name ?? "nobody") }
}

private struct SizeView: View {
  @Environment(\.lineLimit) private var limit

  var body: some View { Text("limit \(limit ?? 0)") }
}

/// What Apple's pages on `Environment` and its modifiers say.
@MainActor @Suite struct EnvironmentTests {
  @Test func objectsAreFoundByTheirType() throws {
    let account = Account("Ann")
    let stage = try ViewTestHarness { VStack { AccountView() }.environment(account) }
    stage.tap("Ann")
    #expect(account.name == "Ann!")
    #expect(stage.find("Ann!") != nil)
  }

  @Test func theNearestObjectCounts() throws {
    let stage = try ViewTestHarness {
      VStack {
        AccountView()
        AccountView().environment(Account("Bob"))
      }
      .environment(Account("Ann"))
    }
    #expect(stage.all(.button).map(\.label) == ["Ann", "Bob"])
  }

  @Test func aMissingObjectIsNilWhereItIsAskedForSo() throws {
    let stage = try ViewTestHarness {
      VStack {
        MaybeView()
        MaybeView().environment(Account("Ann"))
        MaybeView().environment(nil as Account?).environment(Account("Ann"))
      }
    }
    #expect(stage.all(.staticText).map(\.label) == ["nobody", "Ann", "nobody"])
  }

  @Test func valuesAreChangedInPlace() throws {
    let stage = try ViewTestHarness {
      SizeView().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 2 }.environment(
        \.lineLimit, 5)
    }
    #expect(stage.find("limit 7") != nil)
  }

  @Test func anAppHasStateOfItsOwn() throws {
    struct Whole: App {
      @State private var taps = 0
      var body: some Scene {
        WindowGroup { Button("taps \(taps)") { taps += 1 } }
      }
    }
    let stage = try ViewTestHarness { AppRoot(Whole()) }
    stage.tap("taps 0")
    stage.tap("taps 1")
    #expect(stage.find("taps 2") != nil)
  }
}
