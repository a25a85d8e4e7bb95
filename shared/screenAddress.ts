/**
 * How the screens are addressed: '#/library?q=is:missing', '#/search?text=…', '#/settings?section=about'. The window, its
 * memory and, in a much smaller part (`addressOf`), links from outside all say it so. Pure.
 */
import { invisibleSigns } from './text/invisibleSigns.ts'

export const screenNames = [
  'library',
  'plan',
  'review',
  'activity',
  'search',
  'upload',
  'usage',
  'watch',
  'history',
  'settings',
  'desk',
  'checkup',
] as const
export type ScreenName = (typeof screenNames)[number]

/** Sections of the settings, in their order; each has an address of its own. */
export const sectionNames = [
  'languages',
  'service',
  'collection',
  'engines',
  'names',
  'download',
  'folders',
  'ignored',
  'players',
  'appearance',
  'keyboard',
  'advanced',
  'updates',
  'support',
  'about',
] as const
export type SectionName = (typeof sectionNames)[number]

export interface ScreenAddress {
  readonly screen: ScreenName
  /** What stands in the field of the search; no other screen has one. Never empty. */
  readonly text?: string | undefined
  /** Of the settings only. */
  readonly section?: SectionName | undefined
  /** What the screen shows of all it could: its filters, what is open in it. Never of a link from outside. */
  readonly part?: AddressPart | undefined
}

/** Fields of `screenFields`, those that say something. */
export type AddressPart = Readonly<Record<string, string>>

/** As many characters as the field of the search takes. */
const longestText = 200
/** With the tokens of chips and rail. */
const longestLibrarySearch = 500
/** No address of ours is longer, all of its text in percent signs. */
const longestAddress = 6_500

type FieldKind = 'id' | 'number' | 'word' | 'flag' | 'language' | 'text' | 'librarySearch'

/** What may stand in the address of each screen beside the search's text and the section of the settings, in this order. */
const screenFields: Readonly<Record<ScreenName, Readonly<Record<string, FieldKind>>>> = {
  library: { q: 'librarySearch', view: 'word', sort: 'word', by: 'language', down: 'flag', list: 'word', video: 'id' },
  plan: { show: 'word', source: 'word', group: 'text', q: 'text', row: 'id' },
  review: { row: 'id' },
  activity: { run: 'id', show: 'word', kind: 'word', q: 'text' },
  search: {
    ...{ title: 'id', language: 'language', season: 'number', episode: 'number', kinds: 'word', sort: 'word' },
    ...{ video: 'id', row: 'id' },
  },
  upload: { show: 'word', row: 'id' },
  usage: { show: 'word', run: 'id' },
  watch: { show: 'word' },
  history: { show: 'word', run: 'id', q: 'text', row: 'id' },
  settings: { q: 'text' },
  desk: {
    ...{ video: 'id', file: 'id', version: 'id', question: 'id', candidate: 'id', found: 'id', language: 'language' },
    ...{ from: 'word' },
  },
  checkup: { kind: 'word', show: 'word', q: 'text' },
}

const shapes: Readonly<Record<Exclude<FieldKind, 'text' | 'librarySearch'>, RegExp>> = {
  id: /^[\w.:~-]{1,64}$/,
  number: /^\d{1,4}$/,
  word: /^[a-z][a-zA-Z-]{0,39}$/,
  flag: /^1$/,
  language: /^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8}){0,2}$/,
}

/** Steps that Back leads through; within one of them the address only follows what is seen. */
const stepFields = ['run', 'section', 'list'] as const

/** The fragment of the window's address. What cannot stand in one is left out. */
export function screenAddress({ screen, text = '', section, part = {} }: ScreenAddress): string {
  const own: readonly (readonly [name: string, value: string | undefined])[] = [
    ['text', screen === 'search' && isSayable(text) ? text : undefined],
    ['section', screen === 'settings' ? section : undefined],
    ...Object.entries(screenFields[screen]).map(([name, kind]) => {
      const value = Object.hasOwn(part, name) ? part[name] : undefined
      return [name, value !== undefined && isField(kind, value) ? value : undefined] as const
    }),
  ]
  const said = own.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return said.length === 0 ? `#/${screen}` : `#/${screen}?${said.join('&')}`
}

/** What a fragment addresses, or null for anything but one of ours: no field is unknown, twice there or unreadable. */
export function readScreenAddress(hash: string): ScreenAddress | null {
  if (hash.length > longestAddress) return null
  const [, name, query = ''] = /^#\/([a-z]+)(?:\?([^#]*))?$/.exec(hash) ?? []
  const screen = screenNames.find((known) => known === name)
  if (screen === undefined) return null
  const pairs = query === '' ? [] : query.split('&').map(readPair)
  const own = pairs.filter((pair) => pair !== null && Object.hasOwn(screenFields[screen], pair[0]))
  const rest = pairs.filter((pair) => !own.includes(pair))
  if (rest.length > 1 || own.some((pair) => !isOwnField(screen, pair))) return null
  const part = Object.fromEntries(own.filter((pair) => pair !== null))
  if (Object.keys(part).length < own.length) return null
  const outer = addressOf(screen, rest.length === 0 ? '' : queryOf(query, rest[0] ?? null))
  return outer && (own.length === 0 ? outer : { ...outer, part })
}

/** Whether going from one to the other is a step that Back takes back. */
export function isStep(before: ScreenAddress, after: ScreenAddress): boolean {
  if (before.screen !== after.screen) return true
  const stepsOf = ({ section, part = {} }: ScreenAddress) =>
    stepFields.map((name) => (name === 'section' ? section : part[name]) ?? '').join(' ')
  return stepsOf(before) !== stepsOf(after) || isOtherSearch(before, after)
}

/** What was asked before can be gone back to; the first question of all only fills an empty screen. */
function isOtherSearch({ text = '', part: before = {} }: ScreenAddress, after: ScreenAddress): boolean {
  return text !== '' && (text !== after.text || before['title'] !== after.part?.['title'])
}

type Pair = readonly [name: string, value: string]

function readPair(text: string): Pair | null {
  const [, name, value] = /^([a-z]+)=([^&#]*)$/.exec(text) ?? []
  const plain = value === undefined ? null : decoded(value)
  return name === undefined || plain === null ? null : [name, plain]
}

function isOwnField(screen: ScreenName, pair: Pair | null): boolean {
  const kind = pair && screenFields[screen][pair[0]]
  return pair !== null && kind !== null && kind !== undefined && isField(kind, pair[1])
}

function isField(kind: FieldKind, value: string): boolean {
  if (kind === 'text') return isSayable(value)
  return kind === 'librarySearch' ? isSayable(value, longestLibrarySearch) : shapes[kind].test(value)
}

/** The one field that is not the screen's own, as it stood there; it is read as that of a link is. */
function queryOf(query: string, pair: Pair | null): string {
  return query.split('&').find((each) => pair === null || each.startsWith(`${pair[0]}=`)) ?? query
}

/**
 * All that a link from outside may say: a screen, the text of the search, a section of the settings.
 * @param query as it stands behind the '?'; '' for none. Null where a screen or a field is none of ours.
 */
export function addressOf(name: string, query: string): ScreenAddress | null {
  const screen = screenNames.find((known) => known === name)
  if (screen === undefined) return null
  if (query === '') return { screen }
  if (screen === 'settings') {
    const section = sectionNames.find((known) => query === `section=${known}`)
    return section ? { screen, section } : null
  }
  const [, value] = /^text=([^&#]*)$/.exec(query) ?? []
  if (screen !== 'search' || value === undefined) return null
  if (value === '') return { screen }
  const text = decoded(value)
  return text !== null && isSayable(text) ? { screen, text } : null
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return null // A '%' without its two digits, or bytes that are no UTF-8.
  }
}

/** Signs that nobody sees could make a text seem another than it is. */
function isSayable(text: string, longest = longestText): boolean {
  if (text.trim() === '' || text.length > longest) return false
  return text.isWellFormed() && text.search(invisibleSigns) < 0
}
