/** Two threads or processes that call each other by name, any number of calls at once. What is thrown is thrown at the other end. */
import { packError, unpackError, type PackedError } from './packedErrors.ts'

type Word =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly given: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'thrown'; readonly id: number; readonly error: PackedError }

/** How words go to the other end and come from it. */
export interface Post {
  on(event: 'message', listener: (word: Word) => void): unknown
  postMessage(word: Word): void
}

export type Calls = Readonly<Record<string, (...given: never[]) => unknown>>

export interface Peer {
  call(name: string, given: readonly unknown[]): Promise<unknown>
  /** Whoever still waits is told why. */
  fail(reason: Error): void
}

/** `calls` is what the other end may ask of this one. */
export function createPeer(port: Post, calls: Calls): Peer {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0

  async function answer({ id, name, given }: Extract<Word, { readonly kind: 'call' }>): Promise<Word> {
    try {
      const work = calls[name]
      if (!work) throw new Error(`there is no call ${name}`)
      return { kind: 'answer', id, value: await work(...(given as never[])) }
    } catch (thrown) {
      return { kind: 'thrown', id, error: packError(thrown) }
    }
  }

  function settle(word: Exclude<Word, { readonly kind: 'call' }>): void {
    const open = waiting.get(word.id)
    waiting.delete(word.id)
    if (word.kind === 'answer') open?.resolve(word.value)
    else open?.reject(unpackError(word.error))
  }

  port.on('message', (word: Word) => {
    if (word.kind === 'call') void answer(word).then((reply) => port.postMessage(reply))
    else settle(word)
  })

  return {
    call(name, given) {
      const open = Promise.withResolvers<unknown>()
      last += 1
      port.postMessage({ kind: 'call', id: last, name, given } satisfies Word)
      waiting.set(last, open)
      return open.promise
    },
    fail(reason) {
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    },
  }
}
