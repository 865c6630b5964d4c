// Origin: written by hand for this project, by an author who had seen neither the tables of foods nor any answer.
// Licence: none needed (nothing is taken from elsewhere).

extension AllergenTable {
  /// Lots in English.
  ///
  /// Whether a lot of the pantry may be taken, the language, whom a wrong answer would hurt, what a recipe asks for,
  /// and the lot. `takes`: it may be taken. `asks`: it is named and not taken without a yes. `never`: it is not even
  /// named. Where the kitchen page of the guide leaves two of them open, both stand.
  static let englishLots = """
    takes | en | dairy-free | 2 eggs | 6 eggs, 1 l milk
    takes | en | egg-free | 200 ml milk | 6 eggs, 1 l milk
    takes | en | nut-free | 100 g raisins | 200 g walnuts, 300 g raisins
    takes | en | gluten-free | 100 g sugar | 1 kg flour, 500 g sugar
    takes | en | vegan | 2 onions | 5 onions; 500 g butter
    takes | en | vegan | 200 g carrots | 250 g butter, 1 kg carrots, 10 eggs
    takes | en | egg-free | 100 g butter | 250 g butter and 6 eggs
    takes | en | dairy-free | 3 eggs | 250 g butter + 6 eggs
    takes | en | nut-free | 100 g sour cream | salt, pepper, sour cream
    takes | en | dairy-free | 50 g walnuts | lettuce, walnuts
    takes | en | dairy-free | 2 tomatoes | 4 tomatoes, 200 g feta, 100 g olives
    takes | en | vegetarian | 200 g rice | 1 kg rice, 500 g minced beef
    takes | en | shellfish-free | 300 g spaghetti | 500 g spaghetti, 200 g prawns
    never | en | dairy-free | 100 ml cream | 200 g sour cream, 1 bunch chives
    never | en | gluten-free | 200 g gluten-free flour | 1 kg flour, 500 g sugar
    never | en | vegan | 200 ml oat milk | 10 eggs, 1 l milk
    never | en | nut-free | 200 g flour | 500 g almond flour, 1 kg sugar
    never | en | nut-free | 100 g butter | 200 g raisins, 350 g peanut butter
    never | en | nut-free | 50 g butter | 300 g peanuts, 400 g butter beans
    never | en | vegan | 100 g vegan mayonnaise | 200 g ketchup, 250 g mayonnaise
    asks/never | en | nut-free | 100 g muesli | 500 g muesli, nuts, raisins
    asks/never | en | nut-free | 100 g dark chocolate | 200 g dark chocolate, hazelnuts
    asks/never | en | nut-free | 150 g yogurt | 500 g yogurt with walnuts and honey
    asks/never | en | vegan | 200 ml oat milk | 1 l milk or oat milk
    asks/never | en | gluten-free | 200 g rice flour | 500 g rice flour or wheat flour
    asks/never | en | nut-free | 100 g granola | 400 g granola with almonds
    takes | en | dairy-free | 200 ml coconut milk | 400 ml milk, coconut
    never | en | dairy-free | 200 ml milk | 400 ml milk, coconut
    never | en | nut-free | 100 g flour | 500 g flour, almond
    never | en | peanut-free | 50 g butter | 350 g butter, peanut
    takes | en | peanut-free | 50 g peanut butter | 350 g butter, peanut
    never | en | soy-free | 200 ml milk | 1 l milk, soy
    takes | en | gluten-free | 100 g tuna | 160 g tuna, in oil
    takes | en | gluten-free | 200 g pumpkin | 400 g pumpkin, diced
    asks | en | nut-free | 100 g dark chocolate | 200 g dark chocolate (may contain nuts)
    asks | en | nut-free | 100 g dark chocolate | 200 g dark chocolate, may contain traces of hazelnuts
    asks | en | nut-free | 100 g raisins | 500 g raisins (traces of nuts)
    asks | en | peanut-free | 100 g rice | 1 kg rice, may contain peanuts
    asks | en | gluten-free | 100 g oats | 500 g oats (may contain gluten)
    asks | en | gluten-free | 100 g rolled oats | 500 g rolled oats - traces of wheat
    asks | en | gluten-free | 200 g lentils | 500 g lentils (may contain traces of wheat)
    asks | en | gluten-free | 200 g gluten-free flour | 1 kg gluten-free flour (may contain wheat)
    asks | en | vegan | 200 ml oat milk | 1 l oat milk (may contain milk)
    asks | en | dairy-free | 50 g dark chocolate | 100 g dark chocolate; may contain milk
    asks | en | sesame-free | 100 g chickpeas | 500 g chickpeas (may contain sesame)
    asks | en | soy-free | 100 g flour | 1 kg flour, may contain soy
    asks | en | egg-free | 200 g spaghetti | 500 g spaghetti (may contain egg)
    asks | en | nut-free | 20 g cocoa powder | 200 g cocoa powder (may contain almonds)
    asks | en | mustard-free | 1 tsp turmeric | 50 g turmeric (may contain traces of mustard)
    asks | en | celery-free | 1 tsp paprika | 50 g paprika (traces of celery)
    asks | en | nut-free | 50 g coconut | 200 g coconut, traces of nuts possible
    asks | en | nut-free | 100 g sunflower seeds | 200 g sunflower seeds [may contain nuts]
    asks | en | nut-free | 50 g honey | 400 g honey (may contain nuts)
    asks | en | nut-free | 100 g sugar | 1 kg Sugar (MAY CONTAIN NUTS)
    asks/never | en | nut-free | 100 g dark chocolate | 200 g dark chocolate with whole hazelnuts
    asks/never | en | nut-free | 100 g chocolate | 200 g chocolate (contains hazelnuts)
    asks/never | en | nut-free | 100 g cream cheese | 200 g cream cheese with walnuts
    asks/never | en | nut-free | 50 g honey | 250 g honey with walnuts
    asks/never | en | dairy-free | 100 g dark chocolate | 100 g dark chocolate (contains milk)
    asks/never | en | dairy-free | 50 g margarine | 500 g margarine (contains milk)
    asks/never | en | egg-free | 200 g spaghetti | 500 g spaghetti (contains egg)
    asks/never | en | gluten-free | 100 g rice | 500 g rice (contains gluten)
    asks/never | en | peanut-free | 50 g raisins | 250 g raisins with peanuts
    asks/never | en | vegetarian | 200 g tomato sauce | 400 g tomato sauce with minced beef
    asks/never | en | fish-free | 100 g olives | 300 g olives, with anchovies
    asks/never | en | fish-free | 100 g olives | 300 g olives stuffed with anchovies
    asks/never | en | dairy-free | 100 g olives | 300 g olives stuffed with cheese
    asks/never | en | nut-free | 100 g dates | 200 g dates filled with almonds
    asks/never | en | nut-free | 100 g olives | 300 g almond-stuffed olives
    asks/never | en | sesame-free | 100 g honey | 300 g honey and sesame bars
    takes | en | egg-free | 100 g butter | 250 g butter (contains milk)
    takes | en | nut-free | 200 g flour | 1 kg flour (contains gluten)
    takes | en | vegan | 30 ml soy sauce | 150 ml soy sauce (contains wheat, soy)
    takes | en | dairy-free | 2 eggs | 10 eggs (contains egg)
    never | en | gluten-free | 200 g flour | 1 kg gluten-free flour
    never | en | gluten-free | 200 g gluten-free flour | 1 kg flour
    never | en | gluten-free | 200 g gluten-free flour | 1 kg plain flour
    never | en | gluten-free | 200 g flour | 1 kg flour for coeliacs
    never | en | gluten-free | 200 g flour for coeliacs | 1 kg flour
    never | en | gluten-free | 200 g flour for coeliacs | 1 kg wheat flour
    never | en | gluten-free | 200 g flour for celiacs | 1 kg bread flour
    never | en | gluten-free | 200 g flour suitable for coeliacs | 1 kg flour
    takes | en | gluten-free | 200 g flour for coeliacs | 1 kg gluten-free flour
    takes | en | gluten-free | 200 g gluten-free flour | 1 kg flour (suitable for coeliacs)
    takes | en | gluten-free | 200 g gluten-free flour | 1 kg flour, gluten free
    takes | en | gluten-free | 200 g gluten-free flour | 1 kg flour without gluten
    never | en | gluten-free | 200 g gluten-free spaghetti | 500 g spaghetti no. 5
    never | en | gluten-free | 100 g coeliac-safe breadcrumbs | 400 g breadcrumbs
    never | en | gluten-free | 200 g pasta for coeliacs | 500 g pasta
    never | en | gluten-free | 50 ml tamari | 150 ml soy sauce
    never | en | dairy-free | 100 g vegan butter | 250 g butter
    never | en | vegan | 100 g butter | 250 g vegan butter
    never | en | vegan | 200 ml oat milk | 1 l milk
    never | en | nut-free | 200 ml milk | 1 l almond milk
    never | en | nut-free | 200 ml oat milk | 1 l almond milk
    never | en | soy-free | 200 ml oat milk | 1 l soy milk
    takes | en | vegan | 200 ml oat milk | 1 l milk (oat)
    never | en | dairy-free | 200 ml milk (no lactose) | 1 l milk
    takes | en | nut-free | 200 ml milk (no lactose) | 1 l lactose-free milk
    never | en | egg-free | 50 g egg-free mayonnaise | 250 g mayonnaise
    never | en | egg-free | 2 flax eggs | 10 eggs
    never | en | egg-free | 200 g noodles | 500 g egg noodles
    never | en | egg-free | 200 g noodles | 500 g noodles with egg
    never | en | nut-free | 100 g chocolate w/o nuts | 200 g chocolate
    never | en | nut-free | 100 g nut-free pesto | 190 g pesto
    never | en | vegetarian | 200 g vegetarian sausages | 400 g sausages
    never | en | vegetarian | 200 g soy mince | 500 g minced beef
    never | en | vegetarian | 500 ml vegetable stock | 1 l chicken stock
    never | en | vegetarian | 50 g vegetarian parmesan | 200 g parmesan
    never | en | kid-friendly | 330 ml non-alcoholic beer | 500 ml beer
    never | en | fish-free | 1 tbsp vegan fish sauce | 200 ml fish sauce
    takes/asks | en | dairy-free | 100 g butter | 250 g Lurpak butter
    takes/asks | en | dairy-free | 150 g yogurt | 500 g Danone yogurt
    takes/asks | en | egg-free | 50 g mayonnaise | 400 g Hellmann's mayonnaise
    asks | en | dairy-free | 100 g butter | 250 g Velmora butter
    asks | en | vegan | 200 ml milk | 1 l Tolbury milk
    asks | en | vegan | 100 ml cream | 250 ml Hadleigh Vale cream
    asks | en | gluten-free | 200 g flour | 1 kg Marnbeck flour
    asks | en | gluten-free | 200 g pasta | 500 g Pastaluna pasta
    asks | en | egg-free | 50 g mayonnaise | 400 g Orvandel mayonnaise
    asks | en | dairy-free | 100 g chocolate | 200 g Korvalin chocolate
    asks | en | vegetarian | 200 g sausages | 400 g Brundle sausages
    takes | en | nut-free | 5 g salt | 500 g Velmora salt
    takes | en | nut-free | 100 g sugar | 1 kg Tolbury sugar
    takes | en | gluten-free | 200 g rice | 1 kg Marnbeck rice
    takes | en | gluten-free | 500 ml water | 1 l Hadleigh water
    takes | en | dairy-free | 200 ml milk | 1 l milk 2.5%
    takes | en | dairy-free | 100 g sour cream | 400 g sour cream 20 %
    takes | en | egg-free | 200 g spaghetti | 500 g spaghetti no. 5
    takes | en | egg-free | 2 eggs | 10 eggs, size L
    takes | en | vegan | 200 g onions | 1 kg large onions
    never | en | gluten-free | 2 cloves garlic | 6 garlic rolls
    never | en | gluten-free | 50 g garlic | 200 g garlic bread
    never | en | dairy-free | 30 g parsley | 125 g parsley butter
    never | en | nut-free | 30 g basil | 190 g basil pesto
    never | en | gluten-free | 100 g cheese | 200 g cheese crackers
    never | en | egg-free | 200 g carrots | 400 g carrot cake
    asks/never | en | gluten-free | 50 g garlic | 200 g garlic glorbins
    never | en | dairy-free | 2 apples | 1 apple pie
    never | en | dairy-free | 200 g mushrooms | 400 ml cream of mushroom soup
    """
}
