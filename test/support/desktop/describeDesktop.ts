/** Registers checks of the real window; where it cannot be had, one test whose name says what was skipped and why. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openDesk, type Desk } from './desk.ts'
import { findRuntime } from './desktopRuntime.ts'

/** @param tests are handed a way to the desk, which is there inside tests and hooks only */
export function describeDesktop(subject: string, tests: (desk: () => Desk) => void): void {
  const runtime = findRuntime()
  if (typeof runtime === 'string') {
    test.skip(`${subject}, skipped: ${runtime}`)
    return
  }
  describe(`${subject}, on ${runtime.name}`, () => {
    let desk: Desk | undefined
    beforeAll(async () => {
      desk = await openDesk(runtime)
    })
    afterAll(() => desk?.close())
    tests(() => {
      if (!desk) throw new Error('The desk is there inside tests and hooks only.')
      return desk
    })
  })
}

/** A test where its need is met; elsewhere it is skipped by a name that tells the need. */
export function testWhere(isMet: boolean, need: string): typeof test | typeof test.skip {
  return isMet ? test : (((name: string) => test.skip(`${name}, skipped: needs ${need}`)) as typeof test.skip)
}
