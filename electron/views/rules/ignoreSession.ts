/** What is ignored, as the screens add to it, list it and take from it. */
import type { IgnoredRecord, ToIgnore } from '../../../shared/contract/videos/rules.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { authorKey, nameKey } from '../../matching/choose/nameKey.ts'
import { distanceTo } from '../../wanted/place.ts'
import type { IgnoredRow, NewlyIgnored } from '../../wanted/ignoredStore.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Page, PageWindow } from '../page.ts'
import type { SettingsFollowers } from '../settings/settingsFollowers.ts'
import type { Topics } from '../topics.ts'
import { wholeLibrary } from './rulesSession.ts'
import { titlePlaces } from './scopePlaces.ts'
import { ignoredBy } from './ignoredBy.ts'
import type { Undoing } from './undoing.ts'

type IgnoredKind = IgnoredRow['ignored']['kind']

export interface IgnoreSessionParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'folders' | 'has'>
  readonly rules: Pick<WantedRules, 'add' | 'remove' | 'removeSame' | 'putBack' | 'ignored'>
  readonly followers: Pick<SettingsFollowers, 'refuseWhileBusy' | 'ignoredChanged' | 'listingsChanged'>
  readonly undoing: Undoing
  readonly topics: Pick<Topics, 'revision'>
}

export interface IgnoreSession {
  add(meant: ToIgnore): { readonly undoId: string; readonly ids: number[]; readonly videos: number }
  page(query: PageWindow & { readonly search: string }): Page<IgnoredRecord>
  count(): { readonly rows: number }
  remove(ids: readonly number[]): { readonly undoId: string }
  /** @throws AppError 'file.missing' */
  stop(scope: Scope): { readonly undoId: string; readonly videos: number }
}

export function createIgnoreSession(parts: IgnoreSessionParts): IgnoreSession {
  const { library, rules, followers, undoing, topics } = parts

  /** @param kinds of what is changed */
  function felt<Answer>(kinds: readonly IgnoredKind[], change: () => Answer): Answer {
    followers.refuseWhileBusy()
    const answer = change()
    const [listings, wishes] = [kinds.some(isListing), kinds.some((kind) => !isListing(kind))]
    if (listings) followers.listingsChanged()
    if (wishes) followers.ignoredChanged()
    return answer
  }

  function remove(ids: readonly number[]): string {
    const meant = new Set(ids)
    const kinds = rules.ignored().flatMap(({ id, ignored }) => (meant.has(id) ? [ignored.kind] : []))
    const rows = felt(kinds, () => rules.remove(ids))
    return undoing.keep({ kind: 'heeded', count: countNew(rows, []) }, () => felt(kinds, () => rules.putBack(rows)))
  }

  /** Videos that these rows are about and that none before was, in their language or in every one. */
  function countNew(added: readonly IgnoredRow[], before: readonly IgnoredRow[]): number {
    const [rowsOf, beforeOf] = [ignoredBy(added), ignoredBy(before)]
    return library.resolve(wholeLibrary).filter((entry) => {
      const formerly = beforeOf(entry)
      return rowsOf(entry).some((row) => !formerly.some((other) => isIgnoredIn(other, languageOf(row))))
    }).length
  }

  return {
    add(meant) {
      const entries = 'scope' in meant ? library.resolve(meant.scope) : []
      const rows = newlyIgnored(meant, entries, library)
      const kinds = rows.map(({ ignored }) => ignored.kind)
      const before = rules.ignored()
      const ids = felt(kinds, () => rules.add(rows))
      const isNew = new Set(ids)
      const added = rules.ignored().filter(({ id }) => isNew.has(id))
      const videos = countNew(added, before)
      const undoId = undoing.keep({ kind: 'ignored', count: videos }, () =>
        felt(kinds, () => rules.removeSame(added.map(({ ignored }) => ignored))),
      )
      return { ids: [...ids], videos, undoId }
    },
    page({ offset, limit, search }) {
      const word = search.trim().toLowerCase()
      const all = rules.ignored().filter(({ label }) => label.toLowerCase().includes(word))
      const some = all.slice(offset, offset + limit)
      const counts = countVideos(some, library)
      const rows = some.map((row) => ignoredRecord(row, counts.get(row.id) ?? null))
      return { rows, total: all.length, revision: topics.revision('library') }
    },
    count: () => ({ rows: rules.ignored().length }),
    remove: (ids) => ({ undoId: remove(ids) }),
    stop(scope) {
      const rowsOf = ignoredBy(rules.ignored())
      const { language } = scope
      const isMeant = (row: IgnoredRow) => language === null || isIgnoredIn(row, language)
      const rows = [...new Set(library.resolve(scope).flatMap((entry) => rowsOf(entry).filter(isMeant)))]
      const undoId = remove(rows.map(({ id }) => id))
      return { undoId, videos: countNew(rows, []) }
    },
  }
}

const isListing = (kind: IgnoredKind) => kind === 'release' || kind === 'author'

const languageOf = ({ ignored }: IgnoredRow) => ('language' in ignored ? ignored.language : null)

/** As what is ignored in every language is in each; null: in every one. */
function isIgnoredIn(row: IgnoredRow, language: LanguageTag | null): boolean {
  return languageOf(row) === null || languageOf(row) === language
}

function newlyIgnored(
  meant: ToIgnore,
  entries: readonly LibraryEntry[],
  { folders }: Pick<LibrarySession, 'folders'>,
): readonly NewlyIgnored[] {
  switch (meant.what) {
    case 'videos':
      return entries.map(({ path }) => ({
        ignored: { kind: 'video', path, language: meant.language },
        label: nameOfPath(path),
      }))
    case 'titles':
      return titlePlaces(entries, folders()).map((place) => ({
        ignored: { ...place, language: meant.language },
        label: titleOf(place, entries) ?? nameOfPath(place.folder),
      }))
    case 'release':
      return [{ ignored: { kind: 'release', key: nameKey(meant.name) }, label: meant.name }]
    case 'author':
      return [{ ignored: { kind: 'author', key: authorKey(meant.name) }, label: meant.name }]
  }
}

function titleOf(place: ReturnType<typeof titlePlaces>[number], entries: readonly LibraryEntry[]): string | null {
  return (
    entries.find(({ path, showKey }) => showKey === place.titleKey && distanceTo(place, path, () => showKey) !== null)
      ?.title ?? null
  )
}

/** How many videos of the library each row is about. */
function countVideos(
  rows: readonly IgnoredRow[],
  library: Pick<LibrarySession, 'resolve' | 'has'>,
): Map<number, number> {
  const counts = new Map<number, number>()
  const titles = rows.filter(({ ignored }) => ignored.kind === 'title')
  const rowsOf = ignoredBy(titles)
  for (const { id, ignored } of rows) {
    if (ignored.kind === 'video') counts.set(id, library.has(videoIdOf(ignored.path)) ? 1 : 0)
    if (ignored.kind === 'title') counts.set(id, 0)
  }
  for (const entry of titles.length === 0 ? [] : library.resolve(wholeLibrary))
    for (const { id } of rowsOf(entry)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function ignoredRecord(row: IgnoredRow, videos: number | null): IgnoredRecord {
  const { id, ignored, label, ignoredMs } = row
  return { id, kind: ignored.kind, label, language: languageOf(row), ignoredMs, videos }
}
