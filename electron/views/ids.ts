/** Ids for what the screens may name. They say nothing about the disk, and a path sent back is no id. Pure. */
import { hash } from 'node:crypto'
import type { Ids } from '../../node/ids.ts'

/** The same path has the same id for good; 24 hexadecimal digits. */
export function videoIdOf(path: string): string {
  return hash('sha256', path).slice(0, 24)
}

/** Of one wish of a video, whoever asks for it: plan, watch mode or library. @param wishKey see `wishKeyOf` */
export function wishIdOf(videoPath: string, wishKey: string): string {
  return videoIdOf(`${videoPath}\n${wishKey}`)
}

/** Hands out ids for things that live as long as the host, the same id for the same key. */
export interface Handles<Thing> {
  idOf(key: string, thing: Thing): string
  get(id: string): Thing | null
}

/** @param most The oldest are forgotten beyond that: a list that a person looked at long ago. */
export function createHandles<Thing>(ids: Ids, most: number): Handles<Thing> {
  const things = new Map<string, { readonly key: string; readonly thing: Thing }>()
  const idsOfKeys = new Map<string, string>()
  return {
    idOf(key, thing) {
      const id = idsOfKeys.get(key) ?? ids.newId()
      things.delete(id)
      things.set(id, { key, thing })
      idsOfKeys.set(key, id)
      const [oldest] = things
      if (things.size > most && oldest) {
        things.delete(oldest[0])
        idsOfKeys.delete(oldest[1].key)
      }
      return id
    },
    get: (id) => things.get(id)?.thing ?? null,
  }
}
