/** `transcribe`: what is spoken in media files, as subtitles, by the service's speech recognition. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { requireHears } from '../../ai/handOver.ts'
import { isMediaAddress, readMediaAddress } from '../../batch/order/mediaAddress.ts'
import { runTranscription, type SpokenMedia } from '../../batch/order/runTranscription.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { knownLanguage } from '../../views/ai/knownLanguage.ts'
import { requireSound, toWriteDown } from '../../views/ai/toWriteDown.ts'
import { printerOf } from '../print/printer.ts'
import { overridesOf } from '../overrides.ts'
import { isFolder } from '../namedPaths.ts'
import { agreeOnOrder, readOrderScope, type Found, type Orderable, type OrderScope } from '../scope/orderInScope.ts'
import { createUnseenPlaces, type UnseenPlaces } from '../scope/unseenPlaces.ts'
import { newestVideos, videosInScope } from '../scope/videosInScope.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withConnection } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { transcribeOptions } from '../table/jobOptions.ts'

export async function transcribeCommand(
  { values, positionals }: Given<typeof transcribeOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const language = languageOf(values.language)
  const scope = readOrderScope(values)
  const { folders, named } = mediaOf(positionals, terminal.cwd)
  if (folders.length === 0 && scope.search !== '')
    throw new AppError('input.invalid', '--title and --season choose among the videos of a folder. Name one.')
  const needs = { home: values.home, terminal, files, isOwner: !scope.isDryRun, overrides: overridesOf(values) }
  return withConnection(needs, async ({ batch }, engine) => {
    if (folders.length > 0) requireHears(batch.translate.service)
    const isJson = values.json === true
    const unseen = createUnseenPlaces(terminal, isJson)
    const found = await spokenIn(engine, { folders, named, language, scope, unseen, signal: terminal.signal })
    const { items: spoken, leftOut } = await agreeOnOrder(found, {
      ...{ language, scope, unseen, terminal, isJson },
      aiLeft: engine.ledger.unitsLeft(batch.translate.service, 'ai'),
      costOf: async ({ length: ai }) => ({ searches: 0, downloads: 0, ai }),
    })
    if (scope.isDryRun || spoken.length === 0) return unseen.exitCode(spoken.length + leftOut > 0 ? 1 : 0)
    const emit = printerOf({ ...values, paths: spoken.map(({ videoPath }) => videoPath) }, terminal)
    const choice = { spoken, language }
    const { skipped, failed } = await runTranscription(batch, choice, { emit, signal: terminal.signal })
    return unseen.exitCode(skipped + failed + leftOut > 0 ? 1 : 0)
  })
}

interface Media {
  /** Absolute. */
  readonly folders: readonly string[]
  readonly named: readonly SpokenMedia[]
}

function mediaOf(words: readonly string[], cwd: string): Media {
  const folders: string[] = []
  const named: SpokenMedia[] = []
  for (const word of words) {
    const path = isMediaAddress(word) ? null : resolve(cwd, word)
    if (path !== null && !existsSync(path)) throw new AppError('input.invalid', `There is no such file: ${path}`)
    if (path !== null && isFolder(path)) folders.push(path)
    else named.push(path === null ? mediaAt(word, cwd) : { media: path, videoPath: path })
  }
  // Each is paid for once.
  return { folders, named: [...new Map(named.map((each) => [each.media, each])).values()] }
}

/** The subtitle of an address goes where the person stands, under the name that the address ends with. */
function mediaAt(address: string, cwd: string): SpokenMedia {
  const { href, name } = readMediaAddress(address)
  return { media: href, videoPath: join(cwd, name) }
}

interface Order extends Media {
  readonly language: LanguageTag
  readonly scope: OrderScope
  readonly unseen: UnseenPlaces
  readonly signal: AbortSignal
}

interface Spoken extends SpokenMedia, Orderable {}

/**
 * What is named itself is meant, whatever is beside it; of folders, what has sound and no such subtitle.
 * @throws AppError 'input.invalid' where folders hold only what cannot be heard, and nothing else is named
 */
async function spokenIn(
  engine: Engine,
  { folders, named, scope, language, unseen, signal }: Order,
): Promise<Found<Spoken>> {
  const videos = await videosInScope(engine, folders, { scope, unseen, signal })
  const names = new Set(named.map(({ media }) => media))
  const others = videos.filter(({ file }) => !names.has(file.path))
  const found = toWriteDown(others, language)
  if (named.length === 0) requireSound(found)
  const { videos: heard, covered, silent } = found
  const newest = newestVideos(heard, scope.newest)
  const first = named.map((each) => ({ ...each, path: each.media, modifiedMs: Infinity }))
  const ofFolders = newest.map(({ file: { path, modifiedMs } }) => ({ media: path, videoPath: path, path, modifiedMs }))
  return {
    open: [...first, ...ofFolders],
    later: heard.length - newest.length,
    ...{ covered, silent },
  }
}

function languageOf(text: string | undefined): LanguageTag {
  if (text === undefined) throw new AppError('input.invalid', 'Say which language is spoken: --language LANG')
  return knownLanguage(text)
}
