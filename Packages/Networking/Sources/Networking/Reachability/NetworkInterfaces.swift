import Foundation

/// The machine's network interfaces.
enum NetworkInterfaces {
  /// Whether one that leads beyond this machine is up and has an address.
  static var isAnyUp: Bool {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return true }
    defer { freeifaddrs(list) }
    return sequence(first: list, next: { $0?.pointee.ifa_next }).contains { entry in
      guard let interface = entry?.pointee, let address = interface.ifa_addr else { return false }
      let flags = Int(interface.ifa_flags)
      let family = Int32(address.pointee.sa_family)
      return flags & Int(IFF_UP) != 0 && flags & Int(IFF_RUNNING) != 0 && flags & Int(IFF_LOOPBACK) == 0
        && (family == AF_INET || family == AF_INET6)
    }
  }
}
