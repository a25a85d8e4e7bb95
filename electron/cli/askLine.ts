/** One question on the terminal. Ctrl+C and the end of the input answer nothing. */
import { createInterface } from 'node:readline/promises'

export async function askLine(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new AbortController()
  lines.once('close', () => ended.abort())
  try {
    return await lines.question(question, { signal: AbortSignal.any([signal, ended.signal]) })
  } catch (thrown) {
    if (ended.signal.aborted || signal.aborted) return ''
    throw thrown
  } finally {
    lines.close()
  }
}
