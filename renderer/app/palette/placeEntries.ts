/** Screens, sections of the settings and titles, as the palette finds them. Pure. */
import { screenAddress } from '../../../shared/screenAddress.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Texts } from '../../texts/Texts.ts'
import type { ScreenId } from '../address/screen.ts'
import { chordOf } from '../address/screenDigits.ts'
import { sectionIcons, sections, sectionWords } from '../settings/sections.ts'
import { settingsIndex, type SettingHome } from '../settings/settingIndex.ts'
import type { Findable } from './paletteEntries.ts'
import { nameOfTitle, type FoundTitle } from './paletteStore.ts'

export interface ListedScreen {
  readonly id: ScreenId
  readonly icon: IconName
}

/** In the order of the navigation. */
export function screenEntries({ shell }: Texts, screens: readonly ListedScreen[]): readonly Findable[] {
  return screens.map(({ id, icon }) => ({
    key: `screen ${id}`,
    group: 'screens',
    icon,
    words: shell.screens[id],
    aside: '',
    chord: chordOf(id),
    isBarred: false,
    deed: { kind: 'address', hash: screenAddress({ screen: id }) },
  }))
}

/** Each section of the settings, and each setting by its name, at the address of the page that shows it. */
export function settingEntries(texts: Texts): readonly Findable[] {
  const titles = sectionWords(texts)
  const headings = sections.map((section) => settingEntry(titles[section].title, section, texts))
  const known = new Set(headings.map(({ words }) => words))
  const settings = settingsIndex(texts)
    .filter(({ name }) => !known.has(name))
    .map(({ name, home }) => settingEntry(name, home, texts))
  return [...headings, ...new Map(settings.map((entry) => [entry.key, entry])).values()]
}

function settingEntry(words: string, home: SettingHome, texts: Texts): Findable {
  const isOfWatch = home === 'watch'
  const section = isOfWatch ? texts.shell.screens.watch : sectionWords(texts)[home].title
  const { title } = texts.settings
  return {
    key: `setting ${home} ${words}`,
    group: 'settings',
    icon: isOfWatch ? 'eye' : sectionIcons[home],
    words,
    aside: words === section ? title : section,
    chord: null,
    isBarred: false,
    deed: {
      kind: 'address',
      hash: screenAddress(isOfWatch ? { screen: 'watch' } : { screen: 'settings', section: home }),
    },
  }
}

export function titleEntries({ commands }: Texts, titles: readonly FoundTitle[]): readonly Findable[] {
  return titles.map((found) => {
    const { id, year, type, seasons } = found
    const name = nameOfTitle(found)
    const kind = type === 'movie' ? commands.palette.film : commands.palette.seasons({ count: seasons })
    return {
      key: `title ${id}`,
      group: 'titles',
      icon: null,
      words: name,
      aside: [...(year === null ? [] : [String(year)]), kind].join(' · '),
      chord: null,
      isBarred: false,
      deed: { kind: 'address', hash: screenAddress({ screen: 'library', part: { q: quoted(name) } }) },
    }
  })
}

/** As one phrase: a word of it could else be read as a filter. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', ' ').trim()}"`
}
