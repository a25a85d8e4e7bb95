/** The test suites: `unit`, `contract`, `flow` and `e2e` are `npm test`; the real window and the long loops are scripts of their own. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// Workers, and the programs of tests that Node runs from their source, then read modules compiled by an earlier one.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules', '.cache', 'undertitle-compiled')

const suite = (name: string, include: string[], testTimeout: number) => ({
  test: {
    name,
    include,
    testTimeout,
    hookTimeout: 60_000,
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

/** The real window: alone and last, as only one window at a time has the keyboard. */
const desktopSuite = () => {
  const { test } = suite('desktop', ['test/desktop/**/*.test.ts'], 180_000)
  const alone = { fileParallelism: false, sequence: { groupOrder: 1 } }
  return { test: { ...test, ...alone, globalSetup: 'test/support/desktop/buildRoot.ts' } }
}

export default defineConfig({
  test: {
    // Most tests wait for processes, disks and browsers: two at a time suit even two cores.
    maxWorkers: 2,
    globalSetup: 'test/support/programs/buildProgram.ts',
    projects: [
      suite('unit', ['test/*.test.ts', 'test/unit/**/*.test.{ts,tsx}'], 20_000),
      contractSuite('contract', ['test/contract/**/*.test.ts'], 30_000),
      screenSuite('flow', ['test/flow/**/*.test.ts'], 240_000),
      screenSuite('e2e', ['test/e2e/**/*.test.ts'], 240_000),
      screenSuite('crash', ['test/crash/**/*.test.ts'], 1_800_000),
      screenSuite('soak', ['test/soak/**/*.test.ts'], 1_800_000),
      desktopSuite(),
      suite('mutants', ['test/mutants/**/*.test.ts'], 1_800_000),
    ],
  },
})
