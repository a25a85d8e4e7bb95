/**
 * What a paid call asks, as one text with all that goes out: the same question makes the same text, whenever it is asked,
 * and another one never does. Pure.
 */
import { z } from 'zod'
import type { LanguageTag } from '../../shared/language.ts'
import type { SubtitleQuery } from './listing.ts'

export interface NamesAsked {
  readonly names: readonly string[]
  readonly languages: readonly LanguageTag[]
  readonly perPage: number
  readonly engine: 'auto' | 'local' | 'ai'
  readonly scope: 'exact' | 'title'
}

const usual = { engine: 'auto', scope: 'exact' } as const
const search = z.object({ engine: z.enum(['auto', 'local', 'ai']), scope: z.enum(['exact', 'title']) })
const namesAsked = z.tuple([
  z.literal('names'),
  z.array(z.string()),
  z.array(z.string()),
  z.number(),
  search.default(usual),
])

/** What is asked in the usual way reads as it did before there was another one. */
export function contentOfNames({ names, languages, perPage, engine, scope }: NamesAsked): string {
  const isUsual = engine === usual.engine && scope === usual.scope
  return JSON.stringify(['names', names, languages, perPage, ...(isUsual ? [] : [{ engine, scope }])])
}

/** Null where the text is of another kind of call. */
export function namesInContent(content: string): NamesAsked | null {
  const asked = namesAsked.safeParse(JSON.parse(content)).data
  if (!asked) return null
  const [, names, languages, perPage, { engine, scope }] = asked
  return { names, languages, perPage, engine, scope }
}

export function contentOfQuery(query: SubtitleQuery): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined)
  return JSON.stringify(['subtitles', ...fields.sort(([a], [b]) => (a < b ? -1 : 1))])
}

export function contentOfText(
  kind: 'titles' | 'titles of v1' | 'completion',
  text: string,
  limit: number | null,
): string {
  return JSON.stringify([kind, text, limit])
}

export function contentOfDownload(subtitleId: string): string {
  return JSON.stringify(['download', subtitleId])
}
