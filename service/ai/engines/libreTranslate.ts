/** Translation by a LibreTranslate server. Lines go as HTML in elements with ids, so that an answer that slipped is noticed. */
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { decodeBasicEntities } from '../../../shared/subtitle/entities.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { checkLanguages } from '../checks/checkEndpoints.ts'
import type { EngineSupply } from '../engineSupply.ts'
import type { EndpointSettings } from '../settings.ts'
import type { EngineLine, LanguagePair, TranslationEngine } from './engine.ts'
import { endpointOf, refusedByEngine, type CallEngine } from './engineHttp.ts'

const role = 'translation engine'

/** The server's own codes of the two languages. */
interface PairCodes {
  readonly source: string
  readonly target: string
}

interface KnownLanguage {
  readonly code: string
  readonly tag: LanguageTag | null
  readonly targets: readonly string[]
}

export const libreTranslate: EngineSupply<TranslationEngine> = {
  create: ({ libretranslate }, call) => (libretranslate ? createLibreTranslateEngine(libretranslate, call) : null),
  check: ({ libretranslate }, checking) =>
    checkLanguages('libretranslate', libretranslate && endpointOf(libretranslate.url, 'languages'), checking),
}

export function createLibreTranslateEngine({ url, apiKey }: EndpointSettings, call: CallEngine): TranslationEngine {
  const endpoint = endpointOf(url, 'translate')
  const headers = { 'content-type': 'application/json' }
  let known: Promise<readonly KnownLanguage[]> | null = null

  function languages(signal: AbortSignal): Promise<readonly KnownLanguage[]> {
    known ??= call({ url: endpointOf(url, 'languages'), signal }).then(({ json }) => languagesIn(json))
    // A server that could not tell once may tell later.
    known.catch(() => (known = null))
    return known
  }

  return {
    name: 'LibreTranslate',
    batch: { lines: 50, chars: 5_000 },
    hasTones: false,
    msPerLine: 100,
    async supports(pair) {
      try {
        return codesFor(pair, await languages(AbortSignal.timeout(10_000))) !== null
      } catch {
        return true
      }
    },
    async translate({ lines, source, target }, signal) {
      const codes = codesFor({ source, target }, await languages(signal))
      if (!codes) throw unknownPair()
      const key = apiKey === undefined ? {} : { api_key: apiKey }
      const body = JSON.stringify({ q: lines.map(asHtml), ...codes, format: 'html', ...key })
      const reply = await call({ url: endpoint, body, headers, signal })
      if (reply.status !== 200) throw refusedByEngine(role, endpoint, reply)
      return readAnswer(reply.json, lines)
    },
  }
}

function unknownPair(): ServiceError {
  const message = 'LibreTranslate does not know this pair of languages. Add it there, or set another engine.'
  return new ServiceError('engine_unavailable', message)
}

function languagesIn(json: unknown): readonly KnownLanguage[] {
  if (!Array.isArray(json)) return []
  return (json as readonly unknown[]).flatMap((entry): KnownLanguage[] => {
    const { code, targets } = (entry ?? {}) as { readonly code?: unknown; readonly targets?: unknown }
    if (typeof code !== 'string') return []
    const others = Array.isArray(targets) ? targets.filter((one) => typeof one === 'string') : []
    return [{ code, tag: tagOfCode(code), targets: others }]
  })
}

/** The server's own spellings. */
const ownCodes: Readonly<Record<string, LanguageTag>> = { pb: 'pt-BR', zt: 'zh-Hant', zh: 'zh-Hans', nb: 'no' }

function tagOfCode(code: string): LanguageTag | null {
  return ownCodes[code] ?? languageTagOf(code)
}

/** A region is read as its plain language; written only as asked, for it would be published under its name. */
function codesFor({ source, target }: LanguagePair, known: readonly KnownLanguage[]): PairCodes | null {
  const plain = source.split('-')[0] ?? source
  const from = known.find(({ tag }) => tag === source) ?? known.find(({ tag }) => tag === plain)
  const to = known.find(({ tag }) => tag === target)
  if (!from || !to) return null
  const canDo = from.targets.length === 0 || from.targets.includes(to.code)
  return canDo ? { source: from.code, target: to.code } : null
}

function asHtml({ id, text }: EngineLine): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<span id="${id}">${escaped.replace(/⟦(\d+)⟧/g, '<img id="$1">')}</span>`
}

function readAnswer(json: unknown, lines: readonly EngineLine[]): ReadonlyMap<string, string> | null {
  const { translatedText } = (json ?? {}) as { readonly translatedText?: unknown }
  if (!Array.isArray(translatedText) || translatedText.length !== lines.length) return null
  const read = new Map<string, string>()
  for (const [index, { id }] of lines.entries()) {
    const html: unknown = translatedText[index]
    const text = typeof html === 'string' ? textIn(html, id) : null
    if (text === null) return null
    read.set(id, text)
  }
  return read
}

/** The words of an element with this id and nothing beside it; other tags go, for nobody asked for them. */
function textIn(html: string, id: string): string | null {
  const [, found = '', inner = ''] = /^\s*<span\s+id\s*=\s*"?([a-z0-9]+)"?\s*>(.*)<\/span>\s*$/is.exec(html) ?? []
  if (found.toLowerCase() !== id || /<span[\s>]/i.test(inner)) return null
  const marked = inner.replace(/<img\s+id\s*=\s*"?(\d+)"?\s*\/?>/gi, '⟦$1⟧').replace(/<[^<>]*>/g, '')
  const text = decodeBasicEntities(marked)
  return text.trim() === '' ? null : text
}
