/**
 * SIGKILL at random moments of `service import` (promises F3, J1): `npm run test:crash`. The next import takes up the rest, and
 * in the end the catalogue is that of an import that nobody killed. UNDERTITLE_IMPORT_KILLS says how many kills,
 * UNDERTITLE_SEED which moments.
 */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueLines } from '../support/services/catalogueLines.ts'
import { afterMs, killRun } from '../support/programs/killRun.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { runCli } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { writeManifest, writeTitleList } from '../bench/makeCatalogue.ts'

const kills = Number(process.env['UNDERTITLE_IMPORT_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
/** Of one catalogue: the more of it is there, the more kills meet the indexes at the end. */
const mostKillsOfOne = 6
/** Some seconds of work, and a manifest that is read in a thread of its own. */
const titles = 6_000

test(
  `${kills} kills of an import, and the next one ends as if there had been none (seed ${seed})`,
  { timeout: 120_000 + kills * 30_000 },
  async () => {
    const pick = createRandom(seed)
    const folder = tempFolder()
    const list = join(folder, 'basics.tsv')
    await writeTitleList(list, { titles, queries: 0 })
    await writeManifest(list, join(folder, 'made'))
    const argsOf = (name: string) => [
      ...['service', 'import', '--data', join(folder, name)],
      ...[list, join(folder, 'made', 'manifest.jsonl')],
    ]
    const startedMs = performance.now()
    expect(await runCli(argsOf('whole'))).toMatchObject({ code: 0 })
    const lastsMs = performance.now() - startedMs
    const whole = catalogueLines(join(folder, 'whole'))

    let killed = 0
    for (let round = 1; killed < kills; round += 1) {
      const args = argsOf(`killed ${round}`)
      const most = Math.min(mostKillsOfOne, kills - killed)
      for (let shot = 0; shot < most && (await killRun(args, {}, afterMs(pick(lastsMs)))); shot += 1) killed += 1
      const last = await runCli(args)
      expect(last, last.stderr).toMatchObject({ code: 0 })
      const found = catalogueLines(join(folder, `killed ${round}`))
      expect(found.slice(0, 5)).toEqual(whole.slice(0, 5))
      expect(firstDifference(found, whole)).toBeNull()
      const again = await runCli(args)
      expect(JSON.parse(again.stdout)).toEqual({ titles: 0, subtitles: 0, files: 0, skipped: 0 })
    }
  },
)

/** A catalogue is too long to be shown whole. */
function firstDifference(found: readonly string[], wanted: readonly string[]): object | null {
  const at = Math.max(found.length, wanted.length)
  for (let index = 0; index < at; index += 1)
    if (found[index] !== wanted[index]) return { index, found: found[index], wanted: wanted[index] }
  return null
}
