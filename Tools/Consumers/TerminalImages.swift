import Networking
import TerminalImages
import TerminalUI

@MainActor func images() -> Images { Images(CurlTransport(), hosts: [], userAgent: "example") }
