/** `translate`: a subtitle of a video, or one that Undertitle has written, into another language by the service's machine. */
import { dirname, extname, resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { languages, languageTagOf, satisfies, type LanguageTag } from '../../../shared/language.ts'
import { isTone, tones, type Tone } from '../../../shared/translation/tones.ts'
import { takesText } from '../../ai/insideJob.ts'
import type { Emit } from '../../batch/batchEvents.ts'
import { likelySources, type IsSource } from '../../batch/order/orderedTranslations.ts'
import { runInsideTranslation } from '../../batch/order/runInsideTranslation.ts'
import { costOfOrder, runTranslation, type TranslationOrder } from '../../batch/order/runTranslation.ts'
import { surveyLibrary } from '../../batch/surveyLibrary.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import type { Connection } from '../../batch/connection.ts'
import { textsBeside } from '../../library/emptyTexts.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { canBeTranslated } from '../../matching/choose/canBeTranslated.ts'
import { strictBook } from '../strictBook.ts'
import { rulesOfPath } from '../../wanted/rulesBook.ts'
import { languagesOfWish, soughtWishes } from '../../wanted/wish.ts'
import { printerOf } from '../print/printer.ts'
import { overridesOf } from '../overrides.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { isFolder, mustBeThere } from '../namedPaths.ts'
import { agreeOnOrder, readOrderScope, type OrderScope } from '../scope/orderInScope.ts'
import { createUnseenPlaces, type UnseenPlaces } from '../scope/unseenPlaces.ts'
import { translateInScope } from '../scope/translateInScope.ts'
import { withConnection } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { translateOptions } from '../table/jobOptions.ts'

export async function translateCommand(
  given: Given<typeof translateOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values, positionals } = given
  const paths = positionals.map((path) => resolve(terminal.cwd, path))
  const [path = ''] = paths
  const scope = readOrderScope(values)
  const isFromInside = values['from-inside'] ?? false
  const wanted = {
    path,
    to: languageOf(values.to),
    tone: toneOf(values.tone),
    isFromInside,
    pick: values.pick ?? null,
    from: values.from === undefined ? null : languageOf(values.from),
  }
  if (isFromInside && (wanted.pick ?? wanted.from) !== null)
    throw new AppError('input.invalid', 'Say --from-inside, or which subtitle of the service: --pick or --from.')
  mustBeThere(...paths)
  const needs = { home: values.home, terminal, files, isOwner: !scope.isDryRun, overrides: overridesOf(values) }
  const printerFor = (some: readonly string[]) => printerOf({ ...values, paths: some }, terminal)
  const isChosen = wanted.pick !== null || isSubtitle(path)
  const isScope = paths.length > 1 || isFolder(path) || (isTold(scope) && !isChosen)
  if (isScope) refuseChosen(paths, wanted.pick)
  else if (scope.search !== '')
    throw new AppError('input.invalid', '--title and --season choose among the videos of a folder. Name one.')
  return withConnection(needs, async (connection, engine) => {
    const isJson = values.json === true
    const unseen = createUnseenPlaces(terminal, isJson)
    const order = { ...wanted, scope, isJson, unseen, terminal }
    const code = isScope
      ? await translateInScope(connection, engine, { ...order, paths, printerFor })
      : await translate(connection, engine, { ...order, emit: printerOf(values, terminal) })
    return unseen.exitCode(code)
  })
}

/** What it costs is told before, and held to. */
function isTold({ isDryRun, mostAi }: OrderScope): boolean {
  return isDryRun || mostAi !== null
}

/** A subtitle is chosen for one video. @throws AppError 'input.invalid' */
function refuseChosen(paths: readonly string[], pick: string | null): void {
  if (pick !== null)
    throw new AppError('input.invalid', '--pick chooses the subtitle of one video. Name that one alone.')
  const subtitle = paths.find(isSubtitle)
  if (subtitle === undefined) return
  throw new AppError('input.invalid', `Name a subtitle alone; videos and folders may be several: ${subtitle}`)
}

interface Wanted {
  readonly path: string
  readonly to: LanguageTag
  readonly tone: Tone | null
  /** From a text track inside the video, and nothing else. */
  readonly isFromInside: boolean
  /** The subtitle of the service that was chosen; null for the best. */
  readonly pick: string | null
  /** null for the likeliest. */
  readonly from: LanguageTag | null
  readonly scope: OrderScope
  readonly isJson: boolean
  readonly unseen: UnseenPlaces
  readonly emit: Emit
  readonly terminal: Terminal
}

async function translate({ batch }: Connection, engine: Engine, wanted: Wanted): Promise<ExitCode> {
  const { to, tone, emit, unseen, terminal, isFromInside } = wanted
  const { signal } = terminal
  const rules = strictBook(engine)
  const subject = isFromInside ? wholeVideo(wanted.path) : chosenSubject(engine, wanted)
  const { videoPath, isSource, language, named } = subject
  const { videos: seen } = await surveyLibrary(batch.survey, [videoPath], { emit: unseen.emit, signal })
  if (named === null && seen.length > 1)
    throw new AppError('input.invalid', `There are several videos here now; nothing was ordered: ${videoPath}`)
  // Videos of one name share what lies beside them, and one translation of it.
  const video = named === null ? seen[0] : seen.find(({ file }) => file.sidecars.some(({ path }) => path === named))
  if (!video && named !== null)
    throw new AppError('input.invalid', `No video is there that this subtitle belongs to: ${named}`)
  if (!video) throw new AppError('input.invalid', `This is no video that Undertitle can use: ${videoPath}`)
  if (isCovered(video, to)) {
    terminal.stderr('There is a subtitle in this language beside the video already; nothing was done.')
    return 0
  }
  const videos = [video]
  const wished = soughtWishes(rulesOfPath(rules, videoPath).wishes).flatMap(languagesOfWish)
  if (isFromInside) {
    const order = { videos, to, preferred: ['en', ...wished], tone }
    const { skipped, failed } = await runInsideTranslation(batch, order, { emit, signal })
    return skipped + failed > 0 ? 1 : 0
  }
  const from = language === null ? likelySources(video, wished) : [language]
  const note = (sentence: string) => {
    terminal.stderr(sentence)
  }
  const { pick: pickedId } = wanted
  const guessed = pickedId !== null && language === null
  const anyLanguage = guessed ? { thenFrom: askable.filter((tag) => tag !== to), whyNoSource: notListed } : {}
  const { isListedOnly } = subject
  const order = {
    videos,
    to,
    from,
    isSource,
    pickedId,
    named,
    isListedOnly,
    rules,
    note,
    ...anyLanguage,
    ...(tone && { tone }),
  }
  if (isTold(wanted.scope) && !(await isAgreed(batch, engine, { ...wanted, order, video }))) return 1
  const { skipped, failed } = await runTranslation(batch, order, { emit, signal })
  return skipped + failed > 0 ? 1 : 0
}

interface OneTranslation extends Pick<Wanted, 'to' | 'scope' | 'isJson' | 'unseen' | 'terminal'> {
  readonly order: TranslationOrder
  readonly video: LibraryVideo
}

/** Whether it is to be ordered, after what it costs was told. */
async function isAgreed(
  { plan }: Connection['batch'],
  { ledger }: Pick<Engine, 'ledger'>,
  { order, video, to, scope, isJson, unseen, terminal }: OneTranslation,
): Promise<boolean> {
  const { path, modifiedMs } = video.file
  const found = { open: [{ path, modifiedMs }], later: 0, covered: 0 }
  const { items } = await agreeOnOrder(found, {
    ...{ language: to, scope, isJson, unseen, terminal },
    aiLeft: ledger.unitsLeft(plan.service, 'ai'),
    costOf: async ([item]) => (item ? costOfOrder(plan, order, terminal.signal) : nothing),
  })
  return items.length > 0 && !scope.isDryRun
}

const nothing = { searches: 0, downloads: 0, ai: 0 }

const notListed =
  'The service does not list this subtitle for this video. Name its language with --from LANG, or pick another one.'

/** Every language that a service can be asked for. */
const askable = languages.flatMap(({ tag, serviceCode }) => (serviceCode === null ? [] : [tag]))

function isCovered({ file }: LibraryVideo, to: LanguageTag): boolean {
  return textsBeside(file).some(({ language, isForced }) => !isForced && language !== null && satisfies(language, to))
}

interface Subject {
  readonly videoPath: string
  readonly isSource: IsSource
  /** Of the subtitle that was named; null where a video was, and where its name does not tell. */
  readonly language: LanguageTag | null
  /** The file beside a video that is the source. */
  readonly named: string | null
  /** A subtitle of the service was named. */
  readonly isListedOnly: boolean
}

function wholeVideo(path: string): Subject {
  if (isSubtitle(path))
    throw new AppError('input.invalid', 'Name the video for --from-inside: a subtitle file holds no tracks.')
  return videoAlone(path)
}

function videoAlone(videoPath: string): Subject {
  return { videoPath, isSource: canBeTranslated, language: null, named: null, isListedOnly: false }
}

function chosenSubject(engine: Engine, { path, pick, from }: Wanted): Subject {
  const subject = subjectOf(engine, path)
  if (pick === null) return { ...subject, language: from ?? subject.language }
  const isSource: IsSource = (each) => each.subtitle.id === pick && canBeTranslated(each)
  return { ...subject, isSource, language: from }
}

const subtitleExtensions = new Set(['.srt', '.ass', '.ssa', '.vtt', '.sub', '.smi'])

function isSubtitle(path: string): boolean {
  return subtitleExtensions.has(extname(path).toLowerCase())
}

/** A subtitle of ours leads back to what it was downloaded as; the service translates only what it has itself (API §4). */
function subjectOf({ history, settings }: Engine, path: string): Subject {
  if (!isSubtitle(path)) return videoAlone(path)
  const owner = history.ownerOf(path)
  if (owner?.details.service !== settings['service.address']) {
    // Its folder, for the name of the video is not told by that of a file in another language.
    if (takesText(settings['service.address'])) return { ...videoAlone(dirname(path)), named: path }
    throw new AppError(
      'input.invalid',
      'The service does not know this file, and it translates only subtitles that it has. Name the video instead, and with --from the language of a subtitle that the service has; or choose the built-in service, which takes this file: --service embedded.',
    )
  }
  const { videoPath, language, details } = owner
  const isSource: IsSource = (each) => each.subtitle.id === details.subtitleId && canBeTranslated(each)
  return { videoPath, isSource, language, named: null, isListedOnly: true }
}

function languageOf(text: string | undefined): LanguageTag {
  const tag = text === undefined ? null : languageTagOf(text)
  if (tag !== null) return tag
  const sentence = text === undefined ? 'Say into which language: --to LANG' : `"${text}" is not a supported language.`
  throw new AppError(text === undefined ? 'input.invalid' : 'input.unknownLanguage', sentence)
}

function toneOf(text: string | undefined): Tone | null {
  if (text === undefined) return null
  if (isTone(text)) return text
  throw new AppError('input.invalid', `--tone takes one of: ${tones.join(', ')}.`)
}
