/** The titles of the library by their names, read from its videos in memory: for suggestions, and for whose video a subtitle is. */
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'

export interface KnownTitle {
  readonly name: string
  readonly type: 'movie' | 'tv'
  readonly year: number | null
  readonly videos: readonly LibraryEntry[]
}

export interface TitleIndex {
  titles(): Promise<readonly KnownTitle[]>
  /** Under any of these names, however they are spelled. */
  named(names: readonly string[]): Promise<readonly LibraryEntry[]>
}

export interface TitleIndexParts {
  readonly library: Pick<LibrarySession, 'entries'>
  readonly topics: Pick<Topics, 'revision'>
}

type ByKey = ReadonlyMap<string, readonly KnownTitle[]>

export function createTitleIndex({ library, topics }: TitleIndexParts): TitleIndex {
  const keys = new Map<string, string>()
  let built: { readonly revision: number; readonly byKey: ByKey } | null = null

  /** Titles repeat; making a key is most of the work. */
  function keyOf(title: string): string {
    const known = keys.get(title)
    if (known !== undefined) return known
    const key = titleKey(title)
    keys.set(title, key)
    return key
  }

  async function read(): Promise<ByKey> {
    const at = topics.revision('library')
    if (built?.revision === at) return built.byKey
    const grouped = new Map<string, LibraryEntry[]>()
    for (const entry of library.entries()) {
      await yieldToEventLoop()
      if (entry.title === null) continue
      const group = JSON.stringify([keyOf(entry.title), entry.type, entry.type === 'movie' ? entry.year : null])
      const videos = grouped.get(group)
      if (videos) videos.push(entry)
      else grouped.set(group, [entry])
    }
    const byKey = Map.groupBy([...grouped.values()].flatMap(titleOf), ({ name }) => keyOf(name))
    built = { revision: at, byKey }
    return byKey
  }

  return {
    titles: async () => [...(await read()).values()].flat(),
    async named(names) {
      const byKey = await read()
      const wanted = new Set(names.map(keyOf))
      return [...wanted].flatMap((key) => byKey.get(key) ?? []).flatMap(({ videos }) => videos)
    },
  }
}

function titleOf(videos: readonly LibraryEntry[]): readonly KnownTitle[] {
  const [first] = videos
  const name = first?.title ?? null
  return first && name !== null ? [{ name, type: first.type, year: first.year, videos }] : []
}
