// A view's source imports this module alone, as it does with Apple's.
@_exported import Combine
@_exported import Foundation
@_exported import GalleyViews
@_exported import Observation
