/** How the screens are addressed: '#/library', '#/search?text=…', '#/settings?section=about'. The window, links and the shell's memory all say it so. Pure. */
import { invisibleSigns } from './invisibleSigns.ts'

export const screenNames = [
  'library',
  'plan',
  'activity',
  'search',
  'upload',
  'usage',
  'watch',
  'history',
  'settings',
] as const
export type ScreenName = (typeof screenNames)[number]

/** Sections of the settings that have an address of their own. */
export const sectionNames = ['keyboard', 'support', 'updates', 'about'] as const
export type SectionName = (typeof sectionNames)[number]

export interface ScreenAddress {
  readonly screen: ScreenName
  /** What stands in the field of the search; no other screen has one. Never empty. */
  readonly text?: string | undefined
  /** Of the settings only. */
  readonly section?: SectionName | undefined
}

/** As many characters as the field of the search takes. */
const longestText = 200

/** The fragment of the window's address. A text that cannot stand in one is left out. */
export function screenAddress({ screen, text = '', section }: ScreenAddress): string {
  if (screen === 'settings' && section) return `#/settings?section=${section}`
  return screen === 'search' && isSayable(text) ? `#/search?text=${encodeURIComponent(text)}` : `#/${screen}`
}

/** What a fragment addresses, or null for anything but one of ours. */
export function readScreenAddress(hash: string): ScreenAddress | null {
  const [, name, query = ''] = /^#\/([a-z]+)(?:\?([^#]*))?$/.exec(hash) ?? []
  return name === undefined ? null : addressOf(name, query)
}

/** @param query as it stands behind the '?'; '' for none. Null where a screen or a field is none of ours. */
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
function isSayable(text: string): boolean {
  if (text.trim() === '' || text.length > longestText) return false
  return text.isWellFormed() && text.search(invisibleSigns) < 0
}
