/** Serves odd answers to a process that asks for them, one after the other, and collects what they did to it. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { Eaten } from './answerEater.ts'
import { rawAnswer, startFaultPeer } from './faultPeer.ts'
import { fillings, packed, placesOf, type Packing, type Place } from './oddAnswers.ts'
import { serviceCalls, type ServiceCallCase } from '../services/serviceCalls.ts'

export interface OddAnswer {
  readonly call: ServiceCallCase
  readonly place: Place
  readonly names: readonly string[]
  readonly filling: string
  readonly packing: Packing
  readonly status: number
}

export function describeAnswer({ call, place, filling, packing, status }: OddAnswer): string {
  return `${call.name}: ${filling} at "${place.path}", ${packing}, ${status}`
}

/** Every place of every call, with the names that are known there. */
export const placesOfCalls: readonly Pick<OddAnswer, 'call' | 'place' | 'names'>[] = serviceCalls.flatMap((call) =>
  call.decoders.flatMap((decoder) => {
    const places = placesOf(decoder)
    return places.map((place) => ({ call, place, names: namesAt(place, places) }))
  }),
)

function namesAt({ path }: Place, places: readonly Place[]): readonly string[] {
  const starts = [`${path}.`, `${path}[].`]
  const below = places.flatMap((one) =>
    starts.filter((start) => one.path.startsWith(start)).map((start) => one.path.slice(start.length)),
  )
  return [...new Set(below.map((rest) => /^\w+/.exec(rest)?.[0] ?? '').filter((name) => name !== ''))]
}

/** As large as the call takes in, and not a byte larger. */
function bodyOf({ call, place, names, filling }: OddAnswer): string {
  const room = call.mostBytes - place.around('').length
  return place.around(fillings[filling]?.(room, names) ?? '')
}

export interface Feeding {
  readonly feed: (answer: OddAnswer) => Promise<Eaten>
  /** A body of one's own. */
  readonly feedBody: (
    call: string,
    body: string | Uint8Array,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Eaten>
}

/** Until the test ends. The process has had a quiet call of each kind before it is measured. */
export async function startFeeding(): Promise<Feeding> {
  let bytes = rawAnswer({ body: '{}' })
  const peer = await startFaultPeer((socket) => socket.write(bytes))
  const eater = startEater(peer.url)
  async function tell(word: string): Promise<Eaten> {
    const over = new AbortController()
    const { signal } = over
    const ended = once(eater, 'exit', { signal }).then(([code]) => {
      throw new Error(`the asking process ended with ${String(code)}`)
    })
    ended.catch(() => undefined) // Heard below, or no longer of interest.
    eater.send(word)
    try {
      const [eaten] = (await Promise.race([once(eater, 'message', { signal }), ended])) as [Eaten]
      return eaten
    } finally {
      over.abort()
    }
  }
  for (const { name } of serviceCalls) await tell(name)

  const feedBody: Feeding['feedBody'] = (call, body, headers = {}) => {
    bytes = rawAnswer({ body, headers })
    return tell(call)
  }
  return {
    feedBody,
    feed(answer) {
      const { packing, status } = answer
      const headers = packing === 'plain' ? {} : { 'Content-Encoding': packing }
      bytes = rawAnswer({ status, headers, body: packed(bodyOf(answer), packing) })
      return tell(answer.call.name)
    },
  }
}

function startEater(url: string): ChildProcess {
  const execArgv = ['--expose-gc', '--disable-warning=ExperimentalWarning', '--max-old-space-size=256']
  const eater = fork('test/support/peers/answerEater.ts', [url], { execArgv })
  onTestFinished(() => void eater.kill())
  return eater
}
