/** `rules`: what is wanted of folders and titles. */
import { resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import type { RulesPlace } from '../../wanted/place.ts'
import type { OwnRules, ScopedRules } from '../../wanted/rulesBook.ts'
import { formatWishes, inheritsAll, saysNothing } from '../../wanted/scopedRulesStore.ts'
import { keyOf } from '../../wanted/wantedRules.ts'
import type { WishRules } from '../../wanted/wish.ts'
import { readVideoScope } from '../scope/batchScope.ts'
import { asInLibrary, partsOf, placesOf, titlesOf, type NamedPlace } from '../scope/placesInScope.ts'
import { createUnseenPlaces, type UnseenPlaces } from '../scope/unseenPlaces.ts'
import { videosInScope } from '../scope/videosInScope.ts'
import type { Given } from '../table/appCommand.ts'
import type { rulesOptions } from '../table/optionSets.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { isFolder, mustBeFolderOrVideo, mustBeThere } from '../namedPaths.ts'
import { withEngine } from '../withEngine.ts'

export async function rulesCommand(
  { values, positionals }: Given<typeof rulesOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { json, languages, clear = false, title } = values
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    if (positionals.length === 0) {
      if (languages !== undefined || title !== undefined || clear) throw noPath()
      const scoped = engine.rules.scoped()
      for (const each of scoped) terminal.stdout(json ? JSON.stringify(jsonOf(each)) : lineOf(each))
      if (scoped.length === 0) terminal.stderr('No folder and no title has rules of its own.')
      return 0
    }
    const paths = positionals.map((path) => resolve(terminal.cwd, path))
    mustBeThere(...paths)
    // What was set before of something else can be taken away.
    if (!clear) mustBeFolderOrVideo(...paths)
    const unseen = createUnseenPlaces(terminal, json === true)
    const places = await meantPlaces(engine, asInLibrary(engine, paths), { title, unseen, signal: terminal.signal })
    const changes = changesOf(engine, places, clear ? null : languages)
    if (changes.length > 0) engine.rules.change(changes)
    for (const { place, path } of places) {
      const rules = rulesAt(engine, place, path)
      if (json) terminal.stdout(JSON.stringify({ path, ...place, ...recordOf(rules), event: 'rules' }))
      else
        terminal.stdout(
          places.length === 1 ? formatWishes(rules.wishes) : `${shown(path)}  ${formatWishes(rules.wishes)}`,
        )
    }
    return unseen.exitCode(0)
  })
}

interface Narrowed {
  readonly title: string | undefined
  readonly unseen: UnseenPlaces
  readonly signal: AbortSignal
}

/** @throws AppError 'input.invalid' where no video is of the title that was named */
async function meantPlaces(
  engine: Engine,
  paths: readonly string[],
  { title, unseen, signal }: Narrowed,
): Promise<readonly NamedPlace[]> {
  const said = engine.rules.scoped().map(({ place }) => place)
  if (title === undefined) return placesOf(engine, paths, said)
  const scope = readVideoScope({ title, season: undefined, newest: undefined })
  const videos = await videosInScope(engine, paths, { scope, unseen, signal })
  return titlesOf(
    engine,
    videos.map(({ file }) => file.path),
    { scanned: paths.filter(isFolder), said },
  )
}

/** @param languages null: its own rules go; undefined: nothing is changed. @throws AppError as wishes do */
function changesOf({ rules }: Engine, places: readonly NamedPlace[], languages: string | null | undefined) {
  if (languages === undefined) return []
  const said = rules.scoped()
  const parts = places.flatMap(({ place }) =>
    partsOf(
      place,
      said.map((each) => each.place),
    ),
  )
  if (languages === null) return [...parts, ...places.map(({ place }) => place)].map((place) => ({ place, own: null }))
  const wishes = parseWishes(languages)
  const ownBefore = new Map(said.map(({ place, own }) => [keyOf(place), own]))
  const withWishes = (place: RulesPlace): OwnRules => ({ ...(ownBefore.get(keyOf(place)) ?? inheritsAll), wishes })
  const changed = places.map(({ place }) => ({ place, own: withWishes(place) }))
  // One season's own rules win over those of its show, all of them: its languages are those of the show now, the rest stays.
  const changedParts = parts.map((place) => {
    const own = withWishes(place)
    return { place, own: saysNothing({ ...own, wishes: null }) ? null : own }
  })
  return [...changedParts, ...changed]
}

function noPath(): AppError {
  return new AppError(
    'input.invalid',
    'Name a folder or a video. What is wanted everywhere is a setting: undertitle config set languages LIST',
  )
}

/** What a video there is looked for in. */
function rulesAt({ rules }: Engine, place: RulesPlace, path: string): WishRules {
  if (place.kind === 'title') return rules.book().rulesOf(path, () => place.titleKey)
  // No title has this key, as each begins with its kind.
  return rules.book().rulesOf(resolve(path, '-'), () => '\n')
}

function recordOf({ wishes, ...rest }: WishRules) {
  return { languages: formatWishes(wishes), ...rest }
}

function jsonOf({ place, own }: ScopedRules) {
  const languages = own.wishes && formatWishes(own.wishes)
  // 'wishes' as older scripts read it.
  return { ...place, ...own, languages, wishes: languages, event: 'rules' }
}

function lineOf({ place, own: { wishes, ...rest } }: ScopedRules): string {
  const said = Object.entries(rest).flatMap(([rule, value]) => (value === null ? [] : [`${rule}=${value}`]))
  const title = place.kind === 'title' && place.titleKey !== '' ? `  (${place.titleKey})` : ''
  return `${shown(place.folder)}${shown(title)}  ${[wishes ? formatWishes(wishes) : null, ...said].filter(Boolean).join('  ')}`
}
