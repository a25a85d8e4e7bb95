/**
 * What a search of the library says: words, and tokens such as `is:missing`, `lang:es`, `in:"Series/Drama"`, `title:"Salt Road"`, each of them
 * also with `-` in front. All of them must hold. Data only.
 */

/** What `is:` may say. 'unread': its name was not understood; 'rules': rules of its own. */
export const isWords = [
  'missing',
  'covered',
  'yours',
  'ours',
  'inside',
  'machine',
  'review',
  'waits',
  'not-found',
  'ignored',
  'unread',
  'away',
  'rules',
  'in-step',
  'out-of-step',
  'not-measured',
] as const
export type IsWord = (typeof isWords)[number]

export type SearchToken =
  | { readonly kind: 'word'; readonly value: string; readonly isNot: boolean }
  | { readonly kind: 'is'; readonly value: IsWord; readonly isNot: boolean }
  /** A language tag; the `is:` tokens beside it speak of its wish alone. */
  | { readonly kind: 'lang'; readonly value: string; readonly isNot: boolean }
  /** A folder of the tree by its token, or a part of its name. */
  | { readonly kind: 'in'; readonly value: string; readonly isNot: boolean }
  /** Whole words of one of its titles, in any order. */
  | { readonly kind: 'title'; readonly value: string; readonly isNot: boolean }

export interface LibrarySearch {
  readonly tokens: readonly SearchToken[]
}

export function isIsWord(text: string): text is IsWord {
  return (isWords as readonly string[]).includes(text)
}
