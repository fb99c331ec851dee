import Foundation

/// One address of one of the machine's network interfaces, as the system lists them.
struct NetworkInterface {
  /// `IFF_UP` and its siblings.
  var flags: Int32
  /// `AF_INET` and its siblings; nil for an interface without an address.
  var family: Int32?

  /// Whether packets can leave the machine through it: it is up, its cable or radio is connected, and it has an address
  /// that is not the machine's own.
  var leadsOut: Bool {
    let isReady = flags & Int32(IFF_UP) != 0 && flags & Int32(IFF_RUNNING) != 0
    return isReady && flags & Int32(IFF_LOOPBACK) == 0 && (family == AF_INET || family == AF_INET6)
  }

  /// Those of this machine now; nil when the system does not tell.
  static var all: [NetworkInterface]? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { entry in
      entry.map {
        NetworkInterface(
          flags: Int32(truncatingIfNeeded: $0.pointee.ifa_flags),
          family: $0.pointee.ifa_addr.map { Int32($0.pointee.sa_family) })
      }
    }
  }

  /// Whether this machine has a network. Where the system does not tell, it is taken to have one.
  static var isOnline: Bool { all?.contains(where: \.leadsOut) ?? true }
}
