/** Where in the app a page is, as it stands behind the '#' of its address: '/history', '/search?text=Electric', '/settings?section=about'. */
import { menuScreen, settingsSection, type MenuScreen, type SettingsSection } from './contract/app.ts'

export interface ScreenAddress {
  readonly screen: MenuScreen
  /** Of the search: what its field holds; nothing was asked with it. */
  readonly text?: string
  /** Of the settings. */
  readonly section?: SettingsSection
}

const longestText = 500

export function screenAddress({ screen, text, section }: ScreenAddress): string {
  const parts = [...(text ? [`text=${encodeURIComponent(text)}`] : []), ...(section ? [`section=${section}`] : [])]
  return `/${screen}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** Null for anything else than the address of a screen. A leading '#' may be there. */
export function readScreenAddress(address: string): ScreenAddress | null {
  const [, name = '', query = ''] = /^#?\/([a-z]+)(?:\?(.*))?$/s.exec(address) ?? []
  const screen = menuScreen.safeParse(name)
  if (!screen.success) return null
  const text = valueOf(query, 'text').slice(0, longestText)
  const section = settingsSection.safeParse(valueOf(query, 'section'))
  return {
    screen: screen.data,
    ...(screen.data === 'search' && text ? { text } : {}),
    ...(screen.data === 'settings' && section.success ? { section: section.data } : {}),
  }
}

/** '' where it is not there, or not written as an address writes it. */
function valueOf(query: string, name: string): string {
  const pair = query.split('&').find((each) => each.startsWith(`${name}=`))
  try {
    return decodeURIComponent((pair ?? '').slice(name.length + 1).replaceAll('+', ' '))
  } catch {
    return '' // A '%' that begins no letter.
  }
}
