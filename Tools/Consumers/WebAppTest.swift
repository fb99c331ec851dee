import WebAppTest

func title(at port: Int) async -> String { await PageClient(port: port).get("/").body }
