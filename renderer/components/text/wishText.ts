/** The text of wishes ("en,pt-BR>pt") as lists and back. Pure; whether a language is known is the host's to say. */

/** Each wish with its alternatives in order: 'en,pt-BR>pt' → [['en'], ['pt-BR', 'pt']] */
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

export function moved(wishes: Wishes, at: number, step: 1 | -1): Wishes {
  const order = [...wishes]
  const [wish] = order.splice(at, 1)
  if (wish) order.splice(Math.max(0, at + step), 0, wish)
  return order
}
