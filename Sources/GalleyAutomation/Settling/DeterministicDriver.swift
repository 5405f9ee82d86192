/// A driver whose screen is the same whenever a test comes to the same instant of the driver's own clock, and that
/// knows whether something still moves.
///
/// A screen of such a driver needs no second look: once nothing moves, one capture is what every machine would have
/// taken. A driver that only knows what moves, such as a browser's that counts its open requests, is
/// ``IdleReporting`` and no more.
public protocol DeterministicDriver: IdleReporting {}
