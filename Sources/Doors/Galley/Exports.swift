// A test imports this module alone: checks of pages on any driver, the simulated device and what it hands out come with it.
// The names by which tests and apps beep.
@_exported import DarwinNotifications
@_exported import GalleyChecks
@_exported import GalleySimulator
