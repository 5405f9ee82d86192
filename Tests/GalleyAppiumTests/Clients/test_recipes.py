"""Grandma's recipes end to end by Appium-Python-Client, with pages of Python; APPIUM_URL is the server."""

import os

import pytest
from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.webdriver.support import expected_conditions
from selenium.webdriver.support.wait import WebDriverWait


class Page:
    def __init__(self, driver):
        self.driver = driver

    def find(self, name):
        return self.driver.find_element(AppiumBy.ACCESSIBILITY_ID, name)

    def all(self, name):
        return self.driver.find_elements(AppiumBy.ACCESSIBILITY_ID, name)

    def open(self, tab):
        self.find("tab." + tab).click()


class Recipes(Page):
    def names(self):
        return [element.text for element in self.all("recipe.name")]

    def choose(self, name):
        self.driver.find_element(
            AppiumBy.IOS_CLASS_CHAIN, '**/XCUIElementTypeCell[$label == "%s"$]' % name).click()


class Shopping(Page):
    def names(self):
        return [element.text for element in self.all("shopping.name")]

    def add(self, name):
        self.find("shopping.add").click()
        self.find("item.name").send_keys(name)
        self.find("item.add").click()


class Settings(Page):
    def sweeten(self, part):
        slider = self.find("settings.sweetness")
        slider.send_keys(str(part))
        return slider.get_attribute("value")

    def reset(self):
        self.driver.execute_script("mobile: scroll", {"name": "settings.reset"})
        self.find("settings.reset").click()
        buttons = self.driver.execute_script("mobile: alert", {"action": "getButtons"})
        self.driver.execute_script("mobile: alert", {"action": "accept", "buttonLabel": "Reset"})
        return buttons


@pytest.fixture
def driver(request):
    options = XCUITestOptions()
    options.load_capabilities({
        "appium:bundleId": "org.galley.samples.Recipes",
        "appium:processArguments": {"env": getattr(request, "param", {})},
    })
    driver = webdriver.Remote(os.environ["APPIUM_URL"], options=options)
    # Without grandma's server the app begins with an alert about it.
    alerts = driver.find_elements(AppiumBy.CLASS_NAME, "XCUIElementTypeAlert")
    if alerts:
        driver.switch_to.alert.dismiss()
    yield driver
    driver.quit()


def test_recipes_are_listed_and_open(driver):
    page = Recipes(driver)
    names = page.names()
    assert len(names) > 3
    page.choose(names[0])
    WebDriverWait(driver, 10).until(
        expected_conditions.presence_of_element_located((AppiumBy.ACCESSIBILITY_ID, "recipe.shop")))


def test_the_shopping_list_grows(driver):
    page = Shopping(driver)
    page.open("shopping")
    before = page.names()
    page.add("Saffron")
    assert [name for name in page.names() if name not in before] == ["Saffron"]


def test_settings_change_and_are_reset(driver):
    page = Settings(driver)
    page.open("settings")
    assert page.sweeten(0.8) == "80%"
    assert page.reset() == ["Cancel", "Reset"]


@pytest.mark.parametrize("driver", [{"RECIPES_RATING_AFTER": "600"}], indirect=True)
def test_ten_minutes_cost_no_time(driver):
    driver.execute_script("galley: fastForward", {"seconds": 600})
    assert driver.switch_to.alert.text.startswith("Enjoying Grandma's Recipes?")
    driver.switch_to.alert.dismiss()


def test_an_address_turns_to_its_place(driver):
    driver.get("recipes://settings")
    assert Page(driver).find("settings.facts").is_displayed()
    driver.orientation = "LANDSCAPE"
    assert driver.get_window_size()["width"] == 812
    assert driver.get_screenshot_as_png().startswith(b"\x89PNG")
