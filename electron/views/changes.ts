/** Tells the screens what has changed: whole records with a growing revision, a few times a second at most. */
import type { Clock } from '../../node/clock.ts'

export interface Changes<Topic extends string> {
  /** The record of this topic is another one now. */
  changed(topic: Topic): void
  revision(topic: Topic): number
  /** Tells at once what has not been told yet. */
  flush(): void
  close(): void
}

export interface ChangesParts<Topic extends string> {
  /** Publishes the record of a topic as it is at that moment. */
  readonly publish: (topic: Topic) => void
  readonly clock: Pick<Clock, 'later'>
  readonly tellEveryMs: number
  /** Revisions grow from here: a moment, so that they grow over restarts of the host too. */
  readonly firstRevision: number
}

export function createChanges<Topic extends string>(parts: ChangesParts<Topic>): Changes<Topic> {
  const revisions = new Map<Topic, number>()
  const untold = new Set<Topic>()
  let cancel: (() => void) | null = null
  let isClosed = false

  const revision = (topic: Topic) => revisions.get(topic) ?? parts.firstRevision

  function flush(): void {
    cancel?.()
    cancel = null
    const topics = [...untold]
    untold.clear()
    for (const topic of topics) parts.publish(topic)
  }

  return {
    revision,
    flush,
    changed(topic) {
      if (isClosed) return
      revisions.set(topic, revision(topic) + 1)
      untold.add(topic)
      cancel ??= parts.clock.later(parts.tellEveryMs, flush)
    },
    close() {
      isClosed = true
      cancel?.()
      cancel = null
    },
  }
}
