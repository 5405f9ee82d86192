// A layout names element types and unit points without another import.
@_exported import enum GalleyTree.ElementType
@_exported import struct GalleyTree.UnitPoint
