/** Posters of the rows in sight, drawn small once and kept: the host answers the picture as it lies on the disk. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Poster } from '../../../../shared/contract/library.ts'
import type { Client } from '../../../api/client.ts'

export interface PosterState {
  /** null: there is none that could be shown. */
  readonly pictures: ReadonlyMap<string, ImageBitmap | null>
  readonly want: (posterId: string) => void
}

export type PosterStore = StoreApi<PosterState>

/** Twice the size of the drawer's. */
const heightPx = 192
const mostKept = 300
/** Reading pictures from a sleeping disk holds nothing else up. */
const atOnce = 2

export function createPosterStore(client: Client): PosterStore {
  return createStore<PosterState>()((set, get) => {
    const due: string[] = []
    const asked = new Set<string>()
    let underWay = 0

    function keep(posterId: string, picture: ImageBitmap | null): void {
      const pictures = new Map(get().pictures).set(posterId, picture)
      for (const [oldest, old] of pictures) {
        if (pictures.size <= mostKept) break
        pictures.delete(oldest)
        asked.delete(oldest)
        old?.close()
      }
      set({ pictures })
    }

    async function readNext(): Promise<void> {
      if (underWay >= atOnce) return
      // What came into sight last is looked at now.
      const posterId = due.pop()
      if (posterId === undefined) return
      underWay += 1
      const poster = await client.call('library.poster', { posterId }).catch(() => null)
      keep(posterId, poster && (await drawn(poster)))
      underWay -= 1
      void readNext()
    }

    return {
      pictures: new Map(),
      want(posterId) {
        if (asked.has(posterId)) return
        asked.add(posterId)
        due.push(posterId)
        void readNext()
      },
    }
  })
}

/** A picture that cannot be drawn is no picture: the tile stays. */
async function drawn({ type, base64 }: Poster): Promise<ImageBitmap | null> {
  const bytes = bytesOf(base64)
  const size = { resizeHeight: heightPx, resizeQuality: 'medium' } as const
  return createImageBitmap(new Blob([bytes], { type }), size).catch(() => null)
}

/** In a plain loop: `Uint8Array.from` walks a text sign by sign, and holds the page up for a large picture. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
