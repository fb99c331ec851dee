import Foundation

/// The API that serves an image for every name that ends in `.png`: `GET /pictures/…`. The same name always yields the
/// same image.
struct ImagesAPI: APIFamily {
  static var notFound: Response { Response.statusPage(404) }

  static let routes: [Route<ImagesAPI>] = [
    .get("/avatars/{name}") { _, request in image(request, DrawnImage.face(of:)) },
    .get("/photos/{name}") { _, request in image(request, DrawnImage.landscape) },
    .get("/covers/{name}") { _, request in image(request, DrawnImage.landscape) },
  ]

  /// The placeholder for the URL of this API in entities. It is replaced in the response, because only a request
  /// contains the server's own URL.
  static let placeholder = "https://img.example/"

  static func avatar(of person: Person) -> String { "\(placeholder)avatars/\(person.handle).png" }
  static func cover(of person: Person) -> String { "\(placeholder)covers/\(person.handle).png" }

  /// Returns a response in which the URLs of images have the server's own origin.
  static func address(_ response: Response, at origin: String) -> Response {
    guard response.body.range(of: Data(placeholder.utf8)) != nil else { return response }
    let text = String(decoding: response.body, as: UTF8.self)
    var response = response
    response.body = Data(text.replacingOccurrences(of: placeholder, with: origin + "/pictures/").utf8)
    return response
  }

  private static func image(_ request: Request, _ draw: (String) -> DrawnImage) -> Response {
    guard let name = request.parameters["name"], name.hasSuffix(".png") else { return notFound }
    return Response(status: 200, type: "image/png", body: draw(name).png)
  }
}
