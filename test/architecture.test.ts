/** The dependency rules of ARCHITECTURE.md, checked on every import, type-only ones included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Each folder with the folders it may import from. The first row that fits a file counts. */
const folderRules: readonly (readonly [folder: string, mayImport: readonly string[]])[] = [
  ['shared/', ['shared/']],
  ['service/', ['service/', 'shared/']],
  [
    'electron/serviceClient/embedded/embeddedServiceWorker.ts',
    [
      'electron/serviceClient/',
      'service/server.ts',
      'service/tables.ts',
      'service/ai/readSettings.ts',
      'service/ai/settings.ts',
      'service/catalogue/',
      'service/usage/',
      'shared/',
    ],
  ],
  ['electron/serviceClient/', ['electron/serviceClient/', 'shared/']],
  ['electron/transport/', ['electron/transport/', 'shared/']],
  // The version that the app says it has.
  ['electron/cli/main.ts', ['electron/', 'shared/', 'package.json']],
  ['electron/cli/commands/serviceCommand.ts', ['electron/', 'service/command.ts', 'shared/']],
  ['electron/cli/table/serviceCommands.ts', ['electron/', 'service/commandRows.ts', 'shared/']],
  ['electron/', ['electron/', 'shared/']],
  ['renderer/components/', ['renderer/components/', 'shared/']],
  ['renderer/api/', ['renderer/api/', 'shared/']],
  ['renderer/', ['renderer/', 'shared/']],
]

/** Domains of the host: they use each other's types and are handed each other's functions. */
const domains = [
  'ai',
  'library',
  'wanted',
  'matching',
  'plan',
  'download',
  'verify',
  'sidecar',
  'timing',
  'settings',
  'batch',
  'clean',
  'log',
  'demo',
  'session',
  'upload',
  'watch',
]
/** Functions that any domain may call: pure ones on names, the disk's own words, and the one safe way to name a file. */
const openToDomains = [
  'electron/clean/cleanRules.ts',
  'electron/database/diskErrors.ts',
  'electron/database/fileLock.ts',
  'electron/database/sharedWait.ts',
  'electron/sidecar/sidecarName.ts',
  'electron/sidecar/namingProfiles.ts',
  'electron/sidecar/disk.ts',
  'electron/sidecar/diskErrors.ts',
  'electron/sidecar/putInPlace.ts',
  'electron/sidecar/untouched.ts',
  'electron/serviceClient/callContent.ts',
  'electron/serviceClient/mayBeCharged.ts',
  'electron/serviceClient/waitError.ts',
  'electron/wanted/wish.ts',
]

/** Entry of a thread: it composes what runs there, as compose.ts does for the app. */
const composers = ['electron/download/archiveWorker.ts', 'electron/watch/look/watchWorker.ts']

/** Packages that only some files may name. */
const packageRules: readonly (readonly [name: RegExp, onlyIn: readonly string[]])[] = [
  [
    /^electron$/,
    ['electron/main.ts', 'electron/preload.ts', 'electron/desktop/', 'electron/transport/electronTransport.ts'],
  ],
  [/^node:sqlite$/, ['electron/database/', 'service/catalogue/store/database.ts']],
  [/^chokidar$/, ['electron/watch/']],
  [/^commander$/, ['shared/command/']],
  [/^intl-messageformat$/, ['shared/messages/']],
  [/^(react|react-dom|zustand)(\/|$)/, ['renderer/']],
  [/^node:/, ['electron/', 'service/']],
]

const longestFile = 300
/** Made from the English messages, as long as they are. */
const messageTypes = 'shared/messages/Messages.ts'

interface Import {
  readonly from: string
  readonly to: string
  readonly isTypeOnly: boolean
}

const files = ['shared', 'service', 'electron', 'renderer']
  .filter((root) => existsSync(root))
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, name)),
  )

const imports: readonly Import[] = files.flatMap((from) => {
  const source = ts.createSourceFile(from, readFileSync(from, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const name = statement.moduleSpecifier
    if (!name || !ts.isStringLiteral(name)) return []
    return [{ from, to: name.text, isTypeOnly: isTypeOnly(statement) }]
  })
})
const isLocal = ({ to }: Import) => to.startsWith('.')
const local = imports.filter(isLocal).map((each) => ({ ...each, to: normalize(join(dirname(each.from), each.to)) }))
const packages = imports.filter((each) => !isLocal(each))
const shown = ({ from, to }: Import) => `${from} -> ${to}`
const startsWithOneOf = (path: string, starts: readonly string[]) => starts.some((start) => path.startsWith(start))

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const clause = statement.importClause
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  if (clause.name || !named || !ts.isNamedImports(named)) return false
  return named.elements.every((element) => element.isTypeOnly)
}

test('every local import names a file that exists', () => {
  expect(local.filter(({ to }) => !existsSync(to)).map(shown)).toEqual([])
})

test('folders import only from folders they may', () => {
  const broken = local.filter(({ from, to }) => {
    const mayImport = folderRules.find(([folder]) => from.startsWith(folder))?.[1] ?? []
    return !startsWithOneOf(to, mayImport)
  })
  expect(broken.map(shown)).toEqual([])
})

test('the domains of the host know each other as types only', () => {
  const domainOf = (path: string) => domains.find((domain) => path.startsWith(`electron/${domain}/`))
  const broken = local.filter(({ from, to, isTypeOnly: onlyType }) => {
    const [mine, theirs] = [domainOf(from), domainOf(to)]
    if (!mine || onlyType || composers.includes(from) || mine === theirs || openToDomains.includes(to)) return false
    return to.startsWith('electron/')
  })
  expect(broken.map(shown)).toEqual([])
})

test('packages are named only where they may be', () => {
  const broken = packages.filter(({ from, to }) => {
    const rule = packageRules.find(([name]) => name.test(to))
    return rule !== undefined && !startsWithOneOf(from, rule[1])
  })
  expect(broken.map(shown)).toEqual([])
})

test('screens do not import each other', () => {
  const featureOf = (path: string) => /^renderer\/features\/(\w+)\//.exec(path)?.[1]
  const broken = local.filter(({ from, to }) => {
    const [mine, theirs] = [featureOf(from), featureOf(to)]
    return mine !== undefined && theirs !== undefined && mine !== theirs
  })
  expect(broken.map(shown)).toEqual([])
})

test('no import leads back to its own file', () => {
  const targets = Map.groupBy(local, ({ from }) => from)
  const seen = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  function visit(file: string, path: readonly string[]): void {
    if (seen.get(file) === 'open') cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (seen.has(file)) return
    seen.set(file, 'open')
    for (const { to } of targets.get(file) ?? []) visit(to, [...path, file])
    seen.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

test(`no file is longer than ${longestFile} lines`, () => {
  const written = files.filter((file) => file !== messageTypes)
  expect(written.filter((file) => readFileSync(file, 'utf8').split('\n').length > longestFile)).toEqual([])
})

test('contract tests do not share the wire schemas, so that a wrong name there cannot hide', () => {
  const contract = readdirSync('test/contract', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(contract.length).toBeGreaterThan(0)
  expect(contract.filter((name) => readFileSync(join('test/contract', name), 'utf8').includes('shared/wire'))).toEqual(
    [],
  )
})

test('one place decides between the words of the host and those of the reader', () => {
  const deciding = files.filter((file) => /\blocale [=!]== '/.test(readFileSync(file, 'utf8')))
  expect(deciding).toEqual(['shared/messages/hostSentence.ts'])
})

test('no text and no order depends on the language of the machine', () => {
  const asksMachine = /\.localeCompare\(|\.toLocale\w+\(\)|\bIntl\.\w+\(\)/
  expect(files.filter((file) => asksMachine.test(readFileSync(file, 'utf8')))).toEqual([])
})
