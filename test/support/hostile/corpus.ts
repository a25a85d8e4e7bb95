/** The hostile corpus that lies beside the repository on a build machine: made once a machine, shared by all test files. */
import { execFile } from 'node:child_process'
import { access, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { sharedTool } from './sharedTool.ts'

export const corpusMaker = sharedTool('make-corpus.mjs')
const pollEveryMs = 200
/** A lock older than this was left by a run that was ended. */
const staleLockMs = 180_000

const manifest = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      file: z.string(),
      bytes: z.number(),
      expect: z.looseObject({
        verdict: z.enum(['accept', 'reject']),
        code: z.string().optional(),
        alsoOk: z.array(z.union([z.string(), z.number()])).default([]),
        mustNotContain: z.array(z.string()).default([]),
        dropped: z.array(z.string()).default([]),
        subtitles: z.number().optional(),
        skipped: z.number().optional(),
        cues: z.number().optional(),
        atLeastCues: z.number().optional(),
        charset: z.string().optional(),
        unchanged: z.boolean().optional(),
        maxMs: z.number().optional(),
      }),
    }),
  ),
})

export type CorpusCase = z.infer<typeof manifest>['cases'][number]

let shared: Promise<string | null> | undefined

/** The folder with manifest.json and its files (zip, sub and json cases; no fs tree, no mutants); null where there is no generator. */
export function corpusDir(): Promise<string | null> {
  shared ??= makeCorpus()
  return shared
}

/** One of its JSON files ('server.json'); null where there is no generator. The type is the caller's word. */
export async function corpusJson<Shape>(name: string): Promise<Shape | null> {
  const dir = await corpusDir()
  return dir === null ? null : (JSON.parse(await readFile(join(dir, name), 'utf8')) as Shape)
}

/** The cases whose id begins with one of `groups` ('sub', 'benign-zip'); none where there is no generator. */
export async function corpusCases(groups: readonly string[]): Promise<readonly CorpusCase[]> {
  const json = await corpusJson('manifest.json')
  if (json === null) return []
  const { cases } = manifest.parse(json)
  return cases.filter(({ id }) => groups.includes(id.split('/')[0] ?? ''))
}

async function makeCorpus(): Promise<string | null> {
  if (corpusMaker === null) return null
  const made = await stat(corpusMaker)
  const dir = join(tmpdir(), `undertitle-corpus-${Math.round(made.mtimeMs)}-${made.size}`)
  const lock = `${dir}.lock`
  while (!(await exists(dir))) {
    if (await takeLock(lock))
      await generateInto(dir, corpusMaker).finally(() => rm(lock, { recursive: true, force: true }))
    else await wait(pollEveryMs)
  }
  return dir
}

/** Makes the corpus beside its final place: a folder under the final name is always whole. */
async function generateInto(dir: string, generator: string): Promise<void> {
  if (await exists(dir)) return
  const unfinished = `${dir}.part`
  await rm(unfinished, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [generator, unfinished])
  await rename(unfinished, dir)
}

async function takeLock(lock: string): Promise<boolean> {
  const taken = await mkdir(lock).then(
    () => true,
    () => false,
  )
  const held = taken ? null : await stat(lock).catch(() => null)
  if (held && Date.now() - held.mtimeMs > staleLockMs) await rm(lock, { recursive: true, force: true })
  return taken
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
