/** The test suites: `unit`, `contract`, `flow` and `e2e` are `npm test`; the long loops are scripts of their own. */
import { defineConfig } from 'vitest/config'

const suite = (name: string, include: string[], testTimeout: number) => ({
  test: {
    name,
    include,
    testTimeout,
    hookTimeout: 60_000,
    environment: 'node' as const,
    setupFiles: 'test/support/seedProperties.ts',
  },
})

/** Suites that run the program as people do: as built. */
const builtSuite = (name: string, include: string[], testTimeout: number) => {
  const { test } = suite(name, include, testTimeout)
  return { test: { ...test, globalSetup: 'test/support/buildProgram.ts' } }
}

export default defineConfig({
  test: {
    // Most tests wait for processes, disks and browsers: two at a time suit even two cores.
    maxWorkers: 2,
    projects: [
      suite('unit', ['test/architecture.test.ts', 'test/unit/**/*.test.{ts,tsx}'], 20_000),
      suite('contract', ['test/contract/**/*.test.ts'], 30_000),
      builtSuite('flow', ['test/flow/**/*.test.ts'], 240_000),
      builtSuite('e2e', ['test/e2e/**/*.test.ts'], 240_000),
      builtSuite('crash', ['test/crash/**/*.test.ts'], 1_800_000),
      suite('mutants', ['test/mutants/**/*.test.ts'], 1_800_000),
    ],
  },
})
