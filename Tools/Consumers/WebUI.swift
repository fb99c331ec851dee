import WebUI

func greeting(_ name: String) -> String { HTML.element("p") { "Hello, \(name)" }.markup }
