import GalleyTree

/// The place of a call, as the default argument of a function that reports failures there.
///
/// ```swift
/// func signIn(site: CallSite = #_callSite) throws { try page.signIn.tap(site: site) }
/// ```
@freestanding(expression)
public macro _callSite() -> CallSite = #externalMacro(module: "GalleyMacros", type: "CallSiteMacro")
