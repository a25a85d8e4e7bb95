/**
 * `npm run test:planted [WORD…]`: puts one fault after the other into a copy of the program and runs the test that holds the rule,
 * which must fail. It ends with 1 where a fault was not noticed. Words choose faults by what they break or where; with
 * UNDERTITLE_PLANTED=N it is N of them, from all over the table.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { allFaults } from './allFaults.ts'
import { isNamed, plant, type PlantedFault } from './plantedFault.ts'

const root = resolve(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const chosen = allFaults.filter((fault) => words.every((word) => `${fault.breaks} ${fault.file}`.includes(word)))
const step = Math.max(1, chosen.length / Number(process.env['UNDERTITLE_PLANTED'] ?? chosen.length))
const faults = chosen.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))

const copy = copyOfProgram()
try {
  const vitest = await createVitest({
    ...{ root: copy, watch: false, reporters: [], project: ['unit', 'contract'] },
    ...{ config: join(copy, 'vitest.config.ts'), maxWorkers: 1 },
  })
  process.exitCode = (await areSound(vitest)) && (await countMissed(vitest)) === 0 ? 0 : 1
  await vitest.close()
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** What git knows, and the packages beside it. */
function copyOfProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-planted-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** A test that fails anyway would notice anything. */
async function areSound(vitest: Vitest): Promise<boolean> {
  const { testModules } = await run(vitest, [...new Set(faults.map(({ test }) => test))])
  const failed = testModules.filter((each) => !each.ok()).map(({ relativeModuleId }) => relativeModuleId)
  if (failed.length > 0) console.log(`These fail without a fault: ${failed.join(', ')}`)
  return failed.length === 0
}

async function run(vitest: Vitest, tests: readonly string[]) {
  const paths = tests.map((test) => join(copy, 'test', `${test}.test.ts`))
  return vitest.runTestSpecifications(await vitest.globTestSpecifications(paths))
}

async function countMissed(vitest: Vitest): Promise<number> {
  let missed = 0
  for (const fault of faults) {
    const said = await verdictOn(vitest, fault)
    if (said !== 'noticed') missed += 1
    console.log(`${said}: ${fault.breaks} (${dirname(fault.file)}; ${fault.test})`)
  }
  console.log(`${faults.length - missed} of ${faults.length} planted faults were noticed`)
  return missed
}

async function verdictOn(vitest: Vitest, fault: PlantedFault): Promise<'noticed' | 'MISSED' | 'NOT RUN'> {
  const path = join(copy, fault.file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, plant(fault, before))
  vitest.invalidateFile(path)
  try {
    const { testModules } = await run(vitest, [fault.test])
    return verdictOf(testModules, fault)
  } finally {
    writeFileSync(path, before)
    vitest.invalidateFile(path)
  }
}

/** A file that no longer loads has noticed nothing: its tests never ran. */
function verdictOf(modules: readonly TestModule[], fault: PlantedFault): 'noticed' | 'MISSED' | 'NOT RUN' {
  const states = modules.flatMap(({ children }) =>
    Array.from(children.allTests()).flatMap((test) => (isNamed(fault, test.name) ? [test.result().state] : [])),
  )
  if (states.includes('failed')) return 'noticed'
  return states.includes('passed') ? 'MISSED' : 'NOT RUN'
}
