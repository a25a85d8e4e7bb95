/** `usage` and `search`: what the service knows, without touching the library. */
import { AppError } from '../../../shared/errors.ts'
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import type { AppFiles } from '../../engine/compose.ts'
import { countersOfUsage } from '../../quota/quotaCounter.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { contentOfQuery } from '../../serviceClient/callContent.ts'
import type { Counter, ListedSubtitle, SubtitleQuery, TitleMatch } from '../../serviceClient/listing.ts'
import { overridesOf } from '../overrides.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { withConnection } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { searchOptions, usageOptions } from '../table/optionSets.ts'

interface ServiceChoice {
  readonly service?: string | undefined
  readonly 'download-url'?: string | undefined
}

/** The languages of `search` are a part of the question, not the setting of that name. */
function serviceOf({ service, 'download-url': downloads }: ServiceChoice): Readonly<Record<string, string>> {
  return overridesOf({ service, 'download-url': downloads })
}

export async function usageCommand(
  given: Given<typeof usageOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values } = given
  const needs = { home: values.home, terminal, files, isOwner: false, overrides: serviceOf(values) }
  return withConnection(needs, async ({ client, service }, { ledger }) => {
    const usage = await client.usage(terminal.signal)
    ledger.learn(service, countersOfUsage(usage))
    const { planName, search, downloads, translations } = usage
    if (values.json) terminal.stdout(JSON.stringify({ service, plan: planName, search, downloads, ai: translations }))
    else {
      terminal.stdout(`Plan       ${shown(planName ?? 'not said')} at ${service}`)
      terminal.stdout(`Search     ${meter(search)}`)
      terminal.stdout(`Downloads  ${meter(downloads)}`)
      terminal.stdout(`AI         ${meter(translations)}`)
    }
    return 0
  })
}

function meter({ used, limit, remaining, resetsAtMs }: Counter): string {
  const reset = resetsAtMs === null ? '' : `, resets ${new Date(resetsAtMs).toISOString()}`
  return `${used ?? '?'}/${limit ?? '?'} used, ${remaining ?? '?'} left${reset}`
}

/** One search unit: the titles found, and the subtitles of the first one. */
export async function searchCommand(
  given: Given<typeof searchOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values, positionals } = given
  const text = positionals.join(' ').trim()
  if (text === '')
    throw new AppError('input.invalid', 'Say what to search for: undertitle search TEXT, or an id such as tt0123456.')
  const query: SubtitleQuery = {
    ...(/^tt\d+$/.test(text) ? { filmdbId: text } : { filmName: text }),
    ...typeOf(values.type),
    ...numbers({ season: values.season, episode: values.episode, year: values.year }),
    languages: languagesOf(values.languages),
    perPage: 30,
  }
  const needs = { home: values.home, terminal, files, isOwner: false, overrides: serviceOf(values) }
  return withConnection(needs, async ({ client, service, account }, { ledger, history }) => {
    const batchId = history.startBatch('search')
    const { titles, subtitles } = await paidSearch(
      { ledger, service, account, batchId },
      {
        ...{ units: 1, subject: text, reason: 'search by hand', content: contentOfQuery(query) },
        call: (callId) => client.searchSubtitles(query, terminal.signal, callId),
        keep: (answer) => answer,
      },
    )
    for (const title of titles)
      terminal.stdout(values.json ? JSON.stringify({ event: 'title', ...title }) : titleLine(title))
    for (const subtitle of subtitles) {
      terminal.stdout(values.json ? JSON.stringify({ event: 'subtitle', ...subtitle }) : subtitleLine(subtitle))
    }
    if (titles.length === 0) terminal.stderr('The service knows no such title.')
    return titles.length > 0 ? 0 : 1
  })
}

function titleLine({ name, year, type, filmdbId }: TitleMatch): string {
  return `${shown(name)} (${year ?? '?'})  ${type ?? ''}  ${filmdbId ?? ''}`
}

function subtitleLine({ language, releaseNames, fileName, id, isHearingImpaired }: ListedSubtitle): string {
  const hearing = isHearingImpaired ? '  hearing-impaired' : ''
  return `  ${(language ?? '?').padEnd(6)} ${shown(releaseNames[0] ?? fileName)}  (${shown(id)})${hearing}`
}

function typeOf(text: string | undefined): Pick<SubtitleQuery, 'type'> {
  if (text === undefined) return {}
  if (text === 'movie' || text === 'tv') return { type: text }
  throw new AppError('input.invalid', `--type takes movie or tv, not "${text}".`)
}

function numbers(given: Readonly<Record<'season' | 'episode' | 'year', string | undefined>>): Partial<SubtitleQuery> {
  const read = Object.entries(given).flatMap(([name, text]) => {
    if (text === undefined) return []
    if (!/^\d{1,4}$/.test(text)) throw new AppError('input.invalid', `--${name} takes a whole number, not "${text}".`)
    return [[name, Number(text)] as const]
  })
  return Object.fromEntries(read)
}

function languagesOf(text: string | undefined): readonly LanguageTag[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((code) => {
      const tag = languageTagOf(code)
      if (tag === null) throw new AppError('input.unknownLanguage', `"${code}" is not a supported language.`)
      return tag
    })
}
