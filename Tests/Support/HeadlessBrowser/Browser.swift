/// Chromium without a window, driven through chromedriver.
public struct Browser {}
