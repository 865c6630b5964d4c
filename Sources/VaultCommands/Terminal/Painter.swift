package import VaultModel

/// What a piece of output is, which decides its colour.
package enum TextRole: Sendable {
  case heading, title, match, path, handle, faint, error, overdue, warning, hint, success
  /// What the notes give a colour of its own, such as a kind of lessons.
  case colored(ItemColor)

  /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117): the eight colours every terminal theme defines, but for
  /// ``ItemColor``, of which there are twelve.
  var graphicRendition: String {
    switch self {
    case .heading, .title: "1"
    case .match: "1;33"
    case .path: "36"
    case .handle: "35"
    case .faint: "2"
    case .error: "1;31"
    case .overdue: "31"
    case .warning: "1;33"
    case .hint: "1;36"
    case .success: "32"
    case .colored(let color): color.graphicRendition
    }
  }
}

extension ItemColor {
  /// One of the eight colours of the terminal's theme, else the nearest of the palette of 256.
  fileprivate var graphicRendition: String {
    switch self {
    case .red: "31"
    case .orange: "38;5;208"
    case .yellow: "33"
    case .green: "32"
    case .cyan: "36"
    case .blue: "34"
    case .indigo: "38;5;62"
    case .pink: "38;5;211"
    case .purple: "35"
    case .brown: "38;5;130"
    case .gray: "90"
    case .beige: "38;5;180"
    }
  }
}

/// Colours text, or leaves it as it is.
package struct Painter: Sendable {
  /// Whether colours are sent.
  package let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  /// Decides for one stream: `--color always|never`, else only on a terminal that is not dumb and without `NO_COLOR`.
  package init(for isTerminal: Bool, _ arguments: Arguments, _ environment: ProcessEnvironment) {
    switch arguments[.color] {
    case "always": isOn = true
    case "never": isOn = false
    default: isOn = isTerminal && environment[.noColor] == nil && environment[.terminal] != "dumb"
    }
  }

  /// The text in the role's colour. The text must be safe already: see ``SafeText``.
  package func paint(_ text: String, _ role: TextRole) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.graphicRendition)m\(text)\u{1B}[0m" : text
  }
}
