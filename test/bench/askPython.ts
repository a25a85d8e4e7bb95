/** Runs a short Python program for its answer: other people's programs that we are measured beside. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Debian's packages belong to its own Python, which another one may hide. */
const pythons = ['python3', '/usr/bin/python3']

/** `program` reads JSON and prints JSON. Null where no Python here has what it needs. */
export async function askPython<Answer>(program: string, input: unknown): Promise<Answer | null> {
  for (const python of pythons) {
    const answer = await answerOf(python, program, JSON.stringify(input)).catch(() => null)
    if (answer !== null) return JSON.parse(answer) as Answer
  }
  return null
}

async function answerOf(python: string, program: string, input: string): Promise<string> {
  const running = promisify(execFile)(python, ['-c', program], { maxBuffer: 64 * 1024 * 1024 })
  running.child.stdin?.on('error', () => undefined)
  running.child.stdin?.end(input)
  return (await running).stdout
}
