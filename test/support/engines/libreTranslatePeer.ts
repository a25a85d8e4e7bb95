/** A peer of the LibreTranslate protocol that "translates" the text between HTML tags, and may then do mischief. */
import { startJsonPeer, type JsonPeer } from './jsonPeer.ts'

export interface LibreTranslatePeerOptions {
  readonly translate?: (words: string) => string
  readonly mischief?: (texts: readonly string[]) => readonly string[]
  readonly languages?: readonly { readonly code: string; readonly targets: readonly string[] }[]
}

const spanishAndEnglish = [
  { code: 'en', targets: ['es', 'pb'] },
  { code: 'es', targets: ['en'] },
  { code: 'pb', targets: ['en'] },
]

export async function startLibreTranslatePeer(options: LibreTranslatePeerOptions = {}): Promise<JsonPeer> {
  const { translate = upper, mischief = asTheyAre, languages = spanishAndEnglish } = options
  return startJsonPeer(({ path, body }) => {
    if (path === '/languages') return { body: languages.map((language) => ({ name: language.code, ...language })) }
    const { q } = body as { readonly q: readonly string[] }
    const texts = q.map((html) =>
      html.replace(/(^|>)([^<]*)/g, (_, tag: string, words: string) => tag + translate(words)),
    )
    return { body: { translatedText: mischief(texts.map(withoutBrokenEntities)) } }
  })
}

/** Capitals are no entities. */
function withoutBrokenEntities(html: string): string {
  return html.replace(/&(AMP|LT|GT);/g, (entity) => entity.toLowerCase())
}

function upper(words: string): string {
  return words.toUpperCase()
}

function asTheyAre(texts: readonly string[]): readonly string[] {
  return texts
}
