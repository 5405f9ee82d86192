*** Settings ***
Documentation     The newspaper end to end by Robot Framework; APPIUM_URL is the server.
Library           AppiumLibrary
Test Setup        Open The Newspaper
Test Teardown     Close Application

*** Test Cases ***
A Reader Turns To Another Section
    Click Element    accessibility_id=section.sports
    Element Attribute Should Match    accessibility_id=section.sports    selected    true
    Element Attribute Should Match    accessibility_id=section.top    selected    false

A Reader Without A Network Tries Again
    Page Should Contain Element    accessibility_id=feed.problem
    Click Element    accessibility_id=feed.retry
    Wait Until Page Contains Element    accessibility_id=feed.problem

A Reader Opens The Settings
    Click Element    accessibility_id=news.settings
    Wait Until Page Contains Element    accessibility_id=settings.done
    Click Element    accessibility_id=settings.done
    Wait Until Page Does Not Contain Element    accessibility_id=settings.done
    Page Should Contain Element    accessibility_id=news.settings

*** Keywords ***
Open The Newspaper
    Open Application    %{APPIUM_URL}    platformName=iOS    automationName=XCUITest
    ...    bundleId=org.galley.samples.Newsroom
    Click Element    accessibility_id=welcome.continue
    Click Element    accessibility_id=welcome.skip
    Click Element    accessibility_id=welcome.skip
    Wait Until Page Contains Element    accessibility_id=news.settings
