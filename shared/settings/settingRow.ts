/**
 * What a setting is, as data: the schemas of the store and of the contract, the command line, the controls of the screens and
 * the page docs/reference/settings.md are made from it.
 */

/** What a setting takes. */
export type Takes =
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit: string }
  /** `instead` is what may stand in place of an address; a bare one holds no name and no password. */
  | { readonly kind: 'address'; readonly instead: '' | 'embedded'; readonly isBare: boolean }
  /** Spaces around it are no part of it. */
  | { readonly kind: 'name'; readonly mostLetters: number }
  | { readonly kind: 'folder' }
  | { readonly kind: 'text'; readonly pattern: RegExp; readonly like: string }

export type ValueOf<Taken extends Takes> = Taken extends { kind: 'choice'; words: readonly (infer Word)[] }
  ? Word
  : Taken extends { kind: 'switch' }
    ? boolean
    : Taken extends { kind: 'number' }
      ? number
      : string

export interface SettingRow {
  readonly takes: Takes
  readonly default: string | number | boolean
  /** One English sentence without its full stop. */
  readonly says: string
  /** Heading on the page. */
  readonly group: string
  /** The screen of the window that sets it, or why none does. */
  readonly screen: 'settings' | 'watch' | { readonly noneBecause: string }
  /** Without it a change counts at once. */
  readonly countsFrom?: 'the next login'
}

/** Whether an empty value is one of its values. */
export function mayBeEmpty(takes: Takes): boolean {
  switch (takes.kind) {
    case 'choice':
      return takes.words.includes('')
    case 'address':
      return takes.instead === ''
    case 'text':
      return takes.pattern.test('')
    case 'name':
    case 'folder':
      return true
    case 'switch':
    case 'number':
      return false
  }
}

/** What it takes, in words: for whoever gave it something else, and for the page. */
export function takesSaid(takes: Takes): string {
  switch (takes.kind) {
    case 'choice':
      return takes.words.filter((word) => word !== '').join(', ') + (mayBeEmpty(takes) ? ', or nothing' : '')
    case 'switch':
      return 'true or false'
    case 'number':
      return `a whole number from ${takes.least} to ${takes.most}`
    case 'address':
      return `${takes.instead === '' ? '' : `${takes.instead}, or `}an address such as https://subtitles.example`
    case 'name':
      return `a name of at most ${takes.mostLetters} letters`
    case 'folder':
      return 'a folder'
    case 'text':
      return takes.like
  }
}
