/** The text of wishes ("en,pt-BR>pt") as lists and back. Pure; whether a language is known is the host's to say. */

/** Each wish with its alternatives in order: 'en,pt-BR>pt,en+es' → [['en'], ['pt-BR', 'pt'], ['en+es']] */
export type Wishes = readonly (readonly string[])[]

export function readWishes(text: string): Wishes {
  return text
    .split(',')
    .map((wish) => wish.split('>').map((tag) => tag.trim()))
    .map((wish) => wish.filter((tag) => tag !== ''))
    .filter((wish) => wish.length > 0)
}

export function writeWishes(wishes: Wishes): string {
  return wishes.map((wish) => wish.join('>')).join(',')
}

export function withWish(wishes: Wishes, tag: string): Wishes {
  return wishes.some((wish) => wish[0] === tag) ? wishes : [...wishes, [tag]]
}

/** Adds a language that is taken where those before it cannot be had. */
export function withFallback(wishes: Wishes, at: number, tag: string): Wishes {
  return wishes.map((wish, index) => (index !== at || wish.includes(tag) ? wish : [...wish, tag]))
}

/** Takes one alternative away; without its first one, the wish goes. */
export function withoutAlternative(wishes: Wishes, at: number, alternative: number): Wishes {
  if (alternative === 0) return wishes.filter((_, index) => index !== at)
  return wishes.map((wish, index) => (index === at ? wish.filter((_, place) => place !== alternative) : wish))
}

/** Two languages in one file, which is a wish without fallbacks. */
export function isPair(wish: readonly string[]): boolean {
  return wish[0]?.includes('+') ?? false
}

/** What is wished for with a second language in one file; what else is said of the first stays a wish of its own. */
export function withSecond(wishes: Wishes, at: number, tag: string): Wishes {
  const wish = wishes[at]
  if (!wish) return wishes
  const pair = [`${wish[0] ?? ''}+${tag}`]
  const others = wishes.filter((each) => each[0] !== pair[0])
  const place = others.indexOf(wish)
  return wish.length > 1 ? others.toSpliced(place + 1, 0, pair) : others.with(place, pair)
}

/** The languages that are looked for first, each once; a pair looks for both of its own. */
export function firstTags(wishes: Wishes): readonly string[] {
  return [...new Set(wishes.flatMap(([first]) => first?.split('+') ?? []))]
}

export function moved(wishes: Wishes, at: number, step: 1 | -1): Wishes {
  const order = [...wishes]
  const [wish] = order.splice(at, 1)
  if (wish) order.splice(Math.max(0, at + step), 0, wish)
  return order
}
