/** The check-up of made libraries with each kind of fault: all found, nothing else, nothing read twice, mended and taken back. */
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findingKind } from '../../shared/contract/videos/checkup.ts'
import { makeFaultyLibrary } from '../support/make/worlds/faultyLibrary.ts'
import { faults } from '../support/make/worlds/madeFaults.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { contentMark, pathsBelow } from '../support/disks/contents.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { eventsOf, type CliResult } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

async function openFaulty(seed: number) {
  const root = tempFolder()
  const made = makeFaultyLibrary(root, { seed })
  const home = join(root, 'home')
  await writeAsOurs(home, made.ours)
  await runHere(['config', 'set', 'hearingImpaired', 'avoid', '--home', home])
  const check = (...more: readonly string[]) => runHere(['check', made.folder, '--json', '--home', home, ...more])
  return { ...made, home, check }
}

const foundIn = (result: CliResult) =>
  eventsOf(result, 'finding')
    .map(({ kind, sidecar }) => `${String(kind)} ${String(sidecar)}`)
    .sort()
const doneOf = (result: CliResult) => eventsOf(result, 'done')[0]

test('the made library has each kind of fault that there is', () => {
  const kinds = new Set(faults.map(({ kind }) => kind))
  expect(findingKind.options.filter((kind) => !kinds.has(kind))).toEqual([])
})

test.for([1, 2, 3])(
  'of library %i every fault is found, nothing else, and the second time nothing is read',
  async (seed) => {
    const { check, expected, ours, subtitles } = await openFaulty(seed)
    const first = await check()
    expect(foundIn(first)).toEqual(expected)
    expect(first.code).toBe(1)
    expect(doneOf(first)).toMatchObject({ checked: subtitles, found: expected.length, read: subtitles, mended: 0 })
    for (const { ours: isOurs, sidecar } of eventsOf(first, 'finding'))
      expect(isOurs).toBe(ours.some(({ path }) => path === sidecar))

    const second = await check()
    expect(foundIn(second)).toEqual(expected)
    expect(doneOf(second)).toMatchObject({ checked: subtitles, read: 0 })
  },
)

test('each finding says all that scripts are promised, and the last line counts them by kind', async () => {
  const { check, folder } = await openFaulty(8)
  const result = await check()
  const findings = eventsOf(result, 'finding')
  const ends = findings.filter(({ kind }) => kind !== 'orphan').map(({ video }) => String(video).startsWith(folder))
  expect(new Set(ends)).toEqual(new Set([true]))
  for (const finding of findings)
    expect(finding).toMatchObject({
      sidecar: expect.stringContaining(folder) as string,
      severity: expect.stringMatching(/^(high|low)$/) as string,
      ours: expect.any(Boolean) as boolean,
      evidence: expect.stringMatching(/./) as string,
    })
  const mends = new Set(findings.map(({ mend }) => mend))
  expect(mends).toEqual(new Set(['retime', 'clean', 'decode', 'next', null]))
  const kinds = findings.map(({ kind }) => String(kind))
  const counted = findingKind.options.map((kind) => [kind, kinds.filter((each) => each === kind).length])
  expect(doneOf(result)?.['counts']).toEqual(Object.fromEntries(counted))
})

test('of a file that is right nothing is told, and the command ends well', async () => {
  const { expected, folder, home } = await openFaulty(8)
  const right = treeOf(folder).find((path) => path.endsWith('.srt') && !expected.some((line) => line.endsWith(path)))
  const result = await runHere(['check', right ?? '', '--json', '--home', home])
  expect([result.code, eventsOf(result, 'finding')]).toEqual([0, []])
  expect(doneOf(result)).toMatchObject({ found: 0 })
  expect(doneOf(result)?.['checked']).toBeGreaterThan(0)
})

test('what is ours is mended in one batch and taken back in one; nothing else is touched', async () => {
  const { check, ours, home, folder } = await openFaulty(4)
  const files = () => new Map(treeOf(folder).map((path) => [path, contentMark(path)]))
  const before = files()
  const applied = await check('--apply')
  const { found, batch, mended: count } = doneOf(applied) as { found: number; batch: string; mended: number }
  const mended = eventsOf(applied, 'finding').filter((finding) => finding['mended'] === true)
  expect(mended.map(({ kind }) => kind).sort()).toEqual(['advert', 'encoding', 'hearing-impaired', 'timing', 'timing'])
  expect(mended.every(({ sidecar }) => ours.some(({ path }) => path === sidecar))).toBe(true)
  expect(count).toBe(5)

  const changed = [...files()].filter(([path, content]) => before.get(path) !== content).map(([path]) => path)
  expect(changed.sort()).toEqual(mended.map(({ sidecar }) => String(sidecar)).sort())
  const again = await check()
  const left = doneOf(again) as { found: number; read: number }
  expect(left.found).toBe(found - 5)
  // The five, and what they are measured against.
  expect(left.read).toBeLessThanOrEqual(10)

  const listed = await runHere(['runs', '--home', home])
  expect(listed.stdout).toMatch(/ check-up +/)
  expect(listed.stdout).not.toContain('mend')
  await runHere(['undo', '--batch', batch, '--home', home])
  expect(files()).toEqual(before)
})

test('of a file of the user in another language the name is told that would say it', async () => {
  const { check, home, folder } = await openFaulty(21)
  const misnamed = eventsOf(await check(), 'finding').filter(({ kind, ours }) => kind === 'language' && ours === false)
  const [offered] = misnamed.flatMap(({ renamesTo }) => (typeof renamesTo === 'string' ? [renamesTo] : []))
  expect(offered).toMatch(/\.[a-z]{2,3}\.srt$/)
  const plain = await runHere(['check', folder, '--home', home])
  expect(plain.stdout).toContain(`(its name would be ${offered})`)
})

test('a file that was named is measured against what stands beside it, and alone is told of', async () => {
  const { expected, home } = await openFaulty(5)
  const late = expected.find((line) => line.startsWith('timing '))?.slice('timing '.length) ?? ''
  const result = await runHere(['check', late, '--json', '--home', home])
  expect(foundIn(result)).toEqual([`timing ${late}`])
})

test('a file that changes is read again, and no other', async () => {
  const { check, folder } = await openFaulty(6)
  await check()
  const [path] = treeOf(folder).filter((each) => each.endsWith('.srt') && statSync(each).size > 1_000)
  writeFileSync(path ?? '', readFileSync(path ?? '', 'latin1').replace(/\d\d:\d\d/, '00:00'), 'latin1')
  const { read } = doneOf(await check()) as { read: number }
  // Itself, and what is measured against it anew.
  expect(read).toBeGreaterThanOrEqual(1)
  expect(read).toBeLessThanOrEqual(3)
})

test('files that were only touched are read for their hash once and measured no second time', async () => {
  const { check, folder, expected, subtitles } = await openFaulty(7)
  await check()
  const now = Date.now() / 1_000
  for (const path of treeOf(folder).filter((each) => each.endsWith('.srt'))) utimesSync(path, now, now)
  const touched = await check()
  expect(foundIn(touched)).toEqual(expected)
  // What is measured anew would be read once more.
  expect(doneOf(touched)?.['read']).toBeLessThanOrEqual(subtitles)
  expect(doneOf(await check())).toMatchObject({ read: 0 })
})

function treeOf(folder: string): readonly string[] {
  return pathsBelow(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}
