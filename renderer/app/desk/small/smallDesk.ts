/** The desk in small: one subtitle over its film, wherever a screen has room for it. What is made for it ends when it is left. */
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import type { Client } from '../../../api/client.ts'
import { pageId } from '../../../api/pageId.ts'
import { createCompareStore } from '../compare/compareStore.ts'
import { fileKey } from '../deskFiles.ts'
import { createFilm } from '../createFilm.ts'
import { followFilm } from '../followFilm.ts'
import { inFilm, lengthOf, lineAt } from '../seenState.ts'
import type { SeenStores } from '../seenStores.ts'
import { marksOf } from '../stage/marks.ts'
import type { PlayerParts } from '../stage/playerStore.ts'
import { createSmallDeskStore, type SmallDeskStore } from './smallDeskStore.ts'

export interface SmallDesk extends SeenStores {
  readonly seen: SmallDeskStore
  /** Another subtitle of the same film is seen at the moment where the film stands. */
  readonly show: (file: DeskFile) => Promise<void>
  /** Against another one at the same moment, or alone again. */
  readonly turnComparing: () => Promise<void>
  readonly leave: () => void
}

export interface SmallDeskParts extends Pick<PlayerParts, 'clipsAt'> {
  readonly client: Client
  /** Which of the small desks of this page. */
  readonly place: 'drawer' | 'review' | 'search' | 'history'
}

export function createSmallDesk({ client, place, clipsAt }: SmallDeskParts): SmallDesk {
  const film = createFilm({ client, deskId: `${pageId}.${place}`, clipsAt })
  const { player, strip } = film
  const seen = createSmallDeskStore(client)
  followFilm({ seen, player })
  const compare = createCompareStore(client)
  /** The film that stands there. */
  let shownId: string | null = null
  /** Of the subtitle that others can be compared with. */
  let comparedKey: string | null = null

  function readChoices(): Promise<void> {
    const { subject, details, text } = seen.getState()
    return compare.getState().read({ subject, details, text, others: [] })
  }

  async function showFilm(videoId: string): Promise<void> {
    const { cues, choose } = seen.getState()
    const lengthMs = lengthOf(seen.getState())
    const middle = marksOf(cues, lengthMs)[1]
    shownId = videoId
    player.getState().come()
    player.getState().open(videoId)
    choose(middle?.index ?? 0)
    player.getState().go(inFilm(lengthMs, middle?.atMs ?? 0))
    await strip.getState().open(videoId, lengthMs)
  }

  return {
    ...film,
    seen,
    measure: seen,
    compare,
    async show(file) {
      const looksFor = player.getState().tools === null ? player.getState().look(false) : null
      await Promise.all([seen.getState().read(file), looksFor])
      const { subject, cues, choose } = seen.getState()
      // Left, or another one asked for meanwhile.
      if (subject?.file !== file) return
      if (comparedKey !== fileKey(file)) compare.getState().forget()
      comparedKey = fileKey(file)
      if (file.kind === 'candidate') void readChoices()
      if (subject.videoId === shownId) choose(lineAt(cues, player.getState().atMs))
      else await showFilm(subject.videoId)
    },
    async turnComparing() {
      // What another one costs may have changed since.
      if (!compare.getState().isComparing) void readChoices()
      await compare.getState().turn()
    },
    leave() {
      if (seen.getState().file === null) return
      shownId = null
      comparedKey = null
      seen.getState().forget()
      compare.getState().forget()
      player.getState().leave()
    },
  }
}
