/** `search`: what the service lists for a title, titles alone, or one subtitle saved into a folder. Touches no library. */
import { idsIn, readAskedText, type AskedText } from '../../../shared/text/askedText.ts'
import { AppError } from '../../../shared/errors.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import type { Connection } from '../../batch/connection.ts'
import { realDisk } from '../../disk/disk.ts'
import { membersOfEpisode, type AskedEpisode } from '../../download/member/membersOfEpisode.ts'
import { saveTexts } from '../../download/saveTexts.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { withAskedLanguage } from '../../matching/choose/oneLanguageEach.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { paidTitles } from '../../quota/paidTitles.ts'
import { queryOfText } from '../../serviceClient/askedQuery.ts'
import { contentOfQuery } from '../../serviceClient/callContent.ts'
import type { ListedSubtitle, SubtitleAnswer, SubtitleQuery, TitleMatch } from '../../serviceClient/listing.ts'
import { printSaved } from '../print/savedTexts.ts'
import { saveFolder } from '../saveFolder.ts'
import type { Given } from '../table/appCommand.ts'
import type { searchOptions } from '../table/optionSets.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { withConnection } from '../withEngine.ts'
import { serviceOf } from '../serviceQuestions.ts'
import { randomIds } from '../../../node/ids.ts'

type Values = Given<typeof searchOptions>['values']

/** One search unit: the titles found, and the subtitles of the first one; one more download where one is taken. Or titles alone. */
export async function searchCommand(
  { values, positionals }: Given<typeof searchOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const text = positionals.join(' ').trim()
  const needs = { home: values.home, terminal, files, isOwner: false, overrides: serviceOf(values) }
  if (values.titles === true) {
    const question = titleQuestionOf(text, values)
    return withConnection(needs, (connection, engine) => listTitles(question, { connection, engine, terminal }))
  }
  const query = queryOf(text, values)
  const folder = await folderOf(values, terminal)
  return withConnection(needs, async (connection, engine) => {
    const batchId = engine.history.startBatch('search')
    const answer = await ask({ text, query, batchId }, { connection, engine, terminal })
    print(answer, { isJson: values.json === true, page: query.page ?? 1 }, terminal)
    if (folder === null) return answer.titles.length > 0 ? 0 : 1
    const subtitle = picked(answer.subtitles, values)
    const saving = { subtitle, episode: episodeOf(query), folder, batchId, isJson: values.json === true }
    return save(saving, { connection, engine, terminal })
  })
}

interface Desk {
  readonly connection: Connection
  readonly engine: Engine
  readonly terminal: Terminal
}

interface Asked {
  readonly text: string
  readonly query: SubtitleQuery
  readonly batchId: string
}

function ask({ text, query, batchId }: Asked, { connection, engine, terminal }: Desk): Promise<SubtitleAnswer> {
  const { client, service, account } = connection
  return paidSearch(
    { ledger: engine.ledger, service, account, batchId },
    {
      ...{ units: 1, subject: text, reason: 'search by hand', content: contentOfQuery(query) },
      call: (callId) => client.searchSubtitles(query, terminal.signal, callId),
      keep: (answer) => ({ ...answer, subtitles: withAskedLanguage(answer.subtitles, query.languages) }),
    },
  )
}

interface TitleSearch {
  readonly text: string
  readonly isJson: boolean
  readonly isWanted: (title: TitleMatch) => boolean
}

const mostTitles = 30

/** Of the v1 search for paid plans where the account has one. One search unit; two where the service has no title search. */
async function listTitles(
  { text, isJson, isWanted }: TitleSearch,
  { connection, engine, terminal }: Desk,
): Promise<ExitCode> {
  const { service, account } = connection
  const spending = { ledger: engine.ledger, service, account, batchId: engine.history.startBatch('search') }
  const question = { text, most: mostTitles, reason: 'search by hand', signal: terminal.signal }
  const known = await paidTitles(spending, connection, question)
  const titles = known.filter(isWanted)
  printTitles(titles, isJson, terminal)
  if (titles.length === 0) terminal.stderr(sentenceOfNone(known))
  return titles.length > 0 ? 0 : 1
}

/** Who named an id beside a type or year that it does not have learns what it is. */
function sentenceOfNone([other]: readonly TitleMatch[]): string {
  return other
    ? `The service knows ${titleLine(other).trim()}, and none as --type and --year say.`
    : 'The service knows no such title.'
}

const ofSubtitles = ['season', 'episode', 'languages', 'full-season', 'page', 'get', 'pick', 'to'] as const

function titleQuestionOf(text: string, values: Values): TitleSearch {
  const other = ofSubtitles.find((name) => values[name] !== undefined)
  if (other !== undefined)
    throw new AppError('input.invalid', `--titles lists no subtitles, which --${other} is about: say one of them.`)
  requireOneQuestion(text)
  const [{ type }, year] = [typeOf(values.type), numberOf('year', values.year)]
  return {
    text,
    isJson: values.json === true,
    isWanted: (title) => (type === undefined || title.type === type) && (year === null || title.year === year),
  }
}

interface Saving {
  readonly subtitle: ListedSubtitle
  /** The one that was asked for: of a pack it alone is saved. */
  readonly episode: AskedEpisode | null
  readonly folder: string
  readonly batchId: string
  readonly isJson: boolean
}

async function save(
  { subtitle, episode, folder, batchId, isJson }: Saving,
  { connection, engine, terminal }: Desk,
): Promise<ExitCode> {
  const { signal } = terminal
  const { fetch } = connection.batch.fulfil(engine.rules.book())
  const release = subtitle.releaseNames[0] ?? subtitle.fileName
  const order = { subtitle, batchId, subject: release, reason: 'saved to a folder' }
  const { content, units } = await fetch(order, signal)
  const { language, fps } = subtitle
  const members = episode ? membersOfEpisode(content.members, episode, language) : content.members
  const others = content.members.length - members.length
  const saved = await saveTexts(
    { disk: realDisk, reader: connection.reader, ids: randomIds },
    { content: { ...content, members }, folder, fileName: null, release, language, fps, signal },
  )
  if (others > 0) terminal.stderr(`${others} more of the pack are of other episodes; --full-season saves all of it.`)
  return printSaved(saved, { source: { n_id: subtitle.id, downloads: units }, isJson }, terminal)
}

function print(
  { titles, subtitles, totalPages }: SubtitleAnswer,
  { isJson, page }: { readonly isJson: boolean; readonly page: number },
  terminal: Terminal,
): void {
  printTitles(titles, isJson, terminal)
  for (const [index, subtitle] of subtitles.entries()) {
    const number = index + 1
    terminal.stdout(
      isJson ? JSON.stringify({ event: 'subtitle', number, ...subtitle }) : subtitleLine(number, subtitle),
    )
  }
  if (isJson) terminal.stdout(JSON.stringify({ event: 'page', page, pages: totalPages }))
  else if (page < totalPages)
    terminal.stderr(`Page ${page} of ${totalPages}; --page ${page + 1} costs one more search.`)
  if (titles.length === 0) terminal.stderr('The service knows no such title.')
  else if (!isJson) {
    if (subtitles.length === 0)
      terminal.stderr(page === 1 ? 'The service has no such subtitle of it.' : `Page ${page} is empty.`)
    sayOfOthers(titles, terminal)
  }
}

function printTitles(titles: readonly TitleMatch[], isJson: boolean, terminal: Terminal): void {
  for (const title of titles) terminal.stdout(isJson ? JSON.stringify({ event: 'title', ...title }) : titleLine(title))
}

/** Several titles, and the subtitles of one. */
function sayOfOthers([first, ...others]: readonly TitleMatch[], terminal: Terminal): void {
  if (first === undefined || others.length === 0) return
  const other = others.find(({ year }) => year !== null && year !== first.year)
  const way = other
    ? `--year ${other.year} lists those of ${shown(other.name)} (${other.year})`
    : 'an id lists those of another'
  terminal.stderr(`The subtitles are those of ${shown(first.name)} (${first.year ?? '?'}); ${way}, for one search.`)
}

/** Null where nothing is to be saved. */
async function folderOf({ get, pick, to }: Values, terminal: Terminal): Promise<string | null> {
  if (get !== undefined && pick !== undefined)
    throw new AppError('input.invalid', 'Say --get or --pick, not both of them.')
  if (get === undefined && pick === undefined) {
    if (to === undefined) return null
    throw new AppError('input.invalid', '--to needs --get N or --pick N_ID: say which subtitle to save.')
  }
  return saveFolder(to, terminal)
}

function picked(subtitles: readonly ListedSubtitle[], { get, pick }: Values): ListedSubtitle {
  const subtitle =
    pick === undefined ? subtitles[wholeNumber('get', get ?? '1') - 1] : subtitles.find(({ id }) => id === pick)
  if (!subtitle) {
    const which = pick ?? `number ${get ?? '1'}`
    throw new AppError('input.invalid', `There is no subtitle ${which} among the ${subtitles.length} that were found.`)
  }
  return subtitle
}

function queryOf(text: string, values: Values): SubtitleQuery {
  const asked = requireOneQuestion(text)
  const [season, episode] = [numberOf('season', values.season), numberOf('episode', values.episode)]
  const [year, page] = [numberOf('year', values.year), numberOf('page', values.page) ?? 1]
  if (page < 1) throw new AppError('input.invalid', '--page begins with 1.')
  const languages = languagesOf(values.languages)
  const narrowing = { season, episode, languages, page, wantsFullSeason: values['full-season'] === true }
  return { ...queryOfText(asked, narrowing), ...typeOf(values.type), ...(year === null ? {} : { year }), perPage: 30 }
}

/** Before anything is spent: several ids would be searched as the name of a film. */
function requireOneQuestion(text: string): AskedText {
  const asked = readAskedText(text)
  if (!asked)
    throw new AppError('input.invalid', 'Say what to search for: undertitle search TEXT, or an id such as tt0123456.')
  const ids = idsIn(text)
  if (ids.length < 2) return asked
  throw new AppError('input.invalid', `${ids.join(' and ')} are two questions: search for one of them.`)
}

/** None where packs of the whole season are wanted. */
function episodeOf({ season, episode, fileName, wantsFullSeason }: SubtitleQuery): AskedEpisode | null {
  if (wantsFullSeason) return null
  if (episode !== undefined) return { season: season ?? null, episode }
  const named = fileName === undefined ? null : parseRelease(fileName)
  const [only, ...more] = named?.episodes ?? []
  return named && only !== undefined && more.length === 0 ? { season: named.season, episode: only } : null
}

function titleLine({ name, year, type, filmdbId }: TitleMatch): string {
  return `${shown(name)} (${year ?? '?'})  ${type ?? ''}  ${filmdbId ?? ''}`
}

function subtitleLine(number: number, subtitle: ListedSubtitle): string {
  const { language, releaseNames, fileName, id, isHearingImpaired, isMachineMade, isFullSeason } = subtitle
  const kinds = [
    ...(isFullSeason ? ['full season'] : []),
    ...(isHearingImpaired ? ['hearing-impaired'] : []),
    ...(isMachineMade ? ['machine-made'] : []),
  ]
  const name = shown(releaseNames[0] ?? fileName)
  const said = kinds.map((kind) => `  ${kind}`).join('')
  return `${String(number).padStart(3)}  ${(language ?? '?').padEnd(6)} ${name}  (${shown(id)})${said}`
}

function typeOf(text: string | undefined): Pick<SubtitleQuery, 'type'> {
  if (text === undefined) return {}
  if (text === 'movie' || text === 'tv') return { type: text }
  throw new AppError('input.invalid', `--type takes movie or tv, not "${text}".`)
}

function numberOf(name: string, text: string | undefined): number | null {
  return text === undefined ? null : wholeNumber(name, text)
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new AppError('input.invalid', `--${name} takes a whole number, not "${text}".`)
  return Number(text)
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
