/**
 * What titles are called besides what their files say: the service's name and the original one, of titles that are sure or
 * that a person has said. People look for a show by any of them; nothing is decided by them.
 */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { showKeyOf, type NamedTitle } from '../../shared/release/title/showKey.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import type { Database } from '../database/database.ts'
import { eachInSlices } from '../library/eachInSlices.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'
import type { MatchedVideo } from './matchedVideo.ts'
import { folderOf, type PlacedVideo } from './showPlace.ts'

/** By the keys of `learntKeyOf`; a title that is called as its files say is not among them. */
export type NamesByTitle = ReadonlyMap<string, readonly string[]>

export interface LearntNames {
  all(): NamesByTitle
  /** What a service says of videos by itself, in place of what was known of their titles. Whoever follows is told. */
  learn(matched: readonly MatchedVideo[]): Promise<void>
  /** What a person says, null: no longer. Tells nobody, as it is part of a commit. */
  say(video: PlacedVideo, title: TitleMatch | null): void
  /** Told of the titles that a service calls otherwise now. */
  follow(listener: (isChanged: TitleTest) => void): void
}

/** Whether a video is of one of some titles. */
export type TitleTest = (video: { readonly path: string; readonly showKey: string }) => boolean

/** One for all folders of the library, whatever folder a command names: files of one name are of one title. */
export function learntKeyOf({ file: { path } }: PlacedVideo, release: NamedTitle): string {
  return keyOf({ path, showKey: showKeyOf(release) })
}

function keyOf({ path, showKey }: Parameters<TitleTest>[0]): string {
  return showKey === '' ? folderOf(path) : showKey
}

export function createLearntNames(db: Database): LearntNames {
  const listeners = new Set<(isChanged: TitleTest) => void>()

  function all(): NamesByTitle {
    const rows = db.all<{ title: string; names: string }>('SELECT title, names FROM learnt_name')
    return new Map(rows.map(({ title, names }) => [title, names.split('\n')]))
  }

  function put(title: string, names: readonly string[]): void {
    if (names.length === 0) db.run('DELETE FROM learnt_name WHERE title = ?', title)
    else db.run('INSERT OR REPLACE INTO learnt_name (title, names) VALUES (?, ?)', title, names.join('\n'))
  }

  return {
    all,
    async learn(matched) {
      const learnt = await learntFrom(matched)
      const known = all()
      const changed = [...learnt].flatMap(([title, names]) => {
        const now = [...names].sort()
        return isSame(known.get(title) ?? [], now) ? [] : { title, names: now }
      })
      if (changed.length === 0) return
      db.transaction(() => changed.forEach(({ title, names }) => put(title, names)), { isDurable: false })
      const titles = new Set(changed.map(({ title }) => title))
      for (const listener of listeners) listener((video) => titles.has(keyOf(video)))
    },
    say(video, title) {
      const release = parseRelease(video.file.path)
      put(learntKeyOf(video, release), title === null ? [] : otherNames(title, release))
    },
    follow(listener) {
      listeners.add(listener)
    },
  }
}

/** Of each title all names that its videos are sure of. */
async function learntFrom(matched: readonly MatchedVideo[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const learnt = new Map<string, Set<string>>()
  /** All episodes of a show are of one title: its names are looked at once. */
  const seen = new Set<string>()
  await eachInSlices(matched, ({ video, status, title }) => {
    if (status !== 'sure' || title === null) return
    // As the library reads it, which knows of no second reading that the service has made sure.
    const named = parseRelease(video.file.path)
    const key = learntKeyOf(video, named)
    const called = [key, title.name, title.originalName].join('\n')
    if (seen.has(called)) return
    seen.add(called)
    learnt.set(key, new Set([...(learnt.get(key) ?? []), ...otherNames(title, named)]))
  })
  return learnt
}

/** Names that those of the files are not. */
function otherNames({ name, originalName }: TitleMatch, { title }: NamedTitle): readonly string[] {
  const said = titleKey(title ?? '')
  return [name, originalName ?? '']
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each, index, names) => each !== '' && titleKey(each) !== said && names.indexOf(each) === index)
    .sort()
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}
