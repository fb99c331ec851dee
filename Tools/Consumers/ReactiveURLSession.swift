import Foundation
import Reactive
import ReactiveURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func size(of url: URL) -> Observable<Int> { URLSession.shared.rx.data(url: url).map(\.count) }
