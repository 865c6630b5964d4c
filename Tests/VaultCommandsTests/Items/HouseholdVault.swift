import VaultTestSupport

/// A small vault with every kind of name in it.
enum HouseholdVault {
  static func make() throws -> ScratchDirectory {
    try ScratchDirectory([
      "home/.vault/config.yaml": "lang: en\n",
      "home/recipes/borshch.md": "---\ntitle: Борщ\naliases: [beetroot soup]\n---\n\n## Ingredients\n\n- 600 g beef\n",
      "home/recipes/lemon-cake.md": "# Lemon cake\n\n## Ingredients\n\n- 2 lemons\n",
      "home/notes/cake.md": "# The best cake in town\n",
      "home/notes/lemon.md": "# A tree in a pot\n",
      "home/old/lemon.md": "# Another tree\n",
      "home/tasks/chores.md": """
      ---
      type: note
      ---
      # Chores

      - [ ] descale the kettle {due: 2026-11-24} ^kettle
      - [ ] buy soap
      """,
      "stray/pancakes.md": "# Pancakes\n\n## Ingredients\n\n- 2 eggs\n",
    ])
  }
}
