// A view's source imports this module alone, as it does with Apple's: Foundation comes along, requests to servers included.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import GalleyViews
@_exported import Observation
