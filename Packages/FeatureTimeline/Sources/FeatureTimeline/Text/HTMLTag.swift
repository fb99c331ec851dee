/// A tag of HTML: its name, and the classes that it carries. A comment is a tag without a name.
struct HTMLTag {
  var name = ""
  var isClosing = false
  var classes: [Substring] = []
}
