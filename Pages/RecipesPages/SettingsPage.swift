import GalleyPages

/// The settings of the app.
public struct SettingsPage: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The page before any change.
    case resting
  }

  /// The order of the recipes.
  public let order = SegmentedControl("settings.order")
  /// Whether the list says how long a recipe takes.
  public let facts = Toggle("settings.facts")
  /// The number of servings.
  public let guests = Stepper("settings.guests")
  /// The slider for the sweetness.
  public let sweetness = Slider("settings.sweetness")
  /// The accent colour.
  public let theme = Picker("settings.theme")
  /// The row that opens the kitchen timer.
  public let timer = Cell("settings.timer", opens: KitchenTimer.self)
  /// Grandma's website.
  public let website = Link("settings.website")
  /// Forgets everything that was chosen.
  public let reset = Button("settings.reset", opens: ResetQuestion.self)
  /// The app's places.
  public let tabs = Component(.mainTabs, MainTabs.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      order
      facts
      guests
      sweetness
      theme
      timer
      tabs
    }
    Optionally {
      website
      reset
    }
    Checkpoint(Checkpoints.resting) {}
  }
}

/// Asks whether all settings shall be forgotten.
public struct ResetQuestion: Layout {
  public let alert = Alert(.label("Reset All Settings?"))
  /// Forgets them.
  public let reset = Button(.label("Reset").inside(.type(.alert)), opens: SettingsPage.self)
  /// Keeps them.
  public let cancel = Button(.label("Cancel").inside(.type(.alert)), opens: SettingsPage.self)

  public init() {}

  /// The promises of the question.
  public var body: Blueprint {
    Required {
      alert
      reset
      cancel
    }
  }
}

/// A timer that is set by a wheel.
public struct KitchenTimer: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// The page before any change.
    case resting
  }

  /// For how long.
  public let minutes = Picker("timer.minutes")
  /// The button that starts the timer.
  public let start = Button("timer.start")
  /// Says that it runs.
  public let running = Label("timer.running")
  /// The way back to the settings.
  public let backButton = Button("BackButton", opens: SettingsPage.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      minutes
      start
      backButton
    }
    Optionally { running }
    Checkpoint(Checkpoints.resting) {}
  }
}

/// Says that the kitchen timer has ended.
public struct TimerEnd: Layout {
  public let alert = Alert(.label("Your Dish Is Ready"))
  /// Puts it away.
  public let thankYou = Button(.label("Thank You"), opens: KitchenTimer.self)

  public init() {}

  /// The promises of the alert.
  public var body: Blueprint {
    Required {
      alert
      thankYou
    }
  }
}
