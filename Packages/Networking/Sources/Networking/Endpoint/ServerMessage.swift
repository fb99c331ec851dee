import Foundation

/// A namespace for functions that find a server's error message in the body of a response.
public enum ServerMessage {
  /// Returns the message of a response in one of the common formats, or `nil` if there is none or the body exceeds
  /// 64 KiB.
  ///
  /// The formats are a JSON string, and JSON objects with `error_description`, `message`, `errorMsg`, `detail`, `error`
  /// or `title` (a string, or an object with a `message`), or with `errors` (an array of strings or of objects with a
  /// `message`).
  @Sendable
  public static func find(in response: HTTPResponse) -> String? {
    guard response.body.count <= 1 << 16,
      let body = try? JSONBody(response.body, limits: .default).decode(Shape.self, with: JSONDecoder())
    else { return nil }
    return body.text
  }

  /// Returns the failure that the field `error` of a JSON object reports, or `nil` if there is none. Some servers send it
  /// with an accepted status code.
  static func failure(in response: HTTPResponse) -> BusinessFailure? {
    guard response.body.count <= 1 << 16,
      let body = try? JSONBody(response.body, limits: .default).decode(Report.self, with: JSONDecoder())
    else { return nil }
    return body.error.text.flatMap(cleaned).map { BusinessFailure(code: nil, message: $0) }
  }

  private struct Report: Decodable { let error: Shape }

  /// Returns at most 200 characters of the text on one line, without control and formatting characters and without the
  /// queries of URLs, which may contain tokens. Returns `nil` if nothing is left.
  static func cleaned(_ text: String) -> String? {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(2_000) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      case .format, .surrogate, .privateUse, .unassigned: continue
      default: line.append(scalar)
      }
    }
    let words = String(line).split(separator: " ").map { word in
      word.contains("://") ? word.prefix { $0 != "?" && $0 != "#" } : word
    }
    let cleaned = words.joined(separator: " ")
    if cleaned.isEmpty { return nil }
    return cleaned.count > 200 ? cleaned.prefix(199) + "…" : cleaned
  }

  private struct Shape: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self.text = text
        return
      }
      let object = try decoder.container(keyedBy: JSONKey.self)
      for key in ["error_description", "message", "errorMsg", "detail", "error", "title"] {
        if let text = (try? object.decodeIfPresent(Shape.self, forKey: JSONKey(key)))?.text, !text.isEmpty {
          self.text = text
          return
        }
      }
      text = try? object.decode(LossyArray<Shape>.self, forKey: "errors").elements.lazy.compactMap(\.text).first
    }
  }
}
