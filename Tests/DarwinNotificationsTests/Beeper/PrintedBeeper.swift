// What follows the imports is quoted as it was printed, to show that it compiles and works: the class of "Triggering events in UI
// tests", mxpr.net, in its version of 25 November 2018.
// swift-format-ignore-file
import Foundation

#if canImport(DarwinNotifications)
  import DarwinNotifications
#endif

class DarwinNotificationCenterBeeper: Beeper {
    
    private let darwinNotificationCenter: CFNotificationCenter
    private let prefix: String
    private var handlers = [String: BeepHandler]()
    
    init(prefix: String = "net.mxpr.utils.beeper") {
        darwinNotificationCenter = CFNotificationCenterGetDarwinNotifyCenter()
        self.prefix = prefix.appending(".")
    }
    
    deinit {
        CFNotificationCenterRemoveObserver(darwinNotificationCenter,
                                           rawPointerToSelf,
                                           nil,
                                           nil)
        
    }

    private func notificationName(from identifier: String) -> String {
        return "\(prefix)\(identifier)"
    }

    private func identifier(from name: String) -> String {
        guard let prefixRange = name.range(of: prefix) else {
            return name
        }
        return String(name[prefixRange.upperBound...])
    }
    
    fileprivate func handleNotification(name: String) {
        let handlerIdentifier = identifier(from: name)
        if let handler = handlers[handlerIdentifier] {
            handler()
        }
    }
    
    private var rawPointerToSelf: UnsafeRawPointer {
        return UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
    
    // MARK: - Beeper
    
    func beep(identifier: String) {
        let name = notificationName(from: identifier)
        CFNotificationCenterPostNotification(darwinNotificationCenter,
                                             CFNotificationName(name as CFString),
                                             nil,
                                             nil,
                                             true)
    }
    
    func register(identifier: String, handler: @escaping BeepHandler) {
        handlers[identifier] = handler
        let name = notificationName(from: identifier)
        CFNotificationCenterAddObserver(darwinNotificationCenter,
                                        rawPointerToSelf,
                                        handleDarwinNotification,
                                        name as CFString,
                                        nil,
                                        .deliverImmediately)
        
    }
    
    func unregister(identifier: String) {
        handlers[identifier] = nil
        let name = notificationName(from: identifier)
        let cfNotificationName = CFNotificationName(name as CFString)
        CFNotificationCenterRemoveObserver(darwinNotificationCenter,
                                           rawPointerToSelf,
                                           cfNotificationName,
                                           nil)
    }
}

fileprivate func handleDarwinNotification(notificationCenteR: CFNotificationCenter?,
                                          observer: UnsafeMutableRawPointer?,
                                          notificationName: CFNotificationName?,
                                          unusedObject: UnsafeRawPointer?,
                                          unusedUserInfo: CFDictionary?) -> Void {
    guard let observer = observer,
        let notificationName = notificationName else {
            return
    }
    let beeper = Unmanaged<DarwinNotificationCenterBeeper>.fromOpaque(observer).takeUnretainedValue()
    let name = (notificationName.rawValue as String)
    beeper.handleNotification(name: name)
}
