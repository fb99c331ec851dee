import FeatureLogin
import Foundation
import Testing

@Suite struct ServerAddressTests {
  @Test(arguments: [" HTTPS://Example.com:443/ ", "example.com", "https://example.com"])
  func `A login accepts a server's address in every form that settings accept`(_ address: String) {
    #expect(ServerAddress(address)?.url == URL(string: "https://example.com"))
  }
}
