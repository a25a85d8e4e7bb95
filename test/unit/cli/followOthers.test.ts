/** A watch goes on from what other commands of its home write, also where its first try to do so fails. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { join } from 'node:path'
import { createOthersLook, followOthers } from '../../../electron/cli/followOthers.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createWatchNotes } from '../../../electron/watch/watchNotes.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

afterEach(() => {
  vi.useRealTimers()
})

function scene() {
  const place = join(tempFolder(), 'app.db')
  const db = openDatabase(place)
  onTestFinished(() => db.close())
  const said = { wishes: 'en', isOfRun: false, isOutdated: false, failures: 0 }
  const done: string[] = []
  const mayFail = (act: string) => () => {
    if (said.failures > 0) {
      said.failures -= 1
      throw new Error('busy')
    }
    done.push(act)
  }
  const parts = {
    engine: {
      db,
      rules: {
        fingerprint: () => said.wishes,
        book: () => ({ wishes: [] }),
        get isOfRun() {
          return said.isOfRun
        },
      },
    },
    stores: {
      calendar: { forgetOtherWishes: mayFail('forget'), retryHeldBack: mayFail('retry') },
      videos: { checkAllAgain: () => done.push('check') },
      notes: createWatchNotes(db),
    },
    link: {
      isOutdated: () => said.isOutdated,
      renew() {
        said.isOutdated = false
        done.push('renew')
      },
    },
    translations: { restart: () => done.push('restart') },
    loop: { wake: () => done.push('wake'), startAnew: () => done.push('anew') },
    clock: { nowMs: () => 0 },
  } as unknown as Parameters<typeof createOthersLook>[0]
  /** As another command does. */
  const write = (wishes: string) => {
    const other = openDatabase(place)
    other.run("INSERT OR REPLACE INTO setting VALUES ('languages', ?)", JSON.stringify(wishes))
    other.close()
    said.wishes = wishes
  }
  return { said, done, parts, write }
}

test('languages that another command wrote are looked for, and again where the first try fails', () => {
  const { said, done, parts, write } = scene()
  const look = createOthersLook(parts)
  look()
  expect(done).toEqual([])
  write('es')
  said.failures = 1
  expect(look).toThrow('busy')
  look()
  expect(done).toEqual(['forget', 'check', 'wake'])
  look()
  expect(done).toHaveLength(3)
})

test('a watch with languages of its run alone forgets nothing that others wait for', () => {
  const { said, done, parts, write } = scene()
  const look = createOthersLook(parts)
  said.isOfRun = true
  write('es')
  look()
  expect(done).toEqual(['check', 'wake'])
})

test('a service that is another one now is what the next round asks, also where what waits cannot be tried again', () => {
  const { said, done, parts } = scene()
  const look = createOthersLook(parts)
  said.isOutdated = true
  said.failures = 1
  expect(look).toThrow('busy')
  expect(done).toEqual(['renew', 'restart', 'anew'])
})

test('a watch that was stopped while it began follows nothing, so that its process ends', () => {
  vi.useFakeTimers()
  const { parts } = scene()
  const listener = { report: () => undefined }
  followOthers({ ...parts, listener, signal: AbortSignal.abort() })
  expect(vi.getTimerCount()).toBe(0)
  const stop = new AbortController()
  followOthers({ ...parts, listener, signal: stop.signal })
  expect(vi.getTimerCount()).toBe(1)
  stop.abort()
  expect(vi.getTimerCount()).toBe(0)
})
