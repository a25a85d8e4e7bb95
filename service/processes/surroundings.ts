/** What a process that serves has around it: a terminal, or, as one of several, the process that started it. */
import cluster from 'node:cluster'
import type { CommandIo } from '../commandIo.ts'
import type { ProcessFigures } from '../operation/metrics.ts'
import { createPeer, type Peer, type Post } from '../peer/peer.ts'
import { portVariable, roleVariable, type StartLine } from './processLine.ts'

export interface Surroundings {
  /** Of several only one opens the operator's page, whose sessions are kept in the process, and says what is to be said once. */
  readonly isFirst: boolean
  /** Where several of them listen; undefined where it is alone. */
  readonly port: string | undefined
  ready(line: StartLine): void
  /** Settles when it shall end. */
  readonly ended: Promise<void>
  /** The figures of all processes, as Prometheus reads them; null where it is alone. */
  readonly figuresOfAll: (() => Promise<string>) | null
  /** At its end: nothing keeps it from ending then. */
  leave(): void
}

/** @param own the figures of this process */
export function surroundingsOf(io: CommandIo, own: () => Promise<ProcessFigures>): Surroundings {
  const told = aborted(io.signal)
  if (!cluster.isWorker) {
    const ready = (line: StartLine) => io.stdout(JSON.stringify(line))
    return { isFirst: true, port: undefined, ready, ended: told, figuresOfAll: null, leave: () => undefined }
  }
  // Until it listens, the channel to its starter is all that keeps it from ending.
  process.channel?.ref()
  const end = Promise.withResolvers<undefined>()
  const starter = createPeer(postToStarter(), { figures: own, end: () => end.resolve(undefined) })
  return {
    isFirst: io.env?.[roleVariable] === 'first',
    port: io.env?.[portVariable],
    ready: (line) => tell(starter, line),
    ended: Promise.race([told, end.promise]),
    figuresOfAll: async () => String(await starter.call('figuresOfAll', [])),
    leave: () => process.channel?.unref(),
  }
}

function tell(starter: Peer, line: StartLine): void {
  // Nobody is left to be told where the one that started it has ended: then this process ends as well.
  void starter.call('ready', [line]).catch(() => undefined)
}

function postToStarter(): Post {
  return {
    on: (event, listener) => process.on(event, listener),
    postMessage(word) {
      process.send?.(word)
    },
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
