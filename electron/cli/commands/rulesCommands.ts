/** `rules`, `ignore` and `ignored`: what is wanted of one folder or title, and what nothing is wanted for. */
import { lstat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../../shared/release/title/showKey.ts'
import { systemClock } from '../../../node/clock.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { folderOfPath } from '../../views/folders/folderPaths.ts'
import { createFolderStore } from '../../views/folders/folderStore.ts'
import { ignoredPlace, type Ignored } from '../../wanted/ignored.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import type { RulesPlace } from '../../wanted/place.ts'
import type { ScopedRules } from '../../wanted/rulesBook.ts'
import { formatWishes, inheritsAll } from '../../wanted/scopedRulesStore.ts'
import { keyOf } from '../../wanted/wantedRules.ts'
import type { WishRules } from '../../wanted/wish.ts'
import type { Given } from '../table/appCommand.ts'
import type { ignoredOptions, ignoreOptions, rulesOptions } from '../table/optionSets.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { mustBeThere } from '../mustBeThere.ts'
import { withEngine } from '../withEngine.ts'

export async function rulesCommand(
  { values, positionals }: Given<typeof rulesOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const [named] = positionals
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    const say = (scoped: ScopedRules) => terminal.stdout(values.json ? JSON.stringify(jsonOf(scoped)) : lineOf(scoped))
    if (named === undefined) {
      if (values.languages !== undefined || values.clear) throw noPath()
      const scoped = engine.rules.scoped()
      scoped.forEach(say)
      if (scoped.length === 0) terminal.stderr('No folder and no title has rules of its own.')
      return 0
    }
    const path = resolve(terminal.cwd, named)
    mustBeThere(path)
    const place = await placeOf(engine, path)
    const own = engine.rules.scoped().find((each) => keyOf(each.place) === keyOf(place))?.own ?? inheritsAll
    if (values.clear) engine.rules.change([{ place, own: null }])
    else if (values.languages !== undefined)
      engine.rules.change([{ place, own: { ...own, wishes: parseWishes(values.languages) } }])
    const rules = rulesAt(engine, place, path)
    terminal.stdout(values.json ? JSON.stringify({ path, ...place, ...recordOf(rules) }) : formatWishes(rules.wishes))
    return 0
  })
}

function noPath(): AppError {
  return new AppError(
    'input.invalid',
    'Name a folder or a video. What is wanted everywhere is a setting: undertitle config set languages LIST',
  )
}

/** A folder with all below it; a video stands for its title, below the folder of the library that holds it. */
async function placeOf({ db }: Engine, path: string): Promise<RulesPlace> {
  const found = await lstat(path).catch(() => null)
  if (found?.isDirectory()) return { kind: 'folder', folder: path }
  const titleKey = showKeyOf(parseRelease(path))
  const root = folderOfPath(createFolderStore(db, systemClock).list(), path)
  return { kind: 'title', folder: titleKey === '' ? dirname(path) : (root?.path ?? dirname(path)), titleKey }
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
  return { ...place, ...own, languages, wishes: languages }
}

function lineOf({ place, own: { wishes, ...rest } }: ScopedRules): string {
  const said = Object.entries(rest).flatMap(([rule, value]) => (value === null ? [] : [`${rule}=${value}`]))
  const title = place.kind === 'title' && place.titleKey !== '' ? `  (${place.titleKey})` : ''
  return `${shown(place.folder)}${shown(title)}  ${[wishes ? formatWishes(wishes) : null, ...said].filter(Boolean).join('  ')}`
}

export async function ignoreCommand(
  { values, positionals }: Given<typeof ignoreOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const path = resolve(terminal.cwd, positionals[0] ?? '')
  const language = values.language === undefined ? null : knownLanguage(values.language)
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    // Of what is gone since, the ignoring can be taken back all the same.
    if (!values.undo) mustBeThere(path)
    const meant = await meantBy(engine, path, { isTitle: values.title === true, language })
    const say = (event: 'ignored' | 'missed', isChanged: boolean) => {
      if (values.json) terminal.stdout(JSON.stringify({ event, isChanged, ...meant }))
    }
    const ids = engine.rules.ignored().flatMap(({ id, ignored }) => (isSame(ignored, meant) ? [id] : []))
    if (values.undo) {
      if (ids.length === 0) terminal.stderr('This is not ignored. See: undertitle ignored')
      engine.rules.remove(ids)
      say('missed', ids.length > 0)
      return 0
    }
    if (ids.length > 0) terminal.stderr('This is ignored already.')
    else engine.rules.add([{ ignored: meant, label: labelOf(meant, path) }])
    say('ignored', ids.length === 0)
    return 0
  })
}

async function meantBy(
  engine: Engine,
  path: string,
  { isTitle, language }: { readonly isTitle: boolean; readonly language: LanguageTag | null },
): Promise<Ignored> {
  const place = await placeOf(engine, path)
  if (place.kind === 'folder')
    throw new AppError(
      'input.invalid',
      `A folder is not ignored as a whole: name one of its videos, with --title for all of its show. To want other languages below it: undertitle rules ${path} --languages LIST`,
    )
  return isTitle ? { ...place, language } : { kind: 'video', path, language }
}

function isSame(a: Ignored, b: Ignored): boolean {
  return JSON.stringify(ignoredPlace(a)) === JSON.stringify(ignoredPlace(b))
}

function labelOf(meant: Ignored, path: string): string {
  return (meant.kind === 'title' ? parseRelease(path).title : null) ?? basename(path)
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
      if (values.json) terminal.stdout(JSON.stringify({ at, label, ...ignored }))
      else terminal.stdout(`${at}  ${ignored.kind.padEnd(7)}  ${language.padEnd(5)}  ${shown(whereOf(ignored, label))}`)
    }
    if (all.length === 0) terminal.stderr('Nothing is ignored.')
    return 0
  })
}

function whereOf(ignored: Ignored, label: string): string {
  if (ignored.kind === 'video') return ignored.path
  return ignored.kind === 'title' ? `${label}  ${ignored.folder}` : label
}

function knownLanguage(text: string): LanguageTag {
  const tag = languageTagOf(text)
  if (tag === null) throw new AppError('input.unknownLanguage', `"${text}" is not a supported language.`)
  return tag
}
