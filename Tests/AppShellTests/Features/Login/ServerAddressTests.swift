import FeatureLogin
import Foundation
import Testing

@Suite(.tessera) struct ServerAddressTests {
  @Test(arguments: [" HTTPS://Example.com:443/ ", "example.com", "https://example.com"])
  func `A login takes the address of a server in each form that settings take`(_ address: String) {
    #expect(ServerAddress(address)?.url == URL(string: "https://example.com"))
  }
}
