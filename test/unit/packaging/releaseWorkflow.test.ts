import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const { load } = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))('js-yaml') as {
  readonly load: (text: string) => unknown
}

interface Job {
  readonly strategy?: { readonly matrix: { readonly include: readonly { readonly target: string }[] } }
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[]
}
const text = readFileSync('.github/workflows/release.yml', 'utf8')
const workflow = load(text) as { readonly permissions: object; readonly jobs: { packages: Job; draft: Job } }
const { packages, draft } = workflow.jobs
const runs = (job: Job) => job.steps.flatMap(({ run }) => run ?? [])

test('a release is tested, built and packed on all three systems', () => {
  expect(packages.strategy?.matrix.include.map(({ target }) => target)).toEqual(['--linux', '--win', '--mac'])
  const order = ['npm ci', 'npm test', 'npm run build', 'npm run package']
  const places = order.map((command) => runs(packages).findIndex((run) => run.includes(command)))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('it ends as a draft with checksums, and only that job may write', () => {
  expect(runs(draft).join('\n')).toMatch(/sha256sum[\s\S]*gh release create .*--draft/)
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect([packages.permissions, draft.permissions]).toEqual([undefined, { contents: 'write' }])
})

test('the update address is given to the build, which it is built into, and to the packages, which are asked for there', () => {
  const withAddress = packages.steps.filter(({ env }) => env?.['UNDERTITLE_UPDATE_URL'] !== undefined)
  expect(withAddress.map(({ run = '' }) => /npm run (build|package)/.exec(run)?.[1])).toEqual(['build', 'package'])
})

test('what others wrote for it is pinned to a commit that nobody can move', () => {
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, name]) => name ?? '')
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([])
})

test('every script that it runs exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }
  const asked = [...text.matchAll(/npm run (\w+)/g)].map(([, name]) => name ?? '')
  expect(asked.filter((name) => !(name in scripts))).toEqual([])
})

test('certificates come from secrets, and docs/releasing.md tells of each variable', () => {
  const guide = readFileSync('docs/releasing.md', 'utf8')
  const env = packages.steps.find(({ env: given }) => given?.['CSC_LINK'] !== undefined)?.env ?? {}
  expect(Object.keys(env)).toEqual(expect.arrayContaining(['CSC_LINK', 'APPLE_TEAM_ID', 'WIN_CSC_LINK']))
  for (const [name, value] of Object.entries(env)) {
    expect(value).toMatch(/^\$\{\{ .*(secrets|vars)\./)
    expect(guide).toContain(`\`${name}\``)
  }
})

test('no template and no script names where packages are really hosted', () => {
  const files = readdirSync('packaging', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yml|yaml|rb|xml)$/.test(name),
  )
  const hosts = files.flatMap((name) =>
    [...readFileSync(`packaging/${name}`, 'utf8').matchAll(/https?:\/\/([^/\s"'<]+)/g)].map(([, host]) => host),
  )
  expect(new Set(hosts)).toEqual(new Set(['undertitle.app', 'aka.ms']))
})
