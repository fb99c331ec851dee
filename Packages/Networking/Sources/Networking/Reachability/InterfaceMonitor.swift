#if canImport(Network)
  import Dispatch
  import Network

  /// A monitor of the network interfaces, which runs until it is canceled.
  final class InterfaceMonitor: Sendable {
    private let monitor = NWPathMonitor()

    init(onChange: @escaping @Sendable (_ isOnline: Bool) -> Void) {
      monitor.pathUpdateHandler = { onChange($0.status == .satisfied) }
      monitor.start(queue: DispatchQueue(label: "tessera.networking.reachability"))
    }

    func cancel() {
      monitor.cancel()
    }
  }
#else
  // allow(no-private-attributes): dispatch sources can be used from any thread, but are not `Sendable` on Linux.
  @preconcurrency import Dispatch
  import Foundation

  /// A monitor of the network interfaces, which runs until it is canceled.
  ///
  /// The kernel reports changes of interfaces and addresses over a netlink socket. The monitor checks the interfaces
  /// again after each report.
  final class InterfaceMonitor: Sendable {
    private let source: (any DispatchSourceRead)?

    init(onChange: @escaping @Sendable (_ isOnline: Bool) -> Void) {
      let queue = DispatchQueue(label: "tessera.networking.reachability")
      queue.async { onChange(NetworkInterface.isOnline) }
      // Dispatch terminates the process if no descriptor is free for its first source.
      guard FileDescriptors.hasFree(8), let socket = Self.openSocket() else {
        source = nil
        return
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
      source.setEventHandler {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0 {}
        onChange(NetworkInterface.isOnline)
      }
      source.setCancelHandler { close(socket) }
      source.activate()
      self.source = source
    }

    func cancel() {
      source?.cancel()
    }

    /// Returns a socket that becomes readable whenever an interface or address changes, or `nil` if the kernel provides
    /// no such socket.
    private static func openSocket() -> Int32? {
      let descriptor = socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      guard descriptor >= 0 else { return nil }
      let address = NetlinkAddress()
      let size = socklen_t(MemoryLayout<NetlinkAddress>.size)
      let isBound = withUnsafeBytes(of: address) { bytes in
        bytes.withMemoryRebound(to: sockaddr.self) { bind(descriptor, $0.baseAddress, size) == 0 }
      }
      if isBound { return descriptor }
      close(descriptor)
      return nil
    }
  }

  /// `struct sockaddr_nl`, which Glibc's module omits.
  private struct NetlinkAddress {
    let family = sa_family_t(AF_NETLINK)
    let padding: UInt16 = 0
    /// The port of the socket. Zero lets the kernel choose it.
    let port: UInt32 = 0
    /// `RTMGRP_LINK`, `RTMGRP_IPV4_IFADDR` and `RTMGRP_IPV6_IFADDR`.
    let groups: UInt32 = 0x1 | 0x10 | 0x100
  }
#endif
