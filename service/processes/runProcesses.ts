/**
 * `service start --processes N`: several processes over one store behind one address, for a machine with several cores. This
 * one serves nothing: it starts them, starts again what ended by itself, and adds up their figures. They share nothing but the
 * store, as nodes do.
 */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessFigures } from '../operation/metrics.ts'
import { createPeer, type Peer, type Post } from '../peer/peer.ts'
import { portVariable, roleVariable, type Role, type StartLine } from './processLine.ts'

export interface ProcessesInput {
  readonly count: number
  readonly port: number
  /** They all end once it is aborted. */
  readonly signal: AbortSignal
  /** Told once the first of them listens, and again when the first was replaced. */
  readonly ready: (line: StartLine, isAgain: boolean) => void
  readonly complain: (sentence: string) => void
}

/** The first process ended before it listened; it has said why. */
export class NeverListened extends Error {
  readonly isWrongUsage: boolean

  constructor(code: number) {
    super('No process of the service could start.')
    this.isWrongUsage = code === 2
  }
}

interface Part {
  readonly role: Role
  readonly peer: Peer
  /** Settles with its exit code once it is gone. */
  readonly gone: Promise<number>
  isListening: boolean
  told: ProcessFigures
}

interface Started {
  readonly part: Part
  /** Rejects with NeverListened. */
  readonly listens: Promise<StartLine>
}

/** One that ends as soon as it starts shall not keep the machine busy. */
const restMs = 1_000
const figuresWithinMs = 5_000

/** Settles when all have ended. @throws NeverListened */
export async function runProcesses({ count, port, signal, ready, complain }: ProcessesInput): Promise<void> {
  const { addedUp, countedIn } = await import('../operation/metrics.ts')
  /** Of processes that are gone, as they were told last. */
  let counted: ProcessFigures = []
  const parts = new Set<Part>()
  const isEnding = () => signal.aborted

  function startOne(role: Role): Started {
    const worker = cluster.fork({ [roleVariable]: role, [portVariable]: port })
    const listens = Promise.withResolvers<StartLine>()
    const isReady = (line: StartLine) => {
      part.isListening = true
      listens.resolve(line)
    }
    const peer = createPeer(postTo(worker), { ready: isReady, figuresOfAll })
    const gone = goneOf(worker)
    const part: Part = { role, peer, gone, isListening: false, told: [] }
    parts.add(part)
    void gone.then(async (code) => {
      parts.delete(part)
      const reason = new NeverListened(code)
      peer.fail(reason)
      listens.reject(reason)
      counted = await countedIn([counted, part.told])
    })
    listens.promise.catch(() => undefined) // Who cares awaits it.
    return { part, listens: listens.promise }
  }

  async function figuresOfAll(): Promise<string> {
    const asked = [...parts].filter(({ isListening }) => isListening)
    await Promise.all(
      asked.map(async (part) => {
        part.told = (await Promise.race([part.peer.call('figures', []), tooLate()])) as ProcessFigures
      }),
    ).catch((thrown: unknown) => {
      // One that has ended meanwhile is counted as it was told last.
      if (!(thrown instanceof NeverListened)) throw thrown
    })
    return addedUp([counted, ...[...parts].map(({ told }) => told)])
  }

  /** Until all shall end: whatever ends before is started again. */
  async function keep(role: Role, { part }: Started): Promise<void> {
    let gone = part.gone
    for (;;) {
      const code = await gone
      if (isEnding()) return
      complain(`A process of the service ended by itself (${code}); another one is started.`)
      await sleep(restMs, undefined, { signal }).catch(() => undefined)
      if (isEnding()) return
      const next = startOne(role)
      // Where it never listens it is gone as well, and started again here.
      if (role === 'first') void next.listens.then((line) => ready(line, true)).catch(() => undefined)
      gone = next.part.gone
    }
  }

  // Each takes its connections itself: one that was handed to a process that has just been killed would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  if (isEnding()) return
  signal.addEventListener('abort', endAll, { once: true })
  function endAll(): void {
    for (const { peer } of parts) void peer.call('end', []).catch(() => undefined) // It may be gone already.
  }

  const first = startOne('first')
  try {
    ready(await first.listens, false)
  } catch (thrown) {
    if (!isEnding()) throw thrown
    return
  }
  const further = Array.from({ length: count - 1 }, async () => keep('further', startOne('further')))
  await Promise.all([keep('first', first), ...further])
}

/** Where one hangs, whoever reads the figures is told so, instead of waiting with it. */
async function tooLate(): Promise<never> {
  await sleep(figuresWithinMs, undefined, { ref: false })
  throw new Error(`a process told no figures within ${figuresWithinMs / 1_000} seconds`)
}

function postTo(worker: Worker): Post {
  return {
    on: (event, listener) => worker.on(event, listener),
    postMessage(word) {
      if (worker.isConnected()) worker.send(word)
    },
  }
}

function goneOf(worker: Worker): Promise<number> {
  // Of a channel that broke; what ended with it is told as its exit.
  worker.on('error', () => undefined)
  return new Promise((resolve) => worker.once('exit', (code: number | null) => resolve(code ?? 3)))
}
