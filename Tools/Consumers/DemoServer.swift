import DemoServer

struct Echo: DemoServer.Service {
  static let path = "echo"

  func response(to request: DemoServer.ServiceRequest) -> DemoServer.ServiceResponse {
    DemoServer.ServiceResponse(type: "text/plain", body: request.body)
  }
}
