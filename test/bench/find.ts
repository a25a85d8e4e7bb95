/** What walks are measured beside. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { timed } from './clock.ts'

/** Milliseconds of a walk that asks for size and time of everything. */
export function find(root: string): Promise<number> {
  return timed(async () => {
    const child = spawn('find', [root, '-printf', '%s %T@ %p\\n'], { stdio: 'ignore' })
    const [code] = (await once(child, 'close')) as [number]
    if (code !== 0) throw new Error(`find ended with ${code}`)
  })
}
