/** Pictures of the film at rest: the whole one before a moment, which is there soon, and the exact one. */
import type { Client } from '../../../api/client.ts'

export interface Moment {
  readonly videoId: string
  readonly atMs: number
  /** Grows with each place that is looked at. */
  readonly era: number
}

export interface Stage {
  /** null where nothing can be shown. */
  now(): Moment | null
  still(): string | null
  show(still: string): void
}

export interface StillParts {
  readonly client: Client
  readonly deskId: string
  readonly stage: Stage
}

export interface Stills {
  readonly near: () => Promise<void>
  readonly exact: () => Promise<void>
  /** One after the other, as long as somebody wants them. */
  readonly each: (videoId: string, moments: readonly number[], marks: Marks) => Promise<void>
}

export interface Marks {
  readonly isWanted: (atMs: number) => boolean
  readonly show: (atMs: number, still: string) => void
}

export function createStills({ client, deskId, stage }: StillParts): Stills {
  let isOnItsWay = false
  const isNow = ({ era }: Moment) => stage.now()?.era === era

  async function at(videoId: string, atMs: number, isExact = false): Promise<string> {
    const order = { deskId, videoId, atMs: Math.round(atMs), isExact }
    const { name } = await client.call('media.picture', order)
    return client.mediaAddress(name)
  }

  async function near(): Promise<void> {
    const moment = stage.now()
    if (moment === null || isOnItsWay) return
    isOnItsWay = true
    try {
      const still = await at(moment.videoId, moment.atMs)
      // The exact one may have come before it.
      if (isNow(moment) && stage.still() === null) stage.show(still)
    } catch {
      // The clip says why: a still alone is no loss.
    } finally {
      isOnItsWay = false
      // Whoever jumped on meanwhile waits for another one.
      if (!isNow(moment) && stage.still() === null) void near()
    }
  }

  /** By the whole picture before it nobody can judge times; where no clip comes by itself, the exact one does. */
  async function exact(): Promise<void> {
    const moment = stage.now()
    if (moment === null) return
    const still = await at(moment.videoId, moment.atMs, true).catch(() => null)
    // Near the end there may be none: the one before it stays.
    if (still !== null && isNow(moment)) stage.show(still)
  }

  async function each(videoId: string, moments: readonly number[], { isWanted, show }: Marks): Promise<void> {
    for (const atMs of moments) {
      if (!isWanted(atMs)) continue
      // A mark without a picture still says its time.
      const still = await at(videoId, atMs).catch(() => null)
      if (still !== null && isWanted(atMs)) show(atMs, still)
    }
  }

  return { near, exact, each }
}
