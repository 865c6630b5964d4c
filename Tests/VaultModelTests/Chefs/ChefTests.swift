import Testing
import VaultModel
import VaultSyntax

@Suite struct ChefTests {
  @Test("a chef has a name, a bio, an image and links")
  func chef() {
    let note = read(
      "---\nname: Olena\nbio: Soups on Monday.\nimage: olena.jpg\nlinks: [https://example.org, \"[[soups]]\"]\n---\n# Olena K.\n",
      as: .chef)
    #expect(note.findings == [])
    #expect(note.chef.name == "Olena")
    #expect(note.title == "Olena K.")
    #expect(note.chef.bio == "Soups on Monday.")
    #expect(note.chef.image == "olena.jpg")
    #expect(note.chef.links == ["https://example.org", "[[soups]]"])
  }

  @Test("without name: the title is the name")
  func title() { #expect(read("# Marko\n", as: .chef).chef.name == "Marko") }
}
