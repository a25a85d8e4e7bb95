/**
 * The words that packages hand to the system, from the messages: entries of menus on Linux, the verb of Explorer, and which
 * languages Chromium and the installer bring. Each takes the file as it is and gives it with the words of all languages. Pure.
 */
import type { Messages } from '../../shared/messages/Messages.ts'

export interface SpokenWords {
  readonly tag: string
  readonly words: Messages['packages']
}

type Rewrite = (text: string, spoken: readonly SpokenWords[]) => string

/** Where packages keep such words. */
export const packagedFiles: readonly (readonly [path: string, rewrite: Rewrite])[] = [
  ['electron-builder.yml', (text, spoken) => withLists(withEntries(text, spoken, ': '), spoken)],
  ['packaging/linux/servicemenu.desktop', (text, spoken) => withEntries(text, spoken, '=')],
  ['packaging/linux/undertitle.nemo_action', (text, spoken) => withEntries(text, spoken, '=')],
  ['packaging/windows/installer.nsh', withVerbs],
]

const entryWords: Readonly<Record<string, keyof Messages['packages']>> = {
  GenericName: 'genericName',
  Name: 'getSubtitles',
  Comment: 'getSubtitlesHint',
}

/** A line without a language for English, then one for each other: 'Name=…', 'Name[pt_BR]=…'. */
function withEntries(text: string, spoken: readonly SpokenWords[], sign: '=' | ': '): string {
  return Object.entries(entryWords).reduce((told, [entry, word]) => {
    const lines = new RegExp(`^( *)${entry}${sign}.*\\n(?: *${entry}\\[\\w+\\]${sign}.*\\n)*`, 'm')
    return told.replace(lines, (_found, indent: string) =>
      spoken.map(({ tag, words }) => `${indent}${entry}${suffixOf(tag)}${sign}${words[word]}\n`).join(''),
    )
  }, text)
}

function suffixOf(tag: string): string {
  return tag === 'en' ? '' : `[${tag.replace('-', '_')}]`
}

function withLists(text: string, spoken: readonly SpokenWords[]): string {
  const chromium = spoken.map(({ tag }) => (tag === 'en' ? 'en-US' : tag))
  const installer = spoken.map(({ tag }) => withRegion(tag))
  return text
    .replace(/^electronLanguages: .*$/m, `electronLanguages: [${chromium.join(', ')}]`)
    .replace(/^( *)installerLanguages: .*$/m, `$1installerLanguages: [${installer.join(', ')}]`)
}

/** 'it' → 'it_IT' */
function withRegion(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region ?? ''}`
}

/** Languages that NSIS does not call by their English name. */
const installerNames: Readonly<Record<string, string>> = { es: 'SPANISHINTERNATIONAL', 'pt-BR': 'PORTUGUESEBR' }

function withVerbs(text: string, spoken: readonly SpokenWords[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const lines = spoken.map(({ tag, words }) => {
    const name = installerNames[tag] ?? names.of(tag)?.toUpperCase() ?? ''
    return `  LangString undertitleGetSubtitles \${LANG_${name}} "${words.explorerVerb}"\n`
  })
  return text.replace(/^(?: *LangString undertitleGetSubtitles .*\n)+/m, lines.join(''))
}
