import GalleyAppium
import Newsroom
import Recipes
import RecipesOnDevice

/// Serves sample apps, and apps for tests of clients, as a program of `galley serve` does; its argument is the same.
@main enum Program {
  static func main() async {
    await AppiumServer.run([RecipesApp.self, NewsroomApp.self, DrillApp.self, FaultyApp.self])
  }
}
