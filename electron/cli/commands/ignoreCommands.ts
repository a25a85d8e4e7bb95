/** `ignore` and `ignored`: what nothing more is wanted for. */
import { basename, resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { counted } from '../../../shared/text/counted.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { knownLanguage } from '../../views/ai/knownLanguage.ts'
import { ignoredPlace, type Ignored } from '../../wanted/ignored.ts'
import { readVideoScope } from '../scope/batchScope.ts'
import { asInLibrary, partsOf, titlesOf } from '../scope/placesInScope.ts'
import { createUnseenPlaces, type UnseenPlaces } from '../scope/unseenPlaces.ts'
import { videosInScope } from '../scope/videosInScope.ts'
import type { Given } from '../table/appCommand.ts'
import type { ignoredOptions, ignoreOptions } from '../table/optionSets.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { localTime } from '../print/localTime.ts'
import { isFolder, mustBeFolderOrVideo, mustBeThere } from '../namedPaths.ts'
import { withEngine } from '../withEngine.ts'

type GivenIgnore = Given<typeof ignoreOptions>

export async function ignoreCommand(given: GivenIgnore, terminal: Terminal, files: AppFiles): Promise<ExitCode> {
  const { values, positionals } = given
  const language = values.language === undefined ? null : knownLanguage(values.language)
  const paths = positionals.map((path) => resolve(terminal.cwd, path))
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    // Of what is gone since, and of what is no video, the ignoring can be taken back all the same.
    if (!values.undo) {
      mustBeThere(...paths)
      mustBeFolderOrVideo(...paths)
    }
    const unseen = createUnseenPlaces(terminal, values.json === true)
    const videos = await meantVideos(engine, asInLibrary(engine, paths), { values, unseen, signal: terminal.signal })
    if (videos.length === 0) throw new AppError('input.invalid', 'There is no video here that Undertitle can use.')
    const meant = meantBy(engine, videos, { isTitle: values.title === true, language, scanned: paths.filter(isFolder) })
    const turn = values.undo ? missAgain : ignore
    return unseen.exitCode(turn(engine, meant, { values, terminal }))
  })
}

interface Meant {
  readonly ignored: Ignored
  readonly label: string
}

interface Telling {
  readonly values: GivenIgnore['values']
  readonly terminal: Terminal
}

function ignore({ rules }: Engine, meant: readonly Meant[], telling: Telling): ExitCode {
  const known = new Set(rules.ignored().map(({ ignored }) => keyOf(ignored)))
  const added = meant.filter(({ ignored }) => !known.has(keyOf(ignored)))
  if (added.length > 0) rules.add(added)
  else telling.terminal.stderr(meant.length === 1 ? 'This is ignored already.' : 'All of these are ignored already.')
  for (const { ignored } of meant)
    tellOne(telling, { event: 'ignored', isChanged: !known.has(keyOf(ignored)), ignored })
  if (meant.length > 1 && added.length > 0) telling.terminal.stderr(`Ignored: ${itemsOf(added)}.`)
  return 0
}

function missAgain({ rules }: Engine, meant: readonly Meant[], telling: Telling): ExitCode {
  const all = rules.ignored()
  const idsOf = ({ ignored }: Meant) => all.flatMap((row) => (isOf(row.ignored, ignored) ? [row.id] : []))
  const taken = meant.filter((each) => idsOf(each).length > 0)
  const ids = [...new Set(taken.flatMap(idsOf))]
  if (taken.length === 0) telling.terminal.stderr('This is not ignored. See: undertitle ignored')
  rules.remove(ids)
  for (const each of meant)
    tellOne(telling, { event: 'missed', isChanged: taken.includes(each), ignored: each.ignored })
  if (meant.length > 1 && taken.length > 0) telling.terminal.stderr(`Counted again: ${itemsOf(taken)}.`)
  return 0
}

/** The same, or a part of a title: what was said of one of its seasons. */
function isOf(one: Ignored, whole: Ignored): boolean {
  if (keyOf(one) === keyOf(whole)) return true
  if (one.kind !== 'title' || whole.kind !== 'title' || one.language !== whole.language) return false
  return partsOf(whole, [one]).length > 0
}

interface Changed {
  readonly event: 'ignored' | 'missed'
  readonly isChanged: boolean
  readonly ignored: Ignored
}

function tellOne({ values, terminal }: Telling, { event, isChanged, ignored }: Changed): void {
  if (values.json) terminal.stdout(JSON.stringify({ event, isChanged, ...ignored }))
}

function itemsOf(meant: readonly Meant[]): string {
  return counted(meant.length, meant[0]?.ignored.kind === 'title' ? 'title' : 'video')
}

interface Narrowed {
  readonly values: GivenIgnore['values']
  readonly unseen: UnseenPlaces
  readonly signal: AbortSignal
}

/** Videos that are named, and those below folders that were narrowed or meant as a whole. Paths. */
async function meantVideos(
  engine: Engine,
  paths: readonly string[],
  { values, unseen, signal }: Narrowed,
): Promise<readonly string[]> {
  const scope = readVideoScope({ title: values.of, season: values.season, newest: undefined })
  const folders = paths.filter(isFolder)
  const [first] = folders
  if (first === undefined && (scope.search !== '' || values.all))
    throw new AppError('input.invalid', '--of, --season and --all choose among the videos of a folder. Name one.')
  if (first !== undefined && scope.search === '' && !values.all) throw wholeFolder(first)
  const found = await videosInScope(engine, folders, { scope, unseen, signal })
  const named = paths.filter((path) => !folders.includes(path))
  return [...new Set([...named, ...found.map(({ file }) => file.path)])]
}

function wholeFolder(folder: string): AppError {
  return new AppError(
    'input.invalid',
    `A folder is not ignored as a whole: name one of its videos, with --title for all of its show, or say which of them: --of TITLE, --season N, or --all for those that are there now. To want other languages below it: undertitle rules ${folder} --languages LIST`,
  )
}

interface MeantHow {
  readonly isTitle: boolean
  readonly language: LanguageTag | null
  readonly scanned: readonly string[]
}

function meantBy(
  engine: Engine,
  videos: readonly string[],
  { isTitle, language, scanned }: MeantHow,
): readonly Meant[] {
  if (!isTitle) return videos.map((path) => ({ ignored: { kind: 'video', path, language }, label: basename(path) }))
  const said = engine.rules.ignored().flatMap(({ ignored }) => (ignored.kind === 'title' ? [ignored] : []))
  return titlesOf(engine, videos, { scanned, said }).map(({ place, path }) => ({
    ignored: { ...place, language },
    label: parseRelease(path).title ?? basename(path),
  }))
}

function keyOf(ignored: Ignored): string {
  return JSON.stringify(ignoredPlace(ignored))
}

export async function ignoredCommand(
  { values }: Given<typeof ignoredOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async ({ rules }) => {
    const all = rules.ignored()
    for (const { ignored, label, ignoredMs } of all) {
      const at = new Date(ignoredMs).toISOString()
      const language = 'language' in ignored ? (ignored.language ?? 'all') : ''
      if (values.json) terminal.stdout(JSON.stringify({ at, label, ...ignored, event: 'ignored' }))
      else
        terminal.stdout(
          `${localTime(ignoredMs)}  ${ignored.kind.padEnd(7)}  ${language.padEnd(5)}  ${shown(whereOf(ignored, label))}`,
        )
    }
    if (all.length === 0) terminal.stderr('Nothing is ignored.')
    return 0
  })
}

function whereOf(ignored: Ignored, label: string): string {
  if (ignored.kind === 'video') return ignored.path
  return ignored.kind === 'title' ? `${label}  ${ignored.folder}` : label
}
