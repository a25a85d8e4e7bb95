/** The threads that run the operations of one node: each call goes to the one with the least to do. */
import { Worker } from 'node:worker_threads'
import { inClosingTime } from '../closingTime.ts'
import { connectionLost } from './postgresErrors.ts'
import type { Links } from './link/openLinks.ts'
import { createPeer, type Calls, type Peer } from '../../peer/peer.ts'
import type { PoolLoad } from '../store.ts'
import type { StoreTask } from './storeTask.ts'

export interface StorePool {
  call(name: string, given: readonly unknown[]): Promise<unknown>
  /** Of one thread, always the same: what only one of them does. */
  callLeader(name: string, given: readonly unknown[]): Promise<unknown>
  load(): PoolLoad
  close(): Promise<void>
}

export interface PoolInput {
  /** `storeThread.ts`, or what the build made of it. */
  readonly workerUrl: URL
  readonly links: Links
  readonly task: Omit<StoreTask, 'end'>
  /** What threads may ask of the node. */
  readonly calls: Calls
}

/** As many transactions go on at once, and as many connections a node has: twice the cores of a usual one. */
const mostThreads = 4

interface Slot {
  readonly worker: Worker
  readonly peer: Peer
  open: number
}

export function openStorePool(input: PoolInput): StorePool {
  const leader = startSlot(input)
  const slots = [leader]

  async function callIn(slot: Slot, name: string, given: readonly unknown[]): Promise<unknown> {
    slot.open += 1
    try {
      return await slot.peer.call(name, given)
    } finally {
      slot.open -= 1
    }
  }

  /** Another thread starts once all have something to do; until it is there, the others go on. */
  function pick(): Slot {
    const least = leastBusy(slots)
    if (least.open > 0 && slots.length < mostThreads) slots.push(warmingUp(startSlot(input)))
    return least
  }

  return {
    call: (name, given) => callIn(pick(), name, given),
    callLeader: (name, given) => callIn(leader, name, given),
    load: () => ({ threads: slots.length, calls: slots.reduce((sum, { open }) => sum + open, 0) }),
    async close() {
      // One that does not answer, or waits for a server that is away, is ended all the same.
      await inClosingTime(Promise.allSettled(slots.map((slot) => slot.peer.call('close', []))))
      await Promise.all(slots.map(({ worker }) => worker.terminate()))
    },
  }
}

/** Nobody is sent to it before it has answered once. What it says of a server that is away, callers hear themselves. */
function warmingUp(slot: Slot): Slot {
  slot.open += 1
  const ready = () => {
    slot.open -= 1
  }
  slot.peer.call('probe', []).then(ready, ready)
  return slot
}

function leastBusy([first, ...others]: readonly Slot[]): Slot {
  if (!first) throw new Error('a store without threads')
  return others.reduce((least, slot) => (slot.open < least.open ? slot : least), first)
}

function startSlot({ workerUrl, links, task, calls }: PoolInput): Slot {
  const end = links.newEnd()
  const workerData: StoreTask = { ...task, end }
  const worker = new Worker(workerUrl, { workerData, transferList: [end.port], env: {}, execArgv: [] })
  const peer = createPeer(worker, calls)
  // An error that breaks a thread breaks the process (see openLinks.ts): nobody listens for it here.
  worker.on('exit', () => peer.fail(connectionLost('its thread has ended')))
  return { worker, peer, open: 0 }
}
