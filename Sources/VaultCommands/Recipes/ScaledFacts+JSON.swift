package import VaultKitchen
package import VaultSyntax

/// A scaled recipe as `vault scale --json` prints it: the keys are those of ``ScaledFacts``, each always there, with null
/// for what the recipe does not say. Numbers use a point and are never localised.
extension ScaledFacts {
  /// Writes the members of an object: what the recipe makes, its groups of ingredients, and what to look at.
  package func writeMembers(to json: inout JSONWriter) {
    json.member("factor", factor)
    json.member("servings", servings)
    json.member("yields", yields)
    json.member("groups") { json in
      json.array { list in for group in groups { group.write(to: &list) } }
    }
    json.member("warnings") { json in
      json.array { list in for warning in warnings { warning.write(to: &list) } }
    }
  }
}

extension ScaledFacts.GroupFacts {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("title", title)
      $0.member("level", level)
      $0.member("ingredients") { json in
        json.array { list in for ingredient in ingredients { ingredient.write(to: &list) } }
      }
    }
  }
}

extension ScaledFacts.IngredientFacts {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("amount", amount)
      $0.number("value", value)
      $0.number("upperValue", upperValue)
      $0.member("unit", unit)
      $0.member("name", name)
      $0.member("link", link)
      $0.member("flags", flags)
      $0.member("preparation", preparation)
      $0.member("substitute", substitute)
      $0.member("text", text)
      $0.member("parts") { json in
        json.array { list in for part in parts { part.write(to: &list) } }
      }
      $0.member("unscaled", unscaled)
    }
  }
}

extension ScaledFacts.PartFacts {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("role", role)
      $0.member("amount", amount)
      $0.number("value", value)
      $0.member("unit", unit)
    }
  }
}

extension ScaledFacts.WarningFacts {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("kind", kind)
      $0.member("text", text)
      $0.member("food", food)
      $0.member("listed", listed)
      $0.member("line", line)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func number(_ key: String, _ digits: String?) {
    member(key) { if let digits { $0.number(digits) } else { $0.null() } }
  }
}
