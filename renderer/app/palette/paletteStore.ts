/** The palette while it is open: what was typed, the titles that the host found for it, and where the keyboard is. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf, OutputOf } from '../../../shared/contract/index.ts'
import type { Client } from '../../api/client.ts'
import { fuzzyMatch } from './fuzzyMatch.ts'

export type FoundTitle = OutputOf<'library.page'>['rows'][number]

export interface PaletteState {
  readonly text: string
  readonly titles: readonly FoundTitle[]
  /** Of the entries that are shown. */
  readonly active: number
  readonly type: (text: string) => void
  readonly setActive: (index: number) => void
}

export type PaletteStore = StoreApi<PaletteState>

const mostTitles = 5
/** One letter finds half the library. */
const shortestSearch = 2

export function createPaletteStore(client: Client): PaletteStore {
  return createStore<PaletteState>()((set, get) => {
    let isAsking = false

    /** One search at a time; the last text is asked again when the answer for an older one is there. Costs nothing. */
    async function findTitles(): Promise<void> {
      if (isAsking) return
      isAsking = true
      for (let asked: string | null = null; asked !== get().text;) {
        asked = get().text
        const titles = asked.trim().length < shortestSearch ? [] : await titlesFor(client, asked)
        const { text } = get()
        set({ titles: asked === text ? titles : titles.filter(isNamedBy(text)) })
      }
      isAsking = false
    }

    return {
      text: '',
      titles: [],
      active: 0,
      type(text) {
        set(({ titles }) => ({ text, active: 0, titles: titles.filter(isNamedBy(text)) }))
        void findTitles()
      },
      setActive: (active) => set({ active }),
    }
  })
}

/** What was found for the letters before is no answer to these, unless its name has them too. */
function isNamedBy(text: string): (title: FoundTitle) => boolean {
  return (title) => fuzzyMatch(text, nameOfTitle(title)) !== null
}

export function nameOfTitle({ title, file }: Pick<FoundTitle, 'title' | 'file'>): string {
  return title ?? file
}

/** Without titles the palette still has everything else: what went wrong is told where the library stands. */
async function titlesFor(client: Client, text: string): Promise<readonly FoundTitle[]> {
  const query: InputOf<'library.page'> = {
    search: text,
    sort: 'title',
    isDescending: false,
    sortLanguage: null,
    view: 'titles',
    open: { all: false, except: [] },
    offset: 0,
    limit: mostTitles,
  }
  return client.call('library.page', query).then(
    ({ rows }) => rows,
    () => [],
  )
}
