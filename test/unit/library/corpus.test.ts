/** The scan against generated trees whose truth is known; skipped where the generators are not at hand. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stemOf } from '../../../electron/library/scan/fileNames.ts'
import { createPairing } from '../../../electron/library/findSidecars.ts'
import type { ScanFinding, Sidecar } from '../../../electron/library/mediaFile.ts'
import { scanFolder } from '../../../electron/library/scan/scanFolder.ts'
import { readSidecarTokens } from '../../../electron/library/sidecarTokens.ts'
import { sharedTool } from '../../support/hostile/sharedTool.ts'
import { systemClock } from '../../../node/clock.ts'

const shared = path.resolve(import.meta.dirname, '../../../../shared')
const generators = {
  library: sharedTool('make-library.mjs'),
  corpus: sharedTool('make-corpus.mjs'),
}
const vectors = path.join(shared, 'vectors/sidecar-names.jsonl')
const noWait = { ...systemClock, wait: async () => undefined }

async function linesOf<Line>(file: string): Promise<readonly Line[]> {
  const text = await readFile(file, 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

interface TrueVideo {
  readonly path: string
  readonly kind: 'movie' | 'episode' | 'sample' | 'extra'
  readonly subs: readonly {
    readonly path: string
    readonly lang: string
    readonly forced: boolean
    readonly hi: boolean
  }[]
}

describe.skipIf(generators.library === null)('a generated library', () => {
  let folder: string
  let truth: readonly TrueVideo[]
  const videos = new Map<string, readonly Sidecar[]>()

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'library-'))
    const manifest = path.join(folder, 'truth.jsonl')
    const out = path.join(folder, 'tree')
    const make = ['--out', out, '--n', '2000', '--seed', '7', '--content', 'sparse', '--manifest', manifest]
    execFileSync(process.execPath, [generators.library ?? '', ...make], { stdio: 'ignore' })
    truth = await linesOf<TrueVideo>(manifest)
    for await (const finding of scanFolder(out, { clock: noWait })) {
      if (finding.kind === 'video') videos.set(path.relative(out, finding.file.path), finding.file.sidecars)
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('every film and episode is found, and next to no sample or extra', () => {
    const wanted = truth.filter(({ kind }) => kind === 'movie' || kind === 'episode')
    expect(wanted.filter((video) => !videos.has(video.path))).toEqual([])
    expect(videos.size - wanted.length).toBeLessThan(truth.length * 0.001)
  })

  test('existing subtitles are found with recall and precision of at least 99.5 %', () => {
    const describeOne = (at: string, tag: string, flags: readonly boolean[]) => `${at} ${tag} ${flags.join(' ')}`
    let wanted = 0
    let found = 0
    let right = 0
    for (const video of truth) {
      const expected = new Set(video.subs.map((sub) => describeOne(sub.path, sub.lang, [sub.forced, sub.hi])))
      const sidecars = videos.get(video.path)
      if (!sidecars) continue
      wanted += expected.size
      found += sidecars.length
      right += sidecars.filter((sidecar) => {
        const at = path.relative(path.join(folder, 'tree'), sidecar.path)
        return expected.has(describeOne(at, sidecar.language ?? 'und', [sidecar.isForced, sidecar.isHearingImpaired]))
      }).length
    }
    expect(right / wanted).toBeGreaterThanOrEqual(0.995)
    expect(right / found).toBeGreaterThanOrEqual(0.995)
  })
})

interface OddCase {
  readonly rel: string
  readonly kind: string
  readonly expect: string
}

describe.skipIf(generators.corpus === null)('a tree of odd names, links, pipes and depths (promise F9)', () => {
  let folder: string
  let cases: readonly OddCase[]
  const found = new Map<string, ScanFinding>()

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'odd-'))
    execFileSync(process.execPath, [generators.corpus ?? '', folder, '--fs'], { stdio: 'ignore' })
    cases = JSON.parse(await readFile(path.join(folder, 'fs.json'), 'utf8')) as readonly OddCase[]
    for await (const finding of scanFolder(path.join(folder, 'fs'), { minimumBytes: 0, clock: noWait })) {
      const at = finding.kind === 'video' ? finding.file.path : finding.path
      found.set(path.relative(path.join(folder, 'fs'), at), finding)
    }
  })
  afterAll(() => {
    execFileSync('chmod', ['-R', 'u+rwX', folder])
    execFileSync('rm', ['-rf', folder])
  })

  test('every odd name is a video, unless it is listed as ignored', () => {
    const named = cases.filter(({ rel }) => rel.startsWith('names/'))
    expect(named.length).toBeGreaterThan(30)
    for (const { rel, expect: expected } of named) {
      expect([rel, found.get(rel)?.kind === 'video']).toEqual([rel, expected.startsWith('video')])
    }
  })

  test('links, pipes, system folders, undecodable names and endless paths are named, not followed', () => {
    const reasons = ['links/out', 'links/dangling.mkv', 'kinds/fifo.mkv', 'skip/$RECYCLE.BIN', 'skip/.git'].map(
      (at) => {
        const finding = found.get(at)
        return finding?.kind === 'ignored' ? finding.reason : finding?.kind
      },
    )
    expect(reasons).toEqual(['link', 'link', 'special-file', 'hidden', 'hidden'])
    const all = [...found.values()].flatMap((finding) => (finding.kind === 'ignored' ? [finding] : []))
    expect(all.filter(({ reason }) => reason === 'unusable-name')).toHaveLength(1)
    expect(all.some(({ path: at, reason }) => reason === 'unreadable' && at.length > 4_000)).toBe(true)
    expect([...found.keys()].filter((at) => at.startsWith('skip/') && found.get(at)?.kind === 'video')).toEqual([])
  })

  test('5,000 files in one folder are all found', () => {
    expect([...found.keys()].filter((at) => at.startsWith('many/'))).toHaveLength(5_000)
  })

  test('composed and decomposed names are two videos, and both see the subtitle', () => {
    const twins = [...found].filter(([at]) => at.startsWith('nfc-nfd/'))
    expect(twins.map(([, finding]) => finding.kind === 'video' && finding.file.sidecars.length)).toEqual([1, 1])
  })
})

interface NameVector {
  readonly input: string
  readonly expect: { readonly language: string | null; readonly tags?: readonly string[] }
}

describe.skipIf(!existsSync(vectors))('names of subtitles from other projects', () => {
  test('language and flags are read as their authors say', async () => {
    const cases = await linesOf<NameVector>(vectors)
    const wrong = cases.filter((one) => !isRight(one))
    expect(wrong.map(({ input }) => input)).toEqual([])
  })

  function isRight({ input, expect: { language, tags } }: NameVector): boolean {
    const read = readSidecarTokens(stemOf(input).slice(baseOf(input).length))
    const flags = [read.isDefault && 'default', read.isForced && 'forced'].filter(Boolean)
    // Their authors drop every flag of a name without a language; a forced subtitle is one without it, too.
    const areFlagsRight = !tags || language === null || [...tags].sort().join() === flags.join()
    return read.language === language && areFlagsRight
  }

  /** The base name up to the end of its bracket, year or title: these files have no video to compare with. */
  function baseOf(input: string): string {
    return /^(?:.*\]|.* - (?:\d{4}|Pilot)|Movie[. ]Title)(?=\.)/.exec(input)?.[0] ?? input
  }

  test('each of them belongs to the video whose name it begins with', async () => {
    for (const { input } of await linesOf<NameVector>(vectors)) {
      const video = `${baseOf(input)}.mkv`
      const pairing = createPairing({ all: [video, 'Another.mkv'], only: null })
      pairing.add({ path: '/f', subtitles: [input], place: 'beside' })
      expect([input, pairing.sidecarsOf(video).length]).toEqual([input, 1])
    }
  })
})
