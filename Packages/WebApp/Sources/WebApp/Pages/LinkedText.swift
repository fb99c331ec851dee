public import Composition
import Foundation
import Networking
public import WebUI

extension SceneContext<WebInterface> {
  /// Returns text in which the addresses of web pages are links, which open the app's own page about them if there is one.
  public func linked(_ text: String) -> HTML {
    var (parts, end) = ([HTML](), text.startIndex)
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let url = [URL](webAddressesIn: String(word)).first, let range = word.range(of: url.absoluteString) else {
        continue
      }
      parts += [HTML(String(text[end..<range.lowerBound])), link(.link(url)) { HTML(String(text[range])) }]
      end = range.upperBound
    }
    return HTML(parts + [HTML(String(text[end...]))])
  }
}
