// Origin: written by hand for this project, by an author who had seen neither the tables of foods nor any answer.
// Licence: none needed (nothing is taken from elsewhere).

extension AllergenTable {
  /// Claims in English.
  ///
  /// What `check` says of a recipe that claims a diet, the language, the diet, and the line. `contradicts`: the line
  /// has what the diet forbids. `unproved`: it may have it, or its contents are unknown. `fine`: nothing is said.
  /// Where the kitchen page of the guide leaves two of them open, both stand.
  static let englishClaims = """
    contradicts | en | nut-free | lettuce, walnuts
    contradicts | en | nut-free | 1 lettuce, 50 g walnuts
    contradicts | en | nut-free | walnuts, lettuce
    contradicts | en | nut-free | lettuce, radishes, pecans
    contradicts | en | nut-free | lettuce, toasted almonds, radishes
    contradicts | en | nut-free | 2 apples, 1 pear, a handful of hazelnuts
    contradicts | en | nut-free | raisins; chopped pistachios
    contradicts | en | nut-free | raisins and cashews
    contradicts | en | nut-free | raisins & cashews
    contradicts | en | nut-free | 50 g raisins + 50 g almonds
    contradicts | en | nut-free | seeds, raisins and nuts
    contradicts | en | nut-free | oats, seeds, dried fruit, nuts
    contradicts | en | nut-free | 100 g muesli with nuts
    contradicts | en | nut-free | muesli, nuts, raisins
    contradicts | en | nut-free | parsley, ground almonds, lemon
    contradicts | en | nut-free | 1 banana, 2 tbsp peanut butter
    contradicts | en | nut-free | chocolate with whole hazelnuts
    contradicts | en | nut-free | 100 g dark chocolate (contains hazelnuts)
    contradicts | en | nut-free | 200 g crackers, contains peanuts
    contradicts | en | nut-free | 1 loaf bread with walnuts
    contradicts | en | nut-free | cream cheese, walnuts and chives
    contradicts | en | nut-free | 100 g marzipan
    contradicts | en | nut-free | 50 g praline
    contradicts | en | nut-free | 2 tbsp Nutella
    contradicts | en | nut-free | 1 banana, sliced, and 30 g walnut halves
    contradicts | en | nut-free | 100 g sugar, 100 g butter, 100 g ground hazelnuts
    contradicts/unproved | en | nut-free | salt, pepper, pesto
    contradicts | en | vegan | 1 onion, 2 eggs
    contradicts | en | vegan | 2 eggs, 1 onion
    contradicts | en | vegan | onion, egg and parsley
    contradicts | en | vegan | 1 onion; 2 eggs; parsley
    contradicts | en | vegan | 2 carrots + 1 egg
    contradicts | en | vegan | salt, pepper, sour cream
    contradicts | en | vegan | salt, sour cream, pepper
    contradicts | en | vegan | olive oil, salt, honey
    contradicts | en | vegan | 1 tbsp mustard & 1 tbsp honey
    contradicts | en | vegan | 200 g spinach, 100 g feta
    contradicts | en | vegan | 500 g potatoes, 50 g butter, 100 ml milk
    contradicts | en | vegan | tofu, rice, fish sauce
    contradicts | en | vegan | 1 tsp Worcestershire sauce
    contradicts | en | vegan | mushrooms, onion, chicken stock
    contradicts | en | vegan | strawberries, gelatin
    contradicts | en | vegan | 100 g marshmallows
    contradicts | en | vegan | 100 g dark chocolate (contains milk)
    contradicts | en | vegan | bread (contains egg)
    contradicts | en | vegan | 2 tbsp mayonnaise
    contradicts | en | vegan | lettuce, tomato, mayonnaise
    contradicts | en | vegan | 250 g egg noodles
    contradicts | en | vegan | potatoes, peeled, with melted butter
    contradicts | en | vegan | margarine, contains whey
    contradicts | en | vegan | olives stuffed with anchovies
    contradicts | en | vegetarian | 1 cabbage, 200 g bacon
    contradicts | en | vegetarian | lettuce, croutons, anchovies
    contradicts | en | vegetarian | peas, carrots, ham
    contradicts | en | vegetarian | beans and pork sausages
    contradicts | en | vegetarian | 1 onion, 1 carrot, 500 g minced beef
    contradicts | en | vegetarian | rice; prawns
    contradicts | en | vegetarian | tomatoes + tuna
    contradicts | en | vegetarian | onion, lard
    contradicts | en | vegetarian | 2 tsp Worcestershire sauce
    contradicts | en | vegetarian | garlic, ginger, oyster sauce
    contradicts | en | vegetarian | raspberries, 3 sheets gelatine
    contradicts | en | vegetarian | olives with anchovies
    contradicts | en | vegetarian | tomato sauce (contains beef)
    contradicts | en | vegetarian | leeks, chicken stock, potatoes
    contradicts | en | vegetarian | 200 g pancetta, diced
    contradicts/unproved | en | vegetarian | 500 ml stock, chicken or vegetable
    contradicts | en | gluten-free | 2 eggs, 100 g flour
    contradicts | en | gluten-free | eggs, sugar, flour
    contradicts | en | gluten-free | flour, sugar and eggs
    contradicts | en | gluten-free | chicken, breadcrumbs
    contradicts | en | gluten-free | 1 egg + 50 g breadcrumbs
    contradicts | en | gluten-free | ginger, garlic, soy sauce
    contradicts | en | gluten-free | 3 tbsp soy sauce
    contradicts | en | gluten-free | tomatoes, cucumber, couscous
    contradicts | en | gluten-free | parsley; mint; bulgur
    contradicts | en | gluten-free | milk & semolina
    contradicts | en | gluten-free | beef, carrots, pearl barley
    contradicts | en | gluten-free | 300 ml beer
    contradicts | en | gluten-free | apples, puff pastry
    contradicts | en | gluten-free | rice crackers (contains wheat)
    contradicts | en | gluten-free | sausages, contains gluten
    contradicts | en | gluten-free | tomatoes and spaghetti
    contradicts | en | gluten-free | 2 eggs and 100 g flour, sifted
    contradicts | en | gluten-free | oats with barley malt
    contradicts | en | gluten-free | 200 g seitan
    contradicts | en | dairy-free | salt, pepper, sour cream
    contradicts | en | dairy-free | strawberries, cream
    contradicts | en | dairy-free | strawberries; whipped cream; mint
    contradicts | en | dairy-free | 2 eggs, 100 ml milk
    contradicts | en | dairy-free | tomatoes, basil and mozzarella
    contradicts | en | dairy-free | spaghetti, 50 g parmesan
    contradicts | en | dairy-free | cucumber + yogurt
    contradicts | en | dairy-free | dark chocolate (contains milk)
    contradicts | en | dairy-free | margarine (contains milk)
    contradicts | en | dairy-free | olives stuffed with cheese
    contradicts | en | dairy-free | rice, onions, ghee
    contradicts | en | dairy-free | 100 g milk chocolate, chopped
    contradicts | en | dairy-free | bread, butter, jam
    contradicts | en | kid-friendly | sugar, lemon, rum
    contradicts | en | kid-friendly | 2 oranges, 50 ml brandy
    contradicts | en | kid-friendly | onions and white wine
    contradicts | en | kid-friendly | raisins soaked in rum
    contradicts | en | kid-friendly | 100 g chocolate (contains alcohol)
    unproved | en | nut-free | 100 g dark chocolate (may contain nuts)
    unproved | en | nut-free | raisins, may contain nuts
    unproved | en | nut-free | 200 g oats (traces of nuts)
    unproved | en | nut-free | 1 packet biscuits, may contain traces of peanuts
    unproved | en | gluten-free | 100 g oats (may contain gluten)
    unproved | en | gluten-free | 200 g lentils, traces of wheat
    unproved | en | dairy-free | 50 g dark chocolate (may contain milk)
    unproved | en | vegan | 200 ml oat milk, may contain milk
    unproved | en | vegan | 200 g dried pasta (may contain egg)
    unproved | en | nut-free | lettuce, radishes (may contain nuts)
    unproved | en | nut-free | 200 g zorbles
    unproved | en | gluten-free | onions, 1 cup glorbin mix
    unproved | en | vegan | 2 tbsp Quarzon spread
    fine | en | nut-free | lettuce, radishes
    fine | en | nut-free | dark chocolate (contains no nuts)
    fine | en | nut-free | muesli without nuts
    fine | en | nut-free | 1 pinch nutmeg, salt, pepper
    fine | en | nut-free | butternut squash, carrots
    fine | en | nut-free | 400 ml coconut milk
    fine | en | nut-free | nut-free pesto
    fine | en | vegan | onions, finely chopped
    fine | en | vegan | butter beans, lemon
    fine | en | vegan | 200 ml milk, oat
    fine | en | vegan | vegan butter, sugar
    fine | en | vegan | peanut butter and jam
    fine | en | vegetarian | 2 eggs, 100 ml milk
    fine | en | vegetarian | vegetable stock, carrots
    fine | en | gluten-free | flour for coeliacs
    fine | en | gluten-free | gluten-free flour, sugar
    fine | en | gluten-free | buckwheat, onions
    fine | en | gluten-free | cornflour; sugar
    fine | en | dairy-free | coconut cream, sugar
    fine | en | dairy-free | 2 eggs, 1 onion
    fine | en | kid-friendly | red wine vinegar, oil
    fine | en | nut-free | bread (contains wheat)
    fine | en | gluten-free | 100 g cheese (contains milk)
    """
}
