/** The test suites: `unit`, `contract`, `flow` and `e2e` are `npm test`; the real window and the long loops are scripts of their own. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/support/longFirst.ts'

// Workers, and the programs of tests that Node runs from their source, then read modules compiled by an earlier one.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules', '.cache', 'undertitle-compiled')

/** Each takes up to a gigabyte with its browser and its programs. */
const mostWorkers = 8
const workersFor = (perCore: number) => Math.min(Math.ceil(perCore * availableParallelism()), mostWorkers)

const suite = (name: string, include: string[], testTimeout: number) => ({
  test: {
    name,
    include,
    testTimeout,
    // A worker reads the program's modules once for all of its files, not once for each: tests hand in what they change.
    isolate: false,
    hookTimeout: 120_000,
    environment: 'node' as const,
    setupFiles: 'test/support/seedProperties.ts',
    // What a screen shows comes after the press: a reading is asked again until it is as it should be.
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})

/** The API, on a data folder or (UNDERTITLE_STORE=postgres) on a PostgreSQL that is started for it. */
const contractSuite = (name: string, include: string[], testTimeout: number) => {
  const { test } = suite(name, include, testTimeout)
  const setupFiles = [test.setupFiles, 'test/support/postgres/requirePostgres.ts']
  return { test: { ...test, setupFiles, globalSetup: 'test/support/postgres/setupPostgres.ts' } }
}

/** Suites that open the program's screens. */
const screenSuite = (name: string, include: string[], testTimeout: number) => {
  const { test } = suite(name, include, testTimeout)
  return { test: { ...test, globalSetup: 'test/support/browser/buildScreens.ts' } }
}

/** Long loops that keep their cores busy: never part of `npm test`. */
const loopSuite = (name: string, include: string[], testTimeout: number) => {
  const { test } = screenSuite(name, include, testTimeout)
  return { test: { ...test, maxWorkers: workersFor(1.5), sequence: { groupOrder: 1 } } }
}

/** The real window: alone and last, as only one window at a time has the keyboard. */
const desktopSuite = () => {
  const { test } = suite('desktop', ['test/desktop/**/*.test.ts'], 180_000)
  const alone = { isolate: true, fileParallelism: false, sequence: { groupOrder: 2 } }
  return { test: { ...test, ...alone, globalSetup: 'test/support/desktop/buildRoot.ts' } }
}

export default defineConfig({
  test: {
    // Tests wait for processes, disks and browsers a good part of their time: twice as many workers keep the cores busy.
    maxWorkers: workersFor(2),
    // One queue for all suites, so that none waits for the last file of another.
    sequence: { sequencer: LongFirst },
    globalSetup: 'test/support/programs/buildProgram.ts',
    projects: [
      suite('unit', ['test/*.test.ts', 'test/unit/**/*.test.{ts,tsx}'], 120_000),
      contractSuite('contract', ['test/contract/**/*.test.ts'], 120_000),
      screenSuite('flow', ['test/flow/**/*.test.ts'], 240_000),
      screenSuite('e2e', ['test/e2e/**/*.test.ts'], 240_000),
      loopSuite('crash', ['test/crash/**/*.test.ts'], 1_800_000),
      loopSuite('soak', ['test/soak/**/*.test.ts'], 1_800_000),
      desktopSuite(),
      loopSuite('mutants', ['test/mutants/**/*.test.ts'], 1_800_000),
    ],
  },
})
