/** Before the desktop checks: builds the checkout's own `dist` afresh where they are to run it, or says why they do not run. */
import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { findRuntime } from './desktopRuntime.ts'

export default function buildRoot(): void {
  const runtime = findRuntime()
  // The names of skipped tests are not in the usual report of a run.
  if (typeof runtime === 'string') console.log(`The real window is not tried: ${runtime}.`)
  if (typeof runtime === 'string' || runtime.app !== resolve('.')) return
  const path = `${resolve('node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  // Under vitest's own name for the environment, libraries would bring their development builds.
  const env = { ...process.env, PATH: path, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs'], { env, stdio: 'inherit' })
  if (status !== 0) throw new Error('The program could not be built.')
}
