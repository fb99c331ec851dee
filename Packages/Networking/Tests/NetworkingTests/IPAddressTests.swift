import Foundation
import Testing

@testable import Networking

@Suite struct IPAddressTests {
  /// Returns the address of a text such as `10.0.0.1`, as a resolver returns it.
  private func address(_ text: String) throws -> IPAddress {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    var list: UnsafeMutablePointer<addrinfo>?
    try #require(getaddrinfo(text, nil, &hints, &list) == 0)
    defer { freeaddrinfo(list) }
    let address = try #require(list?.pointee.ai_addr)
    return try #require(IPAddress(UnsafePointer(address)))
  }

  @Test(arguments: [
    "0.0.0.0", "10.1.2.3", "127.0.0.1", "127.255.0.1", "100.64.0.1", "100.127.255.255", "169.254.169.254", "172.16.0.1",
    "172.31.255.255", "192.168.1.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.9", "224.0.0.1",
    "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1",
    "2002:7f00:1::1", "2001::1", "2001:db8::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "::10.0.0.1",
    "4000::1",
  ])
  func `An address of this machine, of a private network or reserved is not public`(text: String) throws {
    #expect(try !address(text).isPublic)
  }

  @Test(arguments: [
    "1.1.1.1", "8.8.8.8", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1", "198.20.0.1",
    "223.255.255.255", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1", "2606:4700::1111", "2a00::1",
  ])
  func `An address on the Internet is public`(text: String) throws {
    #expect(try address(text).isPublic)
  }
}
