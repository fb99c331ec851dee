import Foundation
import Testing

@testable import Networking

@Suite
struct NetworkInterfaceTests {
  private let ready = Int32(IFF_UP) | Int32(IFF_RUNNING)

  @Test(arguments: [AF_INET, AF_INET6])
  func `Packets can leave the machine through a network interface that is up, is connected and has an address`(
    family: Int32
  ) {
    #expect(NetworkInterface(flags: ready, family: family).leadsOut)
    #expect(NetworkInterface(flags: ready | Int32(IFF_MULTICAST), family: family).leadsOut)
  }

  @Test
  func `Packets cannot leave the machine through an interface that is down, unplugged or loopback, or has no address`()
  {
    #expect(!NetworkInterface(flags: 0, family: AF_INET).leadsOut)
    #expect(!NetworkInterface(flags: Int32(IFF_RUNNING), family: AF_INET).leadsOut)
    #expect(!NetworkInterface(flags: Int32(IFF_UP), family: AF_INET).leadsOut)
    #expect(!NetworkInterface(flags: ready, family: nil).leadsOut)
    #expect(!NetworkInterface(flags: ready, family: AF_UNIX).leadsOut)
    #expect(!NetworkInterface(flags: ready | Int32(IFF_LOOPBACK), family: AF_INET).leadsOut)
  }

  @Test
  func `The list of network interfaces includes the loopback interface`() throws {
    let all = try #require(NetworkInterface.all)
    #expect(all.contains { $0.flags & Int32(IFF_LOOPBACK) != 0 })
  }
}
