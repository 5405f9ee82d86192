// A layout names element types, unit points, and what is asked of regions without another import.
@_exported import enum GalleyAutomation.ScrollAxis
@_exported import enum GalleyTree.AccessibilityKind
@_exported import struct GalleyTree.CallSite
@_exported import enum GalleyTree.ElementType
@_exported import enum GalleyTree.MatchLevel
@_exported import struct GalleyTree.RegionEdges
@_exported import enum GalleyTree.RegionKind
@_exported import enum GalleyTree.TextPattern
@_exported import struct GalleyTree.UnitPoint
