import VaultMessages

extension Page {
  /// The page as one document that needs nothing else: nothing is fetched, and nothing runs.
  ///
  /// The same page is the same bytes.
  package func html() -> [UInt8] {
    var markup = MarkupWriter()
    markup.constant("<!DOCTYPE html>\n")
    markup.block("html", ["lang": messages.language.rawValue]) { html in
      html.block("head") { writeHead(to: &$0) }
      html.block("body") { writeBody(to: &$0) }
    }
    return markup.bytes
  }

  private func writeHead(to markup: inout MarkupWriter) {
    markup.void("meta", ["charset": "utf-8"])
    // A text of a note that became markup after all could still fetch and run nothing.
    markup.void(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      ])
    markup.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    markup.void("meta", ["name": "color-scheme", "content": "light dark"])
    markup.void("meta", ["name": "referrer", "content": "no-referrer"])
    markup.element("title") { $0.text(title) }
    markup.block("style") { $0.constant(Self.style) }
  }

  private func writeBody(to markup: inout MarkupWriter) {
    markup.block("header") { header in
      header.block("h1", ["dir": "auto"]) { $0.text(title) }
      for text in lead { header.block("p", ["dir": "auto"]) { $0.text(text) } }
      // A page of many days is read from above; its headings tell where one is.
      if 2...8 ~= sections.count { writeContents(to: &header) }
    }
    markup.block("main") { main in
      for (number, section) in sections.enumerated() { write(section, as: "s\(number + 1)", at: 2, to: &main) }
    }
    markup.block("footer") { $0.block("p") { $0.text(note) } }
  }

  /// Links to the sections, for those who go by keys or hear the page.
  private func writeContents(to markup: inout MarkupWriter) {
    markup.block("nav", ["aria-label": messages(.reportContents)]) { nav in
      nav.block("ul") { list in
        for (number, section) in sections.enumerated() {
          list.block("li") { item in
            item.element("a", ["href": "#s\(number + 1)", "dir": "auto"]) { $0.text(section.heading) }
          }
        }
      }
    }
  }

  /// - Parameters:
  ///   - name: what tells it from all other sections.
  ///   - level: of its heading, from 2; below 6 headings have no names of their own.
  private func write(_ section: Section, as name: String, at level: Int, to markup: inout MarkupWriter) {
    let headings: [StaticString] = ["h2", "h3", "h4", "h5", "h6"]
    markup.block("section", ["aria-labelledby": name]) { inner in
      inner.block(headings[min(max(level - 2, 0), headings.count - 1)], ["id": name, "dir": "auto"]) {
        $0.text(section.heading)
      }
      for (number, block) in section.blocks.enumerated() { write(block, as: "\(name)-c\(number + 1)", to: &inner) }
      for (number, part) in section.parts.enumerated() {
        write(part, as: "\(name)-\(number + 1)", at: level + 1, to: &inner)
      }
    }
  }

  private func write(_ block: Block, as name: String, to markup: inout MarkupWriter) {
    switch block {
    case .sentence(let text): markup.block("p", ["dir": "auto"]) { $0.text(text) }
    case .rows(let rows): write(rows, to: &markup)
    case .bars(let bars): write(bars, to: &markup)
    case .columns(let bars):
      ColumnChart(bars).write(as: name, named: messages(.reportChart), to: &markup)
      write(bars.filter { $0.share != nil }, to: &markup)
    }
  }

  /// Lines as a list, which says how many they are. A column that is empty in all of them is none.
  private func write(_ rows: [Row], to markup: inout MarkupWriter) {
    let count = rows.map(\.cells.count).max() ?? 0
    let used = (0..<count).filter { column in
      rows.contains { $0.cells.indices.contains(column) && !$0.cells[column].text.isEmpty }
    }
    // Lists without marks are no lists to some readers unless it is said.
    markup.block("ul", ["class": "rows columns-\(min(used.count, 6))", "role": "list"]) { list in
      for row in rows {
        let isCurrent = row.cells.contains { $0.style == .current && !$0.text.isEmpty }
        list.block("li", ["aria-current": isCurrent ? "time" : nil]) { item in
          for column in used {
            let cell = row.cells.indices.contains(column) ? row.cells[column] : Cell("")
            item.element("span", ["class": cell.style.rawValue, "dir": "auto"]) { $0.text(cell.text) }
            // Between the words of those who hear or copy them.
            item.text(" ")
          }
          for text in row.details { item.element("p", ["class": "detail", "dir": "auto"]) { $0.text(text) } }
        }
      }
    }
  }

  private func write(_ bars: [Bar], to markup: inout MarkupWriter) {
    markup.block("ul", ["class": "bars", "role": "list"]) { list in
      for bar in bars {
        list.block("li") { item in
          item.element("span", ["class": "name", "dir": "auto"]) { $0.text(bar.name) }
          item.text(" ")
          writeBar(bar.permille ?? 0, to: &item)
          item.element("span", ["class": "number"]) { $0.text(bar.value) }
          item.text(" ")
          item.element("span", ["class": "faint", "dir": "auto"]) { $0.text(bar.remark) }
        }
      }
    }
  }

  /// The picture of a figure that stands beside it in words.
  private func writeBar(_ permille: Int, to markup: inout MarkupWriter) {
    markup.element(
      "svg", ["class": "bar", "viewBox": "0 0 1000 10", "preserveAspectRatio": "none", "aria-hidden": "true"]
    ) { picture in
      picture.element("rect", ["class": "track", "width": "1000", "height": "10"])
      picture.element("rect", ["class": "fill", "width": String(permille), "height": "10"])
    }
  }
}
