import VaultMessages
import VaultSyntax

/// Writes elements that are always closed, with all text and all attributes escaped here and nowhere else.
///
/// ```swift
/// var markup = MarkupWriter()
/// markup.element("p", ["class": "faint"]) { $0.text("2 < 3") }  // <p class="faint">2 &lt; 3</p>
/// ```
///
/// Names of elements and attributes are part of the program (`StaticString`), never of a note. No attribute holds an address
/// that a note names: a link of a note is text.
struct MarkupWriter {
  private var html = HTMLWriter()

  /// The markup so far, as UTF-8.
  var bytes: [UInt8] { html.output }

  /// An attribute; one without a value is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Text on one line: controls and what would turn the direction of others are spelled out, as on a terminal.
  mutating func text(_ text: String) { html.writeText(SafeText.line(text).utf8) }

  /// An element with what `content` writes in it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout MarkupWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    html.write("</")
    html.write(name)
    html.write(">")
  }

  /// An element on lines of its own.
  mutating func block(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout MarkupWriter) -> Void = { _ in }
  ) {
    html.startLine()
    element(name, attributes, content)
    html.startLine()
  }

  /// An element that has no end tag, such as `meta` (HTML, 13.1.2 “void elements”).
  mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) {
    html.startLine()
    open(name, attributes)
    html.startLine()
  }

  /// Markup of the program itself, as it is.
  mutating func constant(_ markup: StaticString) { html.write(markup) }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    html.write("<")
    html.write(name)
    for case (let name, let value?) in attributes {
      html.write(" ")
      html.write(name)
      html.write("=\"")
      text(value)
      html.write("\"")
    }
    html.write(">")
  }
}
