// On Apple's platforms, sources that import Foundation have these without another import. The plugin AppleSources imports this module in
// their place: an app may import Combine itself with another level of access, which one module's files cannot mix.
@_exported import Combine
@_exported import FoundationNetworking
@_exported import Observation
