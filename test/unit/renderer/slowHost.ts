/** A host whose answers come when the test says so, and which tells what it is told to. */
import type { Client } from '../../../renderer/api/client.ts'
import type { EventName } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'

/** @param held what is not held is answered with nothing */
export function slowHost(...held: readonly string[]) {
  const asked: { readonly name: string; readonly input: unknown; readonly answer: PromiseWithResolvers<unknown> }[] = []
  const listeners: { readonly name: string; readonly listener: (payload: unknown) => void }[] = []
  const client = {
    on(name: string, listener: (payload: unknown) => void) {
      listeners.push({ name, listener })
      return () => undefined
    },
    onConnection: () => () => undefined,
    call(name: string, input: unknown) {
      if (!held.includes(name)) return Promise.resolve({})
      const answer = Promise.withResolvers<unknown>()
      asked.push({ name, input, answer })
      return answer.promise
    },
  } as unknown as Client
  /** The calls in their order, from 0. */
  async function answer(at: number, value: unknown): Promise<void> {
    asked[at]!.answer.resolve(value)
    await settled()
  }
  async function fail(at: number): Promise<void> {
    asked[at]!.answer.reject(new AppError('file.missing', 'The file is gone.'))
    await settled()
  }
  function emit(name: EventName, payload: unknown = {}): void {
    for (const each of listeners) if (each.name === name) each.listener(payload)
  }
  return { client, asked, answer, fail, emit }
}

export const settled = () => new Promise((resolve) => setTimeout(resolve))
