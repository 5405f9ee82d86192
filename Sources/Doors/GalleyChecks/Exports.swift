// A test on a driver of its own imports this module alone: pages, Apple's API and what they hand out come with it.
// A layout can be sketched at a breakpoint.
@_exported import GalleyAuthoring
@_exported import GalleyPages
// Without this a main-actor test class ends the whole test process before its first test.
@_exported import XCTestDiscovery
@_exported import XCUIAutomation

@_exported import class GalleyAutomation.Application
@_exported import enum GalleyAutomation.ApplicationState
@_exported import struct GalleyAutomation.AutomationError
@_exported import class GalleyAutomation.Automator
@_exported import enum GalleyAutomation.DriverError
@_exported import struct GalleyAutomation.ElementPredicate
@_exported import struct GalleyAutomation.ElementQuery
@_exported import struct GalleyAutomation.FailedRequest
@_exported import enum GalleyAutomation.InputMethod
@_exported import enum GalleyAutomation.InterruptionPolicy
@_exported import struct GalleyAutomation.KeyModifiers
@_exported import enum GalleyAutomation.ProtectedResource
@_exported import struct GalleyAutomation.RotorError
@_exported import struct GalleyAutomation.SettlingError
@_exported import enum GalleyAutomation.SwipeDirection
@_exported import struct GalleyAutomation.Target
@_exported import struct GalleyAutomation.Utterance
@_exported import struct GalleyAutomation.VoiceOver
@_exported import enum GalleyAutomation.VoiceOverObstacle
@_exported import struct GalleyBaselines.BatchInfo
@_exported import enum GalleyBaselines.CheckStatus
@_exported import enum GalleyBaselines.RecordMode
@_exported import struct GalleyDiff.DifferenceBudget
@_exported import struct GalleyImage.Bitmap
@_exported import struct GalleyTree.AccessibilityCriterion
@_exported import enum GalleyTree.AccessibilityKind
@_exported import struct GalleyTree.ApplicationTree
@_exported import struct GalleyTree.AuditIssue
@_exported import struct GalleyTree.AuditMeasure
@_exported import enum GalleyTree.AuditRule
@_exported import enum GalleyTree.ColorScheme
@_exported import enum GalleyTree.ColorSchemeContrast
@_exported import struct GalleyTree.Configuration
@_exported import struct GalleyTree.Element
@_exported import struct GalleyTree.ElementPath
@_exported import enum GalleyTree.ElementType
@_exported import struct GalleyTree.Fingerprint
@_exported import enum GalleyTree.MatchLevel
@_exported import enum GalleyTree.Orientation
@_exported import struct GalleyTree.RegionEdges
@_exported import enum GalleyTree.RegionKind
@_exported import struct GalleyTree.Snapshot
@_exported import enum GalleyTree.TextPattern
@_exported import enum GalleyTree.TextSize
@_exported import struct GalleyTree.UnitPoint
