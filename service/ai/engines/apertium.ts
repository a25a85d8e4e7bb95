/** Translation by Apertium where its command is installed: rules, offline, quick; good between near languages. */
import { spawn } from 'node:child_process'
import { withoutSecrets } from '../../../shared/text/withoutSecrets.ts'
import { languageOf, type LanguageTag } from '../../../shared/language.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { fromStream, toStream } from './apertiumFormat.ts'
import type { LanguagePair, TranslationEngine } from './engine.ts'

const deadlineMs = 120_000
const mostOutputBytes = 32 * 2 ** 20

export function createApertiumEngine(command: string): TranslationEngine {
  let known: Promise<readonly string[]> | null = null
  /** What is installed may change while the service runs; a list that was found is kept. */
  function modes(): Promise<readonly string[]> {
    known ??= listModes(command)
    void known.then((found) => {
      if (found.length === 0) known = null
    })
    return known
  }

  return {
    name: 'Apertium',
    batch: { lines: 400, chars: 40_000 },
    hasTones: false,
    msPerLine: 5,
    async supports(pair) {
      return modeFor(pair, await modes()) !== null
    },
    async translate({ lines, source, target }, signal) {
      const mode = modeFor({ source, target }, await modes())
      if (mode === null)
        throw new ServiceError('engine_unavailable', 'Apertium has no data for this pair of languages.')
      // Apertium opens /dev/stdin by name, which a socket refuses: cat makes a pipe of it.
      const script = 'cat | exec "$0" -u -f none "$1"'
      const { output, complaint } = await run('sh', ['-c', script, command, mode], { input: toStream(lines), signal })
      if (!output.includes('[<')) throw broken(complaint)
      return fromStream(output, lines)
    },
  }
}

/** Pairs that are installed; none where the command is not there. */
export async function listModes(command: string): Promise<readonly string[]> {
  try {
    const { output } = await run(command, ['-l'], { input: '', signal: AbortSignal.timeout(10_000) })
    return output.split(/\s+/).filter((mode) => /^[a-z]{2,3}(_[A-Za-z]+)?-[a-z]{2,3}(_[A-Za-z]+)?$/.test(mode))
  } catch {
    return []
  }
}

/** Pairs are named by codes of three letters, older ones of two: 'spa-cat', 'es-pt_BR'. A region is read as its language. */
function modeFor({ source, target }: LanguagePair, modes: readonly string[]): string | null {
  const [plain = source] = source.split('-')
  const names = [...codesOf(source), ...codesOf(plain)].flatMap((from) => codesOf(target).map((to) => `${from}-${to}`))
  return names.find((name) => modes.includes(name)) ?? null
}

function codesOf(tag: LanguageTag): readonly string[] {
  const [plain = tag, region] = tag.split('-')
  const codes = [languageOf(plain)?.iso6392T, plain].filter((code) => code !== undefined)
  return codes.map((code) => (region === undefined ? code : `${code}_${region}`))
}

function broken(complaint: string): ServiceError {
  const [first = ''] = complaint.split('\n').filter((line) => line.trim() !== '')
  const reason = first.slice(0, 200)
  const message = `Apertium gave no answer${reason && ` (${reason})`}. Install what it misses, on Debian: apt-get install cg3 apertium-lex-tools.`
  return new ServiceError('engine_failed', message)
}

interface Run {
  readonly input: string
  readonly signal: AbortSignal
}

interface Ran {
  readonly output: string
  readonly complaint: string
}

/** Its own process group, so that an abort ends the whole pipe. */
function run(command: string, args: readonly string[], { input, signal }: Run): Promise<Ran> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const env = withoutSecrets(process.env)
    const child = spawn(command, args, { detached: true, stdio: ['pipe', 'pipe', 'pipe'], env })
    const output: Buffer[] = []
    const complaint: Buffer[] = []
    let size = 0
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    const deadline = setTimeout(end, deadlineMs)
    signal.addEventListener('abort', end, { once: true })
    const settle = (act: () => void) => {
      clearTimeout(deadline)
      signal.removeEventListener('abort', end)
      act()
    }
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > mostOutputBytes) end()
      else output.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk))
    child.on('error', (thrown) => settle(() => reject(thrown)))
    child.on('close', () =>
      settle(() => {
        if (signal.aborted) reject(signal.reason as Error)
        else resolve({ output: textOf(output), complaint: textOf(complaint) })
      }),
    )
    // A process that ends early closes its side; what it said counts.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

function textOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8')
}
