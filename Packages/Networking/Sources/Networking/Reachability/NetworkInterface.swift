import Foundation

/// A network interface of this machine with one of its addresses.
struct NetworkInterface {
  /// The flags, such as `IFF_UP`.
  var flags: Int32
  /// The address family, such as `AF_INET`, or `nil` for an interface without an address.
  var family: Int32?

  /// Whether packets can leave the machine through the interface: it is up and
  /// connected, has an IP address, and is not the loopback interface.
  var leadsOut: Bool {
    let isReady = flags & Int32(IFF_UP) != 0 && flags & Int32(IFF_RUNNING) != 0
    return isReady && flags & Int32(IFF_LOOPBACK) == 0 && (family == AF_INET || family == AF_INET6)
  }

  /// The current interfaces of this machine, once per address, or `nil` if the system does not list them.
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

  /// Whether this machine is connected to a network. `true` if the interfaces cannot be
  /// listed.
  static var isOnline: Bool { all?.contains(where: \.leadsOut) ?? true }
}
